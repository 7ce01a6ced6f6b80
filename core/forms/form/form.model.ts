/**
 * The model of a form that is sent to the API with a captcha. Newsletter, contact, open-fibre and callback share it. The widget declares
 * which endpoint is called, and how the fields are sent.
 */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Call, Request } from "#core/services/api/call.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import { CaptchaModel, type CaptchaPorts } from "#core/services/captcha/captcha.model.ts";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import type { Language } from "#core/base/values/language.ts";
import { platform } from "#core/base/values/limits.ts";
import { createSubmission, type SubmissionState } from "./submission.model.ts";

/** The ports of a widget that a form needs. */
export type FormPorts = {
  readonly call: Call;
  readonly captcha: CaptchaPorts;
  readonly language: ReadonlySignal<Language>;
  emit(event: `digi-${string}`, detail?: unknown): boolean;
  track(event: string, detail?: Readonly<Record<string, unknown>>): void;
};

/** The values that every form sends beside its fields (P-102). */
export type FormExtras = { readonly lang: Language; readonly platform: typeof platform; readonly recaptcha: string };

type FormDeclaration<Fields, Query, Body, Answer> = {
  /** The form's name in the events `digi-submit` and `digi-success`. */
  readonly name: string;
  readonly endpoint: Endpoint<Query, Body, Answer>;
  readonly request: (fields: Fields, extras: FormExtras) => Request<Query, Body>;
  /** Returns the fields as the host page may see them: strings, no secrets, no files. */
  readonly visible: (fields: Fields) => Readonly<Record<string, string>>;
  readonly tracksProgress?: boolean;
  readonly onSent?: (answer: Answer, fields: Fields) => void;
};

export type FormModel<Fields, Answer> = {
  readonly captcha: CaptchaModel;
  readonly state: ReadonlySignal<SubmissionState<Answer>>;
  submit(fields: Fields): Promise<void>;
  cancel(): void;
  /** Returns from the success message to the form; the typed texts stay. */
  again(): void;
  /** Counts how often the model was reset; the view empties its fields when the count changes. */
  readonly resets: ReadonlySignal<number>;
  /** Resets the model and shows the form, with empty fields. */
  reset(): void;
  /** Ends the running submission and the captcha, when the widget is disposed. */
  stop(): void;
};

export function createFormModel<Fields, Query, Body, Answer>(
  ports: FormPorts,
  form: FormDeclaration<Fields, Query, Body, Answer>,
): FormModel<Fields, Answer> {
  const captcha = new CaptchaModel(ports.captcha);
  const resets = signal(0);
  let sentFields: Fields | undefined;

  const submission = createSubmission<Fields, Query, Body, Answer>({
    call: ports.call,
    endpoint: form.endpoint,
    ...(form.tracksProgress && { tracksProgress: true }),
    announceSubmit: (fields) => ports.emit("digi-submit", { form: form.name, fields: form.visible(fields) }),
    async request(fields) {
      const recaptcha = await nextToken(captcha);
      if (recaptcha === undefined) return undefined;
      sentFields = fields;
      return form.request(fields, { lang: ports.language.peek(), platform, recaptcha });
    },
    onOutcome(outcome) {
      if (outcome.ok || spendsCaptcha(outcome.failure)) captcha.renew();
      if (!outcome.ok) return;
      if (sentFields !== undefined) form.onSent?.(outcome.value, sentFields);
      ports.emit("digi-success", { form: form.name });
      ports.track("generate_lead", { form: form.name });
    },
  });

  /** Cancels the running submission. The captcha is renewed, because the cancelled request may have used up its token. */
  const cancel = (): void => {
    if (submission.state.peek().status !== "sending") return;
    submission.cancel();
    captcha.renew();
  };

  return {
    captcha,
    state: submission.state,
    async submit(fields) {
      if (captcha.want()) await submission.submit(fields);
    },
    cancel,
    again: submission.again,
    resets,
    reset() {
      cancel();
      submission.again();
      resets.value++;
    },
    stop() {
      submission.cancel();
      captcha.stop();
    },
  };
}

/**
 * Tells whether the captcha's token may have been used up by a failed call. A call that was refused because of its fields, or that was
 * never sent, leaves the token usable (decisions §4); after any other failure the token may be used up.
 */
const spendsCaptcha = ({ code, fieldErrors }: Failure): boolean =>
  code === "captcha_invalid" || (fieldErrors === undefined && code !== "network.offline");

/** Resolves with the captcha's token as soon as there is one, or with undefined where the captcha fails. */
export function nextToken(captcha: CaptchaModel): Promise<string | undefined> {
  captcha.begin();
  return new Promise((resolve) => {
    // A subscription calls its listener at once, before `stop` is assigned, so stopping waits for a microtask.
    const stop = captcha.state.subscribe((state) => {
      if (state.kind === "working" || state.kind === "waiting" || state.kind === "idle") return;
      queueMicrotask(() => stop());
      resolve(state.kind === "verified" ? state.token : undefined);
    });
  });
}

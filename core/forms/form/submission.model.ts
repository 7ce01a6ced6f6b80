/** The state machine of a form's submission, the same in all form widgets. It is independent of texts, fields and the DOM. */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Call, Request } from "#core/services/api/call.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { logError } from "#core/platform/console.ts";

export type SubmissionState<Answer> =
  /** The form is being filled in. Next: sending. */
  | { readonly status: "editing" }
  /** The request is pending; `progress` is 0…1 where a file is sent. Next: sent, refused, editing (cancelled). */
  | { readonly status: "sending"; readonly progress?: number }
  /** The API accepted the form; `message` is its own text where it sent one. Next: editing (`again`). */
  | { readonly status: "sent"; readonly answer: Answer; readonly message?: string }
  /** The form was not accepted, and everything typed stays. Next: sending (`submit`). */
  | { readonly status: "refused"; readonly failure: Failure };

type SubmissionPorts<Fields, Query, Body, Answer> = {
  readonly call: Call;
  readonly endpoint: Endpoint<Query, Body, Answer>;
  /**
   * Returns the request to send. The promise may wait, for example for a fresh captcha token. Undefined cancels the submission and leaves
   * the form as it is.
   */
  readonly request: (fields: Fields) => Request<Query, Body> | Promise<Request<Query, Body> | undefined>;
  /** Sends the event `digi-submit`. Returns false when the host page cancelled the event (decisions §3), so that nothing is sent. */
  readonly announceSubmit: (fields: Fields) => boolean;
  /** True where a file is sent, so that its progress is shown. */
  readonly tracksProgress?: boolean;
  /** Called after each response, before the state changes, to send success events and to renew the captcha. */
  readonly onOutcome?: (outcome: Outcome<Answer>) => void;
};

export type Submission<Fields, Answer> = {
  readonly state: ReadonlySignal<SubmissionState<Answer>>;
  /** Sends the form; ignored while a submission runs. Resolves when the state has settled. */
  submit(fields: Fields): Promise<void>;
  /** Returns to an editable form, from the success message or from the warning of a refusal. */
  again(): void;
  /** Cancels a running submission; the form is then as it was before. */
  cancel(): void;
};

export function createSubmission<Fields, Query, Body, Answer>(
  ports: SubmissionPorts<Fields, Query, Body, Answer>,
): Submission<Fields, Answer> & Disposable {
  const state = signal<SubmissionState<Answer>>({ status: "editing" });
  let running: AbortController | undefined;

  const send = async (fields: Fields): Promise<void> => {
    const attempt = (running = new AbortController());
    state.value = { status: "sending" };
    const outcome = await perform(fields, attempt.signal).catch((cause: unknown): undefined => {
      logError("the form could not be sent", cause);
    });
    if (running !== attempt) return;
    running = undefined;
    if (outcome) ports.onOutcome?.(outcome);
    state.value = outcome ? settled(outcome) : { status: "editing" };
  };

  const perform = async (fields: Fields, abort: AbortSignal): Promise<Outcome<Answer> | undefined> => {
    const request = await ports.request(fields);
    if (!request || abort.aborted) return undefined;
    const onProgress = (progress: number): void => {
      if (running?.signal === abort) state.value = { status: "sending", progress };
    };
    return ports.call(ports.endpoint, { ...request, signal: abort, ...(ports.tracksProgress && { onProgress }) });
  };

  const cancel = (): void => {
    if (!running) return;
    const attempt = running;
    running = undefined;
    attempt.abort();
    state.value = { status: "editing" };
  };

  return {
    state,
    async submit(fields) {
      if (running || !ports.announceSubmit(fields)) return;
      await send(fields);
    },
    again() {
      if (running) return;
      state.value = { status: "editing" };
    },
    cancel,
    [Symbol.dispose]: cancel,
  };
}

function settled<Answer>(outcome: Outcome<Answer>): SubmissionState<Answer> {
  if (!outcome.ok) return { status: "refused", failure: outcome.failure };
  return { status: "sent", answer: outcome.value, ...(outcome.message !== undefined && { message: outcome.message }) };
}

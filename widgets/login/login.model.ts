import { batch, createModel, signal, type Signal } from "@preact/signals-core";
import type { Failure, Outcome } from "#core/api/outcome.ts";
import { CaptchaModel } from "#core/captcha/captcha.model.ts";
import type { OptionsOf } from "#core/contract/element.ts";
import type { PortsOf, ViewProps } from "#core/element/room.ts";
import { nextToken } from "#core/forms/form.model.ts";
import { navigateTo } from "#core/platform/page.ts";
import { pageAddress, pageQuery, replacePageQuery } from "#core/platform/visit.ts";
import type { CodeSent, SessionState, SessionUser } from "#core/session/session.ts";
import type { door } from "./login.element.ts";
import { isSame, readLogout, targetOf } from "./login.rules.ts";
import type { CredentialFields } from "./login.schema.ts";

export type LoginState =
  /** Step one. → code, inactive, signed-in */
  | {
      readonly step: "credentials";
      readonly isBusy: boolean;
      readonly failure?: Failure | undefined;
      /** Why the visitor is here again. */
      readonly notice?: "signed-out" | "too-late" | undefined;
    }
  /** Step two: a code was sent. → credentials, signed-in */
  | {
      readonly step: "code";
      readonly sent: CodeSent;
      /** It is not the first one. */
      readonly isAnother: boolean;
      readonly busy?: "verifying" | "sending" | undefined;
      readonly failure?: Failure | undefined;
      /** No code is of use any more but a new one. */
      readonly isSpent: boolean;
    }
  /** The password was right, the account never activated. → credentials */
  | {
      readonly step: "inactive";
      readonly email: string;
      readonly mail: "none" | "sending" | "sent";
      readonly failure?: Failure | undefined;
    }
  /** → credentials */
  | {
      readonly step: "signed-in";
      readonly user: SessionUser;
      readonly survivesReload: boolean;
      /** Where to go on; undefined where that is here, or would end a session that lives in this page only. */
      readonly href: string | undefined;
      readonly isLeaving: boolean;
    };

/** What a view shows of a refusal. */
export type Refusal = Failure;

export type StepProps<Step extends LoginState["step"]> = ViewProps<Model, typeof door> & {
  readonly state: Extract<LoginState, { step: Step }>;
};

/** The page that the login is on. */
const thisPage = { address: pageAddress, query: pageQuery, replaceQuery: replacePageQuery, leave: navigateTo };

type Ports = PortsOf<typeof door>;
export type Options = OptionsOf<typeof door>;

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: Ports, options: Signal<Options>, page: typeof thisPage = thisPage) => {
  const { session, clock, emit } = ports;
  const state = signal<LoginState>({ step: "credentials", isBusy: false });
  /** Counts the steps that the visitor took: the field of the next one takes focus then, and not when a page is loaded. */
  const moves = signal(0);
  /** Email to begin with, where step one is to be given again. */
  const email = signal("");
  const waitSeconds = signal(0);
  const minutesLeft = signal(0);
  const captcha = new CaptchaModel(ports.captcha);
  const needsCaptcha = signal(false);
  let running: AbortController | undefined;
  let credentials: CredentialFields | undefined;
  let resendAtMs = 0;
  let cancelTick = (): void => undefined;

  /** One thing at a time: undefined where it was given up meanwhile. */
  const perform = async <Value>(ask: (abort: AbortSignal) => Promise<Outcome<Value>>): Promise<Outcome<Value> | undefined> => {
    const attempt = (running = new AbortController());
    const outcome = await ask(attempt.signal);
    if (running !== attempt) return undefined;
    running = undefined;
    return outcome;
  };
  const giveUp = (): void => {
    running?.abort();
    running = undefined;
  };
  const goTo = (next: LoginState, by: "visitor" | "itself" = "visitor"): void => {
    if (next.step !== "code") cancelTick();
    if (next.step !== "inactive") credentials = undefined;
    batch(() => {
      state.value = next;
      if (by === "visitor") moves.value++;
    });
  };
  const startAgain = (notice?: "signed-out" | "too-late", by?: "visitor" | "itself"): void =>
    goTo({ step: "credentials", isBusy: false, notice }, by);

  /** Step one, and at once the code (P-114). */
  const logIn = async (fields: CredentialFields, abort: AbortSignal): Promise<Outcome<CodeSent>> => {
    const isAsked = needsCaptcha.peek();
    const recaptcha = isAsked ? await nextToken(captcha).catch(() => undefined) : undefined;
    if (abort.aborted) return { ok: false, failure: { code: "network.aborted" } };
    const begun = await session.begin({ ...fields, ...(recaptcha !== undefined && { recaptcha }) }, abort);
    if (recaptcha !== undefined && (begun.ok || begun.failure.code !== "network.offline")) captcha.renew();
    if (begun.ok) return session.sendCode(abort);
    if (begun.failure.code !== "captcha_required") return begun;
    needsCaptcha.value = true;
    // It needs no hand, so the visitor need not press again.
    if (!isAsked && ports.captcha.secure && !ports.captcha.needsHand) return logIn(fields, abort);
    captcha.begin();
    return begun;
  };
  const submit = async (fields: CredentialFields): Promise<void> => {
    if (running || !emit("digi-submit", { form: "login", fields: { username: fields.username } })) return;
    email.value = fields.username;
    state.value = { step: "credentials", isBusy: true };
    const outcome = await perform((abort) => logIn(fields, abort));
    if (!outcome) return;
    if (outcome.ok) return showCode(outcome.value);
    if (outcome.failure.code === "not_activated") {
      goTo({ step: "inactive", email: fields.username, mail: "none" });
      credentials = fields;
    } else state.value = { step: "credentials", isBusy: false, failure: isOurs(outcome.failure) ? undefined : outcome.failure };
  };

  const tick = (): void => {
    cancelTick();
    const current = state.peek();
    if (current.step !== "code") return;
    const waitMs = Math.max(0, resendAtMs - clock.now());
    const lifeMs = Math.max(0, current.sent.expiresAtMs - clock.now());
    batch(() => {
      waitSeconds.value = Math.ceil(waitMs / 1000);
      minutesLeft.value = Math.ceil(lifeMs / 60_000);
      if (lifeMs === 0 && !current.isSpent && !running) state.value = { ...current, failure: { code: "code_expired" }, isSpent: true };
    });
    const nextMs = Math.min(waitMs % 1000 || (waitMs > 0 ? 1000 : Infinity), lifeMs % 60_000 || (lifeMs > 0 ? 60_000 : Infinity));
    if (nextMs < Infinity) cancelTick = clock.after(nextMs, tick);
  };
  const showCode = (sent: CodeSent, by?: "visitor" | "itself"): void => {
    resendAtMs = sent.resendAtMs;
    goTo({ step: "code", sent, isAnother: state.peek().step === "code", isSpent: false }, by);
    tick();
  };
  const refuseCode = (failure: Failure): void => {
    const current = state.peek();
    if (current.step !== "code") return;
    if (failure.code === "token_expired") return startAgain("too-late");
    const { attemptsLeft = current.sent.attemptsLeft } = failure;
    const isSpent = current.isSpent || failure.code === "code_burnt" || failure.code === "code_expired";
    const shown = isOurs(failure) ? undefined : failure;
    // Back to the field, unless the box with what happened takes focus.
    goTo(
      { ...current, sent: { ...current.sent, attemptsLeft }, busy: undefined, failure: shown, isSpent },
      failure.code === "code_wrong" ? "visitor" : "itself",
    );
  };
  const verify = async (code: string): Promise<void> => {
    const current = state.peek();
    if (running || current.step !== "code" || current.isSpent) return;
    state.value = { ...current, busy: "verifying", failure: undefined };
    const outcome = await perform((abort) => session.verify(code, abort));
    if (!outcome) return;
    if (!outcome.ok) return refuseCode(outcome.failure);
    emit("digi-success", { form: "login" });
    ports.measure("login", { method: "password" });
    lead(); // P-115
  };
  const resend = async (): Promise<void> => {
    const current = state.peek();
    if (running || current.step !== "code" || clock.now() < resendAtMs) return;
    state.value = { ...current, busy: "sending", failure: undefined };
    const outcome = await perform(session.sendCode);
    if (!outcome) return;
    if (outcome.ok) return showCode(outcome.value);
    const { retryAfterSeconds } = outcome.failure;
    if (retryAfterSeconds !== undefined) resendAtMs = clock.now() + retryAfterSeconds * 1000;
    refuseCode(outcome.failure);
    tick();
  };

  const mailActivation = async (): Promise<void> => {
    const current = state.peek();
    const mine = credentials;
    if (running || !mine || current.step !== "inactive") return;
    state.value = { ...current, mail: "sending", failure: undefined };
    const outcome = await perform(() => session.resendActivation(mine));
    if (!outcome) return;
    state.value = { ...current, mail: outcome.ok ? "sent" : "none", failure: outcome.ok ? undefined : outcome.failure };
  };

  const wanted = () => {
    const asked = new URLSearchParams(page.query()).get("next");
    return targetOf([asked, options.peek().next], {
      here: page.address(),
      pages: { ...ports.pages(), overview: ports.pathOf("overview") },
    });
  };
  /** Goes on to where the visitor wanted to be (P-028). */
  const lead = (): void => {
    const current = state.peek();
    if (current.step !== "signed-in" || current.isLeaving || current.href === undefined || !emit("digi-navigate", wanted())) return;
    state.value = { ...current, isLeaving: true };
    page.leave(current.href);
  };
  /** `digiWidgets` and the other widgets share the session: it may change at any time. */
  const follow = (shown: SessionState): void => {
    const current = state.peek();
    if (shown.status === "signed-in" && current.step !== "signed-in") {
      // Not by this tag's own second step, which goes on: then what is under way here is of no use any more.
      if (current.step !== "code" || current.busy !== "verifying") giveUp();
      const { user, survivesReload } = shown;
      const { href } = wanted();
      const isWay = survivesReload && !isSame(href, page.address(), page.address());
      goTo({ step: "signed-in", user, survivesReload, href: isWay ? href : undefined, isLeaving: false });
    }
    if (shown.status === "anonymous" && (shown.ended || current.step === "signed-in")) {
      giveUp();
      startAgain(shown.ended && "signed-out", "itself");
    }
  };

  return {
    state,
    moves,
    email,
    waitSeconds,
    minutesLeft,
    captcha,
    needsCaptcha,
    submit,
    verify,
    resend,
    mailActivation,
    lead,
    signOut(): void {
      moves.value++;
      void session.signOut();
    },
    /** P-117. */
    type(): void {
      const current = state.peek();
      if ((current.step === "credentials" || (current.step === "code" && !current.isSpent)) && current.failure)
        state.value = { ...current, failure: undefined };
    },
    otherEmail(): void {
      giveUp();
      session.abandon();
      email.value = "";
      startAgain();
    },
    start() {
      let wasSignedIn = false;
      const stopFollowing = session.state.subscribe((shown) => {
        follow(shown);
        const isSignedIn = shown.status === "signed-in";
        if (isSignedIn !== wasSignedIn) emit("digi-session-changed", { signedIn: isSignedIn });
        wasSignedIn = isSignedIn;
      });
      const logout = readLogout(page.query());
      if (logout.isAsked) {
        page.replaceQuery(logout.rest);
        void session.signOut();
      } else {
        const sent = session.begun();
        if (sent) showCode(sent, "itself");
        void session.restore().then(lead);
      }
      return () => {
        stopFollowing();
        giveUp();
        cancelTick();
        captcha.stop();
      };
    },
  };
});

/** Given up by this tag, or for another one's login on the same page: nothing that a visitor is told of. */
const isOurs = ({ code }: Failure): boolean => code === "network.aborted";

/**
 * The captcha of a form (decisions §4). The visitor does nothing: the proof of work starts when somebody is there who sees
 * the form, at the latest with the first focus into it, and takes about a second; the answer is checked by the API, and a token that
 * was used or expired is replaced by a new one by itself. A failure shows no error box (C-434); the control says so and offers to
 * confirm again. What comes back (the connection, the page out of the browser's cache) starts it anew: Firefox never settles a
 * promise of WebCrypto that was pending when the page was left.
 */
import { createModel, signal, type ReadonlySignal } from "@preact/signals-core";
import type { Call } from "#core/services/api/client.ts";
import type { FailureFacts } from "#core/base/errors/failure-cause.ts";
import { logError } from "#core/platform/console.ts";
import { codeOfFailedLoad } from "#core/base/errors/failed-load.ts";
import type { Clock } from "#core/platform/clock.ts";
import { createTokenCheck, type CaptchaProvider } from "./captcha-token.ts";

export type CaptchaState =
  /** Nothing asked yet, or only in advance and in vain. → working, waiting */
  | { readonly kind: "idle" }
  /** The visitor must answer what the provider shows. → verified, failed */
  | { readonly kind: "waiting" }
  /** Solving or checking. → verified, failed, idle */
  | { readonly kind: "working" }
  /** `token` is good for one call until it expires. → working (used, expired), idle (expired before anybody entered the form) */
  | { readonly kind: "verified"; readonly token: string }
  /** Not verified; the visitor can ask again, and the connection's return does. → working */
  | { readonly kind: "failed"; readonly failure: FailureFacts }
  /** The page is not served securely, so the browser cannot solve the puzzle. Final. */
  | { readonly kind: "insecure" };

export type CaptchaPorts = {
  readonly call: Call;
  readonly clock: Clock;
  readonly provider: CaptchaProvider;
  /** The provider shows something that the visitor must answer, so it starts when the form is drawn, not at first focus. */
  readonly needsHand: boolean;
  /** False on `http:` pages other than localhost. */
  readonly secure: boolean;
  /** Calls when the connection is back, or the page itself out of the browser's cache, until the signal aborts. */
  readonly whenBack?: (run: () => void, signal: AbortSignal) => void;
  /** Tells the page's author why, where it is the page's or the API's fault. */
  readonly explain?: (failure: FailureFacts) => void;
};

export type CaptchaModel = {
  readonly state: ReadonlySignal<CaptchaState>;
  /** How often somebody wanted to send before the token was there. */
  readonly wants: ReadonlySignal<number>;
  /** The visitor is in the form: starts where nothing was asked yet. */
  begin(): void;
  /** Starts after a failure, too; any number of calls starts one. */
  again(): void;
  /** The visitor sees the form: starts in advance, and what fails then is not told. */
  prepare(): void;
  /** The visitor wants to send. False where no token comes without the visitor: then nothing is to be sent. */
  want(): boolean;
  /** The control is on screen: a provider that needs the visitor's hand begins. */
  appear(): void;
  /** The token was sent, or the server refused it: a new one is needed. */
  renew(): void;
  /** Ends what is under way; returned to the owner because it has timers and calls of its own. */
  stop(): void;
};

/** Nothing that the page's author could mend; and the file that would tell does not come either. */
const needNoAuthor: readonly FailureFacts["code"][] = ["network.offline", "chunk.outdated"];

/** Before the token's end, so that one that is about to expire is not sent. */
const expiryMarginMs = 10_000;

export const CaptchaModel = createModel((ports: CaptchaPorts): CaptchaModel => {
  const state = signal<CaptchaState>({ kind: "idle" });
  let attempt = new AbortController();
  let cancelExpiry: (() => void) | undefined;
  const wants = signal(0);
  /** The visitor has been in the form. */
  let isEntered = false;

  const check = createTokenCheck(ports);

  const obtain = async (): Promise<void> => {
    const { signal: cancelled } = (attempt = new AbortController());
    state.value = { kind: ports.needsHand ? "waiting" : "working" };
    ports.whenBack?.(comeBack, cancelled);
    const ended = await check(cancelled).catch((cause: unknown): FailureFacts => {
      if (!cancelled.aborted) logError("the security check failed", cause);
      return { code: codeOfFailedLoad(cause, "captcha.failed") };
    });
    if (cancelled.aborted) return;
    if ("code" in ended) return fail(ended);
    state.value = { kind: "verified", token: ended.token };
    cancelExpiry = ports.clock.after(ended.lifeMs - expiryMarginMs, expire); // C-450
  };

  const fail = (failure: FailureFacts): void => {
    state.value = isEntered ? { kind: "failed", failure } : { kind: "idle" };
    if (isEntered && !needNoAuthor.includes(failure.code)) ports.explain?.(failure);
  };

  const halt = (): void => {
    attempt.abort();
    cancelExpiry?.();
  };

  const restart = (): void => {
    halt();
    void obtain();
  };

  const comeBack = (): void => {
    if (["working", "failed"].includes(state.peek().kind)) restart();
  };

  /** For who is in the form it is solved anew at once; a page that is left open does not go on for ever. */
  const expire = (): void => {
    if (isEntered) restart();
    else state.value = { kind: "idle" };
  };

  const start = (...from: CaptchaState["kind"][]): void => {
    isEntered = true;
    if (!from.includes(state.peek().kind)) return;
    if (ports.secure || ports.needsHand) restart();
    else state.value = { kind: "insecure" };
  };
  const begin = (): void => start("idle");
  const again = (): void => start("idle", "failed");

  return {
    state,
    wants,
    begin,
    again,
    prepare() {
      if (ports.secure && !ports.needsHand && state.peek().kind === "idle") restart();
    },
    want() {
      again();
      const { kind } = state.peek();
      if (kind !== "verified") wants.value++;
      return kind !== "waiting" && kind !== "insecure";
    },
    appear() {
      if (ports.needsHand) begin();
    },
    renew() {
      if (state.value.kind === "verified") restart();
    },
    stop: halt,
  };
});

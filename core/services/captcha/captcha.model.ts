/**
 * The captcha of a form (decisions §4). The visitor does nothing: the proof of work starts when an active visitor sees the form, at the
 * latest with the first focus into it, and takes about a second. The API checks the result, and a token that was used or has expired is
 * replaced automatically. A failure shows no error box (C-434); the control shows it and offers to confirm again. When the connection
 * returns, or the page is restored from the browser's back/forward cache, the captcha starts again: Firefox never settles a promise of
 * WebCrypto that was pending when the page was left.
 */
import { createModel, signal, type ReadonlySignal } from "@preact/signals-core";
import type { Call } from "#core/services/api/call.ts";
import type { FailureFacts } from "#core/base/errors/failure-cause.ts";
import type { Clock } from "#core/platform/clock.ts";
import { createTokenCheck, failureOf, type CaptchaProvider } from "./captcha-token.ts";

export type CaptchaState =
  /** No token was requested yet, or one was requested in advance without success. Next: working, waiting. */
  | { readonly kind: "idle" }
  /** The visitor has to answer the provider's question. Next: verified, failed. */
  | { readonly kind: "waiting" }
  /** The puzzle is being solved, or the API is checking its token. Next: verified, failed, idle. */
  | { readonly kind: "working" }
  /** `token` is valid for one call until it expires. Next: working (used, expired), idle (expired before anybody entered the form). */
  | { readonly kind: "verified"; readonly token: string }
  /** The check failed. It starts again when the visitor retries or the connection returns. Next: working. */
  | { readonly kind: "failed"; readonly failure: FailureFacts }
  /** The page is not served securely, so the browser cannot solve the puzzle. This state is final. */
  | { readonly kind: "insecure" };

export type CaptchaPorts = {
  readonly call: Call;
  readonly clock: Clock;
  readonly provider: CaptchaProvider;
  /** True where the provider asks the visitor something. The captcha then starts when the form is rendered, not at the first focus. */
  readonly needsHand: boolean;
  /** True where the page is secure; false on `http:` pages other than localhost. */
  readonly secure: boolean;
  /** Calls `run` when the connection is back, or the page is restored from the back/forward cache, until the signal aborts. */
  readonly whenBack?: (run: () => void, signal: AbortSignal) => void;
  /** Explains to the page's author in the console a failure that is the fault of the page or of the API. */
  readonly explain?: (failure: FailureFacts) => void;
};

export type CaptchaModel = {
  readonly state: ReadonlySignal<CaptchaState>;
  /** The number of times that the visitor tried to send the form before the captcha was verified. The view watches it. */
  readonly wants: ReadonlySignal<number>;
  /** Called when the visitor enters the form. The captcha starts if it has not started yet. */
  begin(): void;
  /** Starts the captcha, also after a failure. Calls while an attempt is running are ignored. */
  again(): void;
  /** Called when the visitor sees the form. The captcha starts in advance, and a failure of this attempt is not shown. */
  prepare(): void;
  /**
   * Called when the visitor wants to send the form. Returns false where the captcha cannot succeed without the visitor, so that the form
   * does not wait for it.
   */
  want(): boolean;
  /** Called when the captcha's control is rendered. A provider that needs the visitor's action starts then. */
  appear(): void;
  /** Called when the token was sent, or the server refused it, so that a new one is needed. */
  renew(): void;
  /** Stops the running timers and calls. The code that created the model has to call it. */
  stop(): void;
};

/** The failures without an explanation in the console: the page's author cannot fix them, and no file can be loaded. */
const needNoAuthor: readonly FailureFacts["code"][] = ["network.offline", "chunk.outdated"];

/** The time in milliseconds before the token's expiry at which it is replaced, so that no token is sent that is about to expire. */
const expiryMarginMs = 10_000;

export const CaptchaModel = createModel((ports: CaptchaPorts): CaptchaModel => {
  const state = signal<CaptchaState>({ kind: "idle" });
  let attempt = new AbortController();
  let cancelExpiry: (() => void) | undefined;
  const wants = signal(0);
  /** True once the visitor has entered the form. */
  let isEntered = false;

  const check = createTokenCheck(ports);

  const obtain = async (): Promise<void> => {
    const { signal: cancelled } = (attempt = new AbortController());
    state.value = { kind: ports.needsHand ? "waiting" : "working" };
    ports.whenBack?.(comeBack, cancelled);
    const ended = await check(cancelled).catch((cause: unknown) => failureOf(cause, cancelled));
    if (cancelled.aborted) return;
    if ("code" in ended) return fail(ended);
    state.value = { kind: "verified", token: ended.token };
    // An expired token is not verified any more (C-450).
    cancelExpiry = ports.clock.after(ended.lifeMs - expiryMarginMs, expire);
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

  /** Handles an expired token. A visitor who has entered the form gets a new one at once; a page that is merely left open requests none. */
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

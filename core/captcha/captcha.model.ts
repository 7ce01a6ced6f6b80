/**
 * The captcha of a form (decisions §4). The visitor does nothing: the proof of work starts at the first focus into the
 * form and takes about a second; the answer is checked by the API, and a token that was used or expired is replaced by
 * a new one by itself. A failure shows no error box (C-434); the control says so and offers to confirm again.
 */
import { createModel, signal, type ReadonlySignal } from "@preact/signals-core";
import type { Call } from "#core/api/client.ts";
import type { Clock } from "#core/platform/clock.ts";
import { captchaChallenge, captchaCheck } from "./captcha.contract.ts";

export type CaptchaState =
  /** Nothing asked yet. → working, waiting */
  | { readonly kind: "idle" }
  /** The visitor must answer what the provider shows. → verified, failed */
  | { readonly kind: "waiting" }
  /** Solving or checking. → verified, failed */
  | { readonly kind: "working" }
  /** `token` is good for one call until it expires. → working (used, expired) */
  | { readonly kind: "verified"; readonly token: string }
  /** Not verified; the visitor can ask again. → working */
  | { readonly kind: "failed" }
  /** The page is not served securely, so the browser cannot solve the puzzle. Final. */
  | { readonly kind: "insecure" };

/** A way to get a token: the proof of work, or Google's checkbox. */
export type CaptchaProvider = {
  /** `lifeMs` counts from the token's arrival. Rejects or answers undefined where there is none. */
  obtain(signal: AbortSignal): Promise<{ readonly token: string; readonly lifeMs: number } | undefined>;
};

export type CaptchaPorts = {
  readonly call: Call;
  readonly clock: Clock;
  readonly provider: CaptchaProvider;
  /** The provider shows something that the visitor must answer, so it starts when the form is drawn, not at first focus. */
  readonly needsHand: boolean;
  /** False on `http:` pages other than localhost. */
  readonly secure: boolean;
};

export type CaptchaModel = {
  readonly state: ReadonlySignal<CaptchaState>;
  /** Starts where nothing is under way or verified; any number of calls starts one. */
  begin(): void;
  /** The control is on screen: a provider that needs the visitor's hand begins. */
  appear(): void;
  /** The token was sent, or the server refused it: a new one is needed. */
  renew(): void;
  /** Ends what is under way; returned to the owner because it has timers and calls of its own. */
  stop(): void;
};

/** Before the token's end, so that one that is about to expire is not sent. */
const expiryMarginMs = 10_000;

export const CaptchaModel = createModel((ports: CaptchaPorts): CaptchaModel => {
  const state = signal<CaptchaState>({ kind: "idle" });
  let attempt = new AbortController();
  let cancelExpiry: (() => void) | undefined;

  const obtain = async (): Promise<void> => {
    const { signal: cancelled } = (attempt = new AbortController());
    state.value = { kind: ports.needsHand ? "waiting" : "working" };
    const obtained = await ports.provider.obtain(cancelled).catch(() => undefined); // every failure is the same to the visitor (C-434)
    const checked = obtained && (await ports.call(captchaCheck, { body: { token: obtained.token }, signal: cancelled }));
    if (cancelled.aborted) return;
    if (!obtained || !checked?.ok || !checked.value.res) {
      state.value = { kind: "failed" }; // P-276, C-401
      return;
    }
    state.value = { kind: "verified", token: obtained.token };
    cancelExpiry = ports.clock.after(obtained.lifeMs - expiryMarginMs, restart); // C-450
  };

  const halt = (): void => {
    attempt.abort();
    cancelExpiry?.();
  };

  const restart = (): void => {
    halt();
    void obtain();
  };

  const begin = (): void => {
    const { kind } = state.value;
    if (kind !== "idle" && kind !== "failed") return;
    if (ports.secure || ports.needsHand) restart();
    else state.value = { kind: "insecure" };
  };

  return {
    state,
    begin,
    appear() {
      if (ports.needsHand) begin();
    },
    renew() {
      if (state.value.kind === "verified") restart();
    },
    stop: halt,
  };
});

/**
 * A puzzle names its end by the server's clock. A visitor's clock that is off would make it expired on arrival, again
 * and again; a life that cannot be true is taken as the server's usual ten minutes.
 */
export function lifeOf(expiresAtSeconds: number | undefined, nowMs: number): number {
  const lifeMs = (expiresAtSeconds ?? 0) * 1000 - nowMs;
  return lifeMs > shortestLifeMs && lifeMs <= usualLifeMs ? lifeMs : usualLifeMs;
}
const usualLifeMs = 600_000;
const shortestLifeMs = 60_000;

/** The self-hosted proof of work. `loadSolver` fetches the chunk that computes. */
export function createAltchaProvider(
  call: Call,
  clock: Clock,
  loadSolver: () => Promise<typeof import("./altcha-solver.ts")>,
): CaptchaProvider {
  return {
    async obtain(signal) {
      const [challenge, solver] = await Promise.all([call(captchaChallenge, { signal }), loadSolver()]);
      if (!challenge.ok) return undefined;
      const token = await solver.solve(challenge.value as Parameters<typeof solver.solve>[0], signal);
      const { expiresAt } = challenge.value.parameters as { expiresAt?: number };
      return token === undefined ? undefined : { token, lifeMs: lifeOf(expiresAt, clock.now()) };
    },
  };
}

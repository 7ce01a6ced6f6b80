/** Creates a captcha. The test decides how its provider and its server answer. */
import type { Call } from "#core/services/api/call.ts";
import type { Outcome } from "#core/services/api/outcome.ts";
import type { FailureFacts } from "#core/base/errors/failure-cause.ts";
import { CaptchaModel, type CaptchaPorts, type CaptchaState } from "#core/services/captcha/captcha.model.ts";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";

export type Held<Value> = { readonly signal: AbortSignal | undefined; resolve(value: Value): void; reject(cause?: Error): void };
export const lifeMs = 600_000;
export const unreachable = { code: "network.unreachable" } as const;

export function setUp(more: Partial<CaptchaPorts> = {}) {
  const clock = createFakeClock();
  const obtained: Held<{ token: string; lifeMs: number } | FailureFacts>[] = [];
  const returns: { readonly run: () => void; readonly signal: AbortSignal }[] = [];
  const explained: FailureFacts[] = [];
  const checks: (Held<Outcome<unknown>> & { readonly body: unknown; readonly path: string; readonly encoding: string })[] = [];
  const model = new CaptchaModel({
    clock,
    secure: true,
    needsHand: false,
    whenBack: (run, signal) => void returns.push({ run, signal }),
    explain: (failure) => void explained.push(failure),
    call: ((endpoint, request = {}) =>
      new Promise((resolve) =>
        checks.push({
          signal: request.signal,
          body: request.body,
          path: `${endpoint.method} ${endpoint.path}`,
          encoding: endpoint.encoding,
          resolve: resolve as (outcome: Outcome<unknown>) => void,
          reject: () => undefined,
        }),
      )) as Call,
    provider: {
      obtain: (signal) =>
        new Promise((resolve, reject) => obtained.push({ signal, resolve, reject: (cause = new Error("no")) => reject(cause) })),
    },
    ...more,
  });
  const states: CaptchaState["kind"][] = [];
  model.state.subscribe(({ kind }) => states.push(kind));

  const giveToken = async (token: string): Promise<void> => {
    obtained.at(-1)?.resolve({ token, lifeMs });
    await settle();
  };
  const answer = async (outcome: Outcome<unknown>): Promise<void> => {
    checks.at(-1)?.resolve(outcome);
    await settle();
  };
  const verify = async (token: string): Promise<void> => {
    await giveToken(token);
    await answer({ ok: true, value: { res: true } });
  };
  /** Simulates that the browser brings the page back, for those listeners that were not removed. */
  const comeBack = (): void => returns.filter(({ signal }) => !signal.aborted).forEach(({ run }) => run());
  return { model, clock, obtained, checks, states, explained, comeBack, giveToken, answer, verify };
}

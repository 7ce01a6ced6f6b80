/** A new access token for the refresh token (P-222): one request at a time, for all widgets and tabs. */
import type { Call } from "#core/services/api/client.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import type { Clock } from "#core/platform/clock.ts";
import type { Lock } from "#core/platform/locks.ts";
import type { CurrentGrant } from "./current-grant.ts";
import { isStale, notSignedIn, saysOver } from "./customer-call.ts";
import { oauth2Token, type TokenAnswer } from "./session.contract.ts";
import type { Grant } from "./session.schema.ts";
import type { ClientParams } from "./session.ts";

type Environment = {
  readonly call: Call;
  readonly clock: Clock;
  readonly lock: Lock;
  readonly clientParams: ClientParams;
};

/** Asks for another token than the stale one, which may be none at all. */
export type Renewal = (stale: string | undefined) => Promise<Outcome<string, never>>;

/** A token that ends sooner is renewed before it is used. */
const marginMs = 30_000;
/** What another tab has got may take so long to be heard of. */
const messageMs = 500;

/** The API may have given a new refresh token that was lost on its way: for seconds only it still takes the old one. */
const retryMs = 1000;

export function createRenewal({ call, clock, lock, clientParams }: Environment, current: CurrentGrant): Renewal {
  let running: Promise<Outcome<string, never>> | undefined;

  const withLock = async (stale: string | undefined, version: number, waited: boolean): Promise<Outcome<string, never>> => {
    // Whoever had the lock has most likely asked for the same: its answer is on its way.
    if (waited && current.version() === version) await waitAtMost(messageMs, current.nextVersion(), clock);
    const grant = current.get();
    if (grant && grant.accessToken !== stale && isGood(grant, clock)) return { ok: true, value: grant.accessToken };
    // It ended while we waited.
    return grant || current.version() === version ? ask(grant) : notSignedIn;
  };

  const ask = async (known: Grant | undefined): Promise<Outcome<string, never>> => {
    const version = current.version();
    const refresh_token = current.refreshToken();
    const body = { grant_type: "refresh_token" as const, ...clientParams(), ...(refresh_token !== undefined && { refresh_token }) };
    let outcome = await call(oauth2Token, { body });
    if (!outcome.ok && outcome.failure.code === "network.unreachable") {
      await clock.wait(retryMs);
      if (current.version() === version) outcome = await call(oauth2Token, { body });
    }
    if (current.version() !== version) {
      const other = current.get(); // somebody signed in, or out, meanwhile: this answer is of yesterday
      return other ? { ok: true, value: other.accessToken } : notSignedIn;
    }
    if (!outcome.ok) {
      if (isOver(outcome.failure)) current.end("expired");
      return { ok: false, failure: { ...outcome.failure, conflict: undefined } }; // as the failure of whatever call needed the token
    }
    const grant = grantOf(outcome.value, clock.now(), known);
    if (!grant) return { ok: false, failure: { code: "response.invalid" } };
    current.set(grant);
    return { ok: true, value: grant.accessToken };
  };

  return (stale) => {
    const version = current.version();
    return (running ??= lock((waited) => withLock(stale, version, waited)).finally(() => (running = undefined)));
  };
}

export const isGood = (grant: Grant, clock: Clock): boolean => grant.accessTokenExpires - clock.now() >= marginMs;

/** Undefined where the API answered the token of step one, or nobody's. */
export function grantOf(answer: TokenAnswer, nowMs: number, known?: Grant): Grant | undefined {
  const user = answer.user ?? known?.user;
  if (answer.scope !== "account" || !user) return undefined;
  return {
    user,
    accessToken: answer.access_token,
    accessTokenExpires: nowMs + answer.expires_in * 1000,
    ...(answer.refresh_token !== undefined && { refreshToken: answer.refresh_token }),
  };
}

/** The refresh token is not taken, whatever the API calls it. Anything else may pass. */
const isOver = (failure: Failure): boolean => saysOver(failure) || isStale(failure) || [400, 401, 403].includes(failure.httpStatus ?? 0);

/** Waits for it, but not longer. */
export async function waitAtMost(ms: number, event: Promise<void>, clock: Clock): Promise<void> {
  let cancel: (() => void) | undefined;
  await Promise.race([event, new Promise<void>((resolve) => (cancel = clock.after(ms, resolve)))]);
  cancel?.();
}

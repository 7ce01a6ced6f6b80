/** Obtains a new access token for the refresh token (P-222): one request at a time, for all widgets and tabs. */
import type { Call } from "#core/services/api/call.ts";
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

/** Requests another token than the stale one; `stale` may be undefined. */
export type Renewal = (stale: string | undefined) => Promise<Outcome<string, never>>;

/** The remaining lifetime in milliseconds below which a token is renewed before it is used. */
const marginMs = 30_000;
/** The time in milliseconds that the message about another tab's new token may take. */
const messageMs = 500;

/**
 * The delay of a retry in milliseconds. The API may have sent a new refresh token that was lost in transit: it accepts the old one only for
 * some seconds more.
 */
const retryMs = 1000;

export function createRenewal({ call, clock, lock, clientParams }: Environment, current: CurrentGrant): Renewal {
  let running: Promise<Outcome<string, never>> | undefined;

  const withLock = async (stale: string | undefined, version: number, waited: boolean): Promise<Outcome<string, never>> => {
    // The tab that had the lock has most likely requested the same: its message is about to arrive.
    if (waited && current.version() === version) await waitAtMost(messageMs, current.nextVersion(), clock);
    const grant = current.get();
    if (grant && grant.accessToken !== stale && isGood(grant, clock)) return { ok: true, value: grant.accessToken };
    // Without a grant, a changed version means that the session ended while this tab waited.
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
      const other = current.get(); // somebody signed in or out meanwhile: this response is outdated
      return other ? { ok: true, value: other.accessToken } : notSignedIn;
    }
    if (!outcome.ok) {
      if (isOver(outcome.failure)) current.end("expired");
      return { ok: false, failure: { ...outcome.failure, conflict: undefined } }; // the failure of the call that needed the token
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

/** Returns the grant of a response; undefined where the API sent a token of step one, or no user is known. */
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

/** Tells whether the refresh token is refused, whatever code the API uses. Any other failure may be temporary. */
const isOver = (failure: Failure): boolean => saysOver(failure) || isStale(failure) || [400, 401, 403].includes(failure.httpStatus ?? 0);

/** Waits for the event, but not longer than `ms` milliseconds. */
export async function waitAtMost(ms: number, event: Promise<void>, clock: Clock): Promise<void> {
  let cancel: (() => void) | undefined;
  await Promise.race([event, new Promise<void>((resolve) => (cancel = clock.after(ms, resolve)))]);
  cancel?.();
}

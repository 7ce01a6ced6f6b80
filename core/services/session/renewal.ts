/** Obtains a new access token with the refresh token (P-222), by one request at a time for all widgets and tabs. */
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

/** Renews the access token, and resolves with one that differs from the expired one (`stale`, undefined where this tab has none). */
export type Renewal = (stale: string | undefined) => Promise<Outcome<string, never>>;

/** Milliseconds of remaining lifetime below which a token is renewed before it is used. */
const marginMs = 30_000;
/** Milliseconds to wait for another tab's message about its new token. */
const messageMs = 500;

/**
 * Milliseconds before a retry. The API may have sent a new refresh token that was lost on the network, and it accepts the old one only for
 * some seconds more.
 */
const retryMs = 1000;

export function createRenewal({ call, clock, lock, clientParams }: Environment, current: CurrentGrant): Renewal {
  let running: Promise<Outcome<string, never>> | undefined;

  const withLock = async (stale: string | undefined, version: number, waited: boolean): Promise<Outcome<string, never>> => {
    // The tab that had the lock before has most likely renewed the token, and its message is about to arrive.
    if (waited && current.version() === version) await waitAtMost(messageMs, current.nextVersion(), clock);
    const grant = current.get();
    if (grant && grant.accessToken !== stale && isGood(grant, clock)) return { ok: true, value: grant.accessToken };
    // Without a grant, a changed version means that the session ended while this tab waited for the lock.
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
      const other = current.get(); // The visitor signed in or out meanwhile, so this response is outdated.
      return other ? { ok: true, value: other.accessToken } : notSignedIn;
    }
    if (!outcome.ok) {
      if (isOver(outcome.failure)) current.end("expired");
      // The failure becomes that of the call which needed the token, so it must not carry this call's `conflict`.
      return { ok: false, failure: { ...outcome.failure, conflict: undefined } };
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

/** Returns the grant of a response; undefined where the token is one of step one, or the user is not known. */
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

/** Tells whether the API refuses the refresh token, whichever code it sends. Any other failure may be temporary. */
const isOver = (failure: Failure): boolean => saysOver(failure) || isStale(failure) || [400, 401, 403].includes(failure.httpStatus ?? 0);

/** Waits for the promise `event`, but not longer than `ms` milliseconds. */
export async function waitAtMost(ms: number, event: Promise<void>, clock: Clock): Promise<void> {
  let cancel: (() => void) | undefined;
  await Promise.race([event, new Promise<void>((resolve) => (cancel = clock.after(ms, resolve)))]);
  cancel?.();
}

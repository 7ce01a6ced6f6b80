/** Informs the API that a session is over. The visitor is signed out in the page without waiting for the response. */
import type { Call } from "#core/services/api/call.ts";
import type { Clock } from "#core/platform/clock.ts";
import { waitAtMost } from "./renewal.ts";
import { oauth2Revoke } from "./session.contract.ts";
import type { Grant } from "./session.schema.ts";
import type { ClientParams } from "./session.ts";
import type { TokenStore } from "./token-store.ts";

export type Revocation = {
  /** Informs the API that the session is over. Resolves when the API has responded, whatever the response is. */
  send(grant: Grant | undefined, refreshToken?: string): Promise<void>;
  /** Informs the API that the session is over, and lets `settled` wait for its response for three seconds at most. */
  begin(grant: Grant | undefined, refreshToken?: string): Promise<void>;
  /** Resolves when the wait of the last `begin` is over. */
  settled(): Promise<void>;
};

/** Milliseconds that a visitor waits for the API at most after signing out. */
const longestWaitMs = 3000;

export function createRevocation(call: Call, clock: Clock, tokenStore: TokenStore, clientParams: ClientParams): Revocation {
  let last: Promise<void> = Promise.resolve();
  const send = async (grant: Grant | undefined, refreshToken?: string): Promise<void> => {
    const body = { ...clientParams(), ...(refreshToken !== undefined && { refresh_token: refreshToken }) };
    const outcome = await call(oauth2Revoke, { body, ...(grant && { token: grant.accessToken }) });
    const { httpStatus } = outcome.ok ? { httpStatus: 200 } : outcome.failure;
    if (httpStatus !== undefined && httpStatus < 500 && httpStatus !== 429) tokenStore.ended();
  };
  return {
    send,
    begin: (grant, refreshToken) => (last = waitAtMost(longestWaitMs, send(grant, refreshToken), clock)),
    settled: () => last,
  };
}

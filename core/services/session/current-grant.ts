/** Holds the session's grant in this tab and the state that widgets see, and informs other tabs of changes. */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Tabs } from "#core/platform/tabs.ts";
import { writeJson } from "#core/base/values/json.ts";
import type { Grant, TabMessage } from "./session.schema.ts";
import type { SessionState } from "./session.ts";
import type { TokenStore } from "./token-store.ts";

export type SessionEnd = "signed-out" | "expired";

export type CurrentGrant = {
  readonly state: ReadonlySignal<SessionState>;
  get(): Grant | undefined;
  refreshToken(): string | undefined;
  /** Returns a number that grows with every new grant and every end of the session, in this tab or another one. */
  version(): number;
  /** Resolves with the next change of the version. */
  nextVersion(): Promise<void>;
  /** Takes over a grant that is already stored, or that another tab has obtained. */
  adopt(grant: Grant): void;
  /** Sets a new grant: stores it, and sends it to the other tabs. */
  set(grant: Grant): void;
  /** Clears the session in this tab. `ended` is the reason; undefined where there was no session. */
  clear(ended?: SessionEnd | "signed-out-elsewhere"): void;
  /** Ends the session in all tabs. */
  end(ended: SessionEnd): void;
};

/**
 * Creates the current grant.
 * @param onClear called when a session ends, because a login that is not finished ends with it
 */
export function createCurrentGrant(tokenStore: TokenStore, tabs: Tabs, onClear: () => void): CurrentGrant {
  const state = signal<SessionState>({ status: "unknown" });
  let current: Grant | undefined;
  let version = 0;
  const waiting: (() => void)[] = [];

  const change = (grant: Grant | undefined, next: SessionState): void => {
    current = grant;
    version++;
    if (writeJson(next) !== writeJson(state.peek())) state.value = next;
    for (const resolve of waiting.splice(0)) resolve();
  };
  const adopt = (grant: Grant): void =>
    change(grant, { status: "signed-in", user: grant.user, survivesReload: tokenStore.survivesReload(grant) });
  const clear = (ended?: SessionEnd | "signed-out-elsewhere"): void => {
    if (ended) onClear();
    change(undefined, { status: "anonymous", ...(ended && { ended }) });
  };

  return {
    state,
    get: () => current,
    refreshToken: () => tokenStore.grant()?.refreshToken ?? current?.refreshToken,
    version: () => version,
    nextVersion: () => new Promise((resolve) => waiting.push(resolve)),
    adopt,
    set(grant) {
      tokenStore.keep(grant);
      adopt(grant);
      if (!tokenStore.isOwn(grant)) tabs.send({ grant: withoutRefresh(grant) } satisfies TabMessage);
    },
    clear,
    end(ended) {
      const wasOwn = current !== undefined && tokenStore.isOwn(current);
      tokenStore.drop({ isEnding: ended === "signed-out" });
      clear(ended);
      // Where the session of this tab alone has expired, other tabs are not informed, because their sessions may go on.
      if (!wasOwn || ended === "signed-out") tabs.send({ ended } satisfies TabMessage);
    },
  };
}

/** Returns the grant without its refresh token, which never leaves its tab. */
export const withoutRefresh = ({ user, accessToken, accessTokenExpires }: Grant): Grant => ({ user, accessToken, accessTokenExpires });

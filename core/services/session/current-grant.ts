/** What this tab has of the session, the state that widgets see, and what other tabs are told of both. */
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
  /** Grows with every grant and every end, from here or another tab. */
  version(): number;
  /** Resolves with the next change of it. */
  nextVersion(): Promise<void>;
  /** One that is kept already, or that another tab has got. */
  adopt(grant: Grant): void;
  /** A new one: kept, and the other tabs hear of it. */
  set(grant: Grant): void;
  /** In this tab. `ended` is undefined where none was there. */
  clear(ended?: SessionEnd | "signed-out-elsewhere"): void;
  /** In all tabs. */
  end(ended: SessionEnd): void;
};

/** @param onClear a login that is not finished ends with the session */
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
      // Where this tab's own session expired, the others' may go on.
      if (!wasOwn || ended === "signed-out") tabs.send({ ended } satisfies TabMessage);
    },
  };
}

/** A refresh token never leaves its tab. */
export const withoutRefresh = ({ user, accessToken, accessTokenExpires }: Grant): Grant => ({ user, accessToken, accessTokenExpires });

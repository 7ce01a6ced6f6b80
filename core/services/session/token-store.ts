/**
 * Stores the part of a session that the browser keeps when the page is left. The option `data-session` and the browser determine what that
 * is.
 */
import type { Store } from "#core/platform/storage.ts";
import { writeJson } from "#core/base/values/json.ts";
import { readGrant, type Grant } from "./session.schema.ts";
import type { SessionKind } from "./session.ts";

export type TokenStore = {
  /** Returns the grant that an earlier page or another tab has stored; only with `data-session="storage"`. */
  grant(): Grant | undefined;
  /** Tells whether a session may exist, as a cookie or as tokens in storage, so that calling the API is worthwhile. */
  isSignedIn(): boolean;
  /** Tells whether the visitor signed out while the API could not be informed, so that the cookie still exists. */
  isEnding(): boolean;
  keep(grant: Grant): void;
  drop(options: { readonly isEnding: boolean }): void;
  /** Called when the API has been informed of the sign-out. */
  ended(): void;
  /** Tells whether only this tab can renew the grant, because the refresh token is in its memory. */
  isOwn(grant: Grant): boolean;
  survivesReload(grant: Grant): boolean;
};

/** The key of the mark of a session, whose value is `yes` or `ending`. The mark is not a secret. */
export const flagKey = "digi.signed-in";
const grantKey = "digi.session";

export function createTokenStore(kind: SessionKind, store: Store): TokenStore {
  if (kind !== "storage") store.remove(grantKey); // The page may have used the option `storage` earlier, so its stored tokens are removed.
  const isEnding = (): boolean => store.get(flagKey) === "ending";
  const isOwn = (grant: Grant): boolean =>
    kind === "storage" ? !store.persistent() : kind === "memory" || grant.refreshToken !== undefined;
  return {
    grant: () => (kind === "storage" ? readGrant(store.get(grantKey)) : undefined),
    isSignedIn: () => kind !== "memory" && store.get(flagKey) === "yes",
    isEnding,
    keep(grant) {
      if (kind === "storage") store.set(grantKey, writeJson(grant));
      if (isOwn(grant)) store.remove(flagKey); // No mark is stored, because after a reload this tab would have no refresh token.
      else store.set(flagKey, "yes");
    },
    drop(options) {
      store.remove(grantKey);
      if (options.isEnding && kind === "cookie") store.set(flagKey, "ending");
      else store.remove(flagKey);
    },
    ended() {
      if (isEnding()) store.remove(flagKey);
    },
    isOwn,
    survivesReload: (grant) => !isOwn(grant) && store.persistent(),
  };
}

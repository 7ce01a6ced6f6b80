/**
 * The part of a session that is stored in the browser when the page is gone, depending on the option `data-session` and on what the browser
 * allows.
 */
import type { Store } from "#core/platform/storage.ts";
import { writeJson } from "#core/base/values/json.ts";
import { readGrant, type Grant } from "./session.schema.ts";
import type { SessionKind } from "./session.ts";

export type TokenStore = {
  /** Returns the grant that an earlier page or another tab has stored; only with `data-session="storage"`. */
  grant(): Grant | undefined;
  /** Tells whether there may be a cookie, or tokens in storage, so that it is worth calling the API. */
  isSignedIn(): boolean;
  /** Tells whether there was a sign-out that the API does not know of yet, while the cookie still exists. */
  isEnding(): boolean;
  keep(grant: Grant): void;
  drop(options: { readonly isEnding: boolean }): void;
  /** Called when the API knows of the sign-out. */
  ended(): void;
  /** Tells whether only this tab can renew the grant, because the refresh token is in its memory. */
  isOwn(grant: Grant): boolean;
  survivesReload(grant: Grant): boolean;
};

/** The key of the mark of a session: `yes`, or `ending`. It is not a secret. */
export const flagKey = "digi.signed-in";
const grantKey = "digi.session";

export function createTokenStore(kind: SessionKind, store: Store): TokenStore {
  if (kind !== "storage") store.remove(grantKey); // the page's option may have been another one earlier
  const isEnding = (): boolean => store.get(flagKey) === "ending";
  const isOwn = (grant: Grant): boolean =>
    kind === "storage" ? !store.persistent() : kind === "memory" || grant.refreshToken !== undefined;
  return {
    grant: () => (kind === "storage" ? readGrant(store.get(grantKey)) : undefined),
    isSignedIn: () => kind !== "memory" && store.get(flagKey) === "yes",
    isEnding,
    keep(grant) {
      if (kind === "storage") store.set(grantKey, writeJson(grant));
      if (isOwn(grant)) store.remove(flagKey); // after a reload there is no token to renew with
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

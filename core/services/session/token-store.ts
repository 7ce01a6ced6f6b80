/** What of a session stays in the browser when the page is gone: by the option `data-session`, and by what the browser allows. */
import type { Store } from "#core/platform/storage.ts";
import { writeJson } from "#core/base/values/json.ts";
import { readGrant, type Grant } from "./session.schema.ts";
import type { SessionKind } from "./session.ts";

export type TokenStore = {
  /** With `data-session="storage"`: the grant that an earlier page or another tab has kept. */
  grant(): Grant | undefined;
  /** There may be a cookie, or tokens in storage: it is worth asking the API. */
  isSignedIn(): boolean;
  /** A sign-out that the API does not know of yet, while the cookie is still there. */
  isEnding(): boolean;
  keep(grant: Grant): void;
  drop(options: { readonly isEnding: boolean }): void;
  /** The API knows of the sign-out. */
  ended(): void;
  /** Nobody but this tab can renew it: the refresh token is in its memory. */
  isOwn(grant: Grant): boolean;
  survivesReload(grant: Grant): boolean;
};

/** `yes`, or `ending`. No secret. */
export const flagKey = "digi.signed-in";
const grantKey = "digi.session";

export function createTokenStore(kind: SessionKind, store: Store): TokenStore {
  if (kind !== "storage") store.remove(grantKey); // the page's option was another once
  const isEnding = (): boolean => store.get(flagKey) === "ending";
  const isOwn = (grant: Grant): boolean =>
    kind === "storage" ? !store.persistent() : kind === "memory" || grant.refreshToken !== undefined;
  return {
    grant: () => (kind === "storage" ? readGrant(store.get(grantKey)) : undefined),
    isSignedIn: () => kind !== "memory" && store.get(flagKey) === "yes",
    isEnding,
    keep(grant) {
      if (kind === "storage") store.set(grantKey, writeJson(grant));
      if (isOwn(grant)) store.remove(flagKey); // after a reload there is nothing to ask with
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

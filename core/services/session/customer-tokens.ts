/** Provides the access token that is valid now: the known one or a renewed one; none where nobody is signed in. */
import type { Clock } from "#core/platform/clock.ts";
import type { CurrentGrant } from "./current-grant.ts";
import { notSignedIn, type Tokens } from "./customer-call.ts";
import { isGood, type Renewal } from "./renewal.ts";
import type { Revocation } from "./revocation.ts";
import type { SessionKind } from "./session.ts";
import type { TokenStore } from "./token-store.ts";

type Parts = {
  readonly kind: SessionKind;
  readonly clock: Clock;
  readonly current: CurrentGrant;
  readonly tokenStore: TokenStore;
  readonly renew: Renewal;
  readonly revocation: Revocation;
};

export type CustomerTokens = Tokens & {
  /** Finds out, once for all callers, whether this visitor is signed in. */
  restore(): Promise<void>;
};

export function createCustomerTokens({ kind, clock, current, tokenStore, renew, revocation }: Parts): CustomerTokens {
  let restoring: Promise<void> | undefined;
  /** Tells whether the token can be renewed. With the option `cookie` no script sees the refresh token, so only the API can tell. */
  const canRenew = (): boolean =>
    current.refreshToken() !== undefined || (kind === "cookie" && (current.get() !== undefined || tokenStore.isSignedIn()));

  const find = async (): Promise<void> => {
    if (tokenStore.isEnding()) void revocation.begin(undefined);
    const known = tokenStore.grant();
    if (known && isGood(known, clock)) current.adopt(known);
    else if (canRenew()) await renew(known?.accessToken);
    if (current.state.peek().status === "unknown") current.clear();
  };
  const restore = async (): Promise<void> => {
    if (current.state.peek().status !== "signed-in") await (restoring ??= find().finally(() => (restoring = undefined)));
  };
  const over = (refused: string): void => {
    if (current.get()?.accessToken === refused) current.end("expired");
  };

  return {
    restore,
    over,
    async current() {
      if (!current.get()) await restore();
      const grant = current.get();
      if (grant && (isGood(grant, clock) || !canRenew())) return { ok: true, value: grant.accessToken };
      return grant ? renew(grant.accessToken) : undefined;
    },
    async renewed(refused) {
      if (canRenew()) return renew(refused);
      over(refused);
      return notSignedIn;
    },
  };
}

/**
 * The session (decisions §5): an access token in memory, a refresh token where the page's option and the browser allow it, and one state
 * for all widgets and tabs.
 *
 * Tabs send each other a new access token (never a refresh token), so that two tabs whose tokens expire together renew only once. Any code
 * that can listen runs on the page's own origin, and could request a token from the API itself.
 */
import type { Call } from "#core/services/api/call.ts";
import type { TtlStore } from "#core/services/stored/ttl-store.ts";
import type { Clock } from "#core/platform/clock.ts";
import type { Lock } from "#core/platform/locks.ts";
import type { Store } from "#core/platform/storage.ts";
import type { Tabs } from "#core/platform/tabs.ts";
import type { Language } from "#core/base/values/language.ts";
import { createCurrentGrant } from "./current-grant.ts";
import { callAsCustomer } from "./customer-call.ts";
import { createCustomerTokens } from "./customer-tokens.ts";
import { createDevice } from "./device.ts";
import { createLogin } from "./login.ts";
import { createRenewal, grantOf } from "./renewal.ts";
import { createRevocation } from "./revocation.ts";
import { accountResendActivation } from "./session.contract.ts";
import type { PageSession, SessionKind, SessionState, SessionSummary } from "./session.ts";
import { followTabs } from "./tab-news.ts";
import { createTokenStore } from "./token-store.ts";

export type SessionEnvironment = {
  readonly call: Call;
  readonly api: unknown;
  readonly language: () => Language;
  readonly kind: SessionKind;
  readonly clock: Clock;
  /** The store that all tabs of the origin share. */
  readonly store: Store;
  /** The store of this tab, for a login that is not finished. */
  readonly tabStore: TtlStore;
  readonly lock: Lock;
  readonly tabs: Tabs;
  readonly newId: () => string;
  /** Calls `onBack` when the visitor comes back to the page and the browser shows it as it was left. */
  readonly watchComingBack: (onBack: () => void) => void;
};

export function createSession(environment: SessionEnvironment): PageSession {
  const { call, language, kind, clock, store, tabStore } = environment;
  const device = createDevice(store, language, environment.newId);
  const tokenStore = createTokenStore(kind, store);
  const login = createLogin({ call, clock, tabStore, clientParams: device.params });
  const current = createCurrentGrant(tokenStore, environment.tabs, login.abandon);
  const revocation = createRevocation(call, clock, tokenStore, device.params);
  const renew = createRenewal({ call, clock, lock: environment.lock, clientParams: device.params }, current);
  const tokens = createCustomerTokens({ kind, clock, current, tokenStore, renew, revocation });
  followTabs({ ...environment, current, tokenStore, login, revocation });

  return {
    api: environment.api,
    state: current.state,
    mayBeSignedIn() {
      const { status } = current.state.peek();
      return status === "signed-in" || (status === "unknown" && tokenStore.isSignedIn());
    },
    restore: tokens.restore,
    async begin(credentials, signal) {
      // The response to the revocation deletes the refresh token's cookie, so it must arrive before a new login sets one.
      await revocation.settled();
      device.remember();
      return login.begin(credentials, signal);
    },
    pendingCode: login.pendingCode,
    sendCode: login.sendCode,
    async verify(code, signal) {
      const outcome = await login.verify(code, kind === "cookie", signal);
      if (!outcome.ok) return outcome;
      const grant = grantOf(outcome.value, clock.now());
      if (!grant) return { ok: false, failure: { code: "response.invalid" } };
      login.abandon();
      current.set(grant);
      return { ok: true, value: grant.user };
    },
    abandon: login.abandon,
    async resendActivation(credentials) {
      const outcome = await call(accountResendActivation, { body: { lang: language(), ...credentials } });
      return outcome.ok ? { ok: true, value: undefined } : outcome;
    },
    signOut() {
      const [grant, refreshToken] = [current.get(), current.refreshToken()];
      current.end("signed-out");
      return revocation.begin(grant, refreshToken);
    },
    asCustomer: (send, anonymously) => callAsCustomer(tokens, send, anonymously),
    summary: () => summaryOf(current.state.peek()),
  };
}

function summaryOf(state: SessionState): SessionSummary {
  if (state.status !== "signed-in") return { signedIn: false };
  const { email, first_name, last_name } = state.user;
  return { signedIn: true, user: { email, first_name, last_name } };
}

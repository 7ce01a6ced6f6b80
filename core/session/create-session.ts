/**
 * The session (decisions §5): an access token in memory, a refresh token where the page's option and the browser allow it, and one
 * state for all widgets and tabs.
 *
 * Tabs tell each other of a new access token (never of a refresh token), so that two whose tokens end together renew once. Whoever
 * can listen runs on the page's own origin, and could as well ask the API for one itself.
 */
import { signal } from "@preact/signals-core";
import type { Call } from "#core/api/client.ts";
import type { Clock } from "#core/platform/clock.ts";
import type { Lock } from "#core/platform/locks.ts";
import type { Store } from "#core/platform/storage.ts";
import type { Tabs } from "#core/platform/tabs.ts";
import type { Language } from "#core/values/language.ts";
import { callAsCustomer, nobody, type Tokens } from "./customer-call.ts";
import { createTokenStore } from "./token-store.ts";
import type { ExpiringStore } from "#core/kept/expiring-store.ts";
import { createLogin } from "./login.ts";
import { atMost, createRenewal, grantOf, isGood, type Holder } from "./renewal.ts";
import { accountResendActivation, oauth2Revoke } from "./session.contract.ts";
import { readTabMessage, type Grant, type TabMessage } from "./session.schema.ts";
import type { PageSession, SessionKind, SessionState, SessionSummary } from "./session.ts";

export type SessionEnvironment = {
  readonly call: Call;
  readonly language: () => Language;
  readonly kind: SessionKind;
  readonly clock: Clock;
  /** All tabs of the origin. */
  readonly store: Store;
  /** This tab, for a login that is not finished. */
  readonly tabStore: ExpiringStore;
  readonly lock: Lock;
  readonly tabs: Tabs;
  readonly newId: () => string;
  /** Calls when the visitor comes back to the page as it was left. */
  readonly watchComingBack: (onBack: () => void) => void;
};

const deviceKey = "digi.device";
/** A visitor does not wait longer for an API that is told of a sign-out. */
const goodbyeMs = 3000;

export function createSession(environment: SessionEnvironment): PageSession {
  const { call, language, kind, clock, store, tabStore, lock, tabs, newId, watchComingBack } = environment;
  const state = signal<SessionState>({ status: "unknown" });
  const tokenStore = createTokenStore(kind, store);
  let held: Grant | undefined;
  let turns = 0;
  const waiting: (() => void)[] = [];

  const change = (grant: Grant | undefined, shown: SessionState): void => {
    held = grant;
    turns++;
    if (JSON.stringify(shown) !== JSON.stringify(state.peek())) state.value = shown;
    for (const resolve of waiting.splice(0)) resolve();
  };

  /** From this tab's own doing, or what another has made known. */
  const hold = (grant: Grant): void =>
    change(grant, { status: "signed-in", user: grant.user, survivesReload: tokenStore.survivesReload(grant) });
  const holdAndTell = (grant: Grant): void => {
    tokenStore.keep(grant);
    hold(grant);
    if (!tokenStore.isOwn(grant)) tabs.send({ grant: withoutRefresh(grant) } satisfies TabMessage);
  };
  const end = (ended: "signed-out" | "expired"): void => {
    login.abandon();
    change(undefined, { status: "anonymous", ended });
  };
  const endAndTell = (ended: "signed-out" | "expired"): void => {
    const wasOwn = held !== undefined && tokenStore.isOwn(held);
    tokenStore.drop({ isEnding: ended === "signed-out" });
    end(ended);
    // Where this tab's own session expired, the others' may go on.
    if (!wasOwn || ended === "signed-out") tabs.send({ ended } satisfies TabMessage);
  };

  let device: string | undefined;
  /** Another tab may have made it meanwhile; and whoever empties the storage does not become another device at once. */
  const clientParams = (): { device_id: string; lang: string } => ({
    device_id: (device = store.get(deviceKey) ?? device ?? newId()),
    lang: language(),
  });
  const login = createLogin({ call, clock, tabStore, clientParams });
  const refreshToken = (): string | undefined => tokenStore.grant()?.refreshToken ?? held?.refreshToken;
  const holder: Holder = {
    grant: () => held,
    refreshToken,
    turn: () => turns,
    nextTurn: () => new Promise((resolve) => waiting.push(resolve)),
    hold: holdAndTell,
    over: () => endAndTell("expired"),
  };
  const renew = createRenewal({ call, clock, lock, clientParams }, holder);
  /** With `cookie`, only the API can tell. */
  const canRenew = (): boolean => refreshToken() !== undefined || (kind === "cookie" && (held !== undefined || tokenStore.isSignedIn()));

  const find = async (): Promise<void> => {
    if (tokenStore.isEnding()) void sayGoodbye(undefined);
    const known = tokenStore.grant();
    if (known && isGood(known, clock)) hold(known);
    else if (canRenew()) await renew(known?.accessToken);
    if (state.peek().status === "unknown") change(undefined, { status: "anonymous" });
  };
  let finding: Promise<void> | undefined;
  const restore = async (): Promise<void> => {
    if (state.peek().status !== "signed-in") await (finding ??= find().finally(() => (finding = undefined)));
  };

  const tokens: Tokens = {
    async current() {
      if (!held) await restore();
      if (held && (isGood(held, clock) || !canRenew())) return { ok: true, value: held.accessToken };
      return held ? renew(held.accessToken) : undefined;
    },
    async renewed(refused) {
      if (canRenew()) return renew(refused);
      tokens.over(refused);
      return nobody;
    },
    over(refused) {
      if (held?.accessToken === refused) endAndTell("expired");
    },
  };

  /** Until the API has said something, whatever it is: then it knows. */
  const revoke = async (grant: Grant | undefined, refresh_token: string | undefined): Promise<void> => {
    const body = { ...clientParams(), ...(refresh_token !== undefined && { refresh_token }) };
    const outcome = await call(oauth2Revoke, { body, ...(grant && { token: grant.accessToken }) });
    const { httpStatus } = outcome.ok ? { httpStatus: 200 } : outcome.failure;
    if (httpStatus !== undefined && httpStatus < 500 && httpStatus !== 429) tokenStore.ended();
  };
  let goodbye: Promise<void> = Promise.resolve();
  const sayGoodbye = (grant: Grant | undefined, refresh_token?: string): Promise<void> =>
    (goodbye = atMost(goodbyeMs, revoke(grant, refresh_token), clock));
  const signOut = (): Promise<void> => {
    const grant = held;
    const refresh_token = refreshToken();
    endAndTell("signed-out");
    return sayGoodbye(grant, refresh_token);
  };

  tabs.listen((message) => {
    const news = readTabMessage(message);
    if (!news) return;
    if ("grant" in news) {
      if (kind === "memory") return;
      login.abandon();
      return hold(withoutRefresh(news.grant));
    }
    const own = held && tokenStore.isOwn(held) ? held : undefined;
    if (own && news.ended === "expired") return;
    if (own) void revoke(own, own.refreshToken);
    if (state.peek().status !== "anonymous") end(news.ended);
  });
  // What the others said meanwhile was not heard.
  watchComingBack(() => {
    if (held && !tokenStore.isOwn(held) && !tokenStore.isSignedIn()) end("signed-out");
  });

  return {
    state,
    restore,
    async begin(credentials, signal) {
      await goodbye; // its answer takes the cookie away
      store.set(deviceKey, clientParams().device_id);
      return login.begin(credentials, signal);
    },
    begun: login.begun,
    sendCode: login.sendCode,
    async verify(code, signal) {
      const outcome = await login.verify(code, kind === "cookie", signal);
      if (!outcome.ok) return outcome;
      const grant = grantOf(outcome.value, clock.now());
      if (!grant) return { ok: false, failure: { code: "response.invalid" } };
      login.abandon();
      holdAndTell(grant);
      return { ok: true, value: grant.user };
    },
    abandon: login.abandon,
    async resendActivation(credentials) {
      const outcome = await call(accountResendActivation, { body: { lang: language(), ...credentials } });
      return outcome.ok ? { ok: true, value: undefined } : outcome;
    },
    signOut,
    asCustomer: (send, anonymously) => callAsCustomer(tokens, send, anonymously),
    summary: () => summaryOf(state.peek()),
  };
}

const withoutRefresh = ({ user, accessToken, accessTokenExpires }: Grant): Grant => ({ user, accessToken, accessTokenExpires });

function summaryOf(state: SessionState): SessionSummary {
  if (state.status !== "signed-in") return { signedIn: false };
  const { email, first_name, last_name } = state.user;
  return { signedIn: true, user: { email, first_name, last_name } };
}

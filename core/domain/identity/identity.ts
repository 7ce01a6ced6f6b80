/**
 * Leads the visitor to the national identity app and back (decisions §6). One attempt has one UUID. Its result is requested exactly once,
 * by the first tag of the page that asks for it. The app's data stays in this tab only, until it is used or for 30 minutes (two hours for
 * an order).
 */
import type { ReadonlySignal } from "@preact/signals-core";
import type { Call } from "#core/services/api/call.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import { navigateTo } from "#core/platform/page.ts";
import { randomUuid } from "#core/platform/random.ts";
import { watchComingBack } from "#core/platform/address-bar.ts";
import { tabStore, type TtlStore, type Values } from "#core/services/stored/ttl-store.ts";
import { writeJson } from "#core/base/values/json.ts";
import type { Language } from "#core/base/values/language.ts";
import type { PageId } from "#core/base/values/routes.ts";
import { itsmeAuthUrl, itsmeCallback, type AccountData } from "./identity.contract.ts";
import type { Person } from "./identity.schema.ts";
import type { IdentityProblem } from "./problem.ts";
import { isOwnState } from "./state.rules.ts";

/**
 * The identity app's data about the visitor, and the proof of it for the API. `accountData` is the same data under the names of the order
 * flow; not every back end returns it.
 */
export type Identified = { readonly person: Person; readonly accountData?: AccountData; readonly uuid: string; readonly code: string };

export type RedirectResult =
  | { readonly kind: "leaving" }
  /** The visitor stays on the page: the host page cancelled the navigation, or the visitor did not want to wait. */
  | { readonly kind: "staying" }
  | { readonly kind: "problem"; readonly problem: IdentityProblem };

export type Return =
  | { readonly kind: "identified"; readonly identified: Identified }
  | { readonly kind: "problem"; readonly problem: IdentityProblem };

/** The parameters that the identity app adds to the page's address on return: `code` and `state`, or `error`. */
const returnNames = ["code", "state", "error", "error_description", "iss"] as const;
export type ReturnParams = Readonly<Partial<Record<(typeof returnNames)[number], string>>>;

/**
 * The purpose of an attempt: `h` of a sign-up link, or `state`, the JSON of `{i, d, p}`; neither of them for an order. The purpose must be
 * the same when the visitor returns.
 */
export type Purpose = { readonly h: string } | { readonly state: string } | Readonly<Record<string, never>>;

export type Identity = {
  /** Leaves the page for the identity app, unless `signal` aborts before the app's address has arrived. */
  leave(purpose: Purpose, signal?: AbortSignal): Promise<RedirectResult>;
  /**
   * Returns the app's data, when the visitor comes back with a `code`. The result is stored, so another tag, or the page after a reload,
   * gets the same.
   */
  finish(purpose: Purpose, params: ReturnParams): Promise<Return>;
  /**
   * Returns the names of the parameters that belong to the identity app in an address with this `state`. There are none where this tab
   * began no attempt and the state is not ours: `?error=` and `?code=` may be another script's, and stay in the address.
   */
  namesIn(state: string | undefined): readonly (typeof returnNames)[number][];
  /** Deletes the attempt and its data from the tab, once they have been used or have become useless. */
  forget(): void;
  /**
   * Calls `onBack` when the visitor returns by the browser's Back button and the browser shows the page as it was left. Returns the
   * function that stops watching.
   */
  readonly watchComingBack: (onBack: () => void) => () => void;
};

type IdentityPorts<Back extends PageId> = {
  readonly call: Call;
  readonly language: ReadonlySignal<Language>;
  readonly pathOf: (page: Back) => string;
  emit(event: "digi-navigate", detail: unknown): boolean;
};

type Page = {
  readonly tabStore: TtlStore;
  readonly uuid: () => string;
  readonly navigateTo: (href: string) => void;
  readonly watchComingBack: Identity["watchComingBack"];
  /** The results that are being requested, by code, so that several tags share one request. */
  readonly asking: Map<string, Promise<Return>>;
};
const thisPage: Page = { tabStore, uuid: randomUuid, navigateTo, watchComingBack, asking: new Map() };

/** The keys in the tab's storage, which the specification names (C-480). */
const attemptKey = "itsme_uuid";
const answerKey = "itsme_code";

type IdentityOptions<Back> = {
  /** The page to which the identity app leads back. */
  readonly page: Back;
  /** The value that tells the API what the data is for (P-242). */
  readonly source?: string;
  /** The time in milliseconds for which the app's data is stored, counted from its arrival; 30 minutes where it is absent. */
  readonly lifeMs?: number;
};

export function createIdentity<Back extends PageId>(
  ports: IdentityPorts<Back>,
  { page, source, lifeMs }: IdentityOptions<Back>,
  { tabStore, uuid: newUuid, navigateTo, watchComingBack, asking }: Page = thisPage,
): Identity {
  const attemptFor = (purpose: Purpose): Values | undefined => {
    const attempt = tabStore.read(attemptKey);
    return attempt?.["page"] === page && attempt["purpose"] === textOf(purpose) ? attempt : undefined;
  };
  const known = (purpose: Purpose): Identified | undefined => {
    const uuid = attemptFor(purpose)?.["uuid"];
    const { code, person, account_data } = tabStore.read(answerKey) ?? {};
    if (!uuid || !code || !person) return undefined;
    const accountData = account_data === undefined ? undefined : (JSON.parse(account_data) as AccountData);
    return { uuid, code, person: JSON.parse(person) as Person, ...present({ accountData }) };
  };
  const forget = (): void => [attemptKey, answerKey].forEach((key) => tabStore.remove(key));

  /**
   * Stores the app's data. With `lifeMs`, the attempt is written again too, so that both expire together: the API's time for the person
   * begins with this response as well.
   */
  const keepAnswer = (answer: Values): void => {
    const attempt = tabStore.read(attemptKey);
    if (lifeMs !== undefined) forget();
    if (attempt && lifeMs !== undefined) tabStore.write(attemptKey, attempt, lifeMs);
    tabStore.write(answerKey, answer, lifeMs);
  };

  const ask = async ({ uuid = "", key = "" }: Values, code: string, { state, iss }: ReturnParams): Promise<Return> => {
    // The code is stored before the request, so that a reload in the middle of it does not cause a second one.
    tabStore.write(answerKey, { code });
    const query = { uuid, code, lang: ports.language.peek(), ...present({ state, iss, source }) };
    const outcome = await ports.call(itsmeCallback, { query, headers: { "identity-key": key } });
    if (!outcome.ok) {
      forget();
      return refused(outcome.failure);
    }
    const { clientInfo, email, account_data: accountData } = outcome.value;
    const person: Person = { ...clientInfo, ...present({ email }) };
    keepAnswer({ code, person: writeJson(person), ...(accountData && { account_data: writeJson(accountData) }) });
    return { kind: "identified", identified: { uuid, code, person, ...present({ accountData }) } };
  };

  return {
    async leave(purpose, signal) {
      if (!tabStore.persistent()) return problem({ kind: "unstored" });
      const [uuid, key] = [newUuid(), newUuid()];
      const query = { ...purpose, uuid, redirect_uri: ports.pathOf(page).replace(/^\//, ""), lang: ports.language.peek() };
      const request = { query, headers: { "identity-key": key }, ...(signal && { signal }) };
      const address = addressOf(await ports.call(itsmeAuthUrl, request));
      if (signal?.aborted) return { kind: "staying" };
      if (!address.ok) return refused(address.failure);
      forget();
      tabStore.write(attemptKey, { uuid, key, page, purpose: textOf(purpose) });
      const { origin, pathname, href } = address.value;
      // The event carries only the origin and path of the address: the query contains the link's own keys, which no event may reveal.
      if (!ports.emit("digi-navigate", { page: undefined, href: origin + pathname })) return { kind: "staying" };
      navigateTo(href);
      return { kind: "leaving" };
    },
    async finish(purpose, params) {
      const { code } = params;
      const attempt = attemptFor(purpose);
      const before = known(purpose);
      if (before && before.code === code) return { kind: "identified", identified: before };
      const running = asking.get(code ?? "");
      if (running) return running;
      if (!code || !attempt || tabStore.read(answerKey)) return problem({ kind: "lost" });
      const answer = ask(attempt, code, params);
      asking.set(code, answer);
      return answer.finally(() => asking.delete(code));
    },
    namesIn: (state) => (tabStore.read(attemptKey)?.["page"] === page || isOwnState(state) ? returnNames : []),
    forget,
    watchComingBack,
  };
}

type Present<Values> = { [Name in keyof Values]?: NonNullable<Values[Name]> };
const present = <Values extends object>(values: Values): Present<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Present<Values>;

const textOf = ({ h, state }: { readonly h?: string; readonly state?: string }): string => h ?? state ?? "";

const problem = (one: IdentityProblem): { kind: "problem"; problem: IdentityProblem } => ({ kind: "problem", problem: one });
const refused = (failure: Failure): { kind: "problem"; problem: IdentityProblem } => problem({ kind: "refused", failure });

/** Returns the identity app's address if it is a web address. A broken or hostile response could contain a `javascript:` address. */
function addressOf(outcome: Outcome<{ url: string }>): Outcome<URL> {
  if (!outcome.ok) return outcome;
  const address = URL.canParse(outcome.value.url) ? new URL(outcome.value.url) : undefined;
  const isGood = address?.protocol === "https:" || address?.protocol === "http:";
  return address && isGood ? { ok: true, value: address } : { ok: false, failure: { code: "response.invalid" } };
}

/**
 * The way to the national identity app and back (decisions §6). One attempt has one UUID. Its result is fetched exactly once, by the first
 * tag of the page that asks. The app's data stays in this tab only, until it is used or for 30 minutes (two hours for an order).
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

/**
 * The app's data, and the proof of it for the API. `accountData`: the same data under the names of the order flow; not every back end
 * returns it.
 */
export type Identified = { readonly person: Person; readonly accountData?: AccountData; readonly uuid: string; readonly code: string };

export type RedirectResult =
  | { readonly kind: "leaving" }
  /** The host page cancelled the navigation, or the visitor did not want to wait. */
  | { readonly kind: "staying" }
  | { readonly kind: "problem"; readonly problem: IdentityProblem };

export type Return =
  | { readonly kind: "identified"; readonly identified: Identified }
  | { readonly kind: "problem"; readonly problem: IdentityProblem };

/** The parameters in the page's address on return: `code`, or `error`. */
export const returnNames = ["code", "state", "error", "error_description", "iss"] as const;
export type ReturnParams = Readonly<Partial<Record<(typeof returnNames)[number], string>>>;

/**
 * The purpose of the attempt: `h` of a sign-up link, or `state`, JSON of `{i, d, p}`; neither of them: an order. It must be the same on
 * return.
 */
export type Purpose = { readonly h: string } | { readonly state: string } | Readonly<Record<string, never>>;

export type Identity = {
  /** Leaves for the app, unless `signal` aborts before the app's address has been received. */
  leave(purpose: Purpose, signal?: AbortSignal): Promise<RedirectResult>;
  /** Returns the app's data, on the way back with a `code`. Called again, by another tag or after a reload, it returns the same. */
  finish(purpose: Purpose, params: ReturnParams): Promise<Return>;
  /** Forgets the attempt and its data, once they were used or are of no use. */
  forget(): void;
  /** Calls `onBack` when the visitor returns with the browser's 'back' to the page as it was left. */
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
  /** Pending results, by code. */
  readonly asking: Map<string, Promise<Return>>;
};
const thisPage: Page = { tabStore, uuid: randomUuid, navigateTo, watchComingBack, asking: new Map() };

/** Keys of the tab's storage. They are the specification's own (C-480). */
const attemptKey = "itsme_uuid";
const answerKey = "itsme_code";

type Errand<Back> = {
  /** The page to which the app leads back. */
  readonly page: Back;
  /** The value that tells the API the purpose of the errand (P-242). */
  readonly source?: string;
  /** The time in milliseconds for which the app's data is kept, counted from its arrival; 30 minutes if absent. */
  readonly lifeMs?: number;
};

export function createIdentity<Back extends PageId>(
  ports: IdentityPorts<Back>,
  { page, source, lifeMs }: Errand<Back>,
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
  const forget = (): void => {
    tabStore.remove(attemptKey);
    tabStore.remove(answerKey);
  };

  /**
   * Stores the app's data. If the API remembers the person for a longer time, that time begins with this response, and so does the lifetime
   * of attempt and data here.
   */
  const keepAnswer = (answer: Values): void => {
    const attempt = tabStore.read(attemptKey);
    if (lifeMs !== undefined) forget();
    if (attempt && lifeMs !== undefined) tabStore.write(attemptKey, attempt, lifeMs);
    tabStore.write(answerKey, answer, lifeMs);
  };

  const ask = async ({ uuid = "", key = "" }: Values, code: string, { state, iss }: ReturnParams): Promise<Return> => {
    tabStore.write(answerKey, { code }); // before the request: a reload in the middle of it must not cause a second one
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
      // The rest of the address contains the link's own keys, which no event may reveal.
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

/** Returns the address if it is a web address: a broken or hostile response could contain a `javascript:` address. */
function addressOf(outcome: Outcome<{ url: string }>): Outcome<URL> {
  if (!outcome.ok) return outcome;
  const address = URL.canParse(outcome.value.url) ? new URL(outcome.value.url) : undefined;
  const isGood = address?.protocol === "https:" || address?.protocol === "http:";
  return address && isGood ? { ok: true, value: address } : { ok: false, failure: { code: "response.invalid" } };
}

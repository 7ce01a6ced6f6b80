/**
 * The parameters of a link that was mailed, or of the way back from the identity app. They are keys: they leave the address bar at
 * once, so that no analytics, referrer, bookmark or shared screen carries them, and stay in the tab until used.
 */
import type { Outcome } from "#core/services/api/outcome.ts";
import { pageQuery, replacePageQuery } from "#core/platform/address-bar.ts";
import { withoutParameters } from "#core/base/values/query.ts";
import { tabStore, type ExpiringStore, type Values } from "#core/services/stored/expiring-store.ts";

export type LinkParams = {
  /**
   * Moves these parameters from the page's address into the tab, and answers what the tab has. Where the address carries any of
   * them it is a new visit by link: nothing of an older one stays. Empty ones count as missing. Without names: the whole query,
   * but for what says how the page is shown.
   */
  take(names?: readonly string[]): Values;
  /** Replaces what the tab has: what was used goes, what a reload needs stays. */
  keep(values: Values): void;
  /** Used, or of no use: nothing stays. */
  forget(): void;
  /** Used: only what came of it stays, for a reload, until there is a new link. Kept apart: no address can say it. */
  settle(result: Values): void;
  settled(): Values | undefined;
  /** Uses the link: a call that works once. Tags of the page that ask while it runs get the same answer. */
  once<Answer>(call: () => Promise<Outcome<Answer>>): Promise<Outcome<Answer>>;
};

/** What a page is led by, and what tells where a visitor came from: no secrets, and never part of a link of ours. */
const harmless = /^(lang|page_id|utm_\w+)$/;

type Page = {
  readonly query: () => string;
  readonly replaceQuery: (search: string) => void;
  readonly tabStore: ExpiringStore;
  readonly running?: Running;
};
const thisPage: Page = { query: pageQuery, replaceQuery: replacePageQuery, tabStore };

/** Calls that are on their way, by key. */
type Running = Map<string, Promise<Outcome<unknown>>>;
const runningOnPage: Running = new Map();

/**
 * `name`: the page that the link leads to. All tags of the page that give the same name share what is kept.
 * A model takes it as a parameter of its own, `link = createLinkParams("confirm-email")`, and asks it in `start()`: nothing is
 * touched before `take`, and tests pass one of theirs.
 */
export function createLinkParams(name: string, page: Page = thisPage): LinkParams {
  const key = `digi.link.${name}`;
  const resultKey = `${key}.result`;
  const { running: calls = runningOnPage } = page;
  const forget = (): void => {
    page.tabStore.remove(key);
    page.tabStore.remove(resultKey);
  };
  return {
    take(names) {
      const belongsToLink = (one: string): boolean => names?.includes(one) ?? !harmless.test(one);
      const search = page.query();
      const rest = withoutParameters(search, belongsToLink);
      if (rest !== search) {
        const own = [...new URLSearchParams(search)].filter(([one, value]) => belongsToLink(one) && value !== "");
        page.replaceQuery(rest);
        forget();
        page.tabStore.write(key, Object.fromEntries(own));
      }
      return page.tabStore.read(key) ?? {};
    },
    keep: (values) => page.tabStore.write(key, values),
    forget,
    settle(result) {
      forget();
      page.tabStore.write(resultKey, result);
    },
    settled: () => page.tabStore.read(resultKey),
    async once<Answer>(call: () => Promise<Outcome<Answer>>): Promise<Outcome<Answer>> {
      const running = calls.get(key) as Promise<Outcome<Answer>> | undefined;
      const answer = running && (await running);
      // The tag that called may have been taken out of the page, and its call with it.
      if (answer && (answer.ok || answer.failure.code !== "network.aborted")) return answer;
      const own = call();
      calls.set(key, own);
      return own.finally(() => calls.delete(key));
    },
  };
}

/**
 * The parameters with which a mailed link or the identity app opens a page. They are secret keys. Therefore they are removed from the
 * address bar at once, so that no analytics, referrer, bookmark or shared screen contains them, and are stored in the tab until they are
 * used.
 */
import type { Outcome } from "#core/services/api/outcome.ts";
import { pageQuery, replacePageQuery } from "#core/platform/address-bar.ts";
import { withoutParameters } from "#core/base/values/query.ts";
import { tabStore, type TtlStore, type Values } from "#core/services/stored/ttl-store.ts";

export type LinkParams = {
  /**
   * Moves the named parameters from the page's address into the tab, and returns the parameters that the tab has. If the address contains
   * any of them, this is a new visit by link, and nothing of an older one stays stored. Empty parameters count as missing. Without names,
   * the whole query is moved, except for the parameters that control how the page is shown.
   */
  take(names?: readonly string[]): Values;
  /** Reads a parameter of the page's address, which stays there. */
  peek(name: string): string | undefined;
  /** Replaces the parameters in the tab, so that used ones are dropped and those that a reload needs stay. */
  keep(values: Values): void;
  /** Deletes the parameters and the result from the tab, once they are not needed any more. */
  forget(): void;
  /**
   * Replaces the used parameters with their result, which is stored for a reload until the page is opened by a new link. The result has a
   * key of its own, so that no address can set it.
   */
  settle(result: Values): void;
  settled(): Values | undefined;
  /** Sends a request that the API answers only once for each link. Tags of the page that ask while it is pending get the same response. */
  once<Answer>(call: () => Promise<Outcome<Answer>>): Promise<Outcome<Answer>>;
};

/**
 * Parameters that stay in the address bar: they control the page or tell where a visitor came from, are no secrets, and are never part of
 * one of our links.
 */
const harmless = /^(lang|page_id|utm_\w+)$/;

type Page = {
  readonly query: () => string;
  readonly replaceQuery: (search: string) => void;
  readonly tabStore: TtlStore;
  readonly running?: Running;
};
const thisPage: Page = { query: pageQuery, replaceQuery: replacePageQuery, tabStore };

/** The pending requests, by the key of their link. */
type Running = Map<string, Promise<Outcome<unknown>>>;
const runningOnPage: Running = new Map();

/**
 * Creates the parameters of a link. `name` is the page that the link leads to; all tags of the page with the same name share the stored
 * parameters. A model takes them as a parameter of its own, `link = createLinkParams("confirm-email")`, and reads them in `start()`, so
 * that tests can pass their own. Nothing is changed before `take`.
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
    peek: (name) => new URLSearchParams(page.query()).get(name) ?? undefined,
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
      // The first tag may have been removed from the page, which aborts its request; then this tag sends its own.
      if (answer && (answer.ok || answer.failure.code !== "network.aborted")) return answer;
      const own = call();
      calls.set(key, own);
      return own.finally(() => calls.delete(key));
    },
  };
}

/** A cookie for the whole site, which all tabs of the page share. Code that only reads the cookie needs `cookies.ts` alone. */
import { warnOnce } from "./console.ts";
import { cookies } from "./cookies.ts";
import { pageDocument } from "./page-document.ts";
import { endCookie, writeCookie } from "./written-cookies.ts";

export type SharedCookie = {
  /** Returns the values of all cookies of this name, because other pages may have written some for other paths and domains. */
  read(): readonly string[];
  /**
   * Writes the cookie's value, in the place of all others of this name that the page can end. Where the browser does not store it, this
   * page remembers the value itself.
   * @param lifeMs milliseconds from now until the cookie expires. Browsers ignore a lifetime with a fraction of a second.
   * @param domain the domain whose hosts all get the cookie; without it this host alone. A domain that is not the page's is reported once,
   *   and the cookie is written for this host.
   */
  write(value: string, lifeMs: number, domain?: string): void;
  /** Tells whether the browser stored the last value that was written, or before the first one whether it stores cookies at all. */
  persistent(): boolean;
  /**
   * Calls `onChange` when the cookies have other values than this tab knows. The tab compares when another tab has written the cookie, and
   * when this tab is hidden or shown. Only one watcher can exist at a time. Returns a function that stops watching.
   */
  watch(onChange: () => void): () => void;
};

/** Opens a cookie that all tabs share: `SameSite=Lax`, for every path, and `Secure` where the page was loaded by https. */
export function shareCookie(name: string): SharedCookie {
  // Browsers do not notify other tabs when a cookie changes, so the tabs send each other messages.
  const channel = openChannel(name);
  const read = (): readonly string[] => cookies.readAll(name);
  let known: string | undefined;
  return {
    read,
    write(value, lifeMs, domain) {
      cookies.unstored.delete(name);
      endCookie(name);
      const isStored = (place: string): boolean => {
        writeCookie(`${name}=${encodeURIComponent(value)}; Max-Age=${Math.floor(lifeMs / 1000)}; Path=/; SameSite=Lax${place}`);
        return read().includes(value);
      };
      const isShared = domain !== undefined && isStored(`; Domain=${domain}`);
      if (!isShared && !isStored("")) cookies.unstored.set(name, value);
      else if (!isShared && domain !== undefined) warnOnce(`cookie-domain: ${location.hostname} is not in ${domain}`);
      known = read().join();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel sends within the origin only
      channel?.postMessage("");
    },
    persistent: () => !cookies.unstored.has(name) && (read().length > 0 || storesCookies(`${name}-try`)),
    watch(onChange) {
      const life = new AbortController();
      const { signal } = life;
      known = read().join();
      const look = (): void => {
        const value = read().join();
        if (value === known) return;
        known = value;
        onChange();
      };
      channel?.addEventListener("message", look, { signal });
      pageDocument.addEventListener("visibilitychange", look, { signal });
      return () => life.abort();
    },
  };
}

/** Tells whether the browser stores cookies, by one that is ended in the same task. */
function storesCookies(name: string): boolean {
  writeCookie(`${name}=1; SameSite=Lax`);
  const isStored = cookies.readAll(name).length > 0;
  writeCookie(`${name}=; Max-Age=0`);
  return isStored;
}

/**
 * Opens a channel for messages to the other tabs. Where the browser has none or refuses it, a tab notices another tab's change only when
 * the visitor comes back to it.
 */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/** A cookie for the whole site, which all tabs of the page share. Code that only reads the cookie needs `cookies.ts` alone. */
import { pageDocument } from "./page-document.ts";
import { cookies } from "./cookies.ts";

export type SharedCookie = {
  /** Returns the cookie's value; undefined where the cookie does not exist. */
  read(): string | undefined;
  /**
   * Writes the cookie's value. Where the browser does not store it, this page remembers the value itself.
   * @param lifeMs milliseconds from now until the cookie expires
   */
  write(value: string, lifeMs: number): void;
  /** Tells whether the browser stored the last value that was written. */
  persistent(): boolean;
  /**
   * Calls `onChange` when the cookie has another value than this tab knows. The tab compares when another tab has written the cookie, and
   * when this tab is hidden or shown. Only one watcher can exist at a time. Returns a function that stops watching.
   */
  watch(onChange: () => void): () => void;
};

/**
 * Writes a cookie of the page, also where an element of the page is named `cookie` (page-document.ts).
 * @param text in the format that `document.cookie` takes
 */
const writeCookie = (text: string): void => void Reflect.set(HTMLDocument.prototype, "cookie", text, document);

/** Opens a cookie that all tabs share: `SameSite=Lax`, for every path, and `Secure` where the page was loaded by https. */
export function shareCookie(name: string): SharedCookie {
  // Browsers do not notify other tabs when a cookie changes, so the tabs send each other messages.
  const channel = openChannel(name);
  let known: string | undefined;
  return {
    read: () => cookies.read(name),
    write(value, lifeMs) {
      known = value;
      cookies.unstored.delete(name);
      const secure = location.protocol === "https:" ? "; Secure" : "";
      try {
        writeCookie(`${name}=${encodeURIComponent(value)}; Max-Age=${lifeMs / 1000}; Path=/; SameSite=Lax${secure}`);
      } catch {
        // If the browser refuses to write, the check after this block finds that the cookie is missing.
      }
      if (cookies.read(name) !== value) cookies.unstored.set(name, value);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel sends within the origin only
      channel?.postMessage("");
    },
    persistent: () => !cookies.unstored.has(name),
    watch(onChange) {
      const life = new AbortController();
      const { signal } = life;
      known = cookies.read(name);
      const look = (): void => {
        const value = cookies.read(name);
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

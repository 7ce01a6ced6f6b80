/** A cookie of the page that its tabs share, for the whole site. Code that only reads the cookie needs `cookies.ts` alone. */
import { pageDocument, writeCookie } from "./page-document.ts";
import { cookies } from "./cookies.ts";

export type SharedCookie = {
  /** Returns the value; undefined where there is no cookie. */
  read(): string | undefined;
  /**
   * Writes the value. Where the browser does not store it, the page remembers it.
   * @param lifeMs milliseconds from now
   */
  write(value: string, lifeMs: number): void;
  /** Tells whether the browser stored the last value that was written. */
  persistent(): boolean;
  /**
   * Calls `onChange` when the cookie has another value than this tab knows: another tab says that it has written it, or the tab was hidden
   * or shown, so also when the visitor comes back to it. There is one watcher at a time. Returns a function that stops watching.
   */
  watch(onChange: () => void): () => void;
};

/** Opens a shared cookie: `SameSite=Lax`, for every path, and `Secure` where the page was loaded by https. */
export function shareCookie(name: string): SharedCookie {
  // The browser does not notify other tabs when a cookie changes.
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
        // refused: the check on the next line finds the cookie missing
      }
      if (cookies.read(name) !== value) cookies.unstored.set(name, value);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it stays within the origin
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
 * Opens a channel to the other tabs. Where the browser has no such channel, or refuses it, the tab notices another tab's change when the
 * visitor comes back.
 */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/** A cookie of the page that its tabs share, for the whole site; who only reads it needs `cookies.ts` alone. */
import { pageDocument, writeCookie } from "./page-document.ts";
import { cookies } from "./cookies.ts";

export type SharedCookie = {
  /** Undefined where there is none. */
  read(): string | undefined;
  /** @param lifeMs milliseconds from now. Where the browser does not take it the page remembers the value. */
  write(value: string, lifeMs: number): void;
  /** False where the browser did not take what was written. */
  persistent(): boolean;
  /** Calls when another tab has written, and when the visitor comes back to this one; returns the stop. */
  watch(onChange: () => void): () => void;
};

/** `SameSite=Lax`, for every path, and `Secure` where the page came by https. */
export function shareCookie(name: string): SharedCookie {
  // A cookie tells no tab of its change.
  const channel = openChannel(name);
  return {
    read: () => cookies.read(name),
    write(value, lifeMs) {
      cookies.unstored.delete(name);
      const secure = location.protocol === "https:" ? "; Secure" : "";
      try {
        writeCookie(`${name}=${encodeURIComponent(value)}; Max-Age=${lifeMs / 1000}; Path=/; SameSite=Lax${secure}`);
      } catch {
        // refused: it is not there, as the next line sees
      }
      if (cookies.read(name) !== value) cookies.unstored.set(name, value);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it stays within the origin
      channel?.postMessage("");
    },
    persistent: () => !cookies.unstored.has(name),
    watch(onChange) {
      const life = new AbortController();
      const { signal } = life;
      channel?.addEventListener("message", onChange, { signal });
      pageDocument.addEventListener("visibilitychange", onChange, { signal });
      return () => life.abort();
    },
  };
}

/** Where the browser has none, or refuses it, the tab hears of another's when the visitor comes back. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/** The only access to the cookies of the page. Code that writes a cookie uses `shared-cookie.ts`, which few pages need. */
import { pageDocument } from "./page-document.ts";

export const cookies = {
  /** The values that the browser did not store (cookies blocked, a sandboxed frame), by cookie name. They exist as long as this page. */
  unstored: new Map<string, string>(),
  /**
   * Returns the decoded value of the cookie; undefined where there is no such cookie, its value is broken, or the page may not read
   * cookies.
   */
  read(name: string): string | undefined {
    try {
      const value = (): string | undefined => `; ${pageDocument.cookie}`.split(`; ${name}=`)[1]?.split(";")[0];
      return cookies.unstored.get(name) ?? (decodeURIComponent(value() ?? "") || undefined);
    } catch {
      return undefined; // The page may not read cookies, or other code wrote a value that cannot be decoded.
    }
  },
};

/** The only access to the cookies of the page. Code that writes a cookie uses `shared-cookie.ts`, which few pages need. */
import { pageDocument } from "./page-document.ts";

export const cookies = {
  /** The values that the browser did not store (cookies blocked, a sandboxed frame), by cookie name. They live as long as this page. */
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
      return undefined; // the page may not read cookies, or the value was written by other code
    }
  },
};

/** The only access to the cookies of the page. Code that writes a cookie uses `shared-cookie.ts`, which few pages need. */
import { pageDocument } from "./page-document.ts";

export const cookies = {
  /** The values that the browser did not store (cookies blocked, a sandboxed frame), by cookie name. They exist as long as this page. */
  unstored: new Map<string, string>(),
  /**
   * Returns the decoded values of all cookies of this name: a browser keeps several where they were written for other paths or domains. A
   * value that cannot be decoded is returned as it is. The list is empty where there is no such cookie, or the page may not read cookies.
   */
  readAll(name: string): readonly string[] {
    const own = cookies.unstored.get(name);
    if (own !== undefined) return [own];
    try {
      const values = `; ${pageDocument.cookie}`.split(`; ${name}=`).slice(1);
      return values.map((rest) => decoded(rest.replace(/;.*/, ""))).filter(Boolean);
    } catch {
      return []; // The page may not read cookies.
    }
  },
};

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // Other code wrote the value. It must not hide the other cookies of its name.
  }
}

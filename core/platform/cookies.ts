/** The only access to the cookies of the page. Who writes one has `shared-cookie.ts`, which few pages need. */
import { pageDocument } from "./page-document.ts";

export const cookies = {
  /** What the browser did not take (cookies blocked, a sandboxed frame): it lives for this page. */
  unstored: new Map<string, string>(),
  /** The value of that name, decoded; undefined where there is none, it is broken, or the page may not look. */
  read(name: string): string | undefined {
    try {
      const value = (): string | undefined => `; ${pageDocument.cookie}`.split(`; ${name}=`)[1]?.split(";")[0];
      return cookies.unstored.get(name) ?? (decodeURIComponent(value() ?? "") || undefined);
    } catch {
      return undefined; // nobody may look here, or the value is another's
    }
  },
};

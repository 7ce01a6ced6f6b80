/** Reads the source of the page as its author wrote it, before a browser has turned it into elements; only the doctor uses it. */
import { pageFetch } from "./network.ts";
import { pageAddress } from "./page.ts";

/**
 * Requests the source of the page once more, as the page's own script may. Undefined where the server does not return it again, or where
 * the page is XHTML, which browsers parse exactly as written.
 */
export async function pageSource(): Promise<string | undefined> {
  try {
    const answer = await pageFetch(pageAddress(), { headers: { accept: "text/html" } });
    return answer.ok && /^text\/html/i.test(answer.headers.get("content-type") ?? "") ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}

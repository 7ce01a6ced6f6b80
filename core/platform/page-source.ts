/** The page as its author wrote it, before a browser has made elements of it; for the doctor alone. */
import { pageFetch } from "./network.ts";
import { pageAddress } from "./page.ts";

/**
 * Asked for once more, as the page's own script may. Undefined where the server does not give it again, or where it is XHTML, which
 * means what it says.
 */
export async function pageSource(): Promise<string | undefined> {
  try {
    const answer = await pageFetch(pageAddress(), { headers: { accept: "text/html" } });
    return answer.ok && /^text\/html/i.test(answer.headers.get("content-type") ?? "") ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}

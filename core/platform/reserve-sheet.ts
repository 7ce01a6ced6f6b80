/** Returns the page's links to our style sheet `reserve.css`, which reserves space for tags; only the doctor uses them. */
import { collectViolations, type Violation } from "./inspection.ts";
import { pageFetch } from "./network.ts";
import { pageDocument } from "./page-document.ts";

export const reserveSheets = (): HTMLLinkElement[] =>
  [...pageDocument.querySelectorAll<HTMLLinkElement>("link[rel~=stylesheet]")].filter(
    ({ localName, href }) => localName === "link" && /\/reserve\.css($|[?#])/.test(href),
  );

/** Returns the text at an address. Returns the HTTP status where the response is not ok, and undefined where the request fails. */
export async function textAt(address: string): Promise<string | number | undefined> {
  try {
    const answer = await pageFetch(address, { credentials: "omit" });
    return answer.ok ? await answer.text() : answer.status;
  } catch {
    return undefined;
  }
}

/**
 * Returns the violation of the page's policy that kept the style sheet from loading; undefined where the policy allows it. Browsers report
 * a violation only at the moment when it happens, so the sheet is linked once more, for no medium.
 */
export async function refusalOf(link: HTMLLinkElement): Promise<Violation | undefined> {
  const stop = collectViolations();
  const again = link.cloneNode() as HTMLLinkElement;
  again.media = "not all";
  again.nonce = link.nonce;
  await new Promise((settle) => {
    again.onload = again.onerror = settle;
    link.after(again);
  });
  again.remove();
  return (await stop()).find(({ directive }) => directive.startsWith("style-src"));
}

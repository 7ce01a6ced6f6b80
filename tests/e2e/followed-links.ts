/** Helpers for journeys that follow links: they collect the links of pages, and request each address once. */
import type { APIRequestContext, Page } from "playwright/test";
import { pageAt } from "#demo/site/site-routes.ts";
import { holdsItsTag, tagOfPage } from "#tests/page-tags.ts";
import { expect } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";

const site = `http://localhost:${ports.demo}`;

/** The links that were found: their addresses without fragments, each with the first page that has it. */
export type Links = Map<string, string>;

/**
 * Waits until the tags of the page show what they have loaded, and adds the links of the page and of all shadow roots, also those that are
 * hidden now.
 */
export async function collectLinks(page: Page, links: Links, where: string): Promise<void> {
  // Tags load when they come near the viewport, which a tag does by this attribute, too.
  await page.evaluate(() => {
    for (const tag of document.querySelectorAll("*")) if (tag.localName.startsWith("digi-")) tag.setAttribute("loading", "eager");
  });
  await expect.poll(() => stillLoading(page), { message: `${where} is loaded` }).toEqual([]);
  const found = await page.locator("a[href]").evaluateAll((anchors) => anchors.map((one) => (one as HTMLAnchorElement).href));
  for (const href of found) {
    const address = href.replace(/#.*/, "");
    if (!links.has(address)) links.set(address, where);
  }
}

/** Returns the names of the tags that are not drawn yet, or whose views still wait for an answer. */
const stillLoading = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tags = [...document.querySelectorAll("*")].filter((one) => one.localName.startsWith("digi-"));
    const isLoading = (tag: Element): boolean =>
      tag.matches(":not([hidden], [hidden] *)") &&
      (!tag.matches(":state(ready)") || tag.shadowRoot?.querySelector("[aria-busy=true]") !== null);
    return tags.filter(isLoading).map(({ localName }) => localName);
  });

/** Follows each link once, and returns what is wrong with those that lead into nothing. */
export async function brokenLinks(request: APIRequestContext, links: Links): Promise<string[]> {
  const problems: string[] = [];
  for (const [address, where] of links) {
    const problem = await problemOf(request, address);
    if (problem !== undefined) problems.push(`${where}: ${address} ${problem}`);
  }
  return problems;
}

/**
 * Tells whether an address belongs to the demo: to the provider's site, its API or the partner's site. Other sites are not requested,
 * because tests must not need the network.
 */
const isOurs = ({ protocol, port }: URL): boolean => protocol === "http:" && [ports.demo, ports.api, ports.partner].includes(Number(port));

async function problemOf(request: APIRequestContext, address: string): Promise<string | undefined> {
  const url = new URL(address);
  if (!isOurs(url)) return ["https:", "mailto:", "tel:"].includes(url.protocol) ? undefined : "is no link";
  const answer = await request.get(address);
  if (answer.status() !== 200) return `answers with status ${answer.status()}`;
  const { origin, pathname } = new URL(answer.url()); // A link that changes the language is redirected.
  const there = origin === site ? pageAt(pathname) : undefined;
  if (!there) return undefined;
  return holdsItsTag(there.page, await answer.text()) ? undefined : `leads to a page without ${tagOfPage[there.page]}`;
}

/**
 * Examines whether the pages exist that our tags link to. A consent is not valid if its link, for example to the privacy notice, leads
 * nowhere.
 */
import { site } from "virtual:site";
import { pages } from "virtual:definitions";
import type { PageOptions } from "#core/runtime/element/host-link.ts";
import { httpAddress } from "#core/platform/http-address.ts";
import { knownElements, linksOf } from "#core/platform/inspection.ts";
import { pageFetch } from "#core/platform/network.ts";
import { pageAddress, pageOrigin } from "#core/platform/page.ts";
import type { Language } from "#core/base/values/language.ts";
import { isBuilt, routes } from "#core/base/values/routes.ts";
import type { Finding } from "./finding.ts";
import { locationOfMissing } from "./option-location.ts";
import { tableIn } from "./options.ts";
import { startTagOf } from "./written.ts";

type Link = { readonly address: string; readonly element: Element; readonly found: string };

type Table = Readonly<Record<string, unknown>>;

/**
 * Examines the links that are shown now, and the pages that the tags lead to in a step, a dialog or a state that nobody has opened yet.
 * Only pages of this site are requested, because a page cannot find out whether pages of another site exist.
 *
 * @param script the address from which the script was loaded
 */
export async function examineLinks(
  { get, base }: Pick<PageOptions, "get" | "base">,
  language: Language,
  script: string,
): Promise<Finding[]> {
  const elements = knownElements("digi-");
  const own = tableIn(get("routes")) ?? {};
  const from = httpAddress(String(get("site") || site), pageAddress()) ?? pageAddress();
  const links = oneEach([...elements.flatMap(linksIn), ...elements.flatMap(leadsOf({ own, from, language }))], ({ address }) => address);
  const isOwn = ({ address }: Link): boolean => originOf(address) === pageOrigin();
  const others = oneEach(
    links.filter((link) => !isOwn(link)),
    ({ address }) => originOf(address),
  );
  const table = { ...routes, ...own };
  const findings = (await Promise.all(links.filter(isOwn).map((link) => examineLink(link, table)))).flat();
  const isForeign = !get("site") && !site && originOf(base) !== pageOrigin();
  return [
    ...(isForeign ? withSite(findings, script) : findings),
    ...others.map((link) => unseen({ ...link, address: originOf(link.address) }, "elsewhere")),
  ];
}

const usualPaths: readonly string[] = Object.values(routes).flatMap((paths) => Object.values(paths));

/**
 * Replaces all findings about missing pages of the provider by a single one: on a third party's site all of them are missing for the same
 * reason, because the option `data-site` is not set.
 */
function withSite(findings: readonly Finding[], script: string): Finding[] {
  const isProviders = (one: Finding): boolean => one.code === "dead-link" && usualPaths.includes(one.address);
  const [first, ...more] = findings.filter(isProviders);
  if (first?.code !== "dead-link") return [...findings];
  const { element, found, write } = locationOfMissing("site", script);
  const { address } = first;
  const fix = write("https://www.digi.example");
  return [{ code: "no-site", address, count: 1 + more.length, element, found, fix }, ...findings.filter((one) => !isProviders(one))];
}

const linksIn = (element: Element): Link[] =>
  linksOf(element).map((anchor) => ({
    address: withoutHash(anchor.href),
    element,
    found: `<a href="${anchor.getAttribute("href") ?? ""}">`,
  }));

const withoutHash = (address: string): string => address.replace(/#.*/, "");

type Where = { readonly own: Table; /** The address of the provider's site. */ readonly from: string; readonly language: Language };

/**
 * Returns links to the pages that the definition of an element and of its parts name. A page that is not built and that the host page does
 * not have either is left out, because no view links to it.
 */
const leadsOf =
  ({ own, from, language }: Where) =>
  (element: Element): Link[] =>
    (pages[element.localName] ?? []).flatMap((page) => {
      const said = (own[page] as Readonly<Record<string, unknown>> | undefined)?.[language];
      const usual = isBuilt(page) ? httpAddress(routes[page][language], from) : undefined;
      const address = typeof said === "string" ? httpAddress(said, pageAddress()) : usual;
      return address ? [{ address: withoutHash(address), element, found: startTagOf(element) }] : [];
    });

/** Returns the first link of each key. */
const oneEach = (links: readonly Link[], keyOf: (link: Link) => string): Link[] =>
  links.filter((link, index) => links.findIndex((other) => keyOf(other) === keyOf(link)) === index);

const originOf = (address: string): string => new URL(address).origin;

const unseen = ({ address, element, found }: Link, why: "elsewhere" | "silent" | number): Finding => ({
  code: "unseen-link",
  address,
  why,
  element,
  found,
});

async function examineLink(link: Link, table: Table): Promise<Finding[]> {
  const { address, element, found } = link;
  const httpStatus = await statusOf(address);
  if (httpStatus === undefined) return [unseen(link, "silent")];
  if (httpStatus < 400) return [];
  if (httpStatus !== 404 && httpStatus !== 410) return [unseen(link, httpStatus)];
  const path = new URL(address).pathname;
  return [{ code: "dead-link", tag: element.localName, address: path, httpStatus, element, found, fix: fixOf(path, table) }];
}

/**
 * Returns the HTTP status of an address, or undefined where no server answers. Where a server does not support HEAD, its response says
 * nothing about the page, and a GET is sent.
 */
async function statusOf(address: string): Promise<number | undefined> {
  const ask = (method: string): Promise<number | undefined> =>
    pageFetch(address, { method }).then(
      ({ status }) => status,
      () => undefined,
    );
  const status = await ask("HEAD");
  return status === 405 || status === 501 ? ask("GET") : status;
}

/**
 * Returns the markup that mends a dead link. Where the path is the usual one of a provider's page, the site has that page at another path,
 * so the markup is the option `data-routes`; otherwise it is a link whose address the author fills in.
 */
function fixOf(path: string, table: Table): string {
  for (const [page, paths] of Object.entries(table))
    for (const [language, known] of Object.entries(paths ?? {}))
      if (known === path) return `data-routes='{"${page}": {"${language}": "…"}}'`;
  return '<a href="…">';
}

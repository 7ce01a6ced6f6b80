/** Whether the pages that our tags lead to are there: a consent that leads nowhere is none. */
import { pageFetch } from "#core/platform/network.ts";
import { knownElements, linksOf } from "#core/platform/inspection.ts";
import { pageOrigin } from "#core/platform/page.ts";
import { routes } from "#core/values/routes.ts";
import type { Finding } from "./finding.ts";

/** Those of this site: whether those of another are there, a page is not told. */
export async function examineLinks(): Promise<Finding[]> {
  const links = new Map(knownElements("digi-").flatMap((element) => linksOf(element).map((href) => [href, element] as const)));
  const own = [...links].filter(([href]) => originOf(href) === pageOrigin());
  const others = new Set([...links.keys()].map(originOf).filter((origin) => origin !== pageOrigin()));
  const findings = await Promise.all(own.map(([href, element]) => examineLink(href, element)));
  return [...findings.flat(), ...[...others].map((address): Finding => ({ code: "unseen-link", address }))];
}

const originOf = (href: string): string => new URL(href).origin;

async function examineLink(href: string, element: Element): Promise<Finding[]> {
  const status = await pageFetch(href, { method: "HEAD" }).then(
    (answer) => answer.status,
    () => undefined,
  );
  if (status === undefined) return [{ code: "unseen-link", address: href }];
  // Some servers answer no HEAD: what they say to it is no word on the page.
  if (status !== 404 && status !== 410) return [];
  const path = new URL(href).pathname;
  return [{ code: "dead-link", tag: element.localName, address: path, httpStatus: status, element, ...fixOf(path) }];
}

/** Where the usual path of a page of ours leads nowhere, the site has it elsewhere. */
function fixOf(path: string): { readonly fix?: string } {
  for (const [page, paths] of Object.entries(routes))
    for (const [language, usual] of Object.entries(paths))
      if (usual === path) return { fix: `data-routes='{"${page}": {"${language}": "…"}}'` };
  return {};
}

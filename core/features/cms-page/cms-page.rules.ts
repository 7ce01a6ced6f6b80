/** Rules for the sections of a page that editors write (C-188, decisions §12). */
import { withParameter } from "#core/base/values/query.ts";
import type { PageSection } from "#core/domain/pages/cms-page.contract.ts";

/** The way to a section: the outermost one, which is a tab, and the section itself, which is undefined where it is the tab. */
export type Found = { readonly tab: string; readonly inside: string | undefined };

/** Returns the way to the section with this id at any depth; undefined where the page has none. Of two with one id the first counts. */
export function findSection(sections: readonly PageSection[], id: string): Found | undefined {
  for (const section of sections) {
    if (section.i === id) return { tab: id, inside: undefined };
    if (section.c && contains(section.c, id)) return { tab: section.i, inside: id };
  }
  return undefined;
}

const contains = (sections: readonly PageSection[], id: string): boolean =>
  sections.some(({ i, c }) => i === id || (c !== null && c !== undefined && contains(c, id)));

/**
 * Returns the way to the section that an address names, by its fragment (`#numbers`) or by its query (`?tab=numbers`); undefined where it
 * names none that the page has. The fragment takes precedence, because it is what a link inside the page changes. A fragment that is no
 * section's belongs to the host page, such as `#main` of its skip link, and hides no tab.
 */
export function findNamed(sections: readonly PageSection[], address: string): Found | undefined {
  const { hash, searchParams } = new URL(address);
  const inFragment = findSection(sections, decoded(hash.slice(1)));
  return inFragment ?? findSection(sections, searchParams.get("tab") ?? "");
}

/** Returns the text of a fragment; one that is badly encoded is returned as it is. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Returns the same address, naming this tab alone. */
export function withTab(address: string, tab: string): string {
  const url = new URL(address);
  url.search = withParameter(url.search, "tab", tab);
  url.hash = "";
  return url.href;
}

/** Rules for the sections of a page that editors write (C-188, decisions §12). */
import { withParameter } from "#core/base/values/query.ts";
import type { PageImage, PageSection } from "#core/domain/pages/cms-page.contract.ts";

/** The way to a section: the outermost one, which is a tab, and the section itself, which is undefined where it is the tab. */
export type Found = { readonly tab: string; readonly inside: string | undefined };

/**
 * Returns the sections with an id of its own for each section and for each mark of a picture: of several with one id, the first keeps it.
 * Otherwise the second could neither be opened nor pointed at.
 */
export function withOwnIds(sections: readonly PageSection[]): readonly PageSection[] {
  const own = createNaming(sections.flatMap(idsIn));
  const withOwn = (section: PageSection): PageSection => {
    const { images, c, ...rest } = own(section);
    return { ...rest, ...(images && { images: images.map(withOwnMarks) }), ...(c && { c: c.map(withOwn) }) };
  };
  return sections.map(withOwn);
}

const idsIn = ({ i, c }: PageSection): readonly string[] => [i, ...(c ?? []).flatMap(idsIn)];
const withOwnMarks = ({ marks = [], ...image }: PageImage): PageImage => ({
  ...image,
  marks: marks.map(createNaming(marks.map(({ i }) => i))),
});

/** Returns a function that gives each thing it is called with an id of its own; `given` are the ids that all of them bring. */
function createNaming(given: readonly string[]) {
  const taken = new Set<string>();
  return <One extends { readonly i: string }>(one: One): One => {
    let [i, count] = [one.i, 1];
    while (taken.has(i) || (count > 1 && given.includes(i))) i = `${one.i}-${++count}`;
    taken.add(i);
    return { ...one, i };
  };
}

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

/** The way to the section that an address names. Without a tab the section is about all tabs, and any of them may be open. */
type Named = { readonly tab: string | undefined; readonly inside: string | undefined };

/**
 * Returns the way to the section that an address names, by its fragment (`#numbers`) or by its query (`?tab=numbers`); undefined where it
 * names none that the page has. The fragment takes precedence, because it is what a link inside the page changes. A fragment that is no
 * section's belongs to the host page, such as `#main` of its skip link, and hides no tab.
 * @param common the id of the outermost section that is about all tabs, and is no tab itself
 */
export function findNamed(sections: readonly PageSection[], address: string, common?: string): Named | undefined {
  const { hash, searchParams } = new URL(address);
  const inQuery = findSection(sections, searchParams.get("tab") ?? "");
  const named = findSection(sections, decoded(hash.slice(1))) ?? inQuery;
  if (named === undefined || named.tab !== common) return named;
  return { tab: inQuery?.tab === common ? undefined : inQuery?.tab, inside: named.inside ?? common };
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

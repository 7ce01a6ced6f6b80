/**
 * This file compares the statements of the specification with the tests that prove them, for each tag: it reads the list, finds the ids in
 * test titles, and counts the missing ones.
 */
import { ownersOf, shared } from "./areas.ts";

export type Statement = { readonly id: string; readonly area: string; readonly text: string };

/**
 * A claim is the id of a statement in a test's title. Its `tags` are those that the test counts for, without any for a test of core, the
 * API or the site.
 */
export type Claim = { readonly id: string; readonly tags: readonly string[]; readonly where: string };

/** The statements of one area, counted for one of the area's owners: a tag, or `shared`. */
export type AreaCount = {
  readonly area: string;
  readonly owner: string;
  readonly isBuilt: boolean;
  readonly proven: readonly Statement[];
  /** Statements that are proven although the specification leaves them open: the test proves what the project decided. */
  readonly decided: readonly Statement[];
  readonly missing: readonly Statement[];
};

/** Parses the list of statements, with rows of `id,area,section,statement`. Only the statement may be in quotes. */
export function parseStatements(csv: string): Statement[] {
  return csv
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== "")
    .map((line) => {
      const [id = "", area = ""] = line.split(",");
      const text = line.split(",").slice(3).join(",");
      return { id, area, text: text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text };
    });
}

const one = String.raw`[A-Z]-\d+(?:\s+[a-z][a-z-]*)*`;
const group = new RegExp(String.raw`\[(${one}(?:\s*,\s*${one})*)\]`, "g");
/** Returns a test's title without the ids of the statements that it claims. */
export const withoutClaims = (title: string): string => title.replaceAll(group, "");

const notRun = /\b(test|it|describe)\.(skip|todo|fixme)\(/;

/**
 * Returns the claims of a test file: ids in brackets, `[P-151, P-058 fiber-check]`, outside comments and tests that are not run.
 * @param tags the tags that are built
 */
export function claimsOf(path: string, text: string, tags: readonly string[]): Claim[] {
  const ownTags = tagsOfPath(path, tags);
  return text.split("\n").flatMap((line, index) => {
    if (/^\s*(\/\/|\/?\*)/.test(line) || notRun.test(line)) return [];
    const items = [...line.matchAll(group)].flatMap((found) => (found[1] ?? "").split(","));
    return items.map((item) => {
      const [id = "", ...named] = item.trim().split(/\s+/);
      return { id, tags: named.length > 0 ? named : ownTags, where: `${path}:${index + 1}` };
    });
  });
}

/**
 * Returns the tags that a test file counts for. A journey's file belongs to the longest tag that its name begins with, because a widget's
 * journeys may be several files (`fiber-check-faults`). A file that belongs to no tag (`e2e/session.test.ts`) counts for none.
 * @param path the file's path below `tests/`
 */
function tagsOfPath(path: string, tags: readonly string[]): readonly string[] {
  const widget = /^unit\/widgets\/([^/]+)\//.exec(path)?.[1];
  const journey = /^(?:e2e|a11y)\/([^/.]+)\.test\.tsx?$/.exec(path)?.[1];
  const own = tags.filter((tag) => tag === widget || `${journey}-`.startsWith(`${tag}-`));
  return own.toSorted((a, b) => b.length - a.length).slice(0, 1);
}

const isLeftOpen = ({ text }: Statement): boolean => text.startsWith("UNSPECIFIED");

/**
 * Returns the counts of each area of the specification, in a row for each owner: a tag, `core`, or the API, whose statements they are. A tag
 * that is not built has nothing proven.
 * @param tags the tags that are built
 */
export function countByArea(statements: readonly Statement[], claims: readonly Claim[], tags: readonly string[]): AreaCount[] {
  const isHeld = holderOf(claims, tags);
  const areas = [...new Set(statements.map(({ area }) => area))].toSorted();
  return areas.flatMap((area) => {
    const all = statements.filter((statement) => statement.area === area);
    const owners = [...new Set(all.flatMap(ownersOf))];
    return owners.map((owner) => {
      const own = all.filter((statement) => ownersOf(statement).includes(owner));
      const held = own.filter((statement) => isHeld(statement, owner));
      return {
        area,
        owner,
        isBuilt: owner === shared || tags.includes(owner),
        proven: held.filter((statement) => !isLeftOpen(statement)),
        decided: held.filter(isLeftOpen),
        missing: own.filter((statement) => !held.includes(statement)),
      };
    });
  });
}

/** Counts the statements, each once: a statement counts as proven where it is proven for every owner that is built. */
export function countAll(statements: readonly Statement[], claims: readonly Claim[], tags: readonly string[]) {
  const isHeld = holderOf(claims, tags);
  const held = statements.filter((statement) => {
    const built = ownersOf(statement).filter((owner) => owner === shared || tags.includes(owner));
    return built.length > 0 && built.every((owner) => isHeld(statement, owner));
  });
  const decided = held.filter(isLeftOpen).length;
  return { total: statements.length, proven: held.length - decided, decided, missing: statements.length - held.length };
}

function holderOf(claims: readonly Claim[], tags: readonly string[]) {
  const held = new Set(claims.flatMap((claim) => [shared, ...claim.tags].map((owner) => `${claim.id} ${owner}`)));
  return ({ id }: Statement, owner: string): boolean => (owner === shared || tags.includes(owner)) && held.has(`${id} ${owner}`);
}

/**
 * Returns a sentence for each claim whose id is not in the list of statements, or whose tag is not built: a typing error, or a statement
 * that was removed.
 */
export function unknownClaims(statements: readonly Statement[], claims: readonly Claim[], tags: readonly string[]): string[] {
  const known = new Set(statements.map(({ id }) => id));
  return claims.flatMap(({ id, tags: named, where }) => {
    if (!known.has(id)) return [`${where} names ${id}, which is not in tests/requirements.csv`];
    const wrong = named.filter((tag) => !tags.includes(tag));
    return wrong.map((tag) => `${where} claims ${id} for ${tag}, which is no tag`);
  });
}

/** A claim that a reviewer should read again: where it is, and how many ids its title names. */
export type ThinClaim = { readonly id: string; readonly where: string; readonly ids: number };

/** Lists, for a reviewer, the claims that count as proof but may prove less than they say. */
export type ThinClaims = {
  /**
   * Claims without a second test for the same id, in a title that names so many ids that nobody can see which line proves which statement.
   */
  readonly crowded: readonly ThinClaim[];
  /** Claims about a widget's statement that only unit tests make: no test has seen the statement on a page. */
  readonly unit: readonly ThinClaim[];
  /** Claims about a widget's statement that only tests of the API make. */
  readonly contract: readonly ThinClaim[];
};

const crowd = 8;

/** Returns the claims to read again, of the statements that `rows` counts as proven; each list is in the order of the ids. */
export function thinClaims(rows: readonly AreaCount[], claims: readonly Claim[]): ThinClaims {
  const held = rows.flatMap(({ owner, proven, decided }) => [...proven, ...decided].map(({ id }) => ({ id, owner })));
  const sourcesOf = (isMeant: (claim: Claim) => boolean): string[] => [...new Set(claims.filter(isMeant).map(({ where }) => where))];
  const sizeOf = (source: string): number => new Set(claims.filter(({ where }) => where === source).map(({ id }) => id)).size;
  const listOf = (items: readonly { readonly id: string; readonly sources: readonly string[] }[]): ThinClaim[] => {
    const lines = new Set(items.flatMap(({ id, sources }) => sources.map((source) => `${id} ${source}`)));
    return [...lines].toSorted().map((line) => {
      const [id = "", where = ""] = line.split(" ");
      return { id, where, ids: sizeOf(where) };
    });
  };

  const all = held.map(({ id }) => ({ id, sources: sourcesOf((claim) => claim.id === id) }));
  const ofTags = held
    .filter(({ owner }) => owner !== shared)
    .map(({ id, owner }) => ({ id, sources: sourcesOf((claim) => claim.id === id && claim.tags.includes(owner)) }));
  const onlyOf = (layer: string) => ofTags.filter(({ sources }) => sources.every((source) => source.startsWith(`${layer}/`)));
  return {
    crowded: listOf(all.filter(({ sources }) => sources.length === 1 && sources.every((source) => sizeOf(source) >= crowd))),
    unit: listOf(onlyOf("unit")),
    contract: listOf(onlyOf("contract")),
  };
}

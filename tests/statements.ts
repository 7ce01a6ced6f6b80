/** Which statement of the specification is proven by which test: the list, the ids in test titles, and what is missing. */

export type Statement = { readonly id: string; readonly area: string; readonly text: string };
export type Claim = { readonly id: string; readonly where: string };
export type AreaCount = { readonly area: string; readonly total: number; readonly proven: number; readonly missing: readonly Statement[] };

/** Rows of `id,area,section,statement`; only the statement may be quoted. */
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

const group = /\[((?:[A-Z]-\d+)(?:\s*,\s*[A-Z]-\d+)*)\]/g;
const notRun = /\b(test|it|describe)\.(skip|todo|fixme)\(/;

/** Ids in brackets, `[P-151, C-447]`, outside comments and tests that are not run. */
export function claimsOf(path: string, text: string): Claim[] {
  return text.split("\n").flatMap((line, index) => {
    if (/^\s*(\/\/|\/?\*)/.test(line) || notRun.test(line)) return [];
    const ids = [...line.matchAll(group)].flatMap((found) => (found[1] ?? "").split(",").map((id) => id.trim()));
    return ids.map((id) => ({ id, where: `${path}:${index + 1}` }));
  });
}

export function countByArea(statements: readonly Statement[], claims: readonly Claim[]): AreaCount[] {
  const proven = new Set(claims.map((claim) => claim.id));
  const areas = [...new Set(statements.map((one) => one.area))].toSorted();
  return areas.map((area) => {
    const all = statements.filter((one) => one.area === area);
    const missing = all.filter((one) => !proven.has(one.id));
    return { area, total: all.length, proven: all.length - missing.length, missing };
  });
}

/** Claims of ids that the list does not hold: a slip of the pen, or a statement that is gone. */
export function unknownClaims(statements: readonly Statement[], claims: readonly Claim[]): Claim[] {
  const known = new Set(statements.map((one) => one.id));
  return claims.filter((claim) => !known.has(claim.id));
}

/**
 * Prints the report of `npm run requirements [-- --area newsletter] [-- --tag order-flow] [-- --missing]`: which statements of the
 * specification are proven by a test, for each tag that the specification mentions. With `--thin` it lists the claims that a reviewer
 * should read again instead.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import {
  claimsOf,
  countAll,
  countByArea,
  parseStatements,
  thinClaims,
  unknownClaims,
  type AreaCount,
  type ThinClaim,
} from "./statements.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));

const { values } = parseArgs({
  options: { area: { type: "string" }, tag: { type: "string" }, missing: { type: "boolean" }, thin: { type: "boolean" } },
});

const tags = readdirSync(join(folder, "../widgets"));
const claims = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  // The test of this tool is left out, because it uses ids of statements that do not exist.
  .filter((path) => !path.endsWith("statements.test.ts"))
  .flatMap((path) => claimsOf(path.slice(folder.length).replaceAll("\\", "/"), readFileSync(path, "utf8"), tags));

const statements = parseStatements(readFileSync(join(folder, "requirements.csv"), "utf8"));
const areas = countByArea(statements, claims, tags);
const chosen = areas.filter(
  ({ area, owner }) => (values.area === undefined || values.area === area) && (values.tag === undefined || values.tag === owner),
);

if (chosen.length === 0) {
  const list = (names: readonly string[]): string => [...new Set(names)].toSorted().join(", ");
  if (values.area !== undefined) console.error(`There is no area "${values.area}". Areas: ${list(areas.map(({ area }) => area))}`);
  if (values.tag !== undefined) console.error(`There is no tag "${values.tag}". Tags: ${list(areas.map(({ owner }) => owner))}`);
  process.exitCode = 1;
}

const row = (area: string, owner: string, ...counts: readonly (number | string)[]): string =>
  `${area.padEnd(22)} ${owner.padEnd(34)}${counts.map((count) => String(count).padStart(8)).join("")}`;

function print(rows: readonly AreaCount[]): void {
  console.log(row("area", "tag", "total", "proven", "decided", "missing"));
  for (const { area, owner, isBuilt, proven, decided, missing } of rows) {
    const total = proven.length + decided.length + missing.length;
    console.log(row(area, isBuilt ? owner : `${owner} (not built)`, total, proven.length, decided.length, missing.length));
    if (values.missing) for (const { id, text } of missing) console.log(`  ${id}  ${text}`);
  }
  if (rows.length < areas.length) return;
  const { total, proven, decided, missing } = countAll(statements, claims, tags);
  console.log(row("all", "", total, proven, decided, missing));
}

function printThin(heading: string, list: readonly ThinClaim[]): void {
  console.log(`${heading}: ${new Set(list.map(({ id }) => id)).size}`);
  for (const { id, where, ids } of list) console.log(`  ${id}  ${where}  ${ids} ${ids === 1 ? "id" : "ids"}`);
}

if (values.thin) {
  const { crowded, unit, contract } = thinClaims(chosen, claims);
  printThin("claimed once, in a title of eight ids or more", crowded);
  printThin("claimed by one layer only: unit", unit);
  printThin("claimed by one layer only: contract", contract);
} else print(chosen);

const unknown = unknownClaims(statements, claims, tags);
for (const problem of unknown) console.error(problem);
if (unknown.length > 0) process.exitCode = 1;

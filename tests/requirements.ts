/** `npm run requirements [-- --area newsletter] [-- --missing]`: what of the specification is proven by a test. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { claimsOf, countByArea, parseStatements, unknownClaims, type AreaCount } from "./statements.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));

const { values } = parseArgs({ options: { area: { type: "string" }, missing: { type: "boolean" } } });

const claims = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  // This tool's own test speaks of ids that do not exist.
  .filter((path) => !path.endsWith("statements.test.ts"))
  .flatMap((path) => claimsOf(path.slice(folder.length), readFileSync(path, "utf8")));

const statements = parseStatements(readFileSync(join(folder, "requirements.csv"), "utf8"));
const areas = countByArea(statements, claims).filter((one) => values.area === undefined || one.area === values.area);

if (areas.length === 0) {
  console.error(
    `There is no area "${values.area}". Areas: ${countByArea(statements, claims)
      .map((one) => one.area)
      .join(", ")}`,
  );
  process.exitCode = 1;
}

const row = (name: string, total: number, proven: number): string =>
  `${name.padEnd(24)} ${String(total).padStart(5)} ${String(proven).padStart(6)} ${String(total - proven).padStart(7)}`;

function print(rows: readonly AreaCount[]): void {
  const sum = (pick: (one: AreaCount) => number): number => rows.reduce((all, one) => all + pick(one), 0);
  console.log("area                     total proven missing");
  for (const one of rows) {
    console.log(row(one.area, one.total, one.proven));
    if (values.missing) for (const missing of one.missing) console.log(`  ${missing.id}  ${missing.text}`);
  }
  if (rows.length > 1)
    console.log(
      row(
        "all",
        sum((one) => one.total),
        sum((one) => one.proven),
      ),
    );
}

print(areas);

const unknown = unknownClaims(statements, claims);
for (const claim of unknown) console.error(`${claim.where} names ${claim.id}, which is not in tests/requirements.csv`);
if (unknown.length > 0) process.exitCode = 1;

/**
 * The sizes of a release: `npm run sizes` prints how many bytes (brotli) each file of the release has, and each widget costs a page
 * (tests/budgets.ts). Without an argument it fails where a file grew by more than 3 % since it was recorded, or a widget, or a view of the
 * customer area (tests/view-sizes.ts), exceeds its limit; `-- --record` writes the record, to be committed with the change.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { rootDir } from "#build/widgets.ts";
import { costsOf, overBudget } from "./budgets.ts";
import { viewCostsOf, viewsOverLimit } from "./view-sizes.ts";

type Sizes = Record<string, number>;

const record = join(rootDir, "tests/sizes.json");
const tolerance = 1.03;

/** Returns the sizes: file name without its hash → bytes. */
export function measureSizes(dist: string, version: string): Sizes {
  const sized = shippedFiles(dist, version).map((file): [string, number] => [nameOf(file), bytesOf(readFileSync(file, "utf8"))]);
  return Object.fromEntries(sized.sort(([a], [b]) => a.localeCompare(b)));
}

const scriptsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => join(folder, name));

/** Returns the release's own files, and the shared ones that these name, directly or not: earlier builds have left other files there. */
function shippedFiles(dist: string, version: string): string[] {
  const shared = scriptsIn(join(dist, "shared"));
  const shipped = new Set(scriptsIn(join(dist, version)));
  for (const file of shipped) {
    const code = readFileSync(file, "utf8");
    for (const other of shared) if (code.includes(other.replace(/^.*\/|\.js$/g, ""))) shipped.add(other);
  }
  return [...shipped];
}

/**
 * Returns the compressed size of a file. The hashes in a file's list of other files compress to more or fewer bytes by chance: here all
 * hashes are the same.
 */
export const bytesOf = (code: string): number => brotliCompressSync(code.replace(/-[\w-]{7}(?=\.js"|")/g, "-0000000")).length;

/** Returns the name of a file without its hash. Only shared files have a hash; a widget's name may look like one (`password-recovery`). */
const nameOf = (file: string): string => {
  const name = file.replace(/^.*\//, "");
  return file.includes("/shared/") ? name.replace(/-[\w-]{7}(?=\.js$)/, "") : name;
};

/** Describes the differences: files that grew beyond the record, files that are not recorded, and recorded files that are gone. */
export function compareSizes(measured: Sizes, recorded: Sizes): string[] {
  const grown = Object.entries(measured).flatMap(([name, bytes]) => {
    const before = recorded[name];
    if (before === undefined) return [`${name} is new (${bytes} bytes)`];
    return bytes > before * tolerance ? [`${name} grew from ${before} to ${bytes} bytes`] : [];
  });
  return [
    ...grown,
    ...Object.keys(recorded)
      .filter((name) => !(name in measured))
      .map((name) => `${name} is gone`),
  ];
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const { version } = JSON.parse(readFileSync(join(rootDir, "package.json"), "utf8")) as { version: string };
  const measured = measureSizes(join(rootDir, "dist"), version);
  if (process.argv.includes("--record")) writeFileSync(record, `${JSON.stringify(measured, null, 2)}\n`);
  const grown = compareSizes(measured, JSON.parse(readFileSync(record, "utf8")) as Sizes).map(
    (text) => `${text}; npm run sizes -- --record`,
  );
  const dist = join(rootDir, "dist");
  const problems = [...grown, ...overBudget(costsOf(dist, version)), ...viewsOverLimit(viewCostsOf(dist, version))];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

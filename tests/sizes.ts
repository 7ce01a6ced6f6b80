/**
 * `npm run sizes`: records how many bytes (brotli) each file of the release has. Without an argument it compares, and fails
 * where a file grew by more than 3 % since it was recorded; `-- --record` writes the record, to be committed with the change.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { rootDir } from "#build/rooms.ts";

type Sizes = Record<string, number>;

const record = join(rootDir, "tests/sizes.json");
const tolerance = 1.03;

/** File name without its hash → bytes. */
export function measureSizes(dist: string, version: string): Sizes {
  const folders = [version, "shared"].map((folder) => join(dist, folder));
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".js"))
      .map((name) => join(folder, name)),
  );
  const current = new Set(readFileSync(join(dist, version, "integrity.js"), "utf8").match(/[\w.-]+\.js/g));
  const shipped = files.filter((file) => file.endsWith("/loader.js") || current.has(file.replace(/^.*\//, "")));
  const sized = shipped.map((file): [string, number] => [nameOf(file), bytesOf(readFileSync(file, "utf8"))]);
  return Object.fromEntries(sized.sort(([a], [b]) => a.localeCompare(b)));
}

/** The hashes of other files, in its list of them, weigh more or less by chance: here they are all the same. */
const bytesOf = (code: string): number => brotliCompressSync(code.replace(/-[\w-]{6}(?=\.js"|")/g, "-000000")).length;

/** Only shared files carry a hash; a room's name may look like one (`password-recovery`). */
const nameOf = (file: string): string => {
  const name = file.replace(/^.*\//, "");
  return file.includes("/shared/") ? name.replace(/-[\w-]{6}(?=\.js$)/, "") : name;
};

/** What is wrong: grown beyond the record, not recorded, or recorded and gone. */
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
  else {
    const problems = compareSizes(measured, JSON.parse(readFileSync(record, "utf8")) as Sizes);
    for (const problem of problems) console.error(`${problem}; npm run sizes -- --record`);
    process.exitCode = problems.length > 0 ? 1 : 0;
  }
}

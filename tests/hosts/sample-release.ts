/**
 * Builds a release of widgets that exist only for tests: those in `fixtures/`, and those that `npm run new` generates: `sample-list` with
 * three parts, `ask-advice`, a form, and `move-house`, a flow.
 */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { sourceFolders } from "#build/freshness.ts";
import { ports } from "#tests/ports.ts";

const run = promisify(execFile);

/** The headings of the generated list and of its parts, by language. */
export const generated = {
  "sample-list": { en: "Prices", fr: "Tarifs", nl: "Tarieven" },
  "sample-list/mobile": { en: "On the road", fr: "En déplacement", nl: "Onderweg" },
  "sample-list/abroad": { en: "Abroad", fr: "À l’étranger", nl: "In het buitenland" },
  "sample-list/extras": { en: "What comes on top", fr: "Ce qui s’y ajoute", nl: "Wat erbij komt" },
} as const;

/** The heading of the generated flow, by language. */
export const generatedFlow = { en: "Moving house", fr: "Vous déménagez", nl: "Verhuizen" } as const;

/** Paths of the test files that `npm run new` generates with the widgets. */
export const journeysOfGenerated = [...Object.keys(generated).map((name) => name.replace("/", "-")), "ask-advice", "move-house"].map(
  (name) => `e2e/${name}.test.ts`,
);

/** Files of the repository that list the widgets, to which the generator adds a line. */
const lists = ["demo/api/app/modules.ts", "tests/widgets.ts", "tests/contract/support/captcha-calls.ts"];

/** Generates the widgets in the folder `root`. */
export async function generateWidgets(root: string): Promise<void> {
  // The generator is imported only here, because it loads the compiler and the formatter. Every process of a test run imports this module
  // for the names above.
  const { createNew } = await import("#build/new.ts");
  for (const path of lists) cpSync(path, join(root, path));
  for (const [name, title] of Object.entries(generated)) await createNew({ name, title }, root);
  await createNew({ name: "ask-advice", kind: "form", title: { en: "Ask for advice", fr: "Demander conseil", nl: "Advies vragen" } }, root);
  await createNew({ name: "move-house", kind: "flow", title: generatedFlow }, root);
}

/** Returns a hash of the contents of all files that the release is made from. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const folder of [...sourceFolders, "tests/hosts/fixtures"]) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile()) hash.update(path).update("\0").update(readFileSync(path));
    }
  }
  const single = [...lists, "tests/hosts/sample-release.ts", "vite.config.ts", "tsconfig.json", "package.json", "package-lock.json"];
  for (const path of single) hash.update(path).update("\0").update(readFileSync(path));
  return hash.digest("hex");
}

/**
 * Builds the release in a folder of its own, inside the repository, so that packages are found. The tests of elements and the host pages
 * need the same release, so it is built only by the first of them.
 * @returns the folder of the release
 */
export async function buildSampleRelease(): Promise<string> {
  const folder = join(process.cwd(), `.cache/sample-${ports.sample}`);
  const [widgets, dist, config, stamp] = ["widgets", "dist", "tsconfig.json", "made-from"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
    string,
  ];
  const sources = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return dist;
  rmSync(folder, { recursive: true, force: true });
  cpSync("tests/hosts/fixtures", widgets, { recursive: true });
  await generateWidgets(folder);
  // In the build's folder `#core/…` means the repository's own `core`, and `#widgets/…` means the generated widgets.
  const { type, imports } = JSON.parse(readFileSync("package.json", "utf8")) as Record<string, unknown>;
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type, imports }));
  symlinkSync(join(process.cwd(), "core"), join(folder, "core"));
  // The build compiles these widgets although they are outside of the project's own folders.
  writeFileSync(
    config,
    JSON.stringify({ extends: "../../tsconfig.json", include: ["widgets", "../../core", "../../build", "../../loader"] }),
  );
  await run("node_modules/.bin/vite", ["build", "--", "--fast", "--widgets", widgets, "--out", dist], {
    env: { ...process.env, TSX_TSCONFIG_PATH: config },
  });
  writeFileSync(stamp, sources);
  return dist;
}

/** Returns the folder of the release. The server of the host pages builds it once, at the first request. */
export async function sampleRelease(): Promise<string> {
  const response = await fetch(`http://localhost:${ports.hosts}/sample-release`);
  if (!response.ok) throw new Error(await response.text());
  return response.text();
}

let folder: Promise<string> | undefined;

/** Returns the path of the file that is served at an address. */
export async function sampleFile(address: string): Promise<string> {
  return join(await (folder ??= sampleRelease()), new URL(address).pathname.replace("/digi/", ""));
}

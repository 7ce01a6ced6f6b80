/**
 * Tests what the build makes of the repository as it is, and of a copy with one more widget and one more component of core, which this
 * widget uses.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joined } from "#build/folder-chunks.ts";
import { asked } from "#build/stable-chunks.ts";
import { costsOf, overBudget } from "#tests/budgets.ts";
import { generated, generateWidgets } from "#tests/hosts/sample-release.ts";
import { copyHouse } from "#tests/house-copy.ts";

const house = copyHouse([
  ...["build", "core", "loader", "widgets", "demo", "package.json", "tsconfig.json", "vite.config.ts"],
  "tests/contract/support/redis.ts",
  "tests/depth.ts",
]);
afterAll(() => rmSync(house, { recursive: true }));

const piece = {
  "core/ui/gauge/gauge.tsx": `import { gaugeLimit } from "#core/base/values/gauge-limit.ts";
export const Gauge = () => <meter className="ui-gauge" max={gaugeLimit(3)} />;
`,
  "core/ui/gauge/gauge.css": ".ui-gauge { inline-size: 100%; }\n",
  "core/base/values/gauge-limit.ts": "export const gaugeLimit = (steps: number): number => steps * 1234;\n",
};

/** Builds the release and returns the contents of all files that pages fetch for tags, by their names. */
function build(): ReadonlyMap<string, string> {
  const out = join(house, "dist");
  rmSync(out, { recursive: true, force: true });
  execFileSync(process.execPath, ["node_modules/vite/bin/vite.js", "build", "--", "--out", out], {
    cwd: house,
    stdio: "pipe",
    env: { ...process.env, NODE_ENV: "production", VITEST: "" },
  });
  const files = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((name) => /^(1\.0\.0|shared)\/.*\.js$/.test(name));
  return new Map(files.map((name) => [name, readFileSync(join(out, name), "utf8")]));
}

const needsOf = (code: string): string[] => JSON.parse(/export const d=(\[.*?\])/.exec(code)?.[1] ?? "[]") as string[];
const named = (files: ReadonlyMap<string, string>, name: string): string | undefined =>
  [...files.keys()].find((file) => file.startsWith(`shared/${name}-`));

let before: ReadonlyMap<string, string>;
let after: ReadonlyMap<string, string>;

beforeAll(async () => {
  before = build();
  for (const [path, content] of Object.entries(piece)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), content);
  }
  const floors = join(house, "core/floors.ts");
  writeFileSync(floors, readFileSync(floors, "utf8").replace('"combobox"', '"combobox", "gauge"'));
  const view = join(house, "widgets/login/login.view.tsx");
  const source = readFileSync(view, "utf8");
  expect(source.split("</Surface>")).toHaveLength(2);
  writeFileSync(view, `import { Gauge } from "#core/ui/gauge/gauge.tsx";\n${source}`.replace("</Surface>", "<Gauge /></Surface>"));
  await generateWidgets(house);
  after = build();
});

/** Returns the names of the files that a page with the newsletter fetches, without the loader (tests/unit/loader/size.test.ts). */
const newsletterPage = (): string[] => [
  ...["react", "core", "forms", "prerender"].map((name) => named(before, name) ?? name),
  ...["newsletter.js", "newsletter.en.js", "newsletter.fr.js", "newsletter.nl.js", "core.fr.js", "core.nl.js"].map(
    (file) => `1.0.0/${file}`,
  ),
];

test("no file that is served calls what old libraries replace: entries(), keys() and values() of lists, Array.from", () => {
  const replaced = /\.(?:entries|keys|values)\(\)|\bArray\.from\(|\ballSettled\b/g;
  // These calls are on objects that are no lists and have such methods of their own (build/harden-libraries.ts).
  const ofOthers = /(?<=\[Symbol\.iterator\]\(\):)\w+\.(?:entries|keys|values)\(\)/g;
  const found = [...before].flatMap(([file, code]) => (code.replace(ofOthers, "").match(replaced) ?? []).map((call) => `${file}: ${call}`));
  expect(found).toEqual([]);
});

test("no file that is served has a word in its name that filter lists block", () => {
  const words = /cookie|consent|analytic|track|gdpr|banner|advert|privacy|captcha/i;
  // The folder that was built last has all files: scripts of both builds, prerendered screens, style sheets, types and manuals.
  const served = readdirSync(join(house, "dist"), { recursive: true, encoding: "utf8" });
  expect(served).toContain("v1/reserve.css");
  expect([...before.keys(), ...served].filter((file) => words.test(file))).toEqual([]);
  expect(before.has("1.0.0/choices.js")).toBe(true);
});

describe("a new folder of core", () => {
  test("is a chunk that the widget which shows it loads, with its styles and its file of the lowest groups", () => {
    const gauge = named(after, "gauge") ?? "none";
    expect(named(before, "gauge")).toBeUndefined();
    expect(needsOf(after.get("1.0.0/login.js") ?? "")).toContain(`../${gauge}`);
    expect(after.get(gauge)).toContain("1234");
    expect(after.get(gauge)).toContain(".ui-gauge");
  });

  test("costs nobody else a byte: the newsletter's files and all that it shares stay as they were, under their names", () => {
    for (const file of newsletterPage()) expect(after.get(file), file).toBe(before.get(file) ?? "there before");
  });
});

describe("a widget with a list, a table and three parts, as `npm run new` makes it", () => {
  test("is there, and its parts", () => {
    const files = ["1.0.0/sample-list.js", ...Object.keys(generated).map((name) => `1.0.0/${name.replace("/", ".")}.js`)];
    expect(files.filter((file) => !after.has(file) || before.has(file))).toEqual([]);
    // Only the files that show a table fetch the new chunk; no other file fetches more than before.
    const fetches = (files: typeof after): string[] =>
      [...files].filter(([, code]) => needsOf(code).includes(`../${named(files, "table")}`)).map(([file]) => file);
    const others = fetches(before);
    expect(
      fetches(after)
        .filter((file) => !others.includes(file))
        .sort(),
    ).toEqual(["abroad", "extras", "mobile"].map((part) => `1.0.0/sample-list.${part}.js`));
  });
});

describe("widgets of each kind, as `npm run new` makes them", () => {
  /** Returns the files that must be loaded before a file runs: all that it needs, and, for a part, also its widget. */
  const loadedFor = (files: typeof after, file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    const widget = file.replace(/\.[\w-]+(?=\.js$)/, "");
    for (const need of [...needsOf(files.get(file) ?? "").map((path) => join(dirname(file), path)), widget]) loadedFor(files, need, seen);
    return seen;
  };
  const namesOf = (files: Iterable<string>): string[] => [...files].map((file) => file.replace(/^.*\/|(-[\w-]{7})?\.js$/g, ""));

  test("a widget that stood before, and its parts, load no file more for them, but what was cut out of one", () => {
    const entries = [...before.keys()].filter((file) => /^1\.0\.0\/[\w.-]+\.js$/.test(file) && loadedFor(before, file).size > 1);
    expect(entries.length).toBeGreaterThan(50);
    const stood = new Set(namesOf(before.keys()));
    const dragged = entries.flatMap((file) => {
      const there = namesOf(loadedFor(before, file));
      const more = namesOf(loadedFor(after, file)).filter((name) => stood.has(name) && !there.includes(name));
      return more.length > 0 ? [`${file}: ${more.join(", ")}`] : [];
    });
    expect(dragged).toEqual([]);
  });

  test("those widgets and their parts cost no more than they may", () => {
    const made = costsOf(join(house, "dist"), "1.0.0").filter(({ entry }) => /^(sample-list|ask-advice|move-house)\b/.test(entry));
    expect(new Set(made.map(({ entry }) => entry)).size).toBeGreaterThan(10);
    expect(overBudget(made)).toEqual([]);
  });
});

test("widgets ask packages that every page loads only for what stands there for all", () => {
  const used = new Map(Object.keys(asked).map((name) => [name, new Set<string>()]));
  for (const folder of ["core", "widgets"])
    for (const file of readdirSync(join(house, folder), { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name)))
      for (const [, names = "", from = ""] of readFileSync(join(house, folder, file), "utf8").matchAll(
        /^import \{([^}]*)\} from "([^"]+)"/gm,
      ))
        for (const name of names.split(",").map((one) => one.trim())) if (name && !name.startsWith("type ")) used.get(from)?.add(name);
  for (const [name, names] of used)
    expect(
      [...names].filter((one) => !asked[name]?.includes(one)),
      name,
    ).toEqual([]);
  expect(used.get("superstruct")?.size).toBeGreaterThan(5);
});

test("every page brings what the newsletter needs: each folder of the lists, and no other", () => {
  const needs = needsOf(before.get("1.0.0/newsletter.js") ?? "").map((file) => file.replace(/^.*\/|-[\w-]{7}\.js$/g, ""));
  expect(needs.sort()).toEqual(["core", "forms", "react"]);
  expect(joined).toEqual({
    core: ["services/i18n", "services/analytics", "services/captcha", "ui/base", "runtime/element"],
    forms: ["ui/fields", "forms/form"],
  });
});

test("nothing of Vite's own is in what is built: no helper around `import()`, no event in the host's window", () => {
  expect([...before.keys()]).toContain("1.0.0/login.js");
  for (const [file, code] of before) expect(code, file).not.toMatch(/vite:|__vite|__VITE/);
});

/**
 * Selects the tests for `npm test -- --changed`: those that the changes of the working tree concern. A widget's own tests are in the folder
 * of its name or are journeys whose files begin with its name. A module of core concerns every widget that is made of it, according to the
 * modules that the build has listed.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import type { Depth } from "#tests/depth.ts";

/** The files that each file imports, by its path. A file that imports none of this repository is in the map, too. */
export type Imports = ReadonlyMap<string, readonly string[]>;
/** The files that each widget is made of, by the widget's name. */
export type Modules = Readonly<Record<string, readonly string[]>>;

export type Selection =
  | { readonly kind: "nothing" }
  /** The kind for a change that concerns all tests, because all of them depend on a changed file. */
  | { readonly kind: "everything" }
  | {
      readonly kind: "some";
      readonly widgets: readonly string[];
      /**
       * The depth of the tests. It is `all` where only files of widgets and tests have changed, and `daily` where a file has changed that
       * widgets share.
       */
      readonly depth: Depth;
      /** The paths of the test files that vitest runs. */
      readonly vitest: readonly string[];
      readonly playwright: readonly string[];
    };

const isOfVitest = (path: string): boolean => /^tests\/(unit|contract|architecture)\/.*\.test\.tsx?$/.test(path);
const isOfPlaywright = (path: string): boolean => /^tests\/(a11y|e2e|hosts)\/.*\.test\.ts$/.test(path);
/**
 * Tells whether a file concerns all tests. The loader, the build and the settings affect everything that is tested; the demo's pages show
 * every widget.
 */
const isOfEverything = (path: string): boolean =>
  /^(loader|build|demo\/(?!api\/))/.test(path) || (!path.includes("/") && /\.(json|ts)$/.test(path));
/** Tells whether a file has texts or translations. The tests of the exact texts read all of these files without importing them by name. */
const hasTexts = (path: string): boolean => /\.(messages|texts)\.ts$|\.xlf$|^demo\/api\/messages\//.test(path);
const isOfTexts = (path: string): boolean => path.startsWith("tests/unit/texts/");
const isOfWidget = (path: string): boolean => /^(widgets|tests)\//.test(path);

export function select(changed: readonly string[], modules: Modules, imports: Imports): Selection {
  if (changed.some(isOfEverything)) return { kind: "everything" };
  const widgets = Object.keys(modules).filter((name) => changed.some((path) => concerns(path, name, modules[name] ?? [])));
  const importing = importersOf(changed, imports);
  const ofWidgets = [...imports.keys()].filter(
    (path) => isOfPlaywright(path) && widgets.includes(widgetOfJourney(path, Object.keys(modules))),
  );
  const vitest = [
    ...importing,
    ...[...imports.keys()].filter((path) => widgets.some((name) => path.startsWith(`tests/unit/widgets/${name}/`))),
    ...(changed.some(hasTexts) ? [...imports.keys()].filter(isOfTexts) : []),
  ];
  const playwright = [
    ...importersOf(
      changed.filter((path) => path.startsWith("tests/")),
      imports,
    ),
    ...ofWidgets,
  ];
  const some = {
    vitest: [...new Set(vitest)].filter(isOfVitest).toSorted(),
    playwright: [...new Set(playwright)].filter(isOfPlaywright).toSorted(),
  };
  if (some.vitest.length + some.playwright.length === 0) return { kind: "nothing" };
  return { kind: "some", widgets, depth: changed.every(isOfWidget) ? "all" : "daily", ...some };
}

/**
 * Tells whether a changed file concerns a widget. A file that is no code (a style sheet, texts) is matched by the folder that it shares
 * with code.
 */
function concerns(path: string, widget: string, files: readonly string[]): boolean {
  if (path.startsWith(`widgets/${widget}/`)) return true;
  if (!path.startsWith("core/")) return false;
  return /\.tsx?$/.test(path) ? files.includes(path) : files.some((file) => dirname(file) === dirname(path.replace("/locales/", "/")));
}

/**
 * Returns the widget that a journey belongs to: the longest name with which the file's name begins. `tests/e2e/fiber-check-faults.test.ts`
 * belongs to fiber-check.
 */
function widgetOfJourney(path: string, widgets: readonly string[]): string {
  const name = posix.basename(path).replace(/\.test\.ts$/, "");
  const own = widgets.filter((widget) => `${name}-`.startsWith(`${widget}-`));
  return own.toSorted((a, b) => b.length - a.length)[0] ?? "";
}

/** Returns the given files and all files that import one of them, directly or through other files. */
function importersOf(paths: readonly string[], imports: Imports): string[] {
  const importers = new Map<string, string[]>();
  for (const [path, targets] of imports) for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), path]);
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    importers.get(path)?.forEach(visit);
  };
  paths.forEach(visit);
  return [...found];
}

/** Returns the paths of the files in which the working tree differs from the last commit: changed, new and removed files. */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]): string[] => {
    const { stdout, status, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
    if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
    return stdout.split("\0").filter((path) => path !== "");
  };
  return [...git("diff", "--name-only", "-z", "HEAD"), ...git("ls-files", "--others", "--exclude-standard", "-z")];
}

const folders = ["loader", "core", "widgets", "demo", "build", "tests"];

/** Returns the imports of every code file of the repository. They are found in the text by a pattern. */
export function readImports(root: string): Imports {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => posix.join(entry.parentPath.slice(root.length).replace(/^\//, ""), entry.name)),
  );
  return new Map(paths.map((path) => [path, importsOf(path, readFileSync(join(root, path), "utf8"))]));
}

export function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*"([#.][^"]+)"/g)].map(([, specifier = ""]) =>
    specifier.startsWith("#") ? specifier.slice(1) : posix.join(dirname(path), specifier),
  );
}

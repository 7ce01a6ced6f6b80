/**
 * This file counts the bytes that each widget adds to a page, compressed by brotli: from the files of a release, without a browser, in each
 * language.
 */
import { createHash } from "node:crypto";
import { basename, dirname, join, resolve } from "node:path";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { languages, type Language } from "#core/base/values/language.ts";

export const kib = 1024;

/**
 * The widget of the smallest page, whose files include the loader, the code that draws prerendered screens, and React. For every other
 * widget only the files that this page lacks are counted.
 */
const firstPage = "newsletter";
const firstPageLimit = 95 * kib;
/**
 * Bytes of the first page's limit that stay free: if the limit were met to the byte, each further line in core would force somebody to find
 * another line to leave out.
 */
const firstPageReserve = kib;

/** Widgets that are whole applications: their first view has a higher limit. */
const large = ["configurator", "order-flow", "my-digi"];
/**
 * Widgets whose parts are whole views rather than steps, and have a higher limit: the builder's form of a mobile line brings a carousel,
 * choices and number fields.
 */
const withViews = ["configurator", "my-digi"];

/** Widgets that contain a carousel. */
const carousels = ["subscription-carousel", "hero-slider"];

/**
 * The cookie banner, which is on every page: its limit is for the banner before it is opened, since the opened view is a part of its own.
 */
const banner = "choices";

/**
 * Libraries that are counted separately where a widget needs them: the name of the library's chunk, and the limit of that chunk in bytes.
 */
export const onTop: Readonly<Record<string, number>> = { html: 11 * kib, calendar: 21 * kib };

export type Cost = { readonly entry: string; readonly language: Language; readonly bytes: number; readonly limit: number };

/**
 * Returns the limit of an entry, in bytes.
 * @param entry a widget (`login`), or a part (`order-flow.payment`), which is loaded after its widget
 */
export function limitOf(entry: string): number {
  const [widget = "", part] = entry.split(".");
  if (part !== undefined) return (withViews.includes(widget) ? 20 : 15) * kib;
  if (widget === banner) return 6 * kib;
  if (carousels.includes(widget)) return 22 * kib;
  return (large.includes(widget) ? 45 : 15) * kib;
}

export function costsOf(dist: string, version: string): Cost[] {
  const release = createRelease(dist, version);
  return languages.flatMap((language) => {
    const first = release.filesOf(firstPage, language).concat(release.pageFiles(language));
    const page: Cost = { entry: firstPage, language, bytes: release.sum(first, []), limit: firstPageLimit - firstPageReserve };
    const others = release.entries.filter((entry) => entry !== firstPage);
    return [page, ...others.flatMap((entry): Cost[] => costs(entry, language))];

    function costs(entry: string, of: Language): Cost[] {
      const [widget = ""] = entry.split(".");
      const there = widget === entry ? first : first.concat(release.filesOf(widget, of));
      const files = release.filesOf(entry, of);
      const libraries = files.filter((file) => nameOf(file) in onTop && !there.includes(file));
      return [
        { entry, language: of, bytes: release.sum(files, [...there, ...libraries]), limit: limitOf(entry) },
        ...libraries.map((file) => ({
          entry: `${entry}: ${nameOf(file)}`,
          language: of,
          bytes: release.sum([file], []),
          limit: onTop[nameOf(file)] ?? 0,
        })),
      ];
    }
  });
}

/** Returns the name of a file without its hash: `/dist/shared/html-x1y2z3.js` → `html`. */
export const nameOf = (file: string): string => basename(file).replace(/-[\w-]{7}\.js$/, "");

/** Reads the files of a release, with the files that each of them needs and their sizes. */
export function createRelease(dist: string, version: string) {
  const folder = join(dist, version);
  const names = readdirSync(folder);
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? brotliCompressSync(withFixedHashes(readFileSync(file, "utf8"))).length;
    sizes.set(file, size);
    return size;
  };
  // Each file is read once, because it belongs to many entries.
  const held = new Map<string, readonly string[]>();
  const heldBy = (file: string): readonly string[] => {
    const within = held.get(file) ?? filesWithin(file);
    held.set(file, within);
    return within;
  };
  const loader = join(folder, "loader.js");
  const prerender = readFileSync(loader, "utf8").match(/prerender-[\w-]{7}/)?.[0];
  if (prerender === undefined) throw new Error("the loader names no file that draws prerendered screens");
  const languageFile = (name: string, language: Language): string[] => {
    const file = join(folder, `${name}.${language}.js`);
    return existsSync(file) ? [file] : [];
  };
  const hasLanguage = (name: string): boolean => languages.some((language) => names.includes(`${name}.${language}.js`));
  return {
    /** The names of all widgets and parts. An entry without a prerendered screen of its own has no file in the language of the sources. */
    entries: names.filter((name) => name.endsWith(".js") && hasLanguage(name.slice(0, -3))).map((name) => name.slice(0, -3)),
    /** Returns the files that every page with a widget fetches beside the widget's own. */
    pageFiles: (language: Language): string[] => [loader, join(dist, "shared", `${prerender}.js`), ...languageFile("core", language)],
    filesOf: (entry: string, language: Language): string[] => [...withNeeds(join(folder, `${entry}.js`)), ...languageFile(entry, language)],
    /** Returns the bytes that a page fetches which has the files `without`. What travels within another file is not fetched. */
    sum(files: readonly string[], without: readonly string[]): number {
      const held = new Set([...files, ...without].flatMap(heldBy));
      return [...new Set(files)].filter((file) => !without.includes(file) && !held.has(file)).reduce((sum, file) => sum + sizeOf(file), 0);
    },
  };
}

/**
 * Returns the code with fixed hashes in place of the real ones. The hash in a file's name changes with each letter of that file's code, and
 * by chance compresses to some bytes more or less, so a widget at its limit could exceed it without any fault. Here each name has a
 * constant hash of its own, as long and as hard to compress as the real one.
 */
const withFixedHashes = (code: string): string =>
  code.replace(/(\.\/(?:shared\/)?)([\w.-]+)-[\w-]{7}(?=(?:\.js)?")/g, (_whole, path: string, name: string) => {
    const hash = createHash("sha256").update(name).digest("base64url").slice(0, 7);
    return `${path}${name}-${hash}`;
  });

/** Returns the addresses in one of the lists that a file exports. */
function addressesIn(code: string, list: "d" | "j"): string[] {
  const [, addresses = "[]"] = new RegExp(`^[^{]*[ ,]${list}=(\\[[^\\]]*\\])`).exec(code) ?? [];
  return JSON.parse(addresses) as string[];
}

/** Returns the addresses of the files that travel within a file. */
const heldIn = (code: string): string[] => [...code.matchAll(/[{,]"([^"]+\.js)":\{d:\[/g)].map(([, path = ""]) => path);

/** Returns the files that travel within a file. */
const filesWithin = (file: string): string[] => heldIn(readFileSync(file, "utf8")).map((path) => resolve(dirname(file), path));

/** Returns a file, all files that must be loaded before it runs, as the file itself lists them, and those that travel with it. */
function withNeeds(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const code = readFileSync(file, "utf8");
  const next = [...addressesIn(code, "d"), ...addressesIn(code, "j")].map((path) => resolve(dirname(file), path));
  return [file, ...[...next, ...filesWithin(file)].flatMap((one) => withNeeds(one, seen))];
}

/** Returns a sentence for each widget or part that costs more bytes than its limit allows. */
export const overBudget = (costs: readonly Cost[]): string[] =>
  costs
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ entry, language, bytes, limit }) => `${entry} (${language}) costs ${bytes} bytes, ${bytes - limit} more than its ${limit}`);

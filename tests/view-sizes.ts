/**
 * The bytes that each view and tab of the customer area loads beyond the area's frame, compressed by brotli: of all parts that are shown
 * when the page is opened. `npm run sizes` fails where one exceeds its limit; `npx tsx tests/view-sizes.ts` prints all of them.
 *
 * The views come from the area's table of views, the tabs from the rules of the products' pages, and the parts inside a part from its
 * sources: a part that the view draws is counted, unless a press opens it. Such a part is prefetched by a `PartIntent` of its name, or
 * takes the focus when it comes (`takesFocus`).
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { languages, type Language } from "#core/base/values/language.ts";
import { rootDir } from "#build/widgets.ts";
import { areaViews, views, type View } from "#widgets/my-digi/my-digi.rules.ts";
import { kindOfSection, knownIds, partOfSection, productOf, type SectionKind } from "#widgets/my-digi/product/product.rules.ts";
import { createRelease, kib, nameOf, onTop } from "./budgets.ts";

const widget = "my-digi";

/** The limit of each view and tab. The sanitiser of texts with markup is counted separately, as for all widgets (`onTop`). */
const viewLimit = 20 * kib;

/**
 * The views that exceed the limit, with limits of their own. The order of a mobile line asks all its questions in one form (C-247), so that
 * the form, its checkout, the search of the device and the form of a new address are counted together.
 */
const largeViews: Readonly<Record<string, number>> = {
  "mobile-order": 47 * kib,
  mobile_activate: 55 * kib,
  "mobile_activate with markup": 56 * kib,
};

const limitOf = (view: string): number => largeViews[view] ?? viewLimit;

/** A view or tab by its name, with the parts that are shown when it is opened. */
export type OpenedView = { readonly name: string; readonly parts: readonly string[] };

export type ViewCost = { readonly name: string; readonly language: Language; readonly bytes: number; readonly sanitiser: number };

/** The sections that the product's page draws without the text of the page data. */
const withoutText: readonly SectionKind[] = ["consumption", "settings", "alerts"];

/** The part that draws texts with markup. */
const markupPart = "section-text";

/** Returns all views and tabs of the area. A tab whose text may have markup is there twice. */
export const openedViews = (): readonly OpenedView[] =>
  views.flatMap((view) => {
    const { part } = areaViews[view];
    return part === "product" ? [{ name: view, parts: [part] }, ...tabsOf(view)] : [{ name: view, parts: withShown(part) }];
  });

function tabsOf(view: View): OpenedView[] {
  const product = productOf(view);
  return knownIds(product).flatMap((id) => {
    const kind = kindOfSection(product, id);
    if (kind === undefined) throw new Error(`${id} is a section of no kind`);
    const part = partOfSection(product, kind);
    const tab = { name: id.replace("section_", ""), parts: ["product", ...(part === undefined ? [] : withShown(part))] };
    return withoutText.includes(kind) ? [tab] : [tab, { name: `${tab.name} with markup`, parts: [...tab.parts, markupPart] }];
  });
}

/** Returns a part, and all parts that it shows when it is opened. */
const withShown = (part: string): string[] => [part, ...shownIn(part).flatMap(withShown)];

/** Returns the parts that the views in the folder of a part draw without a press. */
export function shownIn(part: string): string[] {
  const { shown, later } = partsIn(part);
  return shown.filter((name) => !later.includes(name));
}

function partsIn(part: string): { readonly shown: string[]; readonly later: string[] } {
  const folder = join(rootDir, "widgets", widget, part);
  const sources = readdirSync(folder).filter((file) => file.endsWith(".view.tsx"));
  const tags = sources.flatMap((file) => tagsIn(readFileSync(join(folder, file), "utf8")));
  const names = (isLater: boolean): string[] => [
    ...new Set(tags.filter(({ opens }) => opens === isLater).map(({ attributes }) => /\bname="([\w-]+)"/.exec(attributes)?.[1] ?? "")),
  ];
  return { shown: names(false), later: names(true) };
}

/** Returns the attributes of each `<Part>` and `<PartIntent>` in a source, and whether a press opens the part. */
function tagsIn(code: string): { readonly attributes: string; readonly opens: boolean }[] {
  return [...code.matchAll(/<(Part|PartIntent)<typeof \w+>/g)].map(({ 0: tag, 1: kind, index }) => {
    const attributes = attributesFrom(code.slice(index + tag.length));
    return { attributes, opens: kind === "PartIntent" || /\btakesFocus\b(?!=)/.test(attributes.replaceAll(/\{.*?\}/gs, "")) };
  });
}

/** Returns the code up to the end of the tag that it is in. */
function attributesFrom(code: string): string {
  let depth = 0;
  const end = [...code].findIndex((letter) => {
    if (letter === "{") depth++;
    if (letter === "}") depth--;
    return letter === ">" && depth === 0;
  });
  return code.slice(0, end);
}

/** Returns the bytes of each view and tab, in each language. */
export function viewCostsOf(dist: string, version: string, opened = openedViews()): readonly ViewCost[] {
  const release = createRelease(dist, version);
  return languages.flatMap((language) => {
    const frame = [...release.filesOf(widget, language), ...release.pageFiles(language)];
    return opened.map(({ name, parts }): ViewCost => {
      const files = parts.flatMap((part) => release.filesOf(`${widget}.${part}`, language));
      const sanitiser = files.filter((file) => nameOf(file) === "html");
      return { name, language, bytes: release.sum(files, [...frame, ...sanitiser]), sanitiser: release.sum(sanitiser, frame) };
    });
  });
}

/** Returns a sentence for each view or tab that costs more bytes than its limit allows. */
export const viewsOverLimit = (costs: readonly ViewCost[]): string[] =>
  costs.flatMap(({ name, language, bytes, sanitiser }) => [
    ...(bytes > limitOf(name)
      ? [`the view ${name} (${language}) costs ${bytes} bytes beyond the frame, ${bytes - limitOf(name)} more than its ${limitOf(name)}`]
      : []),
    ...(sanitiser > (onTop["html"] ?? 0) ? [`the sanitiser of the view ${name} (${language}) costs ${sanitiser} bytes`] : []),
  ]);

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const { version } = JSON.parse(readFileSync(join(rootDir, "package.json"), "utf8")) as { version: string };
  const opened = openedViews();
  const costs = viewCostsOf(join(rootDir, "dist"), version, opened);
  for (const { name, parts } of opened) {
    const own = costs.filter((cost) => cost.name === name);
    const texts = own.map(({ language, bytes }) => `${language} ${bytes}`).join(", ");
    const sanitiser = own[0]?.sanitiser ?? 0;
    console.log(`${name}: ${texts}${sanitiser > 0 ? `, and ${sanitiser} of the sanitiser` : ""} (${parts.join(", ")})`);
  }
}

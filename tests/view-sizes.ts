/**
 * The bytes that each view and tab of the customer area loads beyond the area's frame, compressed by brotli: of all parts that are shown
 * when the page is opened. `npm run sizes` fails where one exceeds its limit; `npx tsx tests/view-sizes.ts` prints all of them.
 *
 * The views come from the area's table of views, the tabs from the rules of the products' pages, and the parts inside a part from its
 * sources: a part that the view draws is counted, unless a press opens it. Such a part is prefetched by a `PartIntent` of its name, or
 * takes the focus when it comes (`takesFocus`).
 *
 * A view that asks many questions may ask them in stages (`laterStages`). Then the view counts until its first question can be answered,
 * and each later stage counts for itself, without the files that the frame and the stages before it have fetched. A stage is fetched only
 * once the stage before it is drawn, so its bytes delay no question above it.
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
 * The stages after the first one, by the part that begins them. The order of a mobile line shows the plans first. The questions about the
 * line follow, then the search for the phone model and the fields of a new address, and with a chosen plan its summary and the order. All
 * questions stay visible at once (C-098, C-099).
 */
export const laterStages: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "mobile-order": [["mobile-line"], ["device", "new-address"], ["mobile-checkout"]],
};

/**
 * A view or tab by its name, or a later stage of one, with the parts that are shown when it is opened, and the parts that are there before
 * it.
 */
export type OpenedView = { readonly name: string; readonly parts: readonly string[]; readonly before?: readonly string[] };

export type ViewCost = { readonly name: string; readonly language: Language; readonly bytes: number; readonly sanitiser: number };

/** The sections that the product's page draws without the text of the page data. */
const withoutText: readonly SectionKind[] = ["consumption", "settings", "alerts"];

/** The part that draws texts with markup. */
const markupPart = "section-text";

/** Returns all views and tabs of the area. A tab whose text may have markup is there twice. */
export const openedViews = (): readonly OpenedView[] =>
  views.flatMap((view) => {
    const { part } = areaViews[view];
    return part === "product" ? [{ name: view, parts: [part] }, ...tabsOf(view)] : inStages(view, [], part);
  });

/** Returns a view or tab, and each of its later stages. */
function inStages(name: string, frame: readonly string[], part: string): OpenedView[] {
  const stages = [[part], ...(laterStages[part] ?? [])];
  if (stages.length === 1) return [{ name, parts: [...frame, ...withShown(part)] }];
  return stages.map((parts, index) =>
    index === 0
      ? { name, parts: [...frame, ...parts] }
      : { name: `${name}, then ${parts.join(" and ")}`, parts, before: [...frame, ...stages.slice(0, index).flat()] },
  );
}

function tabsOf(view: View): OpenedView[] {
  const product = productOf(view);
  return knownIds(product).flatMap((id) => {
    const kind = kindOfSection(product, id);
    if (kind === undefined) throw new Error(`${id} is a section of no kind`);
    const part = partOfSection(product, kind);
    const name = id.replace("section_", "");
    const [tab = { name, parts: ["product"] }, ...stages] = part === undefined ? [] : inStages(name, ["product"], part);
    const withMarkup = { name: `${name} with markup`, parts: [...tab.parts, markupPart] };
    return withoutText.includes(kind) ? [tab, ...stages] : [tab, withMarkup, ...stages];
  });
}

/** Returns a part, and all parts that it shows when it is opened. */
const withShown = (part: string): string[] => [part, ...shownIn(part).flatMap(withShown)];

/** Returns the parts that the views in the folder of a part draw without a press. */
export function shownIn(part: string): string[] {
  const { shown, later } = partsIn(part);
  return shown.filter((name) => !later.includes(name));
}

/** Returns the parts that the views in the folder of a part draw: those that are shown with it, and those that a press opens. */
export function partsIn(part: string): { readonly shown: string[]; readonly later: string[] } {
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
    const filesOf = (parts: readonly string[]): string[] => parts.flatMap((part) => release.filesOf(`${widget}.${part}`, language));
    return opened.map(({ name, parts, before = [] }): ViewCost => {
      const files = filesOf(parts);
      const sanitiser = files.filter((file) => nameOf(file) === "html");
      const bytes = release.sum(files, [...frame, ...filesOf(before), ...sanitiser]);
      return { name, language, bytes, sanitiser: release.sum(sanitiser, frame) };
    });
  });
}

/** Returns a sentence for each view or tab that costs more bytes than its limit allows. */
export const viewsOverLimit = (costs: readonly ViewCost[]): string[] =>
  costs.flatMap(({ name, language, bytes, sanitiser }) => [
    ...(bytes > viewLimit
      ? [`the view ${name} (${language}) costs ${bytes} bytes beyond the frame, ${bytes - viewLimit} more than its ${viewLimit}`]
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

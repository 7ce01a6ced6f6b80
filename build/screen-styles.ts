/**
 * The style rules that a prerendered screen needs for the components in it, because the chunks of these components, with their complete
 * styles, arrive after the prerendered screen.
 */
import { existsSync, readFileSync } from "node:fs";
import { transform, type Selector, type SelectorComponent } from "lightningcss";
import type { ScreenNode } from "#loader/prerendered-screen.ts";
import { browsers, sharedSheets, sheetFiles } from "./styles.ts";

/** The visible content of a prerendered screen, against which the rules are matched. */
type Shown = {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  /** The values of each attribute, by the attribute's name. */
  readonly attributes: ReadonlyMap<string, ReadonlySet<unknown>>;
  /** True for a prerendered screen that is shown only for a moment, so that it needs neither hover styles nor transitions. */
  readonly isBrief: boolean;
};

/**
 * Returns the rules of core's style sheets that a prerendered screen needs.
 *
 * @param folders the folders of core, in the order in which they override each other
 */
export function screenStyles(folders: readonly string[], screen: readonly ScreenNode[]): string {
  const shown = { ...shownBy(screen), isBrief: true };
  return folders
    .flatMap(sheetFiles)
    .map((filename) => matchingRules(filename, readFileSync(filename), shown))
    .join("");
}

/**
 * Returns all rules for a prerendered screen that is part of the page's HTML, before any file has arrived.
 *
 * @param own the path of the widget's style sheet, which may not exist
 */
export function wholeScreenStyles(folders: readonly string[], own: string, screen: readonly ScreenNode[]): string {
  const shown = { ...shownBy([["div", { class: "frame reserved" }, ["div", { class: "ui-reset" }, ...screen]]]), isBrief: false };
  return [...sharedSheets(), ...folders.flatMap(sheetFiles), ...(existsSync(own) ? [own] : [])]
    .map((filename) => matchingRules(filename, readFileSync(filename), shown))
    .join("");
}

type ScreenElement = Extract<ScreenNode, readonly [string, ...unknown[]]>;

function shownBy(screen: readonly ScreenNode[]): Omit<Shown, "isBrief"> {
  const elements = screen.flatMap(elementsOf);
  const attributes = new Map<string, Set<unknown>>();
  for (const [name, value] of elements.flatMap(([, own]) => Object.entries(own || {})))
    attributes.set(name, (attributes.get(name) ?? new Set()).add(value));
  const classes = [...(attributes.get("class") ?? [])].flatMap((names) => String(names).split(" "));
  return { tags: new Set(elements.map(([tag]) => tag)), classes: new Set(classes), attributes };
}

/** Returns the elements of a tree except hidden ones, which need no styles. */
function elementsOf(node: ScreenNode): ScreenElement[] {
  if (typeof node === "string" || node[0] === 0) return [];
  const [, attributes, ...children] = node as ScreenElement;
  if (attributes && "hidden" in attributes) return [];
  return [node as ScreenElement, ...(children as ScreenNode[]).flatMap(elementsOf)];
}

/** Returns the minified style sheet with only those rules that have a selector which may match. */
export function matchingRules(filename: string, code: Uint8Array, shown: Shown): string {
  const lean = transform({
    filename,
    code,
    visitor: {
      ...(shown.isBrief && { Declaration: { transition: () => [] } }),
      Rule: {
        style: (rule) => (rule.value.selectors.some((selector) => mayMatch(selector, shown)) ? undefined : []),
      },
    },
  });
  return transform({ filename, code: lean.code, minify: true, targets: browsers }).code.toString();
}

/**
 * Tells whether everything that a selector requires is in the prerendered screen. Negations and alternatives (`:has`, `:is`) are not
 * examined and count as matching.
 */
const mayMatch = (selector: Selector, shown: Shown): boolean => selector.every((part) => mayBe(part, shown));

function mayBe(part: SelectorComponent, shown: Shown): boolean {
  if (part.type === "class") return shown.classes.has(part.name);
  if (part.type === "type") return shown.tags.has(part.name);
  if (part.type === "pseudo-element" && part.kind === "slotted") {
    // An unnamed slot shows the page's own content, so any selector may match there.
    if (!shown.attributes.has("slot")) return shown.tags.has("slot");
    return mayMatch(part.selector, shown);
  }
  if (part.type === "pseudo-class" && part.kind === "hover") return !shown.isBrief;
  if (part.type !== "attribute" || part.name === stateOfScreen) return true;
  const values = shown.attributes.get(part.name);
  return part.operation?.operator === "equal" ? (values?.has(part.operation.value) ?? false) : values !== undefined;
}

/** The attribute that a prerendered screen sets on itself when Enter is pressed (loader/prerendered-screen.ts). */
const stateOfScreen = "aria-busy";

/** Which rules a first screen needs of the pieces that it shows: their chunks, and with them their whole styles, arrive after it. */
import { existsSync, readFileSync } from "node:fs";
import { transform, type Selector, type SelectorComponent } from "lightningcss";
import type { ShellNode } from "#loader/shell.ts";
import { browsers, sharedSheets, sheetFiles } from "./styles.ts";

/** What the rules are held against: what stands in a first screen and can be seen. */
type Shown = {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  /** Name → values. */
  readonly attributes: ReadonlyMap<string, ReadonlySet<unknown>>;
  /** Stands for a moment only: it need not answer a pointer, nor move. */
  readonly isBrief: boolean;
};

/** @param folders of core, in the order that they override each other */
export function firstScreenCss(folders: readonly string[], shell: readonly ShellNode[]): string {
  const shown = { ...shownBy(shell), isBrief: true };
  return folders
    .flatMap(sheetFiles)
    .map((filename) => matchingRules(filename, readFileSync(filename), shown))
    .join("");
}

/** The whole look, for a first screen that stands in the page before any file is there. @param own the widget's sheet, where it has one */
export function wholeFirstScreenCss(folders: readonly string[], own: string, shell: readonly ShellNode[]): string {
  const shown = { ...shownBy([["div", { class: "frame reserved" }, ["div", { class: "ui-reset" }, ...shell]]]), isBrief: false };
  return [...sharedSheets(), ...folders.flatMap(sheetFiles), ...(existsSync(own) ? [own] : [])]
    .map((filename) => matchingRules(filename, readFileSync(filename), shown))
    .join("");
}

type ShellElement = Extract<ShellNode, readonly [string, ...unknown[]]>;

function shownBy(shell: readonly ShellNode[]): Omit<Shown, "isBrief"> {
  const elements = shell.flatMap(elementsOf);
  const attributes = new Map<string, Set<unknown>>();
  for (const [name, value] of elements.flatMap(([, own]) => Object.entries(own || {})))
    attributes.set(name, (attributes.get(name) ?? new Set()).add(value));
  const classes = [...(attributes.get("class") ?? [])].flatMap((names) => String(names).split(" "));
  return { tags: new Set(elements.map(([tag]) => tag)), classes: new Set(classes), attributes };
}

/** Without what is hidden, which has no look. */
function elementsOf(node: ShellNode): ShellElement[] {
  if (typeof node === "string" || node[0] === 0) return [];
  const [, attributes, ...children] = node as ShellElement;
  if (attributes && "hidden" in attributes) return [];
  return [node as ShellElement, ...(children as ShellNode[]).flatMap(elementsOf)];
}

/** Minified; a rule stays if one of its selectors may match. */
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

/** All that it requires is there; what it excludes, and what may come in other ways (`:has`, `:is`), is not looked at. */
const mayMatch = (selector: Selector, shown: Shown): boolean => selector.every((part) => mayBe(part, shown));

function mayBe(part: SelectorComponent, shown: Shown): boolean {
  if (part.type === "class") return shown.classes.has(part.name);
  if (part.type === "type") return shown.tags.has(part.name);
  if (part.type === "pseudo-element" && part.kind === "slotted") {
    // In a slot without a name stands what the page wrote, whatever that is.
    if (!shown.attributes.has("slot")) return shown.tags.has("slot");
    return mayMatch(part.selector, shown);
  }
  if (part.type === "pseudo-class" && part.kind === "hover") return !shown.isBrief;
  if (part.type !== "attribute" || part.name === stateOfShell) return true;
  const values = shown.attributes.get(part.name);
  return part.operation?.operator === "equal" ? (values?.has(part.operation.value) ?? false) : values !== undefined;
}

/** What a first screen says of itself after Enter (loader/shell.ts). */
const stateOfShell = "aria-busy";

/** Which rules a first screen needs of the pieces that it shows: their chunks, and with them their whole styles, arrive after it. */
import { readFileSync } from "node:fs";
import { transform, type Selector, type SelectorComponent } from "lightningcss";
import type { ShellNode } from "#loader/shell.ts";
import { browsers, sheetFiles } from "./styles.ts";

/** What the rules are held against: the classes of a first screen, and whether any of it stands in the host's own tree. */
type Shown = { readonly classes: ReadonlySet<string>; readonly isSlotted: boolean };

/** @param folders of core, in the order that they override each other */
export function firstScreenCss(folders: readonly string[], shell: readonly ShellNode[]): string {
  const shown = shownBy(shell);
  return folders
    .flatMap(sheetFiles)
    .map((filename) => matchingRules(filename, readFileSync(filename), shown))
    .join("");
}

function shownBy(shell: readonly ShellNode[]): Shown {
  const attributes = shell.flatMap(attributesOf);
  const classes = attributes.flatMap(({ class: names }) => (typeof names === "string" ? names.split(" ") : []));
  return { classes: new Set(classes), isSlotted: attributes.some((own) => "slot" in own) };
}

function attributesOf(node: ShellNode): Readonly<Record<string, unknown>>[] {
  if (typeof node === "string" || node[0] === 0) return [];
  const [, attributes, ...children] = node as Extract<ShellNode, readonly [string, ...unknown[]]>;
  return [...(attributes ? [attributes] : []), ...(children as ShellNode[]).flatMap(attributesOf)];
}

/** Minified; a rule stays if one of its selectors may match. */
export function matchingRules(filename: string, code: Uint8Array, shown: Shown): string {
  const lean = transform({
    filename,
    code,
    visitor: {
      Rule: {
        style: (rule) => (rule.value.selectors.some((selector) => mayMatch(selector, shown)) ? undefined : []),
      },
    },
  });
  return transform({ filename, code: lean.code, minify: true, targets: browsers }).code.toString();
}

/** All that it requires is there; what it excludes, and what may come in other ways (`:has`, `:is`), is not looked at. */
const mayMatch = (selector: Selector, { classes, isSlotted }: Shown): boolean =>
  selector.every((part: SelectorComponent) => {
    if (part.type === "class") return classes.has(part.name);
    return part.type !== "pseudo-element" || part.kind !== "slotted" || isSlotted;
  });

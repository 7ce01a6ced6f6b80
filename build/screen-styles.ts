/**
 * The style rules that a prerendered screen needs for the components in it, because the chunks of these components, with their complete
 * styles, arrive after the prerendered screen.
 */
import { existsSync, readFileSync } from "node:fs";
import { transform, type Selector, type SelectorComponent } from "lightningcss";
import type { ScreenNode } from "#loader/prerendered-screen.ts";
import { leanTokens } from "./screen-tokens.ts";
import { browsers, sharedSheets, sheetFiles } from "./styles.ts";

/**
 * Returns the rules of core's style sheets that a prerendered screen needs.
 *
 * @param folders the folders of core, in the order in which they override each other
 */
export function screenStyles(folders: readonly string[], screen: readonly ScreenNode[]): string {
  const elements = shownIn(framed(screen));
  return folders
    .flatMap(sheetFiles)
    .map((filename) => matchingRules(filename, readFileSync(filename), elements))
    .join("");
}

/**
 * Returns all rules for a prerendered screen that is part of the page's HTML, before any file has arrived. They have only those design
 * tokens and animations that the screen uses, the tokens with short names.
 *
 * @param own the path of the widget's style sheet, which may not exist
 */
export function wholeScreenStyles(folders: readonly string[], own: string, screen: readonly ScreenNode[]): string {
  const elements = shownIn(framed(screen));
  const css = [...sharedSheets(), ...folders.flatMap(sheetFiles), ...(existsSync(own) ? [own] : [])]
    .map((filename) => matchingRules(filename, readFileSync(filename), elements))
    .join("");
  return leanTokens(css);
}

/** Returns a screen within the elements that the tag puts around it. */
const framed = (screen: readonly ScreenNode[]): readonly ScreenNode[] => [
  ["div", { class: "frame reserved" }, ["div", { class: "ui-reset" }, ...screen]],
];

/** A visible element of a prerendered screen, with what selectors ask about it. */
type Shown = {
  readonly tag: string;
  readonly classes: readonly string[];
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly parent: Shown | undefined;
  /** The siblings before the element, the nearest first. */
  readonly before: readonly Shown[];
};

type ScreenElement = Extract<ScreenNode, readonly [string, ...unknown[]]>;

/** Returns all elements of trees except hidden ones, which need no styles. */
function shownIn(nodes: readonly ScreenNode[], parent?: Shown): Shown[] {
  const siblings: Shown[] = [];
  return nodes.flatMap((node) => {
    if (typeof node === "string" || node[0] === 0) return [];
    const [tag, own, ...children] = node as ScreenElement;
    const attributes = own || {};
    const classes = String(attributes["class"] ?? "").split(" ");
    const element = { tag, classes, attributes, parent, before: siblings.toReversed() };
    siblings.push(element); // A hidden element needs no styles, but it is a sibling of those after it.
    return "hidden" in attributes ? [] : [element, ...shownIn(children as ScreenNode[], element)];
  });
}

/**
 * Returns the minified style sheet with only those rules that have a selector which may match. The screen is shown for a moment, so it has
 * no transitions.
 */
function matchingRules(filename: string, code: Uint8Array, elements: readonly Shown[]): string {
  const lean = transform({
    filename,
    code,
    visitor: {
      Declaration: { transition: () => [] },
      Rule: {
        style: (rule) =>
          rule.value.selectors.some((selector) => elements.some((element) => mayMatch(selector, element))) ? undefined : [],
      },
    },
  });
  return transform({ filename, code: lean.code, minify: true, targets: browsers }).code.toString();
}

/**
 * Tells whether a selector may match an element. What is not known counts as matching: the tag itself, the page's content in a slot,
 * negations, and what an element has inside (`:has`).
 */
function mayMatch(selector: Selector, element: Shown): boolean {
  const at = selector.findLastIndex((part) => part.type === "combinator" && part.value in relatives);
  if (!selector.slice(at + 1).every((part) => mayBe(part, element))) return false;
  const combinator = selector[at];
  if (combinator?.type !== "combinator") return true;
  const rest = selector.slice(0, at);
  const candidates = relatives[combinator.value as keyof typeof relatives](element);
  const isBeyond = combinator.value === "child" ? element.parent === undefined : combinator.value === "descendant";
  return (isBeyond && isOfHost(rest)) || candidates.some((one) => mayMatch(rest, one));
}

/** For each combinator, the elements that its left side may match, seen from the element on its right side. */
const relatives = {
  child: ({ parent }: Shown): readonly Shown[] => (parent ? [parent] : []),
  descendant: (element: Shown): readonly Shown[] => (element.parent ? [element.parent, ...relatives.descendant(element.parent)] : []),
  "next-sibling": ({ before }: Shown): readonly Shown[] => before.slice(0, 1),
  "later-sibling": ({ before }: Shown): readonly Shown[] => before,
} as const;

/** Tells whether the part of a selector is about the tag itself, which is beyond the tree of its screen. */
const isOfHost = (selector: Selector): boolean => selector.some((part) => part.type === "pseudo-class" && part.kind === "host");

/** The attribute that a prerendered screen sets on itself when Enter is pressed (loader/prerendered-screen.ts). */
const stateOfScreen = "aria-busy";

/** The pseudo-classes that an element of a screen has only with an attribute. */
const byAttribute: Readonly<Record<string, string>> = { disabled: "disabled", "read-only": "readonly" };

function mayBe(part: SelectorComponent, element: Shown): boolean {
  switch (part.type) {
    case "class":
      return element.classes.includes(part.name);
    case "type":
      return element.tag === part.name;
    case "attribute": {
      if (part.name === stateOfScreen) return true;
      const value = element.attributes[part.name];
      return part.operation?.operator === "equal" ? value === part.operation.value : value !== undefined;
    }
    case "pseudo-element":
      // An unnamed slot shows the page's own content, so any selector may match there.
      return part.kind !== "slotted" || element.tag === "slot";
    case "pseudo-class": {
      if (part.kind === "hover") return false;
      if (part.kind === "is" || part.kind === "where") return part.selectors.some((one) => mayMatch(one, element));
      const attribute = byAttribute[part.kind];
      return attribute === undefined || attribute in element.attributes;
    }
    default:
      return true;
  }
}

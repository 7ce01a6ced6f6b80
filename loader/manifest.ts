/**
 * The data that the build writes into the loader, in place of `virtual:manifest`. Every page fetches this data for every tag. It is
 * therefore a single text, which compresses well, without anything that can be loaded later (shared files).
 */
export type Manifest = {
  readonly version: string;
  /** The hash of `integrity.js`, which lists the files that the loader requests by name. */
  readonly integrity: string;
  /**
   * The shared files, relative to the release's folder (`../shared/prerender-x1y2z3a`): the file that draws prerendered screens
   * (`prerender.ts`), the files that every widget needs, and last the file that forms need.
   */
  readonly shared: readonly string[];
  /**
   * The widgets, separated by commas. A widget is its name (with `!` at its end where it needs no forms), its attributes in addition to the
   * common ones (`open?` is a boolean, `max-length#` a number, others are texts) and its methods (`reset(`). `choices=` is the name of its
   * files, where it differs from the widget's name.
   */
  readonly widgets: string;
  /** The reserved heights of the widgets in the same order (`packHeights`), concatenated. */
  readonly heights: string;
};

/** The loader's data about one widget. */
export type WidgetEntry = {
  /** The name of the widget's files, which is its folder. */
  readonly widget: string;
  readonly needsForms: boolean;
  /** The attributes, each with the character that marks its kind. */
  readonly kinds: ReadonlyMap<string, string>;
  readonly methods: readonly string[];
  /** The reserved heights in packed form; `000` for a widget that takes no space at first. */
  readonly heights: string;
};

/** Converts the name of an attribute to that of its property: `max-length` → `maxLength`. */
export const camelCase = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The attributes that every tag has. */
export const commonWords = "heading loading";

/** Returns the widgets by their tags. */
export function readWidgets(widgets: string, heights: string): Record<string, WidgetEntry> {
  const entries: Record<string, WidgetEntry> = {};
  const packed = heights.match(/\d{3}\D*/g) as string[];
  for (const line of widgets.split(",")) {
    const kinds = new Map<string, string>();
    const methods: string[] = [];
    const [[, tag, mark], ...words] = [...`${line} ${commonWords}`.matchAll(/([\w-]+)(\W?)/g)] as unknown as [Word, ...Word[]];
    let widget = tag;
    for (const [, name, kind] of words) {
      if (kind === "(") methods.push(name);
      else if (kind === "=") widget = name;
      else kinds.set(name, kind);
    }
    entries[`digi-${tag}`] = { widget, needsForms: mark !== "!", kinds, methods, heights: packed.shift() as string };
  }
  return entries;
}

type Word = readonly [all: string, name: string, mark: string];

type Heights = readonly (readonly [minInlinePx: number, blockPx: number])[];

/**
 * The character codes that mean 'no difference' in packed heights. All codes in use are non-digits, because a digit begins the heights of
 * the next widget. The zero of heights is in the upper part of the range, because a wider tag is usually much less tall.
 */
const inlineZero = 58;
const blockZero = 110;
const lastLetter = 126;

/**
 * Packs heights into a text: the first height as three digits, then two characters for each step. They say how much wider, and how much
 * taller or less tall, the step is, in units of 8 px with heights rounded up. A difference too large for one character is split into
 * several steps.
 */
export function packHeights(heights: Heights): string {
  const [[, first] = [0, 0], ...steps] = heights.map(([inline, block]) => [inline / 8, Math.ceil(block / 8)] as const);
  let [inline, block] = [0, first];
  let packed = String(first).padStart(3, "0");
  for (const [nextInline, nextBlock] of steps) {
    while (inline < nextInline || block !== nextBlock) {
      const wider = Math.min(nextInline - inline, lastLetter - inlineZero);
      inline += wider;
      // The height changes only in the last part of a split step, because a smaller height would be too small for widths in between.
      const taller = inline < nextInline ? 0 : Math.min(Math.max(nextBlock - block, inlineZero - blockZero), lastLetter - blockZero);
      block += taller;
      packed += String.fromCharCode(inlineZero + wider, blockZero + taller);
    }
  }
  return packed;
}

/**
 * Unpacks heights into rules, one for each step.
 *
 * @returns the rules as one text.
 */
export function rulesFor(packed: string, rule: (minInlinePx: number, blockPx: number) => string): string {
  let inline = 0;
  let block = 0;
  return packed.replace(/\d+|../g, (step) => {
    if (Number(step)) block = Number(step) * 8;
    else {
      inline += (step.charCodeAt(0) - inlineZero) * 8;
      block += (step.charCodeAt(1) - blockZero) * 8;
    }
    return rule(inline, block);
  });
}

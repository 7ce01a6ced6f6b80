/**
 * The shape of what the build writes into the loader; the content is put in place of `virtual:manifest`. Every page fetches those lines of
 * every tag, so they are one text that compresses well, and what can be known later (shared files) is not in it.
 */
export type Manifest = {
  readonly version: string;
  /** Hash of `integrity.js`, the list of the files that the loader asks for by name. */
  readonly integrity: string;
  /** From the release's folder (`../shared/paint-x1y2z3a`): what draws first screens (`paint.ts`), what every widget needs, last what forms need. */
  readonly shared: readonly string[];
  /**
   * Widgets, with commas between. A widget is its name (`!` at its end: needs no forms), its attributes beside the common ones (`open?` is a
   * boolean, `max-length#` a number, others are texts) and its methods (`reset(`). `choices=` is what its files are called, where not as it.
   */
  readonly widgets: string;
  /** Their reserved heights in the same order (`packHeights`), one behind the other. */
  readonly heights: string;
};

/** What the loader knows of a widget. */
export type WidgetEntry = {
  /** Of its files. */
  readonly widget: string;
  readonly needsForms: boolean;
  /** Attribute → the mark of its kind. */
  readonly kinds: ReadonlyMap<string, string>;
  readonly methods: readonly string[];
  /** As packed; `000` for a widget that takes no space at first. */
  readonly heights: string;
};

/** `max-length` → `maxLength` */
export const camelCase = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Attributes of every tag. */
export const commonWords = "heading loading";

/** By their tags. */
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

/** The letters that say 'no difference'. What they count to stays among letters: digits begin the next widget's. Wider is mostly much less tall. */
const inlineZero = 58;
const blockZero = 110;
const lastLetter = 126;

/**
 * The first height in three digits, then two letters for each step: how much wider, how much taller or less tall, in units of 8 px, heights rounded up.
 * A difference too large for a letter is made of several steps.
 */
export function packHeights(heights: Heights): string {
  const [[, first] = [0, 0], ...steps] = heights.map(([inline, block]) => [inline / 8, Math.ceil(block / 8)] as const);
  let [inline, block] = [0, first];
  let packed = String(first).padStart(3, "0");
  for (const [nextInline, nextBlock] of steps) {
    while (inline < nextInline || block !== nextBlock) {
      const wider = Math.min(nextInline - inline, lastLetter - inlineZero);
      inline += wider;
      // Never before its width: what is less tall would be too little there.
      const taller = inline < nextInline ? 0 : Math.min(Math.max(nextBlock - block, inlineZero - blockZero), lastLetter - blockZero);
      block += taller;
      packed += String.fromCharCode(inlineZero + wider, blockZero + taller);
    }
  }
  return packed;
}

/** @returns one rule for each step, as one text. */
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

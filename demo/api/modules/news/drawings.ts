/**
 * This module draws the pictures of the sample news. Each topic has a scene; each news item has its own hills, light and number of things
 * in the scene.
 */
import { createHash } from "node:crypto";
import type { NewsItem, Topic } from "#demo/api/data/news-item.ts";
import { news } from "#demo/api/data/news.ts";

/**
 * Returns a generator of numbers from 0 to below 1. The generator of a news item always returns the same sequence, so that the item's
 * picture stays the same.
 */
function numbersOf(id: string): () => number {
  const bytes = createHash("sha256").update(id).digest();
  let at = 0;
  return () => (bytes[at++ % bytes.length] as number) / 256;
}

type Draw = (next: () => number) => string;

const upTo = (count: number, draw: (index: number) => string): string => Array.from({ length: count }, (_, index) => draw(index)).join("");
const between = (low: number, high: number, part: number): number => Math.round(low + (high - low) * part);

const hills = (next: () => number): string => {
  const [left, top, right] = [between(230, 280, next()), between(190, 260, next()), between(220, 290, next())];
  return `<path class="h" d="M0 ${left}Q160 ${top} 330 ${between(250, 290, next())}T640 ${right}V360H0z"/>`;
};

const house = (x: number, block: number, isLit: boolean): string =>
  `<path class="w" d="M${x} 320V${320 - block}l34-28 34 28v${block}z"/><rect class="${isLit ? "l" : "p"}" x="${x + 14}" y="${332 - block}" width="16" height="20" rx="2"/><rect class="p" x="${x + 40}" y="${332 - block}" width="16" height="20" rx="2"/>`;

const fibre: Draw = (next) => {
  const lit = between(0, 5, next());
  const depth = between(334, 346, next());
  return `${upTo(6, (at) => house(36 + at * 98, between(60, 130, next()), at <= lit))}<path class="g" d="M0 320h640v40H0z"/><path class="s" d="M0 ${depth}h${70 + lit * 98}q14 0 14-14v-28"/><circle class="a" cx="${84 + lit * 98}" cy="304" r="7"/>`;
};

const mast: Draw = (next) => {
  const x = between(170, 470, next());
  const head = between(70, 110, next());
  const waves = upTo(between(2, 4, next()), (wave) => {
    const [far, top, wide, high] = [24 + wave * 22, head - 16 - wave * 10, 14 + wave * 4, 16 + wave * 10];
    return `<path class="s" d="M${x + far} ${top}q${wide} ${high} 0 ${2 * high}M${x - far} ${top}q-${wide} ${high} 0 ${2 * high}"/>`;
  });
  return `<path class="o" d="M${x - 34} 320 ${x} ${head}l34 ${320 - head}M${x - 24} 250h48M${x - 14} 180h28"/><circle class="a" cx="${x}" cy="${head}" r="8"/>${waves}`;
};

const screen: Draw = (next) => {
  const x = between(100, 200, next());
  const lamps = upTo(between(2, 5, next()), (at) => `<circle class="l" cx="${x + 40 + at * 58}" cy="228" r="${between(4, 9, next())}"/>`);
  return `<rect class="w" x="${x}" y="70" width="330" height="190" rx="12"/><rect class="p" x="${x + 14}" y="84" width="302" height="162" rx="4"/><path class="o" d="M${x + 105} 292h120"/><path class="a" d="m${x + 140} 128 66 37-66 37z"/>${lamps}`;
};

const shop: Draw = (next) => {
  const [x, stripes] = [between(130, 210, next()), between(5, 8, next())];
  const wide = 320 / stripes;
  const round = wide / 2;
  const awning = upTo(
    stripes,
    (at) => `<path class="${at % 2 ? "w" : "a"}" d="M${x + at * wide} 110h${wide}v44a${round} ${round} 0 0 1-${wide} 0z"/>`,
  );
  return `<path class="w" d="M${x} 320V120h320v200z"/>${awning}<rect class="p" x="${x + 26}" y="200" width="150" height="84" rx="4"/><path class="g" d="M${x + 212} 320V206h74v114z"/><circle class="l" cx="${x + 226}" cy="266" r="5"/>`;
};

const shield: Draw = (next) => {
  const x = between(240, 400, next());
  const stars = upTo(between(3, 6, next()), () => {
    const [left, top, size] = [between(30, 610, next()), between(40, 150, next()), between(3, 7, next())];
    return `<circle class="l" cx="${left}" cy="${top}" r="${size}"/>`;
  });
  return `<path class="w" d="m${x} 74 92 32v74c0 62-38 98-92 118-54-20-92-56-92-118v-74z"/><path class="s" d="m${x - 38} 186 28 28 52-60"/>${stars}`;
};

const bulb: Draw = (next) => {
  const x = between(230, 410, next());
  const rays = upTo(between(5, 8, next()), (at) => {
    const turn = `rotate(${-100 + at * 34} ${x} 142)`;
    return `<path class="s" d="m${x} 142 0-92" transform="${turn}" stroke-dasharray="14 200" stroke-dashoffset="-94"/>`;
  });
  return `<path class="l" d="M${x} 70a72 72 0 0 1 40 132c-8 8-10 16-10 28h-60c0-12-2-20-10-28a72 72 0 0 1 40-132z"/><path class="o" d="M${x - 28} 252h56M${x - 20} 274h40"/>${rays}`;
};

const people: Draw = (next) =>
  upTo(between(3, 5, next()), (at) => {
    const [x, y] = [120 + at * 100, between(170, 210, next())];
    return `<circle class="${at % 2 ? "l" : "a"}" cx="${x}" cy="${y}" r="26"/><path class="w" d="M${x - 46} 330v-40a46 46 0 0 1 92 0v40z"/>`;
  });

const scenes: Readonly<Record<Topic, Draw>> = { fibre, mobile: mast, tv: screen, shop, safety: shield, tips: bulb, company: people };

/** Draws the picture of a news item as SVG: 640 by 360 pixels, for light and dark pages, about a kilobyte and a half. */
export function drawingOf({ id, topics: [topic] }: NewsItem): string {
  const next = numbersOf(id);
  const sun = `<circle class="l" cx="${between(60, 580, next())}" cy="${between(50, 120, next())}" r="${between(22, 46, next())}" opacity=".5"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360" stroke-linecap="round" stroke-linejoin="round">
<style>.b{fill:#efedfd}.h{fill:#dcd8fa}.w{fill:#fff;stroke:#4a3fc4;stroke-width:4}.p{fill:#c9c3f5}.g{fill:#4a3fc4}.l{fill:#f7b79f}.a{fill:#e8704a}.o{fill:none;stroke:#4a3fc4;stroke-width:6}.s{fill:none;stroke:#e8704a;stroke-width:6}@media(prefers-color-scheme:dark){.b{fill:#221f45}.h{fill:#2d2a5c}.w{fill:#1b1938;stroke:#b3adff}.p{fill:#454085}.g{fill:#12102a}.l{fill:#c8714f}.a{fill:#f2906f}.o{stroke:#b3adff}.s{stroke:#f2906f}}</style>
<path class="b" d="M0 0h640v360H0z"/>${sun}${hills(next)}${scenes[topic](next)}
</svg>
`;
}

export const drawings: ReadonlyMap<string, string> = new Map(news.map((item) => [item.id, drawingOf(item)]));

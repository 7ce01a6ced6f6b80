/**
 * This module draws the pictures of the sample offers as SVG: a SIM card with more waves for a plan with more data, a strand of fibre, a
 * screen, a telephone receiver.
 */
import { offers, type OfferKind } from "./offers.ts";

const upTo = (count: number, draw: (index: number) => string): string => Array.from({ length: count }, (_, index) => draw(index)).join("");

const sim = (level: number): string =>
  `<path class="a c" stroke-width="2.5" d="M8 14a6 6 0 0 1 6-6h20l12 12v38a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6z"/>
<rect class="b" stroke-width="2.5" x="17" y="30" width="20" height="22" rx="4"/><path class="b" stroke-width="2" d="M17 38h7m6 0h7M17 45h7m6 0h7M27 30v22"/>
${upTo(level + 1, (wave) => `<path class="a" stroke-width="4" d="M${66 + wave * 15} ${28 - wave * 5}q${8 + wave * 2} ${8 + wave * 5} 0 ${16 + wave * 10}"/>`)}`;

const strand = (level: number): string =>
  `${upTo(level + 1, (line) => `<path class="a" stroke-width="3" d="M6 ${58 - line * 10}h${70 + line * 6}c34 0 40-${30 - line * 8} 84-${30 - line * 8}h20"/>`)}
${upTo(level + 1, (line) => `<circle class="d" cx="${188 + line * 6}" cy="${28 - line * 2}" r="5"/>`)}`;

const screen = (level: number): string =>
  `<rect class="a c" stroke-width="2.5" x="8" y="8" width="${84 + level * 28}" height="46" rx="6"/><path class="a" stroke-width="3" d="M${34 + level * 14} 64h32"/>
<path class="b" stroke-width="3" d="m${42 + level * 14} 22 16 9-16 9z"/>`;

const receiver = (): string =>
  `<path class="a c" stroke-width="2.5" d="M20 10 32 8l10 20-9 8a40 40 0 0 0 17 15l8-9 20 9-2 11a9 9 0 0 1-10 7C36 64 14 42 12 20a9 9 0 0 1 8-10z"/>
<path class="b" stroke-width="4" d="M58 14q14 4 18 18M60 4q22 6 27 26"/>`;

/** Returns the SVG of an offer, which is displayed 72 px high, on cards in light and in dark mode. */
function drawingOf(kind: OfferKind, level: number): string {
  const content = { mobile: sim, internet: strand, tv: screen, landline: receiver }[kind](level);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 72" width="240" height="72" fill="none" stroke-linecap="round" stroke-linejoin="round">
<style>.a{stroke:#4a3fc4}.b{stroke:#e8704a}.c{fill:#e8e6fb}.d{fill:#e8704a}@media(prefers-color-scheme:dark){.a{stroke:#b3adff}.b{stroke:#f2906f}.c{fill:#2d2a55}.d{fill:#f2906f}}</style>
${content}
</svg>
`;
}

const kinds = Object.keys(offers) as OfferKind[];
/** The pictures (SVG texts) by the id of their offer. */
export const offerPictures: ReadonlyMap<string, string> = new Map(
  kinds.flatMap((kind) => offers[kind].map(({ i, level }, index) => [i, drawingOf(kind, level ?? index)] as const)),
);

/** Returns the path of an offer's picture, which is relative to the API's base URL. */
export const picturePathOf = (id: string): string => `/pictures/${id}.svg`;

/** Returns the URLs of an offer's pictures: one, or none for an offer that is not drawn. */
export const picturesOf = (id: string, publicUrl: string): string[] => (offerPictures.has(id) ? [publicUrl + picturePathOf(id)] : []);

import { markup, type Markup } from "./markup.ts";

/** Drawn here: 24 px, strokes of 1.75 px with round ends. The text beside an icon says what it means. */
const icon = (content: Markup): Markup =>
  markup`<svg class="icon" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">${content}</svg>`;

export const icons = {
  internet: icon(
    markup`<path d="M3.5 9.5a12.5 12.5 0 0 1 17 0M6.5 13a8 8 0 0 1 11 0M9.4 16.3a4 4 0 0 1 5.2 0"/><circle cx="12" cy="19.5" r=".6" fill="currentColor"/>`,
  ),
  tv: icon(markup`<rect x="3" y="5" width="18" height="12" rx="2"/><path d="M8.5 20.5h7M10.5 9l4 2-4 2z"/>`),
  mobile: icon(markup`<rect x="6.5" y="2.75" width="11" height="18.5" rx="2.5"/><path d="M10.5 5.5h3M10 15v-3.5l1.5-1.5H14v5z"/>`),
  landline: icon(
    markup`<path d="M6.2 3.8 8.7 3.5l2 4.2-1.9 1.7a11.6 11.6 0 0 0 5.8 5.8l1.7-1.9 4.2 2-.3 2.5a2.3 2.3 0 0 1-2.4 2A14 14 0 0 1 4.2 6.2a2.3 2.3 0 0 1 2-2.4z"/>`,
  ),
  clock: icon(markup`<circle cx="12" cy="12" r="8.75"/><path d="M12 7v5.2l3.2 1.9"/>`),
  mail: icon(markup`<rect x="3" y="5.5" width="18" height="13" rx="2"/><path d="m4 7.5 8 6 8-6"/>`),
  clip: icon(markup`<path d="m19.5 11-7.6 7.6a4.7 4.7 0 0 1-6.7-6.7l8-8a3.1 3.1 0 0 1 4.4 4.4l-8 8a1.6 1.6 0 0 1-2.2-2.2l7-7"/>`),
  check: icon(markup`<path d="m5 12.5 4.5 4.5L19 7.5"/>`),
  person: icon(markup`<circle cx="12" cy="8" r="4.25"/><path d="M4 20.5a8 8 0 0 1 16 0"/>`),
  leave: icon(markup`<path d="M13.5 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20h7M10.5 12H20M16 8l4 4-4 4"/>`),
  arrow: icon(markup`<path d="M5 12h14M13.5 6.5 19 12l-5.5 5.5"/>`),
};

/** The mark: a strand of fibre that makes the bowl of a d and ends in light. */
export const mark = markup`<svg class="mark" viewBox="0 0 40 40" width="36" height="36" fill="none" stroke-width="5" stroke-linecap="round" aria-hidden="true" focusable="false"><path class="mark-strand" d="M28.5 12.5v19M28.5 23a9.5 9.5 0 1 1-3.6-7.45"/><circle class="mark-light" cx="28.5" cy="6.4" r="3.6"/></svg>`;

const windows = (x: number, y: number, columns: number, rows: number, lit: readonly number[] = []): Markup[] =>
  Array.from({ length: columns * rows }, (_, index) => {
    const left = x + (index % columns) * 34;
    const top = y + Math.floor(index / columns) * 52;
    return markup`<rect class="${lit.includes(index) ? "d-lit" : "d-pane"}" x="${left}" y="${top}" width="20" height="32" rx="2"/>`;
  });

/** A street at dusk: the strand runs under the pavement and lights one house. */
export const street = markup`<svg class="street" viewBox="0 0 560 400" width="560" height="400" aria-hidden="true" focusable="false">
<circle class="d-sun" cx="452" cy="92" r="44"/>
<path class="d-far" d="M0 300V214h44v-26h52v-34h38v48h60v-70l26-22 26 22v44h62v-60h48v34h56v-22h60v52h88v120z"/>
<path class="d-wall-a" d="M36 320V180h12v-16h12v-16h12v-16h16v-14h20v14h16v16h12v16h12v16h12v140z"/>
${windows(54, 168, 3, 1)}${windows(54, 224, 3, 1, [1])}
<path class="d-door" d="M56 320v-42a10 10 0 0 1 20 0v42z"/><rect class="d-pane" x="94" y="276" width="48" height="24" rx="2"/>
<path class="d-wall-b" d="M160 320V128l62-52 62 52v192z"/><path class="d-roof" d="m152 135 70-59 70 59" fill="none"/>
<circle class="d-lit" cx="222" cy="122" r="11"/>${windows(178, 156, 3, 2, [0, 1, 4])}
<path class="d-door" d="M212 320v-46a12 12 0 0 1 24 0v46z"/><rect class="d-lit" x="176" y="276" width="24" height="24" rx="2"/><rect class="d-lit" x="248" y="276" width="24" height="24" rx="2"/>
<path class="d-wall-c" d="M284 320V168h8l10-30h92l10 30h8v152z"/><path class="d-roof" d="M292 168h112" fill="none"/>
${windows(304, 186, 3, 1, [2])}<rect class="d-pane" x="300" y="246" width="58" height="50" rx="3"/><path class="d-door" d="M372 320v-62h24v62z"/>
<path class="d-wall-a" d="M412 320V206h10v-14h10v-14h12v-14h14v-12h16v12h14v14h12v14h10v14h10v114z"/>
${windows(439, 208, 2, 1)}<rect class="d-pane" x="434" y="262" width="26" height="36" rx="2"/><path class="d-door" d="M480 320v-46a10 10 0 0 1 20 0v46z"/>
<path class="d-ground" d="M0 320h560v80H0z"/><path class="d-kerb" d="M0 320h560" fill="none"/>
<path class="d-strand" d="M0 372h150c40 0 50-12 50-30v-26" fill="none"/><path class="d-strand d-faint" d="M0 384h560M0 378h330c30 0 42-10 42-30v-28M90 384c20 0 24-14 24-34v-30M430 384c40 0 60-12 60-34v-30" fill="none"/>
<circle class="d-spark" cx="200" cy="312" r="6"/>
<path class="d-tree" d="M536 320v-46" fill="none"/><circle class="d-leaf" cx="536" cy="252" r="24"/><path class="d-tree" d="M18 320v-30" fill="none"/><circle class="d-leaf" cx="18" cy="274" r="18"/>
</svg>`;

/** For pages that are not there: a loose end of the strand. */
export const looseEnd = markup`<svg class="loose-end" viewBox="0 0 320 120" width="320" height="120" fill="none" stroke-linecap="round" aria-hidden="true" focusable="false"><path class="d-strand" d="M6 92h86c34 0 40-54 72-54 22 0 26 28 8 30s-16-30 12-34 26 12 36 26"/><path class="d-strand d-faint" d="M250 92h64"/><circle class="d-spark" cx="222" cy="62" r="6"/></svg>`;

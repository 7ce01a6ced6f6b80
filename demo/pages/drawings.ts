import { markup, type Markup } from "./markup.ts";

/**
 * Draws an icon of 24 px, whose strokes are 1.75 px wide with round ends. The text beside an icon says what the icon means, so screen
 * readers skip it.
 */
const icon = (content: Markup): Markup =>
  markup`<svg class="icon" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">${content}</svg>`;

export const icons = {
  mobile: icon(markup`<rect x="6.5" y="2.75" width="11" height="18.5" rx="2.5"/><path d="M10.5 5.5h3M10 15v-3.5l1.5-1.5H14v5z"/>`),
  landline: icon(
    markup`<path d="M6.2 3.8 8.7 3.5l2 4.2-1.9 1.7a11.6 11.6 0 0 0 5.8 5.8l1.7-1.9 4.2 2-.3 2.5a2.3 2.3 0 0 1-2.4 2A14 14 0 0 1 4.2 6.2a2.3 2.3 0 0 1 2-2.4z"/>`,
  ),
  clock: icon(markup`<circle cx="12" cy="12" r="8.75"/><path d="M12 7v5.2l3.2 1.9"/>`),
  mail: icon(markup`<rect x="3" y="5.5" width="18" height="13" rx="2"/><path d="m4 7.5 8 6 8-6"/>`),
  clip: icon(markup`<path d="m19.5 11-7.6 7.6a4.7 4.7 0 0 1-6.7-6.7l8-8a3.1 3.1 0 0 1 4.4 4.4l-8 8a1.6 1.6 0 0 1-2.2-2.2l7-7"/>`),
  person: icon(markup`<circle cx="12" cy="8" r="4.25"/><path d="M4 20.5a8 8 0 0 1 16 0"/>`),
  leave: icon(markup`<path d="M13.5 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20h7M10.5 12H20M16 8l4 4-4 4"/>`),
  arrow: icon(markup`<path d="M5 12h14M13.5 6.5 19 12l-5.5 5.5"/>`),
};

/** The logo: a strand of fibre that forms the bowl of a "d" and ends in a point of light. */
export const mark = markup`<svg class="mark" viewBox="0 0 40 40" width="36" height="36" fill="none" stroke-width="5" stroke-linecap="round" aria-hidden="true" focusable="false"><path class="mark-strand" d="M28.5 12.5v19M28.5 23a9.5 9.5 0 1 1-3.6-7.45"/><circle class="mark-light" cx="28.5" cy="6.4" r="3.6"/></svg>`;

/** The drawing of the 'page not found' page: the loose end of a strand of fibre. */
export const looseEnd = markup`<svg class="loose-end" viewBox="0 0 320 120" width="320" height="120" fill="none" stroke-linecap="round" aria-hidden="true" focusable="false"><path class="d-strand" d="M6 92h86c34 0 40-54 72-54 22 0 26 28 8 30s-16-30 12-34 26 12 36 26"/><path class="d-strand d-faint" d="M250 92h64"/><circle class="d-spark" cx="222" cy="62" r="6"/></svg>`;

/**
 * The mobile section: its modes, and the changes of its lines (text 2 §4). Pure; an action that is not possible returns the bundle
 * unchanged.
 */
import { closedForm, closedMobile, priced, withoutInvalidCards } from "./bundle.rules.ts";
import { maxMobileLines } from "#core/base/values/limits.ts";
import type { Bundle, Mobile, MobileLine } from "./bundle.schema.ts";

/** A line as its form returns it, without an id: the id depends on its place in the bundle. */
export type NewLine = Omit<MobileLine, "id">;

/** Tells whether another line can be added. At 6 lines the limit's message replaces the Add tile (C-006, C-047, C-048). */
export const hasSpace = ({ mobile }: Bundle): boolean => mobile.cards.length < maxMobileLines;

export const editedLine = ({ mobile }: Bundle): MobileLine | undefined =>
  mobile.edit ? mobile.cards.find(({ id }) => id === mobile.editCardId) : undefined;

const changed = (bundle: Bundle, mobile: Partial<Mobile>): Bundle => priced({ ...bundle, mobile: { ...bundle.mobile, ...mobile } });

const form = { selected: true, showList: false, showConfig: true };

/** Opens the section in the mode that it was left in: with the form that was begun, else with the list. */
export const openSection = (bundle: Bundle): Bundle =>
  changed(bundle, { selected: true, ...(!bundle.mobile.showConfig && { showList: true }) });

export const closeSection = (bundle: Bundle): Bundle => changed(bundle, { selected: false });

/** Opens the form for another line (C-200). At 6 lines there is nothing to open. */
export const openAdd = (bundle: Bundle): Bundle =>
  hasSpace(bundle) ? changed(bundle, { ...form, add: true, edit: false, editCardId: null }) : bundle;

/** Opens the form for an existing line, in place of any open form. The plan that a link wanted for that form is dropped. */
export const openEdit = (bundle: Bundle, lineId: number): Bundle =>
  bundle.mobile.cards.some(({ id }) => id === lineId)
    ? withoutWantedPlan(changed(bundle, { ...form, add: false, edit: true, editCardId: lineId }))
    : bundle;

/** Closes the form without changing the list of lines (C-205). The plan that a link wanted is dropped. */
export const closeForm = (bundle: Bundle): Bundle => (bundle.mobile.showConfig ? withoutWantedPlan(changed(bundle, closedForm)) : bundle);

/**
 * Applies the form's line: in mode add as a new line (C-201), in mode edit in place of the old line (C-202). A second click has no effect,
 * because the form is closed by then.
 */
export function confirmLine(bundle: Bundle, line: NewLine): Bundle {
  const { cards, showConfig, add } = bundle.mobile;
  const edited = editedLine(bundle);
  if (showConfig && edited) {
    const next = { ...line, id: edited.id };
    return changed(bundle, { ...closedForm, cards: cards.map((one) => (one === edited ? next : one)) });
  }
  if (!showConfig || !add || !hasSpace(bundle)) return bundle;
  const id = 1 + Math.max(0, ...cards.map((one) => one.id));
  return withoutWantedPlan(changed(bundle, { ...closedForm, cards: [...cards, { ...line, id }] }));
}

/**
 * Deletes a line (C-203). With the last line the section closes and is reset (C-204), unless the form for another line is open: what is
 * typed there is not thrown away. TV is removed too where nothing is left that it depends on (decisions §8).
 */
export function deleteLine(bundle: Bundle, lineId: number): Bundle {
  const { cards, add, showConfig, editCardId } = bundle.mobile;
  const left = cards.filter(({ id }) => id !== lineId);
  if (left.length === cards.length) return bundle;
  const isLast = left.length === 0 && !(showConfig && add);
  return withoutInvalidCards(changed(bundle, { cards: left, ...(isLast ? closedMobile : editCardId === lineId && closedForm) }));
}

/** Returns the lines that the form's line must differ from (C-311): all but the edited one. */
export function otherLines(bundle: Bundle): readonly MobileLine[] {
  const edited = editedLine(bundle);
  return bundle.mobile.cards.filter((line) => line !== edited);
}

const withoutWantedPlan = (bundle: Bundle): Bundle =>
  bundle.wanted.mobile === null ? bundle : { ...bundle, wanted: { ...bundle.wanted, mobile: null } };

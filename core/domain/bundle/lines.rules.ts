/** The mobile section: its modes, and what becomes of its lines (text 2 §4). Pure; what cannot be done leaves the bundle as it is. */
import { closedMobile, priced, settled } from "./bundle.rules.ts";
import { maxMobileLines } from "#core/base/values/limits.ts";
import type { Bundle, Mobile, MobileLine } from "./bundle.schema.ts";

/** A line as its form gives it: its place in the bundle gives it its id. */
export type NewLine = Omit<MobileLine, "id">;

/** At 6 lines the Add tile gives way to the limit's message (C-006, C-047, C-048). */
export const hasRoom = ({ mobile }: Bundle): boolean => mobile.cards.length < maxMobileLines;

export const editedLine = ({ mobile }: Bundle): MobileLine | undefined =>
  mobile.edit ? mobile.cards.find(({ id }) => id === mobile.editCardId) : undefined;

const changed = (bundle: Bundle, mobile: Partial<Mobile>): Bundle => priced({ ...bundle, mobile: { ...bundle.mobile, ...mobile } });

const form = { selected: true, showList: false, showConfig: true };
const list = { showList: true, showConfig: false, add: false, edit: false, editCardId: null };

/** Opens the section where it stood: with the form that was begun, else the list. */
export const openSection = (bundle: Bundle): Bundle =>
  changed(bundle, { selected: true, ...(!bundle.mobile.showConfig && { showList: true }) });

export const closeSection = (bundle: Bundle): Bundle => changed(bundle, { selected: false });

/** C-200. At 6 lines there is nothing to open. */
export const openAdd = (bundle: Bundle): Bundle =>
  hasRoom(bundle) ? changed(bundle, { ...form, add: true, edit: false, editCardId: null }) : bundle;

/** In place of a form that stood open: the plan that a link wanted for it is done with. */
export const openEdit = (bundle: Bundle, lineId: number): Bundle =>
  bundle.mobile.cards.some(({ id }) => id === lineId)
    ? withoutWish(changed(bundle, { ...form, add: false, edit: true, editCardId: lineId }))
    : bundle;

/** Cancels what was begun; the list stays as it is (C-205). What a link wanted is done with. */
export const closeForm = (bundle: Bundle): Bundle => (bundle.mobile.showConfig ? withoutWish(changed(bundle, list)) : bundle);

/** The form's line: one more in mode add (C-201), in place of the old one in mode edit (C-202). A second click finds the form closed. */
export function confirmLine(bundle: Bundle, line: NewLine): Bundle {
  const { cards, showConfig, add } = bundle.mobile;
  const edited = editedLine(bundle);
  if (showConfig && edited) {
    const next = { ...line, id: edited.id };
    return changed(bundle, { ...list, cards: cards.map((one) => (one === edited ? next : one)) });
  }
  if (!showConfig || !add || !hasRoom(bundle)) return bundle;
  const id = 1 + Math.max(0, ...cards.map((one) => one.id));
  return withoutWish(changed(bundle, { ...list, cards: [...cards, { ...line, id }] }));
}

/**
 * C-203. With the last line the section closes and is as new (C-204), unless the form for another line stands open: what is typed there
 * is not thrown away. TV goes along where nothing is left that it needs (decisions §8).
 */
export function deleteLine(bundle: Bundle, lineId: number): Bundle {
  const { cards, add, showConfig, editCardId } = bundle.mobile;
  const left = cards.filter(({ id }) => id !== lineId);
  if (left.length === cards.length) return bundle;
  const isLast = left.length === 0 && !(showConfig && add);
  return settled(changed(bundle, { cards: left, ...(isLast ? closedMobile : editCardId === lineId && list) }));
}

/** Those that the form's line must differ from (C-311): all but the one that it edits. */
export function otherLines(bundle: Bundle): readonly MobileLine[] {
  const edited = editedLine(bundle);
  return bundle.mobile.cards.filter((line) => line !== edited);
}

const withoutWish = (bundle: Bundle): Bundle =>
  bundle.wanted.mobile === null ? bundle : { ...bundle, wanted: { ...bundle.wanted, mobile: null } };

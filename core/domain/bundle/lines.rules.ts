/**
 * The mobile section of the bundle: its modes, and the changes of its lines (text 2 §4). All functions are pure; an action that is not
 * possible returns the bundle unchanged.
 */
import { closedForm, closedMobile, priced, withoutInvalidCards } from "./bundle.rules.ts";
import { maxMobileLines } from "#core/base/values/limits.ts";
import type { Bundle, Mobile, MobileLine } from "./bundle.schema.ts";

/** A line as its form returns it, without an id. The bundle assigns the id when it adds the line. */
export type NewLine = Omit<MobileLine, "id">;

/** Tells whether the bundle can take another line. At 6 lines a message about the limit replaces the Add tile (C-006, C-047, C-048). */
export const hasSpace = ({ mobile }: Bundle): boolean => mobile.cards.length < maxMobileLines;

export const editedLine = ({ mobile }: Bundle): MobileLine | undefined =>
  mobile.edit ? mobile.cards.find(({ id }) => id === mobile.editCardId) : undefined;

const changed = (bundle: Bundle, mobile: Partial<Mobile>): Bundle => priced({ ...bundle, mobile: { ...bundle.mobile, ...mobile } });

const form = { selected: true, showList: false, showConfig: true };

/** Opens the mobile section in the mode in which it was left: with the form if one was open, otherwise with the list. */
export const openSection = (bundle: Bundle): Bundle =>
  changed(bundle, { selected: true, ...(!bundle.mobile.showConfig && { showList: true }) });

export const closeSection = (bundle: Bundle): Bundle => changed(bundle, { selected: false });

/** Opens the form for another line (C-200). At 6 lines the form stays closed. */
export const openAdd = (bundle: Bundle): Bundle =>
  hasSpace(bundle) ? changed(bundle, { ...form, add: true, edit: false, editCardId: null }) : bundle;

/** Opens the form for an existing line, in place of any open form. A plan that a link had chosen for the open form is dropped. */
export const openEdit = (bundle: Bundle, lineId: number): Bundle =>
  bundle.mobile.cards.some(({ id }) => id === lineId)
    ? withoutWantedPlan(changed(bundle, { ...form, add: false, edit: true, editCardId: lineId }))
    : bundle;

/** Closes the form without changing the list of lines (C-205). A plan that a link had chosen for the form is dropped. */
export const closeForm = (bundle: Bundle): Bundle => (bundle.mobile.showConfig ? withoutWantedPlan(changed(bundle, closedForm)) : bundle);

/**
 * Applies the form's line: in mode `add` as a new line (C-201), in mode `edit` in place of the old one (C-202). A second click has no
 * effect, because the form is closed by then.
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
 * Deletes a line (C-203). With the last line the section closes and is reset (C-204), unless the form for another line is open, so that
 * nothing typed is lost. TV is removed too where nothing is left that it depends on (decisions §8).
 */
export function deleteLine(bundle: Bundle, lineId: number): Bundle {
  const { cards, add, showConfig, editCardId } = bundle.mobile;
  const left = cards.filter(({ id }) => id !== lineId);
  if (left.length === cards.length) return bundle;
  const isLast = left.length === 0 && !(showConfig && add);
  return withoutInvalidCards(changed(bundle, { cards: left, ...(isLast ? closedMobile : editCardId === lineId && closedForm) }));
}

/** Returns the lines that the line in the form must differ from (C-311): all but the one that is edited. */
export function otherLines(bundle: Bundle): readonly MobileLine[] {
  const edited = editedLine(bundle);
  return bundle.mobile.cards.filter((line) => line !== edited);
}

const withoutWantedPlan = (bundle: Bundle): Bundle =>
  bundle.wanted.mobile === null ? bundle : { ...bundle, wanted: { ...bundle.wanted, mobile: null } };

/** Returns the number of lines whose SIM card comes by post. */
export const simCardCount = ({ mobile }: Pick<Bundle, "mobile">): number =>
  mobile.cards.filter(({ sim }) => sim.name === "SIM card").length;

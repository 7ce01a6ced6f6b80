import { useSignals } from "@preact/signals-react/runtime";
import { addressLine } from "#core/domain/eligibility/address.rules.ts";
import { titleOf } from "#core/domain/offers/offers.rules.ts";
import { localeOf, type Language } from "#core/base/values/language.ts";
import type { Area, Gone, Removed } from "./changes.model.ts";
import * as say from "./configurator.messages.ts";
import type { Model } from "./configurator.model.ts";
import { NamedButton } from "./named-button.view.tsx";

type UndoProps = {
  model: Model;
  language: Language;
  area: Area;
  /** The kind of the section in which the undo is rendered. */
  of?: Gone["kind"];
};

/**
 * Draws, where an item was removed, the name of that item and the button that brings it back. The next change of the bundle removes both.
 */
export function Undo({ model: { changes }, language, area, of }: UndoProps) {
  useSignals();
  const removed = changes.removed.value;
  if (removed?.area !== area || (of !== undefined && sectionOf(removed) !== of)) return null;
  return (
    <div className="builder-undo">
      <p>{removedSentence(removed, language)}</p>
      <NamedButton name={say.undoText()} focusName="undo" onClick={changes.undo}>
        {say.undoText()}
      </NamedButton>
    </div>
  );
}

const sectionOf = ({ kind }: Gone): Gone["kind"] => (kind === "offers" ? "address" : kind);

const listOf = ({ along }: Removed, language: Language): string =>
  new Intl.ListFormat(localeOf(language)).format(along.map(({ card }) => titleOf(card)));

/** Returns the sentence about the removed item and the cards that were removed along with it. */
export function removedSentence(removed: Removed, language: Language): string {
  const { along } = removed;
  const list = listOf(removed, language);
  switch (removed.kind) {
    case "address":
      return addressSentence(removed, list);
    case "offers":
      return say.offersGoneText(list);
    default: {
      const sentence = say.removedText(goneName(removed));
      return along.length > 0 ? `${sentence} ${say.alongText(along.map(({ kind }) => kind))}` : sentence;
    }
  }
}

function addressSentence({ to, noFibre }: Extract<Removed, { kind: "address" }>, list: string): string {
  if (to) return say.addressChangedText(addressLine(to), list);
  if (noFibre) return list === "" ? say.noFibreRemovedText(addressLine(noFibre)) : say.noFibreRemovedWith(addressLine(noFibre), list);
  return list === "" ? say.addressRemovedText() : say.addressRemovedWith(list);
}

/** Returns the sentence about the item that was brought back. */
export const undoneSentence = (back: Removed, language: Language): string =>
  back.kind === "offers" ? say.offersBackText(listOf(back, language)) : say.undoneText(goneName(back));

function goneName(gone: Exclude<Gone, { kind: "offers" }>): string {
  if (gone.kind === "mobile") return say.lineName(titleOf({ t: [...gone.line.t], i: gone.line.i }), gone.line.phone);
  if (gone.kind === "address") return say.addressName();
  return titleOf(gone.card);
}

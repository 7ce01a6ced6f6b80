import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { addressText } from "#core/features/address-text/address-text.messages.ts";
import { unavailableAt } from "#core/features/no-fibre/no-fibre.messages.ts";
import { HasAddress } from "./has-address.view.tsx";
import { NoAddress } from "./no-address.view.tsx";
import { availableAt } from "./result.messages.ts";
import type { Checked, Model } from "./result.model.ts";
import type { part } from "./result.part.ts";

type ResultProps = PartViewProps<Model, typeof part> & {
  readonly checked: Checked;
  /** The value of the tag's `max-length` attribute. */
  readonly maxLength: number | undefined;
  /** Opens the form of 'keep me informed' in place of the result, or returns from the form to the result. */
  readonly onInform: (isWanted: boolean) => void;
  /** Called once the API has accepted the request to be informed about fibre. */
  readonly onInformed: () => void;
  /** Returns to the address form. */
  readonly onClose: () => void;
};

/** Draws the result of the fibre check, and the links to the next step. */
export function View({ checked, model, announcer, pathOf, onInformed: _onInformed, ...shared }: ResultProps) {
  useSignals();
  const where = addressText(checked.address);
  const said = checked.kind === "has-address" ? availableAt(where) : unavailableAt(where);
  useEffect(() => announcer.announce(said), [announcer, said]);
  const ways = { ...shared, model, bundle: pathOf("bundle") };
  if (checked.kind === "has-address") return <HasAddress {...ways} address={checked.address} />;
  return <NoAddress {...ways} state={checked} announcer={announcer} privacy={pathOf("privacy")} />;
}

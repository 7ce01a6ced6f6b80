import { useEffect, useRef } from "react";
import { AddressFields } from "#core/features/address-fields/address-fields.tsx";
import type { AddressModel } from "#core/domain/address/address.model.ts";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { focusControl } from "#core/ui/fields/focus-control.ts";
import type { part } from "./address.part.ts";

type AddressProps = PartViewProps<undefined, typeof part> & {
  readonly fields: AddressModel;
  /** True where the visitor has just pressed the button that these fields replace. The first field then takes focus. */
  readonly isAsked: boolean;
};

/**
 * Draws the fields of an address, filled in from suggestions (C-298). They are a part of their own, so that the step is shown before the
 * fields and their lists have loaded.
 */
export function View({ fields, isAsked }: AddressProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) focusControl(box.current?.querySelector("input"));
  }, [isAsked]);
  return (
    <div ref={box}>
      <AddressFields model={fields} boxKeys="numeric" />
    </div>
  );
}

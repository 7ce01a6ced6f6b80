import { useEffect, useRef } from "react";
import { AddressFields } from "#core/features/address-fields/address-fields.tsx";
import type { AddressModel } from "#core/domain/address/address.model.ts";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { focusControl } from "#core/ui/fields/focus-control.ts";
import type { part } from "./address.part.ts";

type AddressProps = PartViewProps<undefined, typeof part> & {
  readonly fields: AddressModel;
  /** The visitor has just pressed what they stand in the place of: the first of them takes focus. */
  readonly isAsked: boolean;
};

/** An address by the lookups (C-298). A part of its own: the step is there before the fields and their lists are. */
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

import { AddressFields } from "#core/address-fields/address-fields.tsx";
import type { AddressModel } from "#core/address/address.model.ts";
import type { PartViewProps } from "#core/element/room.ts";
import type { part } from "./address.part.ts";

/** An address by the lookups (C-298). A part of its own: whoever takes the app's address never fetches the fields and their lists. */
export const View = ({ fields }: PartViewProps<undefined, typeof part> & { readonly fields: AddressModel }) => (
  <AddressFields model={fields} boxKeys="numeric" />
);

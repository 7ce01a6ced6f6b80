/** The detail of the event `digi-fiber-checked`. */
export type FiberChecked = { readonly available: boolean; readonly fttbAddressId: string };

/** The detail of `digi-fiber-checked`. */
export type FiberChecked = { readonly available: boolean; readonly fttbAddressId: string };

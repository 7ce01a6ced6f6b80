/** The eSIM of a mobile line, for the links that lead to the eSIM's view (C-246). Pure. */
import type { OwnProduct } from "#core/domain/customer/products.contract.ts";

export type EsimOfLine = { readonly phone: string; readonly isInstalled: boolean };

/** Returns the eSIM of a line, or undefined where the line has none. */
export const esimOf = ({ esim, "phone-nr": phone }: Pick<OwnProduct, "esim"> & { readonly "phone-nr"?: string | null | undefined }) =>
  esim && phone ? ({ phone, isInstalled: esim.installed } satisfies EsimOfLine) : undefined;

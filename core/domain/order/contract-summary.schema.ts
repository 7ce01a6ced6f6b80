/** What a contract summary is asked for with (decisions §12). A file of its own: no browser loads it. */
import { enums, nullable, object, optional, type Infer } from "superstruct";
import { PromoCode } from "#core/domain/bundle/bundle.schema.ts";
import { OrderBundle } from "#core/domain/bundle/payload.schema.ts";
import { languages } from "#core/base/values/language.ts";
import { InstallAddress } from "./order.schema.ts";

export const SummaryRequest = object({
  bundle: OrderBundle,
  promo_code: object({ voucher: nullable(PromoCode), dealerCare: nullable(PromoCode) }),
  installAddress: optional(nullable(InstallAddress)),
  lang: enums(languages),
});
export type SummaryRequest = Infer<typeof SummaryRequest>;

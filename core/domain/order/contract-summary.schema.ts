/** The request body of a contract summary (decisions §12). The file is separate, because no browser loads it. */
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

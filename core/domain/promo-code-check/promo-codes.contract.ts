/**
 * The calls that check a voucher or dealer code for a bundle (C-356…C-359, decisions §12). Checking a code does not use it up, so a check
 * can be repeated.
 */
import { type } from "superstruct";
import { PromoCode } from "#core/domain/bundle/bundle.schema.ts";
import { PromoCodeRequest } from "#core/domain/bundle/payload.schema.ts";
import { endpoint } from "#core/base/contract/endpoint.ts";

const answer = type({ data: PromoCode });

/**
 * Checks a voucher, which takes a percentage off the monthly sum for some months. A refusal has `code_refused`, with the text at
 * `status.message.code`.
 */
export const checkVoucher = endpoint({
  method: "POST",
  path: "/voucher",
  encoding: "json",
  answer,
  idempotent: true,
  spec: { id: "codes.voucher", summary: "Checks a voucher for a bundle", body: PromoCodeRequest, codes: ["code_refused"] },
});

/** Checks a dealer code, which names a dealer and changes no price. */
export const checkDealerCode = endpoint({
  method: "POST",
  path: "/dealer-code",
  encoding: "json",
  answer,
  idempotent: true,
  spec: { id: "codes.dealer", summary: "Checks a dealer code for a bundle", body: PromoCodeRequest, codes: ["code_refused"] },
});

/**
 * Answers as the reference API would about a bundle: with the API's own schemas, checks and catalogue, but without a server and a database.
 */
import { validate, type Struct } from "superstruct";
import { bundleAddressOf } from "#core/domain/eligibility/address.rules.ts";
import { checkDealerCode, checkVoucher } from "#core/domain/promo-code-check/promo-codes.contract.ts";
import type { CodeKind } from "#core/domain/promo-code-check/promo-codes.rules.ts";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { specOf } from "#core/base/contract/spec-of.ts";
import type { Bundle, PromoCode } from "#core/domain/bundle/bundle.schema.ts";
import { codeBundleOf } from "#core/domain/bundle/payload.rules.ts";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import type { FlowOrder } from "#core/domain/order/order.schema.ts";
import type { Language } from "#core/base/values/language.ts";
import { addressOf } from "#demo/api/data/address-book.ts";
import { answerTo, problemsIn } from "#demo/api/modules/bundle/check-codes.ts";
import { findDealer } from "#demo/api/domain/promo-codes.ts";
import { problemsOf } from "#demo/api/http/problems.ts";
import { matchesQuote, priceOf } from "#demo/api/domain/pricing.rules.ts";
import { orderProblems } from "#demo/api/domain/order-check.rules.ts";
import { emptyOrder } from "#widgets/order-flow/order-flow.rules.ts";
import { flowOrderOf } from "#widgets/order-flow/payload.rules.ts";
import { addresses, publicUrl } from "./market.ts";
import { offeredItems, wantedOf } from "#demo/api/domain/items.rules.ts";

/** Returns the names of the invalid fields of a body, separated by commas. */
const fieldsOf = (error: Parameters<typeof problemsOf>[0]): string => Object.keys(problemsOf(error) ?? { body: "" }).join();

/** Checks a body against the contract of a call, as the API does. */
function readBody(endpoint: Endpoint<any, any, any, any, any>, sent: unknown) {
  const { body } = specOf(endpoint);
  if (!body) throw new Error(`${endpoint.path} takes no body`);
  return validate(sent, body as Struct<any, any>, { coerce: true });
}

const endpoints = { voucher: checkVoucher, dealerCare: checkDealerCode } as const;

/** Returns what a code is worth, or the reason why the API refuses it. */
export async function askAboutCode(kind: CodeKind, code: string, bundle: Bundle, language: Language): Promise<PromoCode | string> {
  const [error, body] = readBody(endpoints[kind], { code, bundle: codeBundleOf(bundle) });
  if (error) return fieldsOf(error);
  const problems = problemsIn(body as Parameters<typeof problemsIn>[0]);
  if (problems) return Object.keys(problems).join();
  const outcome = answerTo[kind]((body as { readonly code: string }).code, language);
  return "answer" in outcome ? (outcome.answer as { readonly data: PromoCode }).data : "refused" in outcome ? outcome.refused : "problems";
}

const home = addressOf(addresses[0].fttbAddressId);
if (!home) throw new Error("the address book does not know where the customer lives");
const { stateId, ...at } = home;
const clientAddress = { ...at, countyId: stateId, street: "Grand-Place", box: "", city: "Brussels" };

/** Returns the order of a bundle as the order flow sends it for a customer who is logged in. */
export function orderOf(bundle: Bundle, language: Language): FlowOrder {
  const { mobile, internet, tv, landline } = bundle;
  const fttbAddressId = bundleAddressOf(bundle)?.fttbAddressId ?? null;
  const order = flowOrderOf(
    {
      ...emptyOrder,
      ordered: { mobile: mobile.cards.length, internet: !!internet.card, tv: !!tv.card, landline: !!landline.card },
      fttbAddressId,
      orderer: { kind: "account", name: "Anne Peeters", email: "anne@digi.example" },
      clientAddress,
      sameBillingAddress: true,
      orderFor: "myself",
      portability: { choice: 1, later: true },
      installation: { fttbAddressId, date: null, intervalValue: null },
      method: "others",
      startEarly: false,
    },
    bundle,
    language,
  );
  if (!order) throw new Error("a step of the order is not done");
  return order;
}

/**
 * Returns the reason why the API refuses an order, as names of fields or a code; undefined where it accepts the order. The checks have the
 * same order as in the API (place-order.ts).
 */
export function refusalOf(sent: unknown, language: Language): string | undefined {
  const [error, read] = readBody(bundleOrder, sent);
  if (error) return fieldsOf(error);
  const order = read as FlowOrder;
  const problems = orderProblems(order);
  if (problems) return Object.keys(problems).join();
  const items = offeredItems(wantedOf(order), order.installAddress?.fttbAddressId, { language, publicUrl });
  if (!items) return "not_found";
  const { voucher, dealerCare } = order.promo_code;
  if (dealerCare && !findDealer(dealerCare.code, language)) return "code_refused";
  return matchesQuote(order, priceOf(items, voucher?.code, language)) ? undefined : "price_changed";
}

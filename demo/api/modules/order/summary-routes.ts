/** This module has the endpoints of the contract summary: `POST /bundle-configurator/contract-summary`, and the summary as a file. */
import { contractSummary, contractSummaryFile } from "#core/domain/order/contract-summary.contract.ts";
import { addressOf } from "#demo/api/data/address-book.ts";
import type { FieldProblems } from "#demo/api/http/problems.ts";
import { orderTexts } from "#demo/api/messages/order-texts.ts";
import { statusText } from "#demo/api/messages/status-texts.ts";
import { priceOf } from "#demo/api/domain/pricing.rules.ts";
import { route, type AnyRoute } from "#demo/api/routing/register.ts";
import { countCodes } from "#demo/api/routing/code-guesses.ts";
import { fileOfSummary, keepSummary } from "./contract-summary.ts";
import { offeredItems, wantedOf } from "#demo/api/domain/items.rules.ts";

const make = route({
  endpoint: contractSummary,
  budget: "form",
  check: async ({ body: { bundle, installAddress } }): Promise<FieldProblems | undefined> => {
    if (wantedOf({ bundle }).length === 0) return { bundle: "lines.none" };
    return installAddress && !addressOf(installAddress.fttbAddressId) ? { installAddress: "number.invalid" } : undefined;
  },
  async handle(call, context) {
    const { body, db, language } = call;
    const { publicUrl } = context.options;
    const { voucher } = body.promo_code;
    const guessed = await countCodes(call, context, { voucher, dealerCare: null });
    if (guessed) return guessed;
    // The summary is the customer area's as well, where TV is offered in every language.
    const asked = { language, publicUrl, everyTv: call.signedIn !== undefined };
    const items = offeredItems(wantedOf(body), body.installAddress?.fttbAddressId, asked);
    if (!items) return { refused: "not_found", message: orderTexts[language].notOffered };
    const price = priceOf(items, voucher?.code, language);
    return { answer: { data: await keepSummary(db, { items, price, language }, context) } };
  },
});

const file = route({
  endpoint: contractSummaryFile,
  budget: "form",
  // The id of the summary's file is the hash of its content, so the file never changes.
  neverChanges: true,
  async handle({ query: { id }, db, language }, { documents }) {
    const found = await fileOfSummary(db, id, documents.download);
    return found ? { answer: found } : { refused: "not_found", message: statusText("notFound", language) };
  },
});

export const summaryRoutes: readonly AnyRoute[] = [make, file];

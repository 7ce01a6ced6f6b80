/** The offers of an address (P-255). */
import { bundleOffers } from "#core/offers/offers.contract.ts";
import { addressOf } from "#demo/api/address/house-numbers.ts";
import { availabilityOf } from "#demo/api/data/fibre.ts";
import { statusText } from "#demo/api/messages/status-texts.ts";
import { route, type AnyRoute } from "#demo/api/register.ts";
import { offersFor, withoutAddress } from "./cards.ts";

const bundle = route({
  endpoint: bundleOffers,
  budget: "lookup",
  async handle({ body, language }) {
    if (body.fttbId === null) return { answer: offersFor(withoutAddress, language) };
    const address = addressOf(body.fttbId);
    if (!address) return { refused: "not_found", message: statusText("unknownAddress", language) };
    return { answer: offersFor(availabilityOf(address), language) };
  },
});

export const bundleRoutes: readonly AnyRoute[] = [bundle];

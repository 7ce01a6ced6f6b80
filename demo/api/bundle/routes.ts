/** The offers of an address (P-255), and what the questions of a mobile line choose from (C-170, C-370). */
import { bundleOffers } from "#core/offers/offers.contract.ts";
import { esimDevices, mobileOperators } from "#core/mobile-line/mobile-line.contract.ts";
import { addressOf } from "#demo/api/address/house-numbers.ts";
import { availabilityOf } from "#demo/api/data/fibre.ts";
import { operatorNames } from "#demo/api/data/operators.ts";
import { statusText } from "#demo/api/messages/status-texts.ts";
import { route, type AnyRoute } from "#demo/api/register.ts";
import { offersFor, withoutAddress } from "./cards.ts";
import { devicesIn } from "./devices.ts";

const bundle = route({
  endpoint: bundleOffers,
  budget: "lookup",
  async handle({ body, language }, { options: { publicUrl } }) {
    const asked = { language, publicUrl };
    if (body.fttbId === null) return { answer: offersFor(withoutAddress, asked) };
    const address = addressOf(body.fttbId);
    if (!address) return { refused: "not_found", message: statusText("unknownAddress", language) };
    return { answer: offersFor(availabilityOf(address), asked) };
  },
});

const operators = route({
  endpoint: mobileOperators,
  budget: "lookup",
  handle: async () => ({ answer: { mobileOperators: [...operatorNames] } }),
});

const devices = route({
  endpoint: esimDevices,
  budget: "lookup",
  handle: async ({ language }) => ({ answer: { devices: devicesIn(language) } }),
});

export const bundleRoutes: readonly AnyRoute[] = [bundle, operators, devices];

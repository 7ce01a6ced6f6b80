/**
 * This module has the routes of the offers at an address (P-255), and of the lists from which the questions of an order choose (C-170,
 * C-369, C-370, C-372).
 */
import { bundleOffers, mobileOffers } from "#core/domain/offers/offers.contract.ts";
import { esimDevices, mobileOperators } from "#core/domain/mobile-line/mobile-line.contract.ts";
import { easyswitchOperators } from "#core/domain/order/portability.contract.ts";
import { addressOf } from "#demo/api/data/address-book.ts";
import { operatorNames, switchOperators } from "#demo/api/data/operators.ts";
import { statusText } from "#demo/api/messages/status-texts.ts";
import { apiModule } from "#demo/api/routing/module.ts";
import { accountRoute, route } from "#demo/api/routing/register.ts";
import { fromPrices, offersAt } from "#demo/api/domain/offer-cards.ts";
import { devicesIn } from "#demo/api/domain/esim-devices.ts";
import { codeRoutes } from "./check-codes.ts";
import { registerPictures } from "./pictures.ts";

const bundle = route({
  endpoint: bundleOffers,
  budget: "lookup",
  async handle({ body, language }, { options: { publicUrl } }) {
    const asked = { language, publicUrl };
    if (body.fttbId === null) return { answer: { ...offersAt(undefined, asked), from: fromPrices() } };
    const address = addressOf(body.fttbId);
    if (!address) return { refused: "not_found", message: statusText("unknownAddress", language) };
    return { answer: offersAt(address, asked) };
  },
});

const mobilePlans = accountRoute({
  endpoint: mobileOffers,
  budget: "account",
  handle: async ({ language }, { options: { publicUrl } }) => ({ answer: { mobile: offersAt(undefined, { language, publicUrl }).mobile } }),
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

const switchable = route({
  endpoint: easyswitchOperators,
  budget: "lookup",
  handle: async () => ({ answer: { mobileOperators: [...switchOperators] } }),
});

export const bundleModule = apiModule("bundle", {
  routes: [bundle, mobilePlans, operators, devices, switchable, ...codeRoutes],
  pages: registerPictures,
});

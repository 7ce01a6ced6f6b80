/** This module has the route that lists the days on which a technician can come (C-216). */
import { installIntervals } from "#core/domain/order/installation.contract.ts";
import { addressOf } from "#demo/api/data/address-book.ts";
import { statusText } from "#demo/api/messages/status-texts.ts";
import { apiModule } from "#demo/api/routing/module.ts";
import { route } from "#demo/api/routing/register.ts";
import { freeDaysAt } from "./slots.ts";

const intervals = route({
  endpoint: installIntervals,
  budget: "lookup",
  async handle({ query: { fttbAddressId }, db, language }, { now }) {
    const address = addressOf(fttbAddressId);
    if (!address) return { refused: "not_found", message: statusText("unknownAddress", language) };
    return { answer: { data: await freeDaysAt(db, address, now()) } };
  },
});

export const installationModule = apiModule("installation", { routes: [intervals] });

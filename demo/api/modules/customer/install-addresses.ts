/** The route of the customer's own addresses, from which the address of another mobile line is chosen (C-378). */
import { installAddresses } from "#core/domain/customer/install-addresses.contract.ts";
import { orderableAddress } from "#demo/api/domain/own-addresses.rules.ts";
import { homesOfCustomer } from "#demo/api/modules/order/homes.ts";
import { accountRoute } from "#demo/api/routing/register.ts";

/** The highest number of addresses that an answer may have. */
const mostListed = 100;

export const ownAddresses = accountRoute({
  endpoint: installAddresses,
  budget: "account",
  async handle({ account, db, language }, { now }) {
    const homes = await homesOfCustomer(db, account.id, now());
    return { answer: { data: homes.slice(0, mostListed).map((home) => orderableAddress(home, language)) } };
  },
});

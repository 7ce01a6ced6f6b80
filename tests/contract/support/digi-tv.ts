/** Helpers that give customers internet, and that activate and end Digi TV at its address. */
import { digiTvActivateAccount, digiTvDeactivateAccount } from "#core/domain/customer/digi-tv.contract.ts";
import type { TestApi } from "./api.ts";
import type { Customer } from "./area.ts";
import { addProduct, newOwner, type Owner } from "./own-products.ts";
import { pageOf } from "./product-page.ts";

export const home = "FTTB-1000-1-01-1~7";
export const named = { lang: "en", "address-id": home };
export const good = "Kitchen-table-7";
export const wished = { email: "tv@example.com", password: good, "password-repeat": good };

/** Creates a customer who has only internet, which is enough for Digi TV. `id` is the id of the product. */
export async function withInternet(api: TestApi): Promise<Owner & { readonly id: string }> {
  const own = await newOwner(api);
  return { ...own, id: await addProduct(api, own.accountId, "internet-500", { address: home }) };
}

export const activate = (own: Customer, change: Partial<typeof wished> = {}) =>
  own.ask(digiTvActivateAccount, { body: { ...named, ...wished, ...change } });
export const end = ({ ask }: Customer) => ask(digiTvDeactivateAccount, { body: named });

export const tvOf = (own: Customer) => pageOf(own, "digi-tv");
export const accountOf = async (own: Customer) => (await tvOf(own)).tv_account;
export const tabsOf = async (own: Customer) => (await tvOf(own)).sections.map(({ i }) => i);

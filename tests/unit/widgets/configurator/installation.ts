/** A simulated tab of the builder whose address is checked or comes from a link, and the offers there. */
import { chooseCard } from "#core/domain/eligibility/cards.rules.ts";
import type { Address } from "#core/domain/address/address.rules.ts";
import type { Offers } from "#core/domain/offers/offers.schema.ts";
import { good, type Asked } from "#tests/unit/core/domain/address/desk.ts";
import { fibre1000, fibre500, landline, offers, tvMax, twoLines } from "#tests/unit/core/domain/bundle/samples.ts";
import { createBuilderBrowser, type Attributes } from "./desk.ts";

export const page = "https://digi.example/en/configurator/bundle";
export const checked = (fttbAddressId: string, street = "Grand-Place"): Address => ({
  postalCode: "1000",
  city: "Brussels",
  cityId: "b",
  stateId: "BE-BRU",
  street,
  streetId: "s",
  number: "1",
  box: "",
  fttbAddressId,
});
export const known = (id: string, street = "Grand-Place") => good({ address: checked(id, street) });
export const everything: Offers = { ...offers, internet: [fibre500, fibre1000], tv: [tvMax], landline: [landline] };
export const withoutTv: Offers = { ...everything, tv: [] };
export const withoutInternet: Offers = { ...everything, internet: [] };
export const nothing: Offers = { mobile: [], internet: [], tv: [], landline: [] };
export const failed = (code: "not_found" | "http.refused") => ({
  ok: false as const,
  failure: { code, httpStatus: code === "not_found" ? 404 : 503 },
});

export function arrive(query = "", attributes: Attributes = {}, browser = createBuilderBrowser()) {
  const tab = browser.open({ address: page + query, attributes });
  const last = (id: string): Asked => {
    const found = tab.asked.findLast((one) => one.id === id);
    if (!found) throw new Error(`no call of ${id}`);
    return found;
  };
  const offersOf = (fttbId: string | null): Asked[] => tab.asked.filter(({ id, body }) => id === "bundle.offers" && body.fttbId === fttbId);
  const { installation } = tab.model;
  /** Checks an address that has fibre, and answers the call for its offers. */
  const take = async (at: Offers, id = "A", street?: string): Promise<void> => {
    installation.onChecked({ available: true, address: checked(id, street) });
    await last("bundle.offers").answer(good(at));
  };
  const ids = (): string[] => tab.model.lines.value.map(({ title }) => title);
  return { ...tab, browser, installation, last, offersOf, take, ids };
}

/** Creates a builder with all four products, at an address that offers all of them. */
export async function full() {
  const tab = arrive();
  await tab.offersOf(null)[0]?.answer(good(offers));
  await tab.take(everything);
  tab.store.update((bundle) => ({ ...bundle, mobile: twoLines.mobile }));
  for (const [kind, card] of [
    ["internet", fibre500],
    ["tv", tvMax],
    ["landline", landline],
  ] as const)
    tab.store.update((one) => chooseCard(one, kind, card));
  tab.tracked.length = 0;
  return tab;
}

import { describe, expect, test } from "vitest";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { emptyBundle, withOffers } from "#core/domain/bundle/bundle.rules.ts";
import { chooseCard, dropCard } from "#core/domain/eligibility/cards.rules.ts";
import { confirmLine, deleteLine, openAdd, openEdit } from "#core/domain/bundle/lines.rules.ts";
import {
  addPaymentInfo,
  addShippingInfo,
  beginCheckout,
  cartChanges,
  deliveryTier,
  purchase,
  viewItemList,
  type TrackedEvent,
} from "#core/domain/bundle/events.rules.ts";
import {
  bundleOf,
  essentials,
  fibre1000,
  fibre500,
  keptLine,
  light,
  newLine,
  offers,
  offersIn,
  tvMax,
  twoLines,
  withKeptLandline,
  withPromo,
} from "./samples.ts";

const item = { item_id: "1101", item_name: "Light + plan", item_category: "mobile", price: 5, quantity: 1 };
const essentialsItem = { ...item, item_id: "1102", item_name: "Essentials + plan", price: 7 };
const sim = { item_variant: "SIM card" };
const esim = { item_variant: "eSIM" };
const fibreItem = { item_id: "1201", item_name: "Fibre + 500 Mbps", item_category: "internet", price: 10, quantity: 1 };
const event = (name: string, value: number, ...items: object[]) => [name, { ecommerce: { currency: "EUR", value, items } }];

const one = bundleOf(newLine(light));

test("cards that come into view are a list with the sum of their prices [C-409, C-410]", () => {
  expect(viewItemList("mobile", [light, essentials], one)).toEqual(event("view_item_list", 12, item, essentialsItem));
});

describe("what joins and leaves", () => {
  test("is told one by one [C-410]", () => {
    expect(cartChanges(one, twoLines)).toEqual([event("add_to_cart", 7, { ...essentialsItem, ...esim })]);
    expect(cartChanges(twoLines, deleteLine(twoLines, 1))).toEqual([event("remove_from_cart", 5, { ...item, ...sim })]);
  });

  test("a SIM card is named 'SIM card' [C-206]", () => {
    expect(cartChanges(emptyBundle, one)).toEqual([event("add_to_cart", 5, { ...item, item_variant: "SIM card" })]);
  });

  test("a card that takes the place of another: one leaves, one joins [C-193]", () => {
    const slow = chooseCard(one, "internet", fibre500);
    expect(cartChanges(slow, chooseCard(slow, "internet", fibre1000)).map(([name, { ecommerce }]) => [name, ecommerce.value])).toEqual([
      ["remove_from_cart", 10],
      ["add_to_cart", 15],
    ]);
    expect(cartChanges(slow, dropCard(slow, "internet"))).toEqual([event("remove_from_cart", 10, fibreItem)]);
  });

  test("an edited line with another plan or SIM has left and joined; with another number it stayed", () => {
    const edit = (line: ReturnType<typeof newLine>) => cartChanges(one, confirmLine(openEdit(one, 1), line)).map(([name]) => name);
    expect(edit(newLine(essentials))).toEqual(["remove_from_cart", "add_to_cart"]);
    expect(edit({ ...newLine(light), sim: { name: "eSIM", mobile: "a" } })).toEqual(["remove_from_cart", "add_to_cart"]);
    expect(edit({ ...keptLine(light), sim: newLine().sim })).toEqual([]);
  });

  test("nothing, where the form was opened or the language changed", () => {
    expect(cartChanges(one, openAdd(one))).toEqual([]);
    expect(cartChanges(withOffers(one, offers), withOffers(one, offersIn("fr")))).toEqual([]);
  });
});

describe("the checkout", () => {
  test("has all items and what they cost together, in euros [C-409]", () => {
    const bundle = chooseCard(twoLines, "internet", fibre500);
    expect(beginCheckout(bundle)).toEqual(event("begin_checkout", 22, { ...item, ...sim }, { ...essentialsItem, ...esim }, fibreItem));
  });

  test("a discount is taken off the items, each its share to the cent", () => {
    const [, { ecommerce }] = beginCheckout(withPromo(bundleOf(...Array.from({ length: 3 }, () => ({ ...newLine(), prc: 3.35 }))), 10));
    expect(ecommerce.items.map(({ price, discount }) => [price, discount])).toEqual([
      [3.01, 0.34],
      [3.02, 0.33],
      [3.01, 0.34],
    ]);
    expect(ecommerce.value).toBe(9.04);
  });

  test("of what costs nothing is tracked too", () => {
    expect(beginCheckout(withPromo(bundleOf({ ...newLine(), prc: 0 }), 10))[1].ecommerce.value).toBe(0);
  });

  test("names the dealer in every event, once there is one, and nowhere else what codes are in it but its coupon", () => {
    const events = (bundle: Bundle): TrackedEvent[] => [
      viewItemList("mobile", [light], bundle),
      ...cartChanges({ ...bundle, mobile: emptyBundle.mobile }, bundle),
      ...cartChanges(bundle, { ...bundle, mobile: emptyBundle.mobile }),
      beginCheckout(bundle),
      addShippingInfo(bundle, "post"),
      addPaymentInfo(bundle, "SEPA"),
      purchase(bundle, "D-1"),
    ];
    const codesOf = (bundle: Bundle) => events(bundle).map(([, { ecommerce }]) => [ecommerce.affiliation, ecommerce.coupon]);
    const coupons = [undefined, undefined, undefined, undefined, "WELCOME10", "WELCOME10", "WELCOME10"];
    expect(codesOf(withPromo(one, 10, 0))).toEqual(coupons.map((coupon) => ["DEALER-BRU", coupon]));
    expect(codesOf(one)).toEqual(coupons.map(() => [undefined, undefined]));
  });

  test.each(["slot", "post", "esim"] as const)("has all items and how they come: %s [C-407, C-409]", (tier) => {
    const [name, { ecommerce }] = addShippingInfo(withPromo(chooseCard(twoLines, "internet", fibre500), 10), tier);
    expect(name).toBe("add_shipping_info");
    expect(ecommerce).toMatchObject({ currency: "EUR", shipping_tier: tier, coupon: "WELCOME10", value: 19.8 });
    expect(ecommerce.items.map(({ item_id }) => item_id)).toEqual(["1101", "1102", "1201"]);
    expect(ecommerce).not.toHaveProperty("payment_type");
  });

  test.each<[what: string, tier: "post" | "esim", bundle: Bundle]>([
    ["a SIM card", "post", one],
    ["an eSIM", "esim", bundleOf(keptLine())],
    ["two eSIMs", "esim", bundleOf(keptLine(), keptLine(essentials, "+32470123457"))],
    ["a SIM card and an eSIM", "post", twoLines],
    ["an eSIM and the box of a TV", "post", chooseCard(bundleOf(keptLine()), "tv", tvMax)],
  ])("of %s, to which no technician comes, is shipped: %s", (_what, tier, bundle) => {
    expect(deliveryTier(bundle)).toBe(tier);
  });

  test("never has a number, a customer number, an operator or a phone", () => {
    const whole = withKeptLandline(twoLines);
    expect(whole.landline).toMatchObject({ phone: "+3222123456", phoneProvider: { id: "orange-belgium" } });
    const told = [twoLines, whole].flatMap((bundle) => [
      beginCheckout(bundle),
      addShippingInfo(bundle, "post"),
      addPaymentInfo(bundle, "SEPA"),
      purchase(bundle, "D-1"),
      ...cartChanges(emptyBundle, bundle),
      ...cartChanges(bundle, emptyBundle),
    ]);
    expect(JSON.stringify(told)).not.toMatch(/470123456|1002003|ikings|iphone|22123456|orange/i);
  });
});

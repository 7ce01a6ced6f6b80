import { is } from "superstruct";
import { describe, expect, test } from "vitest";
import {
  cardOf,
  emptyBundle,
  hasItems,
  isWorthKeeping,
  itemsCents,
  itemsOf,
  priced,
  fromStorage,
  mergedFromOtherTab,
  withOffers,
} from "#core/domain/bundle/bundle.rules.ts";
import { Bundle, MobileLine } from "#core/domain/bundle/bundle.schema.ts";
import { chooseCard, dropCard } from "#core/domain/eligibility/cards.rules.ts";
import { openAdd, openEdit, openSection } from "#core/domain/bundle/lines.rules.ts";
import { bundleOf, fibre1000, fibre500, landline, linesOf, newLine, offers, offersIn, tvMax, twoLines } from "./samples.ts";

const all = [
  ["internet", fibre500],
  ["tv", tvMax],
  ["landline", landline],
] as const;
const full = all.reduce<Bundle>((bundle, [kind, card]) => chooseCard(bundle, kind, card), twoLines);

describe("the state of a bundle", () => {
  test("has a list of lines, and what belongs to each [C-131 configurator, C-132 configurator]", () => {
    expect(is(full, Bundle)).toBe(true);
    const [, line] = linesOf(full);
    expect(line).toMatchObject({ i: "mobile-essentials", wpId: "1102", phone: "+32470123456", provider: "Mobile Vikings" });
    expect(line?.sim).toEqual({ name: "eSIM", mobile: "apple-iphone-15" });
    expect(line?.portability_provider).toEqual({ id: "mobile-vikings", name: "Mobile Vikings" });
    expect(line?.subscription).toEqual({ portability: "postpaid", current_sim_card: "", first_digits: "4701", customer_number: "1002003" });
  });

  test("has a card of internet, TV and landline with id, title, price and flag, and what stands open [C-133 configurator, C-140 configurator, C-141 configurator]", () => {
    expect(full.internet).toEqual({
      selected: true,
      card: { i: "internet-500", wpId: "1201", t: ["Fibre", "500 Mbps"], prc: 10, ih: true },
    });
    expect(full.tv).toEqual({ selected: true, selectedCard: "tv-max", card: cardOf(tvMax) });
    expect(full.landline).toMatchObject({ selectedCard: "landline-unlimited", currentPhone: null, phone: "", landline_agree: false });
  });

  test.each([
    ["a number that is none", { phone: "0470123456" }],
    ["a landline's number", { phone: "+3222123456" }],
    ["a kept number without its subscription", { phone: "+32470123456" }],
    ["a subscription without a number", { subscription: { ...newLine().subscription, portability: "prepaid" } }],
    ["a SIM card in a phone", { sim: { name: "SIM card", mobile: "apple-iphone-15" } }],
    ["an eSIM in none", { sim: { name: "eSIM", mobile: null } }],
    ["a price below nothing", { prc: -1 }],
    ["a price without end", { prc: Infinity }],
    ["another key", { birthdate: "2000-01-01" }],
  ])("refuses a line with %s [C-143 configurator]", (_what, wrong) => {
    expect(is({ id: 1, ...newLine() }, MobileLine)).toBe(true);
    expect(is({ id: 1, ...newLine(), ...wrong }, MobileLine)).toBe(false);
  });

  test("refuses seven lines, and two of one id", () => {
    const lines = (count: number, id = (index: number) => index) =>
      Array.from({ length: count }, (_, index) => ({ ...newLine(), id: id(index) }));
    const withLines = (cards: MobileLine[]) => ({ ...emptyBundle, mobile: { ...emptyBundle.mobile, cards } });
    expect([lines(6), lines(7), lines(2, () => 1), lines(1, () => 0.5)].map((cards) => is(withLines(cards), Bundle))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe("what is chosen", () => {
  test("stands in the order lines, internet, TV, landline", () => {
    expect(itemsOf(full).map(({ card }) => card.i)).toEqual([
      "mobile-light",
      "mobile-essentials",
      "internet-500",
      "tv-max",
      "landline-unlimited",
    ]);
    expect([hasItems(full), hasItems(emptyBundle)]).toEqual([true, false]);
  });

  test("costs the sum of its prices, in whole cents and as the state's euros [C-139]", () => {
    expect([itemsCents(full), full.bundlesPrice]).toEqual([3650, 36.5]);
    const odd = { ...newLine(), prc: 0.1 };
    expect(bundleOf(odd, odd, odd).bundlesPrice).toBe(0.3);
    expect([itemsCents(emptyBundle), emptyBundle.bundlesPrice]).toEqual([0, 0]);
  });

  test("of one kind is one: another takes its place [C-193]", () => {
    const faster = chooseCard(full, "internet", fibre1000);
    expect(itemsOf(faster).filter(({ kind }) => kind === "internet")).toEqual([{ kind: "internet", card: cardOf(fibre1000) }]);
    expect(faster.bundlesPrice).toBe(41.5);
  });

  test("leaves with its section; a landline leaves with the internet that it needs [C-191]", () => {
    expect(dropCard(full, "tv").tv).toEqual(emptyBundle.tv);
    const without = dropCard({ ...full, landline: { ...full.landline, phone: "+3222123456", currentPhone: true } }, "internet");
    expect([without.internet, without.landline]).toEqual([emptyBundle.internet, emptyBundle.landline]);
    expect(without.tv).toBe(full.tv);
    expect(dropCard(without, "internet")).toBe(without);
  });
});

describe("the default offers", () => {
  test("are kept with the bundle, and name and price its lines as they are now, in the language that is shown [C-138]", () => {
    const dearer = { ...offersIn("fr"), mobile: offersIn("fr").mobile.map((card) => ({ ...card, prc: card.prc + 1 })) };
    const shown = withOffers(full, dearer);
    expect(shown.default_bundle).toBe(dearer);
    expect(linesOf(shown).map(({ t, prc }) => [t, prc])).toEqual([
      [["Light", "forfait"], 6],
      [["Essentials", "forfait"], 8],
    ]);
    expect(shown.bundlesPrice).toBe(full.bundlesPrice + 2);
    expect(linesOf(shown).map(({ phone }) => phone)).toEqual(["new-phone", "+32470123456"]);
  });

  test("leave a line alone whose plan is gone", () => {
    expect(linesOf(withOffers(full, { ...offers, mobile: [] }))).toEqual(linesOf(full));
  });
});

describe("what is read back", () => {
  test("is what was written; its sum is counted again", () => {
    expect(fromStorage(full)).toEqual(full);
    expect(fromStorage({ ...full, bundlesPrice: 0.01 })).toEqual(full);
  });

  test("does not edit a line that is not there", () => {
    const editing = openEdit(full, 2);
    expect(fromStorage(editing)).toEqual(editing);
    const broken = { ...editing, mobile: { ...editing.mobile, editCardId: 7 } };
    expect(fromStorage(broken).mobile).toMatchObject({ edit: false, editCardId: null, showConfig: false, showList: true });
  });
});

describe("what another tab has saved", () => {
  const own = { ...openAdd(bundleOf(newLine())), default_bundle: offersIn("nl") };

  test("brings its lines and cards, while the form that stands open here stays as it is", () => {
    const taken = mergedFromOtherTab(own, openSection(full));
    expect(linesOf(taken)).toHaveLength(2);
    expect(taken.internet).toEqual(full.internet);
    expect(taken.mobile).toMatchObject({ showConfig: true, add: true });
    expect(taken.bundlesPrice).toBe(full.bundlesPrice);
  });

  test("opens no form here, nor chooses a plan in it", () => {
    const other = { ...openAdd(full), wanted: { ...full.wanted, mobile: "mobile-light", internet: "internet-500" } };
    const taken = mergedFromOtherTab(openSection(emptyBundle), other);
    expect(taken.mobile).toMatchObject({ showConfig: false, showList: true });
    expect(taken.wanted).toMatchObject({ mobile: null, internet: "internet-500" });
  });

  test("speaks the language of this tab", () => {
    expect(linesOf(mergedFromOtherTab(own, withOffers(full, offersIn("fr"))))[0]?.t).toEqual(["Light", "abonnement"]);
    expect(mergedFromOtherTab({ ...own, default_bundle: null }, withOffers(full, offersIn("fr"))).default_bundle).toEqual(offersIn("fr"));
  });

  test("without the line that is edited here: the form adds it", () => {
    const taken = mergedFromOtherTab(openEdit(bundleOf(newLine()), 1), emptyBundle);
    expect(taken.mobile).toMatchObject({ cards: [], showConfig: true, add: true, edit: false, editCardId: null });
  });
});

test("a visit alone is not worth keeping; whatever was done is", () => {
  expect([emptyBundle, withOffers(emptyBundle, offers)].map(isWorthKeeping)).toEqual([false, false]);
  expect([full, openSection(emptyBundle), { ...emptyBundle, wanted: { ...emptyBundle.wanted, tv: "x" } }].map(isWorthKeeping)).toEqual([
    true,
    true,
    true,
  ]);
});

test("a bundle whose sum is right is left as it is", () => {
  expect(priced(full)).toBe(full);
});

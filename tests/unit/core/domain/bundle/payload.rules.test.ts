import { is } from "superstruct";
import { describe, expect, test } from "vitest";
import { emptyBundle } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { chooseCard } from "#core/domain/eligibility/cards.rules.ts";
import { codeBundleOf, orderBundleOf } from "#core/domain/bundle/payload.rules.ts";
import { CodeBundle, LinePayload, OrderBundle } from "#core/domain/bundle/payload.schema.ts";
import { bundleOf, fibre500, keptLine, landline, light, newLine, tvMax } from "./samples.ts";

const phones = bundleOf(newLine(light), keptLine(light));
const cards = (bundle: Bundle): Bundle =>
  chooseCard(chooseCard(chooseCard(bundle, "internet", fibre500), "tv", tvMax), "landline", landline);

const nothingKept = {
  provider: "",
  portability_provider: { id: "", name: "" },
  subscription: { portability: null, current_sim_card: "", first_digits: "", customer_number: "" },
};

describe("what codes are checked with", () => {
  test("has each line with its plan, number, SIM and operator, and the ids of the cards [C-356]", () => {
    const body = codeBundleOf(cards(phones));
    expect(body).toEqual({
      mobile: [
        { i: "mobile-light", wpId: "1101", new_phone: "new-phone", sim: { name: "SIM card", mobile: null }, ...nothingKept },
        {
          i: "mobile-light",
          wpId: "1101",
          new_phone: "+32470123456",
          sim: { name: "eSIM", mobile: "apple-iphone-15" },
          provider: "Mobile Vikings",
          portability_provider: { id: "mobile-vikings", name: "Mobile Vikings" },
          subscription: { portability: "postpaid", current_sim_card: "", first_digits: "4701", customer_number: "1002003" },
        },
      ],
      internet: { i: "internet-500", wpId: "1201" },
      tv: { i: "tv-max", wpId: "1302" },
      landline: { i: "landline-unlimited", wpId: "1401" },
    });
    expect(is(body, CodeBundle)).toBe(true);
  });

  test("says null for what is not chosen", () => {
    expect(codeBundleOf(phones)).toMatchObject({ internet: null, tv: null, landline: null });
    expect(is(codeBundleOf(emptyBundle), CodeBundle)).toBe(true);
  });
});

describe("what is ordered", () => {
  const withLandline = (more: Partial<Bundle["landline"]>): Bundle => {
    const bundle = cards(phones);
    return { ...bundle, landline: { ...bundle.landline, ...more } };
  };

  test("has the lines as they are checked, and the landline with its number", () => {
    const phoneProvider = { id: "proximus", name: "Proximus" };
    const body = orderBundleOf(withLandline({ currentPhone: true, phone: "+3222123456", phoneProvider, landline_agree: true }));
    expect(body).toEqual({
      ...codeBundleOf(cards(phones)),
      landline: { i: "landline-unlimited", wpId: "1401", phone: "+3222123456", phoneProvider, landline_agree: true },
    });
    expect(is(body, OrderBundle)).toBe(true);
  });

  test("a landline that keeps no number gets one of ours, whatever was typed before", () => {
    const body = orderBundleOf(withLandline({ currentPhone: false, phone: "+3222123456", phoneProvider: { id: "base", name: "BASE" } }));
    expect(body.landline).toMatchObject({ phone: "new-phone", phoneProvider: null, landline_agree: false });
    expect(is(body, OrderBundle)).toBe(true);
    expect(orderBundleOf(phones).landline).toBeNull();
  });
});

describe("the API refuses a line", () => {
  const [fresh, kept] = codeBundleOf(phones).mobile;

  test.each([
    ["with an operator and a new number", { ...fresh, provider: "Proximus" }],
    ["with a subscription and a new number", { ...fresh, subscription: kept?.subscription }],
    ["with a kept number and no operator", { ...kept, provider: "", portability_provider: { id: "", name: "" } }],
    ["with a kept number and no subscription", { ...kept, subscription: fresh?.subscription }],
    ["with a number of 8 digits", { ...kept, new_phone: "+3247012345" }],
    ["with a foreign number", { ...kept, new_phone: "+31612345678" }],
    ["prepaid, with a SIM number of 12 digits", { ...kept, subscription: subscription("prepaid", "123456789012", "") }],
    ["prepaid, with a SIM number of 20 digits", { ...kept, subscription: subscription("prepaid", "1".repeat(20), "") }],
    ["prepaid, with a customer number", { ...kept, subscription: subscription("prepaid", "1234567890123", "5") }],
    ["postpaid, with letters in its customer number", { ...kept, subscription: subscription("postpaid", "", "12a") }],
    ["with a SIM card for a phone", { ...fresh, sim: { name: "SIM card", mobile: "apple-iphone-15" } }],
    ["without a plan", { ...fresh, i: "" }],
  ])("%s", (_what, line) => {
    expect([is(fresh, LinePayload), is(kept, LinePayload)]).toEqual([true, true]);
    expect(is(line, LinePayload)).toBe(false);
  });

  test("that would be the seventh", () => {
    const body = codeBundleOf(phones);
    expect([6, 7].map((count) => is({ ...body, mobile: Array.from({ length: count }, () => fresh) }, CodeBundle))).toEqual([true, false]);
  });
});

function subscription(portability: "prepaid" | "postpaid", current_sim_card: string, customer_number: string) {
  return { portability, current_sim_card, first_digits: "4701", customer_number };
}

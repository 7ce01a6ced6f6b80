/** Tests the first answers about another mobile line, which of them are stored, and the limit on the number of lines. */
import { describe, expect, test } from "vitest";
import {
  addressIdOf,
  answersFrom,
  firstAnswers,
  isDelivered,
  isFull,
  newEsimOf,
  phonesOf,
} from "#widgets/my-digi/mobile-order/mobile-order.rules.ts";
import { esimAnswers, flat, house, productsWith } from "./sample-mobile-order.ts";

describe("the first answers", () => {
  test("are an eSIM, and nothing else about the line [C-251]", () => {
    const first = firstAnswers([house, flat]);
    const answered = Object.entries(first).filter(([, answer]) => answer !== "");
    expect(answered).toEqual([
      ["sim_card", "esim"],
      ["delivery_address", "FTTB-9000-1-01-10"],
    ]);
  });

  test.each([
    ["without an address of the customer, one that is typed, to which the SIM card goes [C-353]", [], "address-new", "address-install"],
    ["the only address", [flat], "FTTB-1000-1-01-1~2B", "FTTB-1000-1-01-1~2B"],
    ["of several addresses none; a SIM card goes to the newest [C-316]", [house, flat], "", "FTTB-9000-1-01-10"],
  ] as const)("%s", (_what, addresses, install_address, delivery_address) => {
    expect(firstAnswers(addresses)).toMatchObject({ install_address, delivery_address });
  });
});

test("an address has its box behind it where it has one", () => {
  expect([house, flat].map(addressIdOf)).toEqual(["FTTB-9000-1-01-10", "FTTB-1000-1-01-1~2B"]);
});

describe("the kept answers", () => {
  const kept = { ...esimAnswers, install_address: addressIdOf(flat), delivery_address: addressIdOf(flat) };

  test("come back as they were, and a new question has its first answer", () => {
    expect(answersFrom(kept, [house, flat])).toEqual(kept);
    const { start_early: _early, ...older } = kept;
    expect(answersFrom(older, [house, flat])).toEqual({ ...kept, start_early: "" });
    expect(answersFrom({}, [house])).toEqual(firstAnswers([house]));
  });

  test("are without an address that is gone, and without what is no question", () => {
    expect(answersFrom(kept, [house])).toEqual({ ...kept, install_address: "FTTB-9000-1-01-10", delivery_address: "FTTB-9000-1-01-10" });
    expect(answersFrom(kept, [])).toMatchObject({ install_address: "address-new", delivery_address: "address-install" });
    expect(answersFrom({ ...kept, colour: "red" }, [flat])).toEqual(kept);
  });

  test("keep an address that is typed, and that of the line", () => {
    const others = { install_address: "address-new", delivery_address: "address-install" };
    expect(answersFrom({ ...kept, ...others }, [house, flat])).toMatchObject(others);
  });

  test("are without a delivery to the address of the line, where that is an own address [C-255, C-317]", () => {
    const newest = addressIdOf(house);
    for (const install_address of [addressIdOf(flat), "", "FTTB-gone"])
      expect(answersFrom({ ...kept, install_address, delivery_address: "address-install" }, [house, flat]).delivery_address).toBe(newest);
  });
});

test("only a SIM card is delivered [C-254]", () => {
  expect(["sim", "esim", ""].map((sim_card) => isDelivered({ sim_card }))).toEqual([true, false, false]);
});

describe("the customer's lines", () => {
  const { sections } = productsWith("470123456", undefined, "471654321");

  test("have numbers that no other line can keep, in the shape of a kept one", () => {
    expect(phonesOf({ sections })).toEqual(["+32470123456", "+32471654321"]);
    const mobile = sections.find(({ kind }) => kind === "mobile");
    expect(phonesOf({ sections: [{ kind: "landline", items: mobile?.items ?? [] }] }), "a landline has another one").toEqual([]);
  });

  test("are six at most, those that are ordered included [C-435]", () => {
    const phones = ["470000001", "470000002", "470000003", "470000004", "470000005", undefined];
    expect([5, 6, 7].map((count) => isFull(productsWith(...[...phones, "470000007"].slice(0, count))))).toEqual([false, true, true]);
    expect(isFull({ sections: [] })).toBe(false);
  });

  test("have a new one with an eSIM after an order, where it is the only one", () => {
    const withEsims = (...phones: string[]) => ({
      sections: productsWith(...phones).sections.map(({ kind, items }) => ({
        kind,
        items: items.map((item) => ({ ...item, esim: { installed: false } })),
      })),
    });
    const before = withEsims("471654321");
    expect(newEsimOf(before, withEsims("471654321", "485912345"))).toBe("485912345");
    expect(newEsimOf(before, withEsims("485912345", "471654321")), "wherever it stands").toBe("485912345");
    expect(newEsimOf(before, before)).toBeUndefined();
    expect(newEsimOf(before, withEsims("471654321", "485912345", "485912346")), "one of another tab").toBeUndefined();
    expect(newEsimOf(before, productsWith("471654321", "485912345")), "a line without an eSIM").toBeUndefined();
  });
});

import { constantFrom, record, assert, property } from "fast-check";
import { validate } from "superstruct";
import { describe, expect, test } from "vitest";
import { answersOf, clearedBy, emptyAnswers, lineOf } from "#core/domain/mobile-line/line-form.rules.ts";
import { lineForm } from "#core/domain/mobile-line/line-form.schema.ts";
import { essentials, keptLine, light, newLine } from "#tests/unit/core/domain/bundle/samples.ts";

const vikings = { id: "mobile-vikings", name: "Mobile Vikings" };
const kept = {
  ...emptyAnswers,
  favorite_package: "mobile-light",
  phone: "keep-phone",
  number: "470123456",
  provider: "mobile-vikings",
  subscription: "no",
  customer_number: "1002003",
  number_agree: "1",
  sim_card: "esim",
  device: "apple-iphone-15",
};

test("the SIM card stands chosen before anybody has chosen [C-206]", () => {
  expect(emptyAnswers.sim_card).toBe("sim");
  expect(Object.values({ ...emptyAnswers, sim_card: "" }).every((answer) => answer === "")).toBe(true);
});

describe("a line", () => {
  test("with a new number has nothing of an operator [C-143]", () => {
    expect(lineOf({ ...emptyAnswers, favorite_package: "mobile-light", phone: "new-phone" }, light, undefined)).toEqual(newLine(light));
    expect(lineOf({ ...kept, phone: "new-phone", sim_card: "sim" }, light, vikings)).toEqual(newLine(light));
  });

  test("with a kept number has it with +32, its first digits, and whom it comes from [C-132 configurator, C-143 configurator, C-144, C-145 configurator]", () => {
    expect(lineOf(kept, light, vikings)).toEqual(keptLine(light));
    const { subscription } = lineOf({ ...kept, subscription: "yes", current_sim_card: "1234567890123" }, light, vikings);
    expect(subscription).toEqual({
      portability: "prepaid",
      current_sim_card: "1234567890123",
      first_digits: "4701",
      customer_number: "",
    });
  });

  test("has a SIM card or an eSIM in a phone [C-050, C-051]", () => {
    const sim = (sim_card: string) => lineOf({ ...kept, sim_card }, light, vikings).sim;
    expect([sim("sim"), sim("esim")]).toEqual([
      { name: "SIM card", mobile: null },
      { name: "eSIM", mobile: "apple-iphone-15" },
    ]);
  });
});

test("edited, a line's form shows what it was made of, consents included", () => {
  const arbitrary = record({
    phone: constantFrom("new-phone", "keep-phone"),
    subscription: constantFrom("yes", "no"),
    sim_card: constantFrom("sim", "esim"),
    device: constantFrom("apple-iphone-15", "device-not-found"),
  });
  assert(
    property(arbitrary, (chosen) => {
      const typed = { ...kept, ...chosen, current_sim_card: "1234567890123", agree: "1" };
      const line = { id: 1, ...lineOf(typed, essentials, vikings) };
      const again = answersOf(line);
      expect(validate(again, lineForm({ plans: [essentials.i], others: [] }))[0]).toBeUndefined();
      expect({ id: 1, ...lineOf(again, essentials, vikings) }).toEqual(line);
    }),
  );
});

test.each([
  ["phone", "new-phone", ["number", "provider", "subscription", "current_sim_card", "customer_number", "number_agree"]],
  ["phone", "keep-phone", []],
  ["subscription", "yes", ["customer_number"]],
  ["subscription", "no", ["current_sim_card"]],
  ["sim_card", "sim", ["device", "agree"]],
  ["sim_card", "esim", []],
  ["device", "apple-iphone-15", ["agree"]],
  ["number", "470", []],
] as const)("%s = %s empties what it leaves without a question", (field, answer, cleared) => {
  expect(clearedBy(field, answer)).toEqual(cleared);
});

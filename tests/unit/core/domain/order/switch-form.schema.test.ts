/** Tests the form of a move from another operator: the error of each answer, and that the API accepts what the form accepts. */
import { array, assert, boolean, constant, constantFrom, date, oneof, property, record, string, tuple, type Arbitrary } from "fast-check";
import { is, validate } from "superstruct";
import { describe, expect, test } from "vitest";
import { mandateVersion, Switch } from "#core/domain/order/portability.schema.ts";
import { normalizeSwitchNumber, switchForm, type SwitchAnswers } from "#core/domain/order/switch-form.schema.ts";
import { addDays, parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { isSwitchCode, switchCodes } from "#core/base/values/switch-codes.ts";

const today = parseDate("2026-06-01") as CalendarDate;
const providers = ["PRX", "TLN"] as const;
const form = switchForm({ providers, today });
const good: SwitchAnswers = {
  portability: "1",
  later: "",
  provider: "PRX",
  customer_number: "1002003",
  switch_number: "AB12",
  end_date: "",
};

/** Returns the values that the form accepts; undefined where the form has errors. */
const takenOf = (typed: object): SwitchAnswers | undefined => validate(typed, form, { coerce: true })[1];

/** Returns the error code of each invalid field, by the field's name. */
function problemsOf(typed: object, struct = form): Record<string, string> {
  const [error] = validate(typed, struct, { coerce: true });
  return Object.fromEntries((error?.failures() ?? []).map(({ path, message }) => [String(path[0]), message]));
}

describe("what is said of an answer", () => {
  test.each<[what: string, change: Partial<SwitchAnswers>, problems: Record<string, string>]>([
    ["all that is asked", {}, {}],
    ["no choice [C-334 order-flow]", { portability: "" }, { portability: "portability" }],
    ["a choice that is none [C-334 order-flow]", { portability: "4" }, { portability: "portability" }],
    ["no provider [C-332 order-flow]", { provider: "" }, { provider: "current_provider" }],
    ["a provider of no list", { provider: "ZZZ" }, { provider: "current_provider" }],
    ["no customer number", { customer_number: "" }, { customer_number: "required" }],
    ["blanks for a customer number", { customer_number: " - " }, { customer_number: "required" }],
    ["letters in the customer number", { customer_number: "10A" }, { customer_number: "customer_number.format" }],
    ["a customer number of 20 digits", { customer_number: "1".repeat(20) }, {}],
    ["a customer number of 21 digits", { customer_number: "1".repeat(21) }, { customer_number: "customer_number.format" }],
    ["no switch number", { switch_number: "" }, { switch_number: "required" }],
    ["a switch number with a stop", { switch_number: "AB.12" }, { switch_number: "switch_number.format" }],
    ["a switch number with an accent", { switch_number: "É1" }, { switch_number: "switch_number.format" }],
    ["a switch number of 20 characters", { switch_number: "aB1".repeat(7).slice(1) }, {}],
    ["a switch number of 21 characters", { switch_number: "aB1".repeat(7) }, { switch_number: "switch_number.format" }],
    ["today for the last day", { end_date: "2026-06-01" }, {}],
    ["yesterday for the last day", { end_date: "2026-05-31" }, { end_date: "end_date" }],
    ["a last day that does not exist", { end_date: "2026-06-31" }, { end_date: "end_date" }],
    ["a last day written otherwise", { end_date: "1/7/2026" }, { end_date: "end_date" }],
  ])("%s [C-333 order-flow, C-335 order-flow]", (_what, change, problems) => {
    expect(problemsOf({ ...good, ...change })).toEqual(problems);
  });

  test("is said of every field at once", () => {
    const bad = { ...good, provider: "", customer_number: "x", switch_number: "", end_date: "2020-01-01" };
    expect(problemsOf(bad)).toEqual({
      provider: "current_provider",
      customer_number: "customer_number.format",
      switch_number: "required",
      end_date: "end_date",
    });
  });

  test("where the list of providers did not come, none is chosen [C-332 order-flow]", () => {
    expect(problemsOf({ ...good, provider: "" }, switchForm({ providers: [], today }))).toEqual({ provider: "current_provider" });
  });

  test("is one of the codes that have a text", () => {
    expect([switchCodes.every(isSwitchCode), isSwitchCode("required")]).toEqual([true, false]);
  });
});

describe("blanks and hyphens", () => {
  test.each(["12-34 5", " 12345 ", "12\u00a034\u202f5", "12\u00ad345", "1\u20102\u20113\u20134-5", "\t12345\n"])(
    "are forgiven: %j",
    (typed) => {
      expect(normalizeSwitchNumber(typed)).toBe("12345");
      expect(takenOf({ ...good, customer_number: typed, switch_number: typed })).toMatchObject({
        customer_number: "12345",
        switch_number: "12345",
      });
    },
  );
  test("do not count among the 20 characters", () => {
    const typed = Array.from({ length: 5 }, () => "1234").join(" - ");
    expect(takenOf({ ...good, customer_number: typed })?.customer_number).toBe("1234".repeat(5));
  });
});

test.each<[what: string, change: Partial<SwitchAnswers>]>([
  ["'I give it later'", { later: "1" }],
  ["choice 2 [C-232 order-flow]", { portability: "2" }],
  ["choice 3 [C-232 order-flow]", { portability: "3" }],
])("%s: nothing else is asked, whatever stands in the fields or is not there", (_what, change) => {
  const bad = { ...good, provider: "ZZZ", customer_number: "x".repeat(30), switch_number: "?", end_date: "2020-01-01", ...change };
  expect(problemsOf(bad)).toEqual({});
  const alone = { portability: good.portability, ...change };
  expect(takenOf(alone)).toEqual({ later: "", provider: "", customer_number: "", switch_number: "", end_date: "", ...alone });
});

/** Generates a number as people type it: with separators, incomplete, in the wrong field, or anything. */
const numberOf = (characters: string): Arbitrary<string> =>
  array(tuple(constantFrom(...characters), constantFrom("", "", "", " ", "-")), { maxLength: 24 }).map((all) => all.flat().join(""));
const typedDate = date({ min: new Date("2026-05-01"), max: new Date("2027-12-31"), noInvalidDate: true }).map((day) =>
  day.toISOString().slice(0, 10),
);
const anyTyped: Arbitrary<SwitchAnswers> = record({
  portability: constantFrom("1", "1", "1", "1", "2", "3", "", "0"),
  later: constantFrom("", "", "", "1"),
  provider: constantFrom("PRX", "TLN", "PRX", "TLN", "", "ZZZ"),
  customer_number: numberOf("0123456789").chain((number) => constantFrom(number, number, number, `${number}A`)),
  switch_number: numberOf("0123456789ABCxyz").chain((number) => constantFrom(number, number, number, `${number}é`)),
  end_date: oneof(constant(""), typedDate, typedDate, constantFrom("soon", "2026-02-30")),
});
/** Returns the details of the move from another operator as the order flow sends them to the API. */
const bodyOf = ({ provider, customer_number, switch_number, end_date }: SwitchAnswers) => ({
  currentProvider: { prefix: provider, name: "Operator" },
  customerNumber: customer_number,
  switchNumber: switch_number,
  endDate: end_date === "" ? null : end_date,
  mandateVersion,
});

describe("form and API agree", () => {
  test("what the form takes of a move, the API takes [C-160 order-flow, C-333 order-flow]", () => {
    let taken = 0;
    assert(
      property(anyTyped, (typed) => {
        const answers = takenOf(typed);
        if (answers?.portability !== "1" || answers.later === "1") return;
        taken++;
        expect(bodyOf(answers)).toSatisfy((body: unknown) => is(body, Switch));
        expect(answers.end_date === "" || answers.end_date >= today).toBe(true);
      }),
      { numRuns: 1000, seed: 15 },
    );
    expect(taken).toBeGreaterThan(50);
  });

  test("a number that the form takes, the API takes, and no other [C-333 order-flow]", () => {
    const anyNumber = array(constantFrom(..."0123456789Az.é"), { maxLength: 22 }).map((all) => all.join(""));
    assert(
      property(anyNumber, anyNumber, boolean(), (some, other, digitsOnly) => {
        const switchNumber = digitsOnly ? other.replace(/\D/g, "") : other;
        const customerNumber = digitsOnly ? some.replace(/\D/g, "") : some;
        const answers = { ...good, customer_number: customerNumber, switch_number: switchNumber };
        expect(Object.keys(problemsOf(answers)).length === 0).toBe(is(bodyOf(answers), Switch));
      }),
      { numRuns: 500, seed: 15 },
    );
  });

  test("whatever is typed, the form answers without an error of its own, and the same once more", () => {
    assert(
      property(string(), string(), string(), (customer_number, switch_number, end_date) => {
        const answers = takenOf({ ...good, customer_number, switch_number, end_date });
        if (answers) expect(takenOf(answers)).toEqual(answers);
      }),
    );
  });

  test("a last day far ahead is a day for both", () => {
    const end_date = addDays(today, 4000);
    expect([problemsOf({ ...good, end_date }), is(bodyOf({ ...good, end_date }), Switch)]).toEqual([{}, true]);
  });
});

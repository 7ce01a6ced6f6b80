/** Tests the details of a move from another operator: as values of the form, and as they are sent to the API. */
import { expect, test } from "vitest";
import { answersOf, switchOf } from "#core/features/switch-fields/switch-answers.ts";
import { mandateVersion, type Switch } from "#core/domain/order/portability.schema.ts";
import { switchFields, type SwitchAnswers } from "#core/domain/order/switch-form.schema.ts";
import { parseDate } from "#core/base/values/dates.ts";

const operator = { prefix: "07", name: "Proximus" };
const given: Switch = {
  currentProvider: operator,
  customerNumber: "7007007",
  switchNumber: "07ABC",
  endDate: parseDate("2026-06-30") ?? null,
  mandateVersion,
};
const emptyAnswers = Object.fromEntries(switchFields.map((name) => [name, ""])) as SwitchAnswers;
const answersFor = (details: Switch): SwitchAnswers => ({ ...emptyAnswers, ...answersOf(details) });

test("details that were given are sent again as they are, with and without an end date", () => {
  for (const details of [given, { ...given, endDate: null }]) expect(switchOf(answersFor(details), [operator])).toEqual(details);
});

test("details without an end date, as the page of an order has them, open the form with none", () => {
  const { currentProvider, customerNumber, switchNumber } = given;
  expect(answersOf({ currentProvider, customerNumber, switchNumber })).toMatchObject({ provider_name: "Proximus", end_date: "" });
});

test("nothing is sent for an operator that is not among the given ones", () => {
  expect([switchOf(answersFor(given), []), switchOf(emptyAnswers, [operator])]).toEqual([undefined, undefined]);
});

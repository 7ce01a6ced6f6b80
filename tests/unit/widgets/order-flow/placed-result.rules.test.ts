/** Tests of what the confirmation knows of an order. */
import { assert, describe, expect, test } from "vitest";
import type { PlacedOrder } from "#core/domain/order/order.contract.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { PlacedResult } from "#core/features/order-result/stored-result.schema.ts";
import { chooseCard } from "#core/domain/eligibility/cards.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { emptyOrder, type Order } from "#widgets/order-flow/order-flow.rules.ts";
import { placedResultOf, thankedOf } from "#widgets/order-flow/placed-result.rules.ts";
import {
  bundleOf,
  essentials,
  keptLine,
  light,
  newLine,
  tvMax,
  twoLines,
  withKeptLandline,
  withPromo,
} from "#tests/unit/core/domain/bundle/samples.ts";
import { customer, grandPlace, marie } from "./samples.ts";

const day = (text: string): CalendarDate => text as CalendarDate;
const answer: PlacedOrder = {
  orderId: "500",
  outcome: "accepted",
  warnings: [],
  notices: [{ code: "number_check", message: "We check it." }],
  newAccount: true,
  total: 10.8,
  withdrawUntil: day("2026-12-14"),
  steps: [{ id: "invoice", on: null }],
  documents: [{ text: "Order confirmation", url: "https://api.example/1" }],
};
const order: Order = {
  ...emptyOrder,
  orderer: marie,
  account: { email: "marie@example.be", password: "Secret-pass-1" },
  clientAddress: grandPlace,
  ordered: { mobile: 2, internet: false, tv: false, landline: false },
};

test("what is stored has the facts, and neither name, address, document nor the whole email address", () => {
  const discounted = withPromo(bundleOf(newLine(light), newLine(essentials)), 10);
  const { voucher } = discounted.promo_code;
  assert(voucher);
  const bundle = { ...discounted, promo_code: { ...discounted.promo_code, voucher: { ...voucher, months: 12 } } };
  const stored = placedResultOf(answer, order, bundle);
  expect(PlacedResult.is(stored)).toBe(true);
  expect(stored).toEqual({
    orderId: "500",
    newAccount: true,
    warnings: [],
    notices: ["number_check"],
    kinds: { simCards: 2, eSims: 0, keptNumbers: 0, hasVisit: false, hasTvBox: false },
    price: { cents: 1080, later: { months: 12, cents: 1200 }, onceCents: 0 },
    withdrawUntil: "2026-12-14",
    steps: [{ id: "invoice", on: null }],
    email: "m•••@example.be",
  });
  expect(JSON.stringify(stored)).not.toMatch(/Marie|Grote Markt|api\.example|marie@/);
});

test("the visit is stored only where its day is agreed and a technician comes", () => {
  const fixed = withKeptLandline(bundleOf());
  const at = { fttbAddressId: "FTTB-1", date: day("2026-12-04"), intervalValue: "08:00-12:00" } as const;
  const visited: Order = { ...order, ordered: { mobile: 0, internet: true, tv: false, landline: true }, installation: at };
  expect(placedResultOf(answer, visited, fixed).slot).toEqual({ date: "2026-12-04", intervalValue: "08:00-12:00" });
  const undated: Order = { ...visited, installation: { fttbAddressId: "FTTB-1", date: null, intervalValue: null } };
  expect(placedResultOf(answer, undated, fixed)).not.toHaveProperty("slot");
  expect(placedResultOf(answer, { ...order, installation: at }, bundleOf(newLine(light)))).not.toHaveProperty("slot");
});

test("an answer of another back end leaves out what it does not say", () => {
  const { notices: _notices, withdrawUntil: _until, steps: _steps, ...least } = answer;
  const stored = placedResultOf(least, { ...order, account: null }, bundleOf(newLine(light)));
  expect(Object.keys(stored)).toEqual(["orderId", "newAccount", "warnings", "kinds", "price"]);
  expect(stored.price).toEqual({ cents: 1080, onceCents: 0 });
});

test("what is shown is the first name, the email address and where the SIM cards go", () => {
  expect(thankedOf(order, undefined)).toEqual({
    firstName: "Marie",
    email: "marie@example.be",
    address: "Grote Markt 1, 1000 Brussel",
  });
  const names = { street: "Grand-Place", number: "1", postalCode: "1000", city: "Bruxelles" };
  expect(thankedOf(order, undefined, names).address, "as the review wrote it").toBe("Grand-Place 1, 1000 Bruxelles");
  expect(thankedOf({ ...order, orderer: customer, account: null }, "Demo")).toMatchObject({
    firstName: "Demo",
    email: "demo@digi.example",
  });
  expect(thankedOf(emptyOrder, undefined)).toEqual({ firstName: undefined, email: undefined, address: undefined });
});

const kindsOf = (bundle: Bundle): PlacedResult["kinds"] => placedResultOf(answer, order, bundle).kinds;

describe("the kinds of an order", () => {
  test("count SIM cards, eSIMs and kept numbers", () => {
    expect(kindsOf(twoLines)).toEqual({ simCards: 1, eSims: 1, keptNumbers: 1, hasVisit: false, hasTvBox: false });
    expect(kindsOf(withKeptLandline(bundleOf(keptLine())))).toMatchObject({ simCards: 0, eSims: 1, keptNumbers: 2, hasVisit: true });
  });

  test("have a TV box in the post only where no technician comes", () => {
    const withTv = chooseCard(bundleOf(newLine(light)), "tv", tvMax);
    expect(kindsOf(withTv)).toMatchObject({ hasVisit: false, hasTvBox: true });
    expect(kindsOf(withKeptLandline(withTv))).toMatchObject({ hasVisit: true, hasTvBox: false });
  });
});

/** Tests what must be true of a bundle after every step, whatever a visitor does and in whatever order. */
import { array, assert, asyncProperty, constantFrom, nat } from "fast-check";
import { is } from "superstruct";
import { expect, test } from "vitest";
import { offeredOnly } from "#core/domain/eligibility/address.rules.ts";
import { itemsOf, otherKinds } from "#core/domain/bundle/bundle.rules.ts";
import { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { overviewLines, totalCents } from "#core/domain/bundle/overview.rules.ts";
import { codeBundleOf, orderBundleOf } from "#core/domain/bundle/payload.rules.ts";
import { CodeBundle, OrderBundle } from "#core/domain/bundle/payload.schema.ts";
import type { Offers } from "#core/domain/offers/offers.schema.ts";
import { sectionProblems } from "#core/domain/eligibility/section-problems.rules.ts";
import { addDays, daysBetween, parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { billOf, type BillPeriod } from "#widgets/configurator/bill/bill.rules.ts";
import { orderOf, refusalOf } from "./api.ts";
import { changes } from "./changed-orders.ts";
import { cardCents, planCents } from "./market.ts";
import { linesOf } from "./samples.ts";
import { step, type Step } from "./steps.ts";
import { expectSame } from "./same.ts";
import { hasUnknown, Visitor } from "./visitor.ts";
import { propertyRuns } from "#tests/properties.ts";

/**
 * Expects that every product of the bundle has the other products that it needs, as the specification's text requires. The rules under test
 * are not used for this.
 */
function expectPossible(bundle: Bundle, offers: Offers | undefined): void {
  const cards = otherKinds.flatMap((kind) => (bundle[kind].card ? [[kind, bundle[kind].card.i] as const] : []));
  const { internet, tv, landline, mobile } = bundle;
  expectSame(itemsOf(bundle).filter(({ kind }) => kind === "internet").length > 1, false);
  expectSame(landline.card !== null && internet.card === null, false);
  expectSame(tv.card !== null && internet.card === null && mobile.cards.length === 0, false);
  expectSame(
    cards.filter(([kind, id]) => !offers?.[kind].some(({ i }) => i === id)),
    [],
  );
  expectSame(offers === undefined ? bundle : offeredOnly(bundle, offers), bundle);
}

/**
 * Returns the monthly price in cents, without and with the discount of WELCOME10. It comes from price lists of the test and from the
 * visitor's own memory of the bundle.
 */
function centsOf(visitor: Visitor): readonly [plain: number, total: number] {
  const bundle = visitor.bundle();
  const plans = visitor.mine().map((id) => planCents[id] ?? Number.NaN);
  const cards = otherKinds.flatMap((kind) => (bundle[kind].card ? [cardCents[bundle[kind].card.i] ?? Number.NaN] : []));
  const plain = [...plans, ...cards].reduce((sum, cents) => sum + cents, 0);
  return [plain, visitor.codes().voucher === null ? plain : plain - Math.floor((plain + 5) / 10)];
}

function expectAdded(visitor: Visitor): void {
  const bundle = visitor.bundle();
  const [plain, total] = centsOf(visitor);
  const shown = overviewLines(bundle).reduce((sum, { cents }) => sum + cents, 0);
  expectSame([shown, totalCents(bundle), Math.round(bundle.bundlesPrice * 100)], [total, total, plain]);
  const { voucher, dealerCare } = bundle.promo_code;
  expectSame({ voucher: voucher?.code ?? null, dealerCare: dealerCare?.code ?? null }, visitor.codes());
}

const firstDay = parseDate("2026-01-01") as CalendarDate;
const sumOfLines = (periods: readonly Pick<BillPeriod, "lines">[]): number =>
  periods.flatMap(({ lines }) => lines).reduce((sum, { cents }) => sum + cents, 0);

/** Checks the first, the second and the thirteenth bill: the lines add up to the totals, and a full month costs what the overview shows. */
function expectBilled(visitor: Visitor, start: CalendarDate): void {
  const bundle = visitor.bundle();
  const [plain, total] = centsOf(visitor);
  const bills = [1, 2, 13].map((number) => billOf(bundle, start, number));
  expectSame(
    bills.map(({ totalCents: cents }) => cents),
    bills.map(({ periods, once }) => sumOfLines([...periods, { lines: once }])),
  );
  const [rest, ...months] = bills.flatMap(({ periods }) => periods);
  expectSame(
    months.map((month) => sumOfLines([month])),
    [total, total, plain],
  );
  if (!rest) return expect.unreachable("a first bill without its first days");
  const days = daysBetween(rest.from, rest.to) + 1;
  const wholeDays = Number(rest.to.slice(8));
  const wrong = rest.lines.filter(({ cents }, at) => {
    const share = ((overviewLines(bundle)[at]?.cents ?? Number.NaN) * days) / wholeDays;
    // Rounding may change an amount by half a cent; a discount may be smaller where the days themselves cost less than it.
    return !(Math.abs(cents - share) <= 0.5) && !(cents <= 0 && cents > share);
  });
  expectSame([wrong, rest.from, sumOfLines([rest]) >= 0], [[], start, true]);
}

type Seen = Record<string, number>;

/** Expects that the API accepts the order of the bundle, and refuses it once it is changed. */
function expectOrdered(visitor: Visitor, at: number, seen: Seen): void {
  const bundle = visitor.bundle();
  const language = visitor.language();
  expect([is(bundle, Bundle), is(codeBundleOf(bundle), CodeBundle), is(orderBundleOf(bundle), OrderBundle)]).toEqual([true, true, true]);
  const order = orderOf(bundle, language);
  const isTaken = itemsOf(bundle).length > 0 && !hasUnknown(bundle);
  expectSame(refusalOf(order, language), isTaken ? undefined : itemsOf(bundle).length === 0 ? "bundle" : "not_found");
  if (!isTaken) return;
  count(seen, "taken");
  const possible = changes.flatMap(({ what, refused, by, isRare = false }) => {
    const changed = by(order);
    return changed ? [{ what, refused, changed, isRare }] : [];
  });
  const often = possible.filter(({ isRare }) => !isRare);
  const chosen = [...possible.filter(({ isRare }) => isRare), ...often.slice(at % often.length).slice(0, 1)];
  for (const { what, refused, changed } of chosen) {
    count(seen, what);
    const refusal = refusalOf(changed, language);
    if (!refusal?.split(",").includes(refused)) expect.unreachable(`${what}: ${refusal ?? "taken"} instead of ${refused}`);
  }
}

const count = (seen: Seen, what: string, by = 1): void => void (seen[what] = (seen[what] ?? 0) + by);

/**
 * Runs work without stack traces: superstruct creates an error for every value that does not match, and the traces, which nobody reads,
 * would take a third of the time.
 */
async function withoutStacks(work: () => Promise<void>): Promise<void> {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    await work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

const sectionIsWhole = ({ landline, ...bundle }: Bundle): boolean =>
  sectionProblems({ ...bundle, landline: { ...landline, currentPhone: landline.currentPhone ?? false } }, "022123456").length === 0;

test("keeps total, six lines, needs, undo, reload, link and bills right whatever a visitor does, and the API agrees [C-006, C-139, C-191, C-193, C-330, C-331]", async () => {
  const seen: Seen = {};
  /** The bundle that was checked last. A step that changes nothing must leave the same object, which then need not be checked again. */
  let looked: Bundle | undefined;
  const lookAt = (visitor: Visitor, one: Step): void => {
    count(seen, one.does);
    if (one.does === "look at the bills") expectBilled(visitor, addDays(firstDay, one.on));
    const bundle = visitor.bundle();
    if (bundle === looked) return;
    looked = bundle;
    const plansNow = linesOf(bundle).map(({ i }) => i);
    expectSame(plansNow, visitor.mine());
    expectSame(plansNow.length <= 6, true);
    expectPossible(bundle, visitor.offers());
    expectAdded(visitor);
    count(seen, "lines", plansNow.length);
    count(seen, "full", plansNow.length === 6 ? 1 : 0);
    count(seen, "cards", itemsOf(bundle).length - plansNow.length);
    count(seen, "numbers of landlines", bundle.landline.currentPhone ? 1 : 0);
    count(seen, "discounts", overviewLines(bundle).filter(({ kind }) => kind === "discount").length);
    count(seen, "dealers", bundle.promo_code.dealerCare ? 1 : 0);
    count(seen, "plans to finish", bundle.wanted.lines.length);
  };
  const sequence = asyncProperty(
    array(step, { minLength: 50, maxLength: 55 }),
    constantFrom(false, false, true),
    nat(),
    async (steps, hasOdd, at) => {
      const visitor = new Visitor(hasOdd);
      for (const one of [...steps, { does: "reload" } as const]) {
        await visitor.take(one);
        lookAt(visitor, one);
      }
      expectSame(sectionIsWhole(visitor.bundle()), true);
      expectBilled(visitor, addDays(firstDay, at % 1500));
      expectOrdered(visitor, at, seen);
    },
  );
  await withoutStacks(() => assert(sequence));
  // The numbers show that the test has tried what its title says. Where only a tenth of the runs is made, rare cases may be missing.
  const least: Seen = {
    ...{ lines: 10_000, full: 500, cards: 10_000, "numbers of landlines": 500, discounts: 2_000, dealers: 2_000, taken: 300 },
    ...{ share: 500, "open what was shared": 200, "plans to finish": 500, "look at the bills": 500 },
    ...Object.fromEntries(changes.map(({ what }) => [what, 1])),
  };
  const share = propertyRuns / 1_000;
  expect(
    Object.entries(least).filter(([what, times]) => !((seen[what] ?? 0) >= Math.floor(times * share))),
    JSON.stringify(seen),
  ).toEqual([]);
});

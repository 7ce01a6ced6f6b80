/** Whatever a visitor does, in whatever order: what holds of a bundle after every step. */
import { isDeepStrictEqual } from "node:util";
import { array, assert, constant, constantFrom, nat, oneof, property, record, type Arbitrary } from "fast-check";
import { is, validate } from "superstruct";
import { expect, test } from "vitest";
import { emptyBundle, isWorthKeeping } from "#core/bundle/bundle.rules.ts";
import { Bundle } from "#core/bundle/bundle.schema.ts";
import { closeForm, confirmLine, deleteLine, openAdd, openEdit, otherLines } from "#core/bundle/lines.rules.ts";
import { overviewLines, totalCents } from "#core/bundle/overview.rules.ts";
import { codeBundleOf, orderBundleOf } from "#core/bundle/payload.rules.ts";
import { CodeBundle, OrderBundle } from "#core/bundle/payload.schema.ts";
import { lineOf } from "#core/mobile-line/line-form.rules.ts";
import { lineFields, lineForm, type LineAnswers } from "#core/mobile-line/line-form.schema.ts";
import { operatorsOf } from "#core/mobile-line/operators.rules.ts";
import { languages, type Language } from "#core/values/language.ts";
import { createBundleBrowser, type BundleTab } from "./browser.ts";
import { linesOf, offersIn } from "./samples.ts";

/** Cents a month: on their own, not by the rules that are tried. */
const prices: Readonly<Record<string, number>> = { "mobile-light": 500, "mobile-essentials": 700, "mobile-odd": 10 };
const plans = Object.keys(prices);
const operators = operatorsOf(["Proximus", "Mobile Vikings", "hey!"], "Others");

const sound: Arbitrary<LineAnswers> = record({
  favorite_package: constantFrom(...plans),
  phone: constantFrom("new-phone", "keep-phone"),
  number: constantFrom("470 12 34 56", "0470.12.34.57", "+32470123458", "0032 471 65 43 21"),
  provider: constantFrom(...operators.map(({ id }) => id)),
  subscription: constantFrom("yes", "no"),
  current_sim_card: constantFrom("1234567890123", "8932 0123 4567 8901 233"),
  customer_number: constantFrom("1", "1002003"),
  number_agree: constant("1"),
  sim_card: constantFrom("sim", "esim"),
  device: constantFrom("apple-iphone-15", "device-not-found"),
  agree: constant("1"),
});
/** What people leave out and get wrong. */
const odd = (wrong: readonly string[]) => constantFrom("", ...wrong);
const unsound = record({
  favorite_package: odd(["mobile-7g"]),
  phone: odd(["both"]),
  number: odd(["+32", "47012345", "4701234567", "22123456", "470x23456"]),
  provider: odd([]),
  subscription: odd(["maybe"]),
  current_sim_card: odd(["123456789012", "1".repeat(20), "12345678901ab"]),
  customer_number: odd(["12a", "1".repeat(21)]),
  number_agree: odd(["0"]),
  sim_card: odd(["both"]),
  device: odd([]),
  agree: odd([]),
});
const answers: Arbitrary<LineAnswers> = oneof(
  { weight: 4, arbitrary: sound },
  {
    weight: 2,
    arbitrary: record({ good: sound, bad: unsound, field: constantFrom(...lineFields) }).map(({ good, bad, field }) => ({
      ...good,
      [field]: bad[field],
    })),
  },
  { weight: 1, arbitrary: unsound },
);

type Step =
  | { readonly does: "add"; readonly answers: LineAnswers }
  | { readonly does: "edit"; readonly at: number; readonly answers: LineAnswers }
  | { readonly does: "begin" | "close" | "undo" | "reload" }
  | { readonly does: "delete" | "delete and undo"; readonly at: number }
  | { readonly does: "speak"; readonly language: Language };

const step: Arbitrary<Step> = oneof(
  { weight: 12, arbitrary: answers.map((given): Step => ({ does: "add", answers: given })) },
  { weight: 3, arbitrary: record({ does: constant("edit" as const), at: nat(6), answers }) },
  { weight: 4, arbitrary: record({ does: constantFrom("delete" as const, "delete and undo" as const), at: nat(6) }) },
  { weight: 4, arbitrary: constantFrom("begin", "close", "undo", "reload").map((does): Step => ({ does }) as Step) },
  { weight: 2, arbitrary: constantFrom(...languages).map((language): Step => ({ does: "speak", language })) },
);

/** A visitor, with a memory of their own: which plans are in the bundle, in which order. */
function createVisitor() {
  const browser = createBundleBrowser();
  let tab: BundleTab = browser.openTab();
  let language: Language = "en";
  let mine: string[] = [];
  let beforeRemoval: { readonly bundle: Bundle; readonly mine: string[] } | undefined;
  const bundle = (): Bundle => tab.store.bundle.peek();
  const show = (): void => tab.store.setOffers(offersIn(language));
  show();

  /** Whether the form took it. */
  const confirm = (given: LineAnswers): boolean => {
    const before = bundle();
    const [refused, accepted] = validate(given, lineForm({ plans, others: otherLines(before) }), { coerce: true });
    if (refused) return false;
    const plan = offersIn(language).mobile.find(({ i }) => i === accepted.favorite_package);
    if (!plan) throw new Error("a plan that nobody offers was accepted");
    tab.store.update((one) =>
      confirmLine(
        one,
        lineOf(
          accepted,
          plan,
          operators.find(({ id }) => id === accepted.provider),
        ),
      ),
    );
    return bundle() !== before;
  };
  const remove = (at: number): void => {
    const line = linesOf(bundle())[at];
    if (!line) return;
    const before = { bundle: bundle(), mine };
    tab.store.remove((one) => deleteLine(one, line.id));
    mine = mine.toSpliced(at, 1);
    beforeRemoval = before;
  };
  const undo = (): void => {
    tab.store.undo();
    if (!beforeRemoval) return;
    mine = beforeRemoval.mine;
    // In another language since, perhaps: its ids, numbers, prices and what stands open are the same.
    expect(withoutWords(bundle())).toEqual(withoutWords(beforeRemoval.bundle));
    beforeRemoval = undefined;
  };
  const reload = (): void => {
    const before = bundle();
    tab.close();
    tab = browser.openTab();
    beforeRemoval = undefined;
    expect(bundle()).toEqual(isWorthKeeping(before) ? before : emptyBundle);
    show();
    expect(bundle()).toEqual(before);
  };
  const changeBy = (act: () => void): void => {
    const before = bundle();
    act();
    if (bundle() !== before) beforeRemoval = undefined;
  };

  return {
    bundle,
    mine: () => mine,
    take(one: Step): void {
      switch (one.does) {
        case "add":
          return changeBy(() => {
            tab.store.update(openAdd);
            if (bundle().mobile.add && confirm(one.answers)) mine = [...mine, one.answers.favorite_package];
          });
        case "edit":
          return changeBy(() => {
            const line = linesOf(bundle())[one.at];
            if (!line) return;
            tab.store.update((whole) => openEdit(whole, line.id));
            if (confirm(one.answers)) mine = mine.with(one.at, one.answers.favorite_package);
          });
        case "delete":
          return remove(one.at);
        case "delete and undo": {
          const before = bundle();
          remove(one.at);
          if (bundle() === before) return;
          undo();
          return expect(bundle()).toEqual(before);
        }
        case "begin":
          return changeBy(() => tab.store.update(openAdd));
        case "close":
          return changeBy(() => tab.store.update(closeForm));
        case "undo":
          return undo();
        case "reload":
          return reload();
        case "speak":
          language = one.language;
          return show();
      }
    },
  };
}

const withoutWords = (bundle: Bundle): unknown => ({
  ...bundle,
  default_bundle: null,
  mobile: { ...bundle.mobile, cards: linesOf(bundle).map(({ t: _words, ...line }) => line) },
});

/** Without stacks: every value that is not of a shape makes an error that nobody reads, and its stack is a third of all the work here. */
function withoutStacks(work: () => void): void {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** As `toEqual`, which looks closer, and longer, only where the two differ at first sight. */
function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

test("the total is the sum of what is shown, there are six lines at most, undo and reload bring back exactly, and the API takes what is accepted [C-006, C-139]", () => {
  const seen = { lines: 0, full: 0 };
  assert(
    property(array(step, { maxLength: 30, size: "max" }), (steps) =>
      withoutStacks(() => {
        const visitor = createVisitor();
        for (const one of [...steps, { does: "reload" } as const]) {
          visitor.take(one);
          const bundle = visitor.bundle();
          const plansNow = linesOf(bundle).map(({ i }) => i);
          expectSame(plansNow, visitor.mine());
          expect(plansNow.length).toBeLessThanOrEqual(6);
          const cents = visitor.mine().reduce((sum, plan) => sum + (prices[plan] ?? Number.NaN), 0);
          const shown = overviewLines(bundle).reduce((sum, line) => sum + line.cents, 0);
          expectSame([shown, totalCents(bundle), Math.round(bundle.bundlesPrice * 100)], [cents, cents, cents]);
          seen.lines += plansNow.length;
          seen.full += plansNow.length === 6 ? 1 : 0;
        }
        const bundle = visitor.bundle();
        expect([is(bundle, Bundle), is(codeBundleOf(bundle), CodeBundle), is(orderBundleOf(bundle), OrderBundle)]).toEqual([
          true,
          true,
          true,
        ]);
      }),
    ),
    { numRuns: 1_000 },
  );
  // What was tried is what the title says.
  expect([seen.lines > 10_000, seen.full > 500], JSON.stringify(seen)).toEqual([true, true]);
}, 60_000);

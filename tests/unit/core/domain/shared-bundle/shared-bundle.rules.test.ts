import { array, assert, boolean, constantFrom, option, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyBundle } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { sharedBundleOf } from "#core/domain/shared-bundle/share-link.ts";
import type { SharedBundle } from "#core/domain/shared-bundle/shared-bundle.schema.ts";
import {
  addWholeLines,
  isUnsettled,
  dropFulfilledLine,
  withoutWantedLine,
  withSharedBundle,
} from "#core/domain/shared-bundle/shared-bundle.rules.ts";
import { keptLine, light, linesOf, newLine, offers, twoLines } from "#tests/unit/core/domain/bundle/samples.ts";

const before = { ...twoLines, default_bundle: offers };
const card = { w: "1101", s: "s" } as const;
const esim = { w: "1102", s: "e" } as const;
const kept = { w: "1101", s: "s", k: 1 } as const;

test("a pack from a link stands in place of the one before, and all of it is wanted", () => {
  const bundle = withSharedBundle(before, {
    m: [card, kept],
    i: "1201",
    t: "1302",
    l: "1401",
    a: "FTTB-1",
    v: "WELCOME10",
    d: "DEALER-BRU",
  });
  expect(bundle).toEqual({
    ...emptyBundle,
    default_bundle: offers,
    wanted: {
      mobile: null,
      type: null,
      internet: "1201",
      tv: "1302",
      landline: "1401",
      fttbAddressId: "FTTB-1",
      lines: [
        { wpId: "1101", sim: "SIM card", keepsNumber: false },
        { wpId: "1101", sim: "SIM card", keepsNumber: true },
      ],
      voucher: "WELCOME10",
      dealerCare: "DEALER-BRU",
    },
  });
});

describe("its lines, once the plans are known", () => {
  const added = (m: SharedBundle["m"]) => addWholeLines(withSharedBundle(before, { m }));

  test("are in the pack where nothing is left to ask, at today's price; the others wait for their visitor", () => {
    const { bundle, isUnknown } = added([card, esim, kept, card]);
    expect(linesOf(bundle).map(({ wpId, prc, phone }) => [wpId, prc, phone])).toEqual([
      ["1101", 5, "new-phone"],
      ["1101", 5, "new-phone"],
    ]);
    expect(bundle.wanted.lines).toEqual([
      { wpId: "1102", sim: "eSIM", keepsNumber: false },
      { wpId: "1101", sim: "SIM card", keepsNumber: true },
    ]);
    expect([isUnknown, bundle.bundlesPrice, new Set(linesOf(bundle).map(({ id }) => id)).size]).toEqual([false, 10, 2]);
  });

  test("of a plan that is gone are wanted no more, and that is to be said", () => {
    const { bundle, isUnknown } = added([{ w: "9999", s: "s" }, kept]);
    expect([linesOf(bundle), bundle.wanted.lines.length, isUnknown]).toEqual([[], 1, true]);
  });

  test("wait until the plans are known; nothing to give answers the same bundle", () => {
    for (const bundle of [withSharedBundle(emptyBundle, { m: [card] }), before, added([kept]).bundle])
      expect(addWholeLines(bundle)).toEqual({ bundle, isUnknown: false });
  });

  test("never make a seventh", () => {
    expect(linesOf(added(Array.from({ length: 6 }, () => card)).bundle)).toHaveLength(6);
    const six = added(Array.from({ length: 6 }, () => card)).bundle;
    const more = { ...six, wanted: { ...six.wanted, lines: [{ wpId: "1101", sim: "SIM card" as const, keepsNumber: false }] } };
    expect(linesOf(addWholeLines(more).bundle)).toHaveLength(6);
  });
});

describe("a line that is finished", () => {
  const waiting = withSharedBundle(before, { m: [esim, kept, kept] });
  const plans = (bundle: typeof waiting) => bundle.wanted.lines.map(({ wpId }) => wpId);

  test("is the one that the form was opened for, whatever was chosen in it", () => {
    expect(plans(dropFulfilledLine(waiting, newLine(light), 0))).toEqual(["1101", "1101"]);
  });
  test("is the first that it answers, where nobody knows", () => {
    expect(plans(dropFulfilledLine(waiting, keptLine(light), undefined))).toEqual(["1102", "1101"]);
    expect(dropFulfilledLine(waiting, newLine(light), undefined)).toBe(waiting);
  });
  test("can be left out instead", () => {
    expect(plans(withoutWantedLine(waiting, 1))).toEqual(["1102", "1101"]);
    expect(withoutWantedLine(waiting, 7)).toBe(waiting);
  });
});

test("shared, restored and shared again it is the same, before and after the plans are known", () => {
  const line = record({ w: constantFrom("1101", "1102", "1105"), s: constantFrom("s" as const, "e" as const), isKept: boolean() });
  const id = (...ids: string[]) => option(constantFrom(...ids), { nil: undefined });
  const shared = record({
    lines: array(line, { maxLength: 6 }),
    i: id("1201", "1202"),
    t: id("1301"),
    l: id("1401"),
    a: id("FTTB-1"),
    v: id("W"),
    d: id("D"),
  });
  assert(
    property(shared, ({ lines, ...rest }) => {
      const isAsked = ({ s, isKept }: (typeof lines)[number]): number => Number(s === "e" || isKept);
      const inOrder = lines.toSorted((one, other) => isAsked(one) - isAsked(other));
      const m = inOrder.map(({ w, s, isKept }) => ({ w, s, ...(isKept && { k: 1 as const }) }));
      const given = { m, ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) };
      const restored = withSharedBundle(before, given);
      expect(sharedBundleOf(restored)).toEqual(given);
      expect(sharedBundleOf(addWholeLines(restored).bundle)).toEqual(given);
    }),
  );
});

test("a pack is unsettled with a line that is wanted, and with cards where nothing is chosen yet", () => {
  const wanting = (bundle: Bundle, wanted: Partial<Bundle["wanted"]>): boolean =>
    isUnsettled({ ...bundle, wanted: { ...bundle.wanted, ...wanted } });
  const line = { wpId: "1101", sim: "SIM card", keepsNumber: true } as const;
  expect([wanting(emptyBundle, { lines: [line] }), wanting(twoLines, { lines: [line] }), wanting(emptyBundle, { tv: "1302" })]).toEqual([
    true,
    true,
    true,
  ]);
  // A wish for TV stays open where no address offers it, beside products that can be ordered. An address or a code alone is no bundle.
  expect([wanting(twoLines, { tv: "1302" }), wanting(emptyBundle, { fttbAddressId: "FTTB-1", voucher: "X" })]).toEqual([false, false]);
});

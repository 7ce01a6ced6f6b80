/**
 * Tests what a page on a partner's site, whose orders are placed on another site, stores of phone numbers that a customer keeps: nothing
 * (decisions §8).
 */
import { describe, expect, test } from "vitest";
import { emptyBundle } from "#core/domain/bundle/bundle.rules.ts";
import { withoutKeptNumbers, withRemembered } from "#core/domain/bundle/kept-numbers.rules.ts";
import { chooseCard } from "#core/domain/eligibility/cards.rules.ts";
import { sharedBundleOf } from "#core/domain/shared-bundle/share-link.ts";
import { bundleOf, essentials, fibre500, keptLine, landline, light, linesOf, newLine, tvMax, twoLines } from "./samples.ts";

const toFinish = { wpId: "1102", sim: "eSIM", keepsNumber: true } as const;
const answered = { currentPhone: true, phone: "+3222123456", phoneProvider: { id: "proximus", name: "Proximus" }, landline_agree: true };
const withLandline = (() => {
  const bundle = chooseCard(chooseCard(twoLines, "internet", fibre500), "landline", landline);
  return { ...bundle, landline: { ...bundle.landline, ...answered } };
})();

describe("what is stored", () => {
  test("of a line is that it keeps a number, and of a landline too; the rest stays, and the same goes into a link", () => {
    const stored = withoutKeptNumbers(withLandline);
    expect(linesOf(stored).map(({ wpId, phone }) => [wpId, phone])).toEqual([["1101", "new-phone"]]);
    expect(stored.wanted.lines).toEqual([toFinish]);
    expect(stored.landline).toEqual({ ...withLandline.landline, phone: "", phoneProvider: null, landline_agree: false });
    expect(stored.bundlesPrice).toBe(17.5);
    expect(JSON.stringify(stored)).not.toMatch(/470123456|Vikings|iphone|1002003|22123456|proximus/i);
    expect(sharedBundleOf(stored)).toEqual(sharedBundleOf(withLandline));
  });

  test("is the bundle itself where no number is kept", () => {
    for (const bundle of [emptyBundle, bundleOf(newLine(light)), withoutKeptNumbers(withLandline)])
      expect(withoutKeptNumbers(bundle)).toBe(bundle);
  });

  test("of TV that such a line alone makes possible is that it waits with it", () => {
    const stored = withoutKeptNumbers(chooseCard(bundleOf(keptLine(light)), "tv", tvMax));
    expect([stored.tv.card, stored.wanted.tv, stored.bundlesPrice]).toEqual([null, tvMax.wpId, 0]);
    const besideAnother = withoutKeptNumbers(chooseCard(twoLines, "tv", tvMax));
    expect([besideAnother.tv.card?.i, besideAnother.wanted.tv]).toEqual([tvMax.i, null]);
  });

  test("is never more than six lines to finish", () => {
    const wanted = { ...emptyBundle.wanted, lines: Array.from({ length: 5 }, () => toFinish) };
    expect(withoutKeptNumbers({ ...bundleOf(keptLine(), keptLine(essentials)), wanted }).wanted.lines).toHaveLength(6);
  });
});

describe("what another tab has stored", () => {
  test("gets back the numbers that this page remembers, each once", () => {
    const known = withRemembered(withoutKeptNumbers(withLandline), withLandline);
    expect(known).toEqual(withLandline);
    expect(withRemembered(known, withLandline)).toEqual(withLandline);
  });

  test("with a line more keeps it, under an id of its own", () => {
    const stored = bundleOf(newLine(light), newLine(light));
    const other = { ...stored, wanted: { ...stored.wanted, lines: [toFinish, toFinish] } };
    const known = withRemembered(other, twoLines);
    expect(linesOf(known).map(({ id, phone }) => [id, phone])).toEqual([
      [1, "new-phone"],
      [2, "new-phone"],
      [3, "+32470123456"],
    ]);
    expect(known.wanted.lines).toEqual([toFinish]);
  });

  test("without the line, or without the landline, has them no more", () => {
    const stored = bundleOf(newLine(light));
    expect(withRemembered(stored, withLandline)).toEqual(stored);
  });
});

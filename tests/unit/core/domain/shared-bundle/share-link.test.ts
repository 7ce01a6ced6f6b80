import { assert, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyBundle } from "#core/domain/bundle/bundle.rules.ts";
import { chooseCard } from "#core/domain/eligibility/cards.rules.ts";
import { isSameBundle, readShared, sharedBundleOf, shareFragment } from "#core/domain/shared-bundle/share-link.ts";
import { bundleOf, fibre500, keptLine, landline, light, newLine, tvMax, withPromo } from "#tests/unit/core/domain/bundle/samples.ts";

const address = { street: "Grand-Place", number: "1", hasAddress: true, edited: false, fttbAddressId: "FTTB-1000-1-01-1" };
const esim = newLine(light, { sim: { name: "eSIM", mobile: "apple-iphone-15" } });
const chosen = chooseCard(
  chooseCard(chooseCard(bundleOf(newLine(), esim, keptLine()), "internet", fibre500), "tv", tvMax),
  "landline",
  landline,
);
const full = { ...withPromo(chosen, 10, 5), address };
const fragmentOf = (json: unknown) => `#digi=1.${btoa(JSON.stringify(json)).replaceAll("=", "")}`;

test("a pack travels as ids, codes and the address's id", () => {
  expect(sharedBundleOf(full)).toEqual({
    m: [
      { w: "1101", s: "s" },
      { w: "1101", s: "e" },
      { w: "1101", s: "e", k: 1 },
    ],
    i: "1201",
    t: "1302",
    l: "1401",
    a: "FTTB-1000-1-01-1",
    v: "WELCOME10",
    d: "DEALER-BRU",
  });
  expect(sharedBundleOf(emptyBundle)).toEqual({ m: [] });
});

test("nothing personal is in it: no number, operator, phone model, street or answer", () => {
  const kept = { ...keptLine(), subscription: { ...keptLine().subscription, customer_number: "987654" } };
  const typed = { ...full, mobile: bundleOf(kept).mobile, landline: { ...full.landline, currentPhone: true, phone: "+3222123456" } };
  const said = atob((shareFragment(typed) ?? "").slice(8).replaceAll("-", "+").replaceAll("_", "/"));
  expect(said).toContain("1101");
  expect(said).not.toMatch(/470123456|987654|Vikings|iphone|22123456|Grand-Place/i);
});

test("what is read is what was shared, in signs that no mail program breaks", () => {
  const odd = { ...full, promo_code: { voucher: { code: "ÉTÉ–€", label: "", percent: 1 }, dealerCare: null } };
  for (const bundle of [full, odd, emptyBundle]) {
    const fragment = shareFragment(bundle) ?? "";
    expect(fragment).toMatch(/^#digi=1\.[\w-]+$/);
    expect(fragment.length).toBeLessThan(400);
    expect(readShared(fragment)).toEqual({ kind: "shared", shared: sharedBundleOf(bundle) });
  }
});

test("what does not go into a link has none", () => {
  const long = { ...full, address: { ...address, fttbAddressId: "x".repeat(101) } };
  expect(shareFragment(long)).toBeUndefined();
});

describe("what a page may be opened with", () => {
  const shared = sharedBundleOf(full);
  const line = { w: "1101", s: "s" };
  test.each(["", "#top", "#digi", "#Digi=1.e30"])("%j is the page's own", (fragment) => {
    expect(readShared(fragment)).toEqual({ kind: "none" });
  });

  test.each([
    ["nothing", "#digi=1."],
    ["another version", (shareFragment(full) ?? "").replace("=1.", "=2.")],
    ["cut off", (shareFragment(full) ?? "").slice(0, -3)],
    ["no base64", "#digi=1.***"],
    ["no UTF-8", "#digi=1._w"],
    ["no JSON", `#digi=1.${btoa("pack")}`],
    ["no pack", fragmentOf(null)],
    ["no list of lines", fragmentOf({ ...shared, m: undefined })],
    ["a seventh line", fragmentOf({ m: Array.from({ length: 7 }, () => line) })],
    ["a line of more than that", fragmentOf({ m: [{ ...line, phone: "+32470123456" }] })],
    ["another SIM", fragmentOf({ m: [{ ...line, s: "x" }] })],
    ["an id that is none", fragmentOf({ m: [], i: { $gt: "" } })],
    ["an empty id", fragmentOf({ m: [], a: "" })],
    ["a long id", fragmentOf({ m: [], a: "a".repeat(101) })],
    ["something more", fragmentOf({ m: [], price: 0 })],
    ["a prototype", `#digi=1.${btoa('{"m":[],"__proto__":{"i":"1201"}}')}`],
    ["a megabyte", `#digi=1.${"A".repeat(1024 * 1024)}`],
  ])("%s is a broken link", (_what, fragment) => {
    expect(readShared(fragment)).toEqual({ kind: "broken" });
  });

  test("whatever stands there, it is read without a fault", () => {
    assert(
      property(string({ unit: "binary", maxLength: 1200 }), (text) =>
        ["none", "broken", "shared"].includes(readShared(`#digi=1.${text}`).kind),
      ),
    );
  });
});

test("the same pack is told, in whatever order its lines and keys stand", () => {
  const { m, ...rest } = sharedBundleOf(full);
  expect(isSameBundle(full, { ...Object.fromEntries(Object.entries(rest).toReversed()), m: m.toReversed() })).toBe(true);
  expect(isSameBundle(full, { ...rest, m: m.slice(1) })).toBe(false);
  expect(isSameBundle(full, { m })).toBe(false);
  expect(isSameBundle(emptyBundle, { m: [] })).toBe(true);
});

/** Journeys of the builder with a link that is cut off or forged, or that asks for nothing on offer. */
import { expect, test } from "#tests/page.ts";
import { builderOn, everythingShared, fragmentOf, openBuilder, addressIds } from "./builder.ts";
import { storeBundle } from "./codes.ts";

const broken = "This link is not complete";
const of = (bundle: object): string => fragmentOf({ m: [], ...bundle });

test("says that a link cannot be read, whatever is wrong with it, and keeps the pack @all", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  await storeBundle(page);
  const { widget, total, section, bundle } = builderOn(page);
  const bad = {
    cut: fragmentOf(everythingShared).slice(0, -7),
    "of another version": fragmentOf(everythingShared).replace("=1.", "=2."),
    "of 1 MB": `#digi=1.${"A".repeat(1_000_000)}`,
    "with a seventh line": of({ m: Array.from({ length: 7 }, () => ({ w: "1101", s: "s" })) }),
    "with a number": of({ m: [{ w: "1101", s: "s", phone: "+32470123456" }] }),
    "with a key of its own": of({ prc: 0 }),
    "no base64": "#digi=1.%%%",
  };
  for (const [what, fragment] of Object.entries(bad)) {
    await test.step(what, async () => {
      await page.goto("about:blank");
      await openBuilder(page, fragment);
      await expect(widget).toContainText(broken);
      await expect(total).toContainText("€12");
      expect(new URL(page.url()).hash).toBe("");
    });
  }
  // The link is pasted into the address bar of a page on which the builder is already open.
  await page.evaluate((hash) => (location.hash = hash), bad.cut);
  await expect.poll(() => new URL(page.url()).hash).toBe("");

  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await openBuilder(
    page,
    of({ m: [{ w: "9999", s: "s" }], i: "9999", t: "9999", l: "9999", a: addressIds.brussels, v: "NOSUCH", d: "NOBODY" }),
  );
  await expect(section("mobile")).toContainText("The plan in your link is no longer on offer.");
  await expect(section("internet")).toContainText("The offer in your link isn’t available at this address.");
  await expect(total).toContainText("€0");
  expect((await bundle()).wanted).toMatchObject({ internet: null, lines: [] });

  await openBuilder(page, "?type=fax-machine&internet=internet-500");
  await expect(section("address")).toContainText("The offer in your link isn’t available at this address.");
  await expect(total).toContainText("€10");
});

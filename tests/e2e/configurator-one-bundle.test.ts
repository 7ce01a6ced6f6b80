/**
 * Journeys of builder, codes and summary on one page, as a partner or shop may have them: they share one bundle, and each shows a change at
 * once.
 */
import { checkVoucher } from "#core/domain/promo-code-check/promo-codes.contract.ts";
import { expect, test } from "#tests/page.ts";
import { atBothSizes, builderOn, addressIds, sizes } from "./builder.ts";
import { codesIn, said } from "./codes.ts";
import { fakeCall } from "./fake-api.ts";

test("what is chosen, entered or removed in one of the three is shown by the others, and a code is checked once @all", async ({ page }) => {
  await page.setViewportSize(sizes["a desk"]);
  const voucher = await fakeCall(page, checkVoucher);
  await page.addInitScript((id) => history.replaceState(null, "", `${location.pathname}?lang=en&fttbAddressId=${id}`), addressIds.brussels);
  await page.goto("/demo-pages/empty?lang=en");
  await page.locator("main").evaluate((main) => {
    main.innerHTML = ["digi-configurator", "digi-promo-code", "digi-bundle-summary"]
      .map((tag) => `<${tag} loading="eager"></${tag}>`)
      .join("");
  });
  const { widget: builder, addMobile, choose, section, row, total, undo } = builderOn(page);
  const codes = page.locator("digi-promo-code");
  const summary = page.locator("digi-bundle-summary");
  await expect(section("internet").locator('[data-focus="open-internet"]')).toBeVisible();
  for (const tag of [codes, summary]) await expect(tag).toContainText("Your pack is empty.");

  await addMobile();
  await choose("internet");
  const lines = summary.getByRole("list", { name: "What you’ve chosen" }).getByRole("listitem");
  await expect(lines).toHaveText([/Light.*€5/, /Fibre \+ 500 Mbps.*€10/]);
  await expect(said(summary)).toHaveText("Total: €15 a month");
  await expect(codes.locator(".ui-total")).toContainText("€15");

  await codesIn(codes).answer("voucher", "yes").check();
  await codesIn(codes).input("voucher").fill("WELCOME10");
  await codesIn(codes).apply("voucher").click();
  const inBuilder = codesIn(builder.locator("aside"));
  await expect(inBuilder.taken).toContainText("WELCOME10");
  await expect(lines.last()).toHaveText(/10% off for 12 months.*−€1\.50/);
  await expect(summary.locator(".ui-total")).toContainText("€13.50");
  expect(voucher.seen).toHaveLength(1);
  await atBothSizes(page, () => expect(total).toContainText("€13.50"));
  await page.setViewportSize(sizes["a desk"]);

  await builder.getByRole("button", { name: /^Delete Light/ }).click();
  await expect(lines).toHaveText([/Fibre \+ 500 Mbps.*€10/, /−€1/]);
  await expect(codes.locator(".ui-total")).toContainText("€9");
  await expect.poll(() => voucher.seen.length, "a changed pack is checked anew, by one of the three").toBe(2);
  await undo.click();
  await expect(lines).toHaveCount(3);

  await inBuilder.remove("WELCOME10").click();
  await expect(codesIn(codes).taken).toHaveCount(0);
  await expect(lines).toHaveCount(2);
  await section("address")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect(row("internet")).toHaveCount(0);
  await expect(lines).toHaveText([/Light.*€5/]);
  await builder.getByRole("button", { name: /^Delete Light/ }).click();
  for (const tag of [codes, summary]) await expect(tag).toContainText("Your pack is empty.");
});

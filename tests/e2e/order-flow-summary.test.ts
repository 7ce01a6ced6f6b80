/** Journeys of the order's summary beside the steps on a desktop: it is visible on each step, and gone after the order. */
import type { Page } from "playwright/test";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import { withInternet } from "#tests/bundles.ts";
import { expect, test } from "#tests/page.ts";
import { known, marie } from "#tests/unit/widgets/order-flow/samples.ts";
import { sizes } from "./builder.ts";
import { fakeCall } from "./fake-api.ts";
import { button, choose, heading, leave, openStep, orderButton, payByDebit, widget } from "./ordering.ts";
import { signInByHand } from "./signed-in.ts";

const bundle = (page: Page) => widget(page).getByRole("complementary", { name: "Your pack" });

/** Expects the summary beside the step with the given heading, with the ordered products, and fixed there while the page scrolls. */
async function expectSummary(page: Page, step: string): Promise<void> {
  await expect(heading(page, step)).toBeVisible();
  await expect(bundle(page), step).toContainText(/Light.*€5/s);
  await expect(bundle(page), step).toHaveCSS("position", "sticky");
}

test("keeps the summary in sight beside every step of a desk but the last, which has none [C-062] @all", async ({ page, request }) => {
  await page.setViewportSize(sizes["a desk"]);
  const unasked = { bundle: withInternet, draft: { portability: null, installation: null }, secret: { iban: null, isAgreed: false } };

  for (const [step, orderer, says] of [
    ["its-me", null, "Who is ordering?"],
    ["login", known, "Looks like you already have an account."],
    ["complete-profile", marie, "Your login"],
  ] as const)
    await test.step(step, async () => {
      await leave(page, { ...unasked, secret: { ...unasked.secret, orderer } });
      await openStep(page, step);
      await expectSummary(page, says);
    });

  await signInByHand(page, request);
  await leave(page, unasked);
  await test.step("digi-account", async () => {
    await openStep(page, "digi-account");
    await expectSummary(page, "Your details");
    await button(page, "Next").click();
  });
  await test.step("move-to-digi", async () => {
    await expectSummary(page, "Your internet and TV today");
    await choose(page, "portability", "2");
    await button(page, "Next").click();
  });
  await test.step("installation-slot", async () => {
    await expectSummary(page, "When may our technician come?");
    await widget(page)
      .getByRole("button", { name: /^First available/ })
      .click();
    await button(page, "Next").click();
  });
  await test.step("payment, scrolled to its end", async () => {
    await expectSummary(page, "How would you like to pay?");
    await page.setViewportSize({ ...sizes["a desk"], height: 500 });
    const before = await bundle(page).boundingBox();
    await button(page, "Next").evaluate((next) => next.scrollIntoView({ block: "end", behavior: "instant" }));
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled, "without scrolling there is nothing to see").toBeGreaterThan((before?.y ?? 0) - 16);
    expect((await bundle(page).boundingBox())?.y, "it stays at the window's upper edge").toBe(16);
    await page.setViewportSize(sizes["a desk"]);
    await payByDebit(page);
  });

  const call = await fakeCall(page, bundleOrder);
  call.answer({ data: { orderId: "500000001", outcome: "accepted", warnings: [], newAccount: false, total: 12, documents: [] } });
  await test.step("review-order", async () => {
    await expectSummary(page, "Check your order");
    await orderButton(page).click();
  });
  await test.step("confirm-order", async () => {
    await expect(heading(page, /^Thank you, /)).toBeFocused();
    await expect(widget(page).getByRole("complementary")).toHaveCount(0);
    await expect(widget(page).getByText("Your pack")).toHaveCount(0);
  });
});

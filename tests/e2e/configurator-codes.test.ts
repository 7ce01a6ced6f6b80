/**
 * Journeys of voucher and dealer's code in the builder's overview, against the real reference API: on a desktop, and on a phone in the
 * opened sheet.
 */
import type { Locator, Page } from "playwright/test";
import { checkVoucher } from "#core/domain/promo-code-check/promo-codes.contract.ts";
import { expect, test } from "#tests/page.ts";
import { sizes } from "./builder.ts";
import { codesIn, storeBundle, openPage, said } from "./codes.ts";
import { expectHeard, fakeCall } from "./fake-api.ts";

const tag = "digi-configurator";

const open = (page: Page, language: "en" | "fr" | "nl" = "en"): Promise<Locator> => openPage(page, "bundle", tag, language);

/** Returns the overview of the bundle: beside the sections on a wide screen, or the sheet, which is opened first, on a narrow one. */
async function bundleOf(page: Page, widget: Locator): Promise<Locator> {
  if ((page.viewportSize()?.width ?? 0) > 1000) return widget.locator("aside");
  await widget.locator(".pack-open").click();
  return widget.getByRole("dialog");
}

for (const [where, size] of Object.entries(sizes)) {
  test(`codes on ${where}: refused, taken, removed; kept over a reload, in another language [C-007, C-023, C-024, C-137, C-349, C-416, C-417] @all`, async ({
    page,
    complaints,
  }) => {
    complaints.announce(/422.*\/voucher/);
    await page.setViewportSize(size);
    await storeBundle(page);
    const widget = await open(page);
    const bundle = await bundleOf(page, widget);
    const codes = codesIn(bundle);

    await test.step("a voucher: not asked for, refused, taken", async () => {
      for (const kind of ["voucher", "dealerCare"] as const) {
        await expect(codes.answer(kind, "yes")).not.toBeChecked();
        await expect(codes.answer(kind, "no")).not.toBeChecked();
        await expect(codes.input(kind)).toHaveCount(0);
      }
      await codes.answer("voucher", "yes").check();
      for (const [typed, text] of [
        ["   ", "This field is required"],
        ["EXPIRED", "This code has expired."],
        ["<img src=x onerror=alert(1)>", "This code does not exist."],
        ["A".repeat(500), "This code does not exist."],
      ] as const) {
        await codes.input("voucher").fill(typed);
        await codes.input("voucher").press("Enter");
        await expect(codes.error("voucher")).toHaveText(text);
        await expect(codes.input("voucher")).toHaveValue(typed);
        await expect(codes.input("voucher")).toBeFocused();
        await expect(codes.input("voucher")).toHaveAttribute("aria-invalid", "true");
      }
      await expect(bundle.locator('[data-kind="discount"]')).toHaveCount(0);

      await codes.input("voucher").fill("welcome10");
      await codes.apply("voucher").click();
      await expect(codes.taken).toHaveText(/Voucher WELCOME10Your voucher has been applied: 10% off for 12 months\./);
      await expect(codes.taken).toBeFocused();
      await expect(bundle.locator('[data-kind="discount"]')).toHaveText(/10% off for 12 months−€1\.20/);
      await expect(bundle.locator(".pack-lines > li")).toHaveCount(3);
      await expect(widget.locator(".ui-total:visible").last()).toContainText(/€10\.80\s*for 12 months, then €12\s*One-off costs: €0/);
      await expect(said(widget)).toContainText("Total: €10.80 a month");
    });

    await test.step("a dealer's code changes no price; both are kept", async () => {
      await codes.answer("dealerCare", "yes").check();
      await codes.input("dealerCare").fill("dealer-bru");
      await codes.input("dealerCare").press("Enter");
      await expect(codes.taken.nth(1)).toHaveText(/Your dealerThank you! digi Shop Brussels is now your dealer\./);
      // A dealer's code changes no price, so the overview has no further line.
      await expect(bundle.locator(".pack-lines > li")).toHaveCount(3);
      const taken = await page.evaluate(() => JSON.parse(localStorage.getItem("appState") ?? "{}").bundle.promo_code);
      expect(taken).toEqual({
        voucher: { code: "WELCOME10", label: "10% off for 12 months", percent: 10, months: 12 },
        dealerCare: { code: "DEALER-BRU", label: "digi Shop Brussels", dealer: "digi Shop Brussels" },
      });
    });

    await test.step("after a reload, in another language; then both are removed", async () => {
      await page.reload();
      const again = codesIn(await bundleOf(page, await open(page, "fr")));
      await expect(again.taken).toHaveText([
        /Code promo WELCOME10.*10\s%\sde réduction pendant 12\smois/,
        /Votre revendeur.*digi Shop Bruxelles/,
      ]);

      const english = await bundleOf(page, await open(page));
      await codesIn(english).remove("WELCOME10").click();
      await expect(codesIn(english).input("voucher")).toBeFocused();
      await expect(english.locator('[data-kind="discount"]')).toHaveCount(0);
      await expect(said(widget)).toContainText("Total: €12 a month");
      await codesIn(english).remove("DEALER-BRU").click();
      await expect(codesIn(english).taken).toHaveCount(0);
      const kept = await page.evaluate(() => localStorage.getItem("appState") ?? "");
      expect(kept).toContain('"promo_code":{"voucher":null,"dealerCare":null}');
    });
  });
}

test("a changed pack asks again, quietly; a code that no longer fits leaves, and that is said [C-416] @all", async ({ page }) => {
  await storeBundle(page);
  const widget = await open(page);
  const bundle = await bundleOf(page, widget);
  const codes = codesIn(bundle);
  await codes.answer("voucher", "yes").check();
  await codes.input("voucher").fill("WELCOME10");
  await codes.input("voucher").press("Enter");
  await expect(codes.taken).toBeVisible();

  const voucher = await fakeCall(page, checkVoucher);
  await widget.getByRole("button", { name: /^Delete Light/ }).click();
  await expect.poll(() => voucher.seen.length).toBe(1);
  expect(JSON.parse(voucher.seen[0] ?? "")).toMatchObject({ code: "WELCOME10", bundle: { mobile: [{ wpId: "1102" }] } });
  // The answer that the code still counts does not end the undo.
  await expect(widget.getByRole("button", { name: "Undo" }).first()).toBeVisible();
  await expect(bundle.locator('[data-kind="discount"]')).toHaveText(/−€0\.70/);
  await expect(codes.taken).toBeVisible();

  const no = { error: true, code: "code_refused", message: { code: "This code is for two plans." } };
  voucher.fail({ answer: { json: { meta: { status: no }, status: no } } });
  await widget.getByRole("button", { name: "Undo" }).first().click();
  await expect(codes.error("voucher")).toHaveText("WELCOME10 no longer counts for your pack. This code is for two plans.");
  await expect(said(widget), "it has a say beside the total that it changes").toHaveText(
    "WELCOME10 no longer counts for your pack. This code is for two plans. Total: €12 a month",
  );
  await expect(codes.input("voucher")).toHaveValue("WELCOME10");
  await expect(bundle.locator('[data-kind="discount"]')).toHaveCount(0);
  await expect(bundle.locator(".ui-total")).toContainText("€12");
});

test("an API that is down, slow, answers HTML or has had enough, and a file that does not come: nothing typed is lost [C-023] @all", async ({
  page,
  complaints,
}) => {
  complaints.announce(/Failed to load|could not be loaded|could not be fetched/);
  await page.clock.install();
  let isLost = true;
  await page.route("**/configurator.codes.js*", (route) => (isLost ? route.fulfill({ status: 503, body: "" }) : route.continue()));
  await storeBundle(page);
  const widget = await open(page);
  const bundle = widget.locator("aside");
  await expect(async () => {
    await page.clock.fastForward(2000);
    await expect(bundle).toContainText("This part couldn’t be loaded.", { timeout: 200 });
  }).toPass();
  isLost = false;
  await bundle.getByRole("button", { name: "Try again" }).click();
  const codes = codesIn(bundle);
  await codes.answer("voucher", "yes").check();
  await codes.input("voucher").fill("welcome10");

  const voucher = await fakeCall(page, checkVoucher);
  const alert = codes.form("voucher").locator("[part=alert]");
  const fails = async (answer: Parameters<typeof voucher.fail>[0]["answer"], text: string, press: Locator): Promise<void> => {
    voucher.fail({ answer });
    await press.click();
    await expect(async () => {
      await page.clock.fastForward(2000); // The call is idempotent, so it is sent three times before the failure is shown.
      await expect(alert).toContainText(text, { timeout: 200 });
    }).toPass();
    await expectHeard(alert);
    await expect(codes.input("voucher")).toHaveValue("welcome10");
  };
  await fails({ status: 503, body: "<h1>Gateway</h1>" }, "Code 503", codes.apply("voucher"));
  const retry = alert.getByRole("button", { name: "Try again" });
  await fails({ body: "<!doctype html><title>Login</title>" }, "Code response.invalid", retry);
  await fails("none", "Our service can’t be reached at the moment", retry);
  const enough = { error: true, code: "rate_limited", message: "Too many." };
  await fails({ status: 429, headers: { "retry-after": "30" }, json: { meta: { status: enough } } }, "You can try again in ", retry);
  await expect(alert).toContainText("What you typed is kept.");
  await page.clock.fastForward(30_000);
  await expect(retry).toBeVisible();

  voucher.pass();
  const letGo = voucher.hold();
  await codes.apply("voucher").click();
  await expect(codes.apply("voucher")).toHaveAttribute("aria-busy", "true");
  await expect(said(widget)).toHaveText("We’re checking your code.");
  await page.clock.fastForward(10_000);
  await expect(said(widget)).toHaveText("This is taking a while.");
  await codes.form("voucher").getByRole("button", { name: "Stop waiting" }).click();
  await expect(codes.apply("voucher")).not.toHaveAttribute("aria-busy", "true");
  letGo();
  await voucher.isOver();
  await expect(codes.taken).toHaveCount(0); // The first answer comes late, when nobody waits for it any more.
  await expect(codes.input("voucher")).toHaveValue("welcome10");
  await codes.apply("voucher").click();
  await expect(codes.taken).toBeVisible();
});

test("a dealer's page names its dealer, leaves nothing in a browser that only looks, and what is removed stays removed [C-024] @all", async ({
  page,
}) => {
  await page.goto("/demo-pages/empty?lang=en");
  await page
    .locator("main")
    .evaluate((main) => (main.innerHTML = '<digi-configurator loading="eager" dealer="DEALER-BRU"></digi-configurator>'));
  const widget = page.locator(tag);
  const codes = codesIn(widget.locator("aside"));
  await expect(codes.taken).toHaveText(/Your dealerdigi Shop Brussels/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await codes.remove("DEALER-BRU").click();
  await expect(said(widget)).toContainText("DEALER-BRU is no longer in your pack.");
  await expect(codes.input("dealerCare")).toBeFocused();
  await widget.evaluate((host) => host.setAttribute("dealer", "DEALER-ANT"));
  await widget.evaluate((host) => host.setAttribute("dealer", "DEALER-BRU"));
  await expect(codes.taken).toHaveCount(0);
});

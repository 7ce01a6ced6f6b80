/** Journeys of forms whose files come late, after the press that opens them: nothing moves, and the focus is not lost. */
import type { Locator, Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { recordShiftsFromNow, shiftsOf, untilInputIsOld } from "#tests/shifts.ts";
import { hold } from "./fake-api.ts";
import { openDigiTv, withAccount } from "./my-digi-digi-tv.ts";
import { alert, area, button, heading, section } from "./my-digi-orders.ts";
import { number, openPackages, orderButton, signInWithTvAlone, start, withInternetAlone } from "./my-digi-product-order.ts";
import { openProduct } from "./my-digi-product.ts";

/** Presses what opens a part whose file is held, and lets the file come once what moves is no longer ascribed to the press. */
async function openLate(page: Page, part: string, opener: Locator): Promise<void> {
  const letGo = await hold(page, `**/my-digi.${part}.js*`);
  await recordShiftsFromNow(page);
  await opener.click();
  await expect(area(page).locator(".ui-skeleton:visible")).toHaveCount(1);
  await expect(opener, "the focus waits where it was").toBeFocused();
  await untilInputIsOld(page);
  letGo();
}

async function expectNothingMoved(page: Page): Promise<void> {
  const shifts = (await shiftsOf(page)).filter(({ isVisitors }) => !isVisitors);
  expect(shifts.reduce((sum, { value }) => sum + value, 0).toFixed(3), JSON.stringify(shifts)).toBe("0.000");
}

for (const width of [320, 768, 1280])
  test(`at ${width} px a form of settings, of Digi TV and of an order comes late: nothing moves, the focus goes on with it [C-103] [C-116] [C-161] @all`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { address } = await signInWithTvAlone(page, request);

    await test.step("the field of a setting", async () => {
      await openProduct(page, "mobile", "?tab=section_mobile_settings");
      const change = button(page, "Change Limit beyond the bundle, per month");
      await openLate(page, "setting-edit", change);
      await expect(area(page).getByRole("textbox", { name: "Limit beyond the bundle, per month" })).toBeFocused();
      await expect(change, "the form takes the place of the row").toBeHidden();
      await expectNothingMoved(page);
      await page.keyboard.press("Escape");
      await expect(change).toBeFocused();
    });

    await test.step("the new password of Digi TV", async () => {
      await openDigiTv(page, withAccount, "&tab=section_digitv_settings");
      const change = button(page, "Change the password");
      await openLate(page, "tv-password", change);
      await expect(heading(page, "A new password for Digi TV")).toBeFocused();
      await expect(change).toBeHidden();
      await expectNothingMoved(page);
    });

    await test.step("the checkout of a package", async () => {
      await openPackages(page, "internet", address);
      await expect(orderButton(page)).toBeVisible();
      await openLate(page, "product-checkout", area(page).getByRole("button", { name: /Fibre \+ 1 Gbps$/ }));
      await expect(start(page, /^As soon as possible/)).toBeVisible();
      await expect(section(page, "Your order")).toContainText("Fibre + 1 Gbps");
      await expect(orderButton(page)).toHaveCount(1);
      await expectNothingMoved(page);
    });

    await test.step("the number of a landline, above the checkout that came before it", async () => {
      await openPackages(page, "landline", withInternetAlone);
      await openLate(page, "landline-number", area(page).getByRole("button", { name: /Landline \+ Unlimited$/ }));
      await expect(number(page)).toHaveCount(0);
      await expect(area(page).getByRole("radio", { name: /^A new number/ })).toBeVisible();
      await expect(orderButton(page)).toHaveCount(1);
      await expectNothingMoved(page);
    });
  });

test("a form whose file fails says so beside what opened it, with other ways, and comes with a second try [C-103] [C-116] [C-161] @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce(/Failed to load resource|could not be loaded/);
  const { address } = await signInWithTvAlone(page, request);
  const fail = async (part: string, opener: Locator): Promise<void> => {
    const file = `**/my-digi.${part}.js*`;
    await page.route(file, (route) => route.abort());
    await opener.click();
    await expect(alert(page).last()).toContainText("This part couldn’t be loaded.");
    await expect(alert(page).last().getByRole("link")).toHaveText(["+32 2 870 41 41", "support@digi.example"]);
    await expect(opener, "the focus is not lost").toBeFocused();
    await page.unroute(file);
    await button(page, "Try again").click();
  };

  await openProduct(page, "mobile", "?tab=section_mobile_settings");
  const change = button(page, "Change Limit beyond the bundle, per month");
  await fail("setting-edit", change);
  await expect(area(page).getByRole("textbox", { name: "Limit beyond the bundle, per month" })).toBeFocused();
  await expect(change).toBeHidden();

  await openDigiTv(page, withAccount, "&tab=section_digitv_settings");
  await fail("tv-password", button(page, "Change the password"));
  await expect(heading(page, "A new password for Digi TV")).toBeFocused();

  await openPackages(page, "internet", address);
  await fail("product-checkout", area(page).getByRole("button", { name: /Fibre \+ 1 Gbps$/ }));
  await expect(section(page, "Your order")).toContainText("Fibre + 1 Gbps");
  await expect(orderButton(page)).toBeEnabled();

  await openPackages(page, "landline", withInternetAlone);
  await fail("landline-number", area(page).getByRole("button", { name: /Landline \+ Unlimited$/ }));
  await expect(area(page).getByRole("radio", { name: /^A new number/ })).toBeVisible();
});

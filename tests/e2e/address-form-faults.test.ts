/** Journeys of the address form with failures in place of an answer of the address book. */
import type { Locator, Page } from "playwright/test";
import { addressCity, addressNumber, addressStreet } from "#core/domain/address/address.contract.ts";
import { expect, test } from "#tests/page.ts";
import { api, confirmed, events, expectKept, field, open, option, submit, widget } from "./address-form.ts";
import { boxOf, fakeCall, faults, passTime, type Fault } from "./fake-api.ts";

const alert = (page: Page): Locator => widget(page).locator('[part="alert"]');

test("shows one box at the field, with a retry, and keeps what was typed, whatever answers a lookup @all", async ({
  page,
  complaints,
  context,
}) => {
  complaints.announce("Failed to load resource");
  complaints.announce("net::ERR_INTERNET_DISCONNECTED");
  await page.clock.install();
  const [cities, streets, numbers] = [
    await fakeCall(page, addressCity),
    await fakeCall(page, addressStreet),
    await fakeCall(page, addressNumber),
  ];
  await open(page);
  const expectBox = async (fault: Fault): Promise<Locator> => {
    const shown = await boxOf(page, alert(page), fault);
    await expect(shown).toContainText("What you typed is kept.");
    await expect(widget(page).locator('[part="error"]')).toHaveCount(0);
    return shown;
  };
  const outage = faults["an outage, in words"] as Fault;
  const retry = (): Locator => alert(page).getByRole("button", { name: "Try again" });
  cities.fail(outage);
  await field(page, "postalCode").fill("1000");
  await expectBox(outage);
  await expect(field(page, "postalCode")).toHaveValue("1000");
  cities.pass();
  await retry().click();
  await expect(field(page, "street")).toBeEnabled();

  let press = (): Promise<void> => field(page, "street").fill("Grand");
  for (const [name, fault] of Object.entries(faults))
    await test.step(`of the street: ${name}`, async () => {
      streets.fail(fault);
      await press();
      await expectBox(fault);
      await expect(field(page, "street")).toHaveValue("Grand");
      if (fault.retry === "in 30 s") await passTime(page, 30, () => expect(retry()).toBeVisible({ timeout: 100 }));
      press = () => retry().click();
    });
  streets.pass();
  await press();
  await expect(alert(page)).toHaveCount(0);
  await field(page, "street").press("ArrowDown");
  await option(page, "Grand-Place").click();

  numbers.fail(outage);
  await field(page, "number").fill("1");
  await expectBox(outage);
  numbers.pass();
  await context.setOffline(true);
  await retry().click();
  await passTime(page, 2, () => expect(alert(page)).toContainText("You are offline", { timeout: 100 }));
  await context.setOffline(false);
  await retry().click();
  await expect(alert(page)).toHaveCount(0);
  await field(page, "number").press("ArrowDown");
  await option(page, "1").click();
  await expectKept(page);

  await test.step("a captcha that is refused confirms nothing; confirmed again, it does", async () => {
    const check = `${api}/api/recaptcha`;
    await page.route(check, (route) => route.fulfill({ json: { meta: { status: { error: false } }, res: false } }));
    await page.clock.fastForward("10:00");
    await expect(widget(page).locator('.ui-captcha[data-state="failed"]')).toBeVisible();
    await expectKept(page);
    expect(await events(page, "digi-address-changed")).toEqual([]);
    await page.unroute(check);
    await widget(page).getByRole("button", { name: "Please confirm again" }).click();
    await expect(submit(page)).toBeEnabled();
    await submit(page).click();
    await expect(confirmed(page)).toBeFocused();
  });
});

/** Journeys of what can go wrong in the fibre check: a lookup, the check itself, its result, and the link to its page. */
import type { Locator, Page } from "playwright/test";
import { addressCity, addressInfrastructure, addressStreet } from "#core/domain/address/address.contract.ts";
import { expect, test } from "#tests/page.ts";
import { boxOf, expectHeard, fakeCall, faults, passTime, type Fault } from "./fake-api.ts";
import { calls, events, expectKept, field, fillIn, goBack, heading, open, option, submit, widget, withoutFibre } from "./fiber-check.ts";
import { formFaults } from "./form-faults.ts";

const alert = (page: Page): Locator => widget(page).locator('[part="alert"]');

test("says in its place that the result's file or its offers do not come, asks for them again, and keeps the way on @all", async ({
  page,
  complaints,
}) => {
  complaints.announce("fiber-check.result");
  complaints.announce("Failed to load resource");
  let isMissing = true;
  await page.route("**/fiber-check.result.js*", (route) => (isMissing ? route.abort() : route.continue()));
  let isDown = true;
  const down = { status: 400, json: { meta: { status: { error: true, message: "Not now." } } } };
  await page.route(calls.offers, (route) => (isDown ? route.fulfill(down) : route.continue()));
  await open(page);
  await fillIn(page);
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
  await expect(alert(page)).toContainText("What you typed is kept.");
  isMissing = false;
  await alert(page).getByRole("button", { name: "Try again" }).click();
  await expect(heading(page, "Fibre is available")).toBeFocused();
  await expect(alert(page)).toContainText("Not now.");
  await expectHeard(alert(page));
  const link = widget(page).getByRole("link", { name: "Compose my pack" });
  await expect(link).toHaveAttribute("href", /\?fttbAddressId=FTTB-1000[^&]*$/);
  isDown = false;
  await alert(page).getByRole("button", { name: "Try again" }).click();
  await expect(widget(page).getByRole("radio")).toHaveCount(3);
  await expect(link).toHaveAttribute("href", /&internet=internet-500$/);
  await goBack(page);
  await expectKept(page);
});

formFaults({
  name: "fibre check",
  endpoint: addressInfrastructure,
  widget,
  open,
  fillIn: async (page) => {
    await fillIn(page, withoutFibre);
    await expect(submit(page)).toBeEnabled();
  },
  submit,
  expectKept: (page) => expectKept(page, withoutFibre),
  expectSent: async (page) => {
    await expect(heading(page, "No fibre here yet")).toBeFocused();
    expect(await events(page, "digi-fiber-checked"), "of the answer alone").toHaveLength(1);
    await widget(page).getByRole("button", { name: "Close and check another address" }).click();
    await expectKept(page, withoutFibre);
  },
  first: { field: "postalCode", text: "1000" },
  refused: { field: "box", label: "Box", other: "1" },
  daily: "another shape",
  proves: {
    "a refusal": "[P-285]",
    "an outage": "[P-290, P-291]",
    "an outage, in words": "[P-285, P-290]",
    "no JSON": "[P-291]",
    "refused values": "[P-288]",
  },
});

test("whatever comes instead of an answer to a lookup: one box at its field with a retry, and nothing red @all", async ({
  page,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await page.clock.install();
  const [cities, streets] = [await fakeCall(page, addressCity), await fakeCall(page, addressStreet)];
  await open(page);
  const box = async (fault: Fault): Promise<Locator> => {
    const shown = await boxOf(page, alert(page), fault);
    await expect(shown).toContainText("What you typed is kept.");
    await expect(alert(page)).toHaveCount(1);
    await expect(widget(page).locator('[part="error"]')).toHaveCount(0);
    await expect(widget(page).getByText("Nothing found")).toHaveCount(0);
    return shown;
  };

  await test.step("of the postal code, where a check asks again and finds nothing wrong with it", async () => {
    const outage = faults["an outage, in words"] as Fault;
    cities.fail(outage);
    await field(page, "postalCode").fill("1000");
    await box(outage);
    const before = cities.seen.length;
    await submit(page).click();
    await expect(field(page, "postalCode")).toBeFocused();
    await box(outage);
    expect(cities.seen.length).toBeGreaterThan(before);
    cities.pass();
    await submit(page).click();
    await expect(field(page, "city")).toHaveValue("Brussels");
    await expect(alert(page)).toHaveCount(0);
  });

  let press = (): Promise<void> => field(page, "street").fill("Grand");
  for (const [name, fault] of Object.entries(faults))
    await test.step(`of the street: ${name}`, async () => {
      streets.fail(fault);
      await press();
      const retry = (await box(fault)).getByRole("button", { name: "Try again" });
      await expect(field(page, "street")).toHaveValue("Grand");
      if (fault.retry === "in 30 s") {
        await expect(retry).toHaveCount(0);
        await passTime(page, 30, () => expect(retry).toBeVisible({ timeout: 100 }));
      }
      press = () => retry.click();
    });
  streets.pass();
  await press();
  await expect(field(page, "street")).toBeFocused();
  await expect(alert(page)).toHaveCount(0);
  await field(page, "street").press("ArrowDown");
  await expect(option(page, "Grand-Place")).toBeVisible();
  await expect(widget(page).getByRole("status")).toHaveText(/^\d+ suggestions?$/);
});

test("offline and back: said at the postal code, and asked again by hand @all", async ({ page, context }) => {
  await open(page);
  await field(page, "postalCode").fill("5000"); // The API client has been loaded once a lookup has been made.
  await expect(field(page, "city")).toHaveValue("Namur");
  // The security check, which starts by itself, has finished, too.
  await expect(widget(page).locator(".ui-captcha[data-state=verified]")).toBeAttached();
  await context.setOffline(true);
  await field(page, "postalCode").fill("1000");
  await expect(alert(page)).toContainText("You are offline");
  await expectHeard(alert(page));
  await context.setOffline(false);
  await alert(page).getByRole("button", { name: "Try again" }).click();
  await expect(field(page, "city")).toHaveValue("Brussels");
});

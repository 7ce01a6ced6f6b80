/** Tests that nothing moves by itself when an action of Digi TV is answered late: it is done, or it could not be sent. */
import type { Locator, Page } from "playwright/test";
import { digiTvActivateAccount, digiTvChangePassword, digiTvDeactivateAccount } from "#core/domain/customer/digi-tv.contract.ts";
import { expect, test } from "#tests/page.ts";
import { recordShiftsFromNow, shiftsOf, untilInputIsOld, untilStill } from "#tests/shifts.ts";
import { fakeCall, faults, type Fault } from "./fake-api.ts";
import * as tv from "./my-digi-digi-tv.ts";
import { alert, area, button, heading, question } from "./my-digi-orders.ts";
import { removeHeader, signInWithProducts } from "./signed-in.ts";

const outage = faults["an outage"] as Fault;

const actions = [
  {
    ...{ what: "the activation", call: digiTvActivateAccount },
    async begin(page: Page): Promise<Locator> {
      await tv.openActivation(page);
      await tv.fillPasswords(page, tv.tvPassword);
      return button(page, "Activate Digi TV");
    },
  },
  {
    ...{ what: "a new password", call: digiTvChangePassword },
    async begin(page: Page): Promise<Locator> {
      await tv.openDigiTv(page, tv.withAccount, "&tab=section_digitv_settings");
      await button(page, "Change the password").click();
      await expect(heading(page, "A new password for Digi TV")).toBeFocused();
      await tv.fillPasswords(page, tv.tvPassword);
      return button(page, "Save the new password");
    },
  },
  {
    ...{ what: "the end", call: digiTvDeactivateAccount },
    async begin(page: Page): Promise<Locator> {
      await tv.openDigiTv(page, tv.withAccount, "&tab=section_digitv_settings");
      await tv.bringWayOn(page, button(page, "End Digi TV"));
      await tv.askForEnd(page);
      return question(page).getByRole("button", { name: "End Digi TV", exact: true });
    },
  },
];

for (const { what, call: endpoint, begin } of actions)
  test(`nothing moves when ${what} of Digi TV is answered late, done or not sent, at 320 and at 1280 px @all`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.announce("Failed to load resource");
    const call = await fakeCall<any>(page, endpoint);
    for (const outcome of ["not sent", "done"])
      for (const width of [320, 1280])
        await test.step(`${outcome}, ${width} px`, async () => {
          await page.setViewportSize({ width, height: 1080 });
          await signInWithProducts(page, request);
          if (outcome === "done") call.answer({});
          else call.fail(outage);
          const press = await begin(page);
          await expect(area(page).locator(".ui-skeleton")).toHaveCount(0);
          await removeHeader(page);
          await page.evaluate(() => document.fonts.ready);
          await press.scrollIntoViewIfNeeded();
          await untilStill(press);
          const letGo = call.hold();
          await recordShiftsFromNow(page);
          await press.click();
          await expect(press).toHaveAttribute("aria-busy", "true");
          await untilInputIsOld(page);
          letGo();
          await expect(alert(page).last()).toBeFocused();
          await expect(area(page).locator(".ui-skeleton")).toHaveCount(0);
          expect.soft((await shiftsOf(page)).filter(({ isVisitors }) => !isVisitors)).toEqual([]);
        });
  });

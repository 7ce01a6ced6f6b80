/** Tests that nothing moves by itself when an action of Digi TV is answered late: it is done, or it could not be sent. */
import type { Locator, Page } from "playwright/test";
import { digiTvActivateAccount, digiTvChangePassword, digiTvDeactivateAccount } from "#core/domain/customer/digi-tv.contract.ts";
import { expect, test } from "#tests/page.ts";
import { expectStillWhenLate } from "./answered-late.ts";
import * as tv from "./my-digi-digi-tv.ts";
import { alert, button, heading, question } from "./my-digi-orders.ts";

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

for (const { what, ...action } of actions)
  test(`nothing moves when ${what} of Digi TV is answered late, done or not sent, at 320 and at 1280 px @all`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.announce("Failed to load resource");
    const expectEnd = (): Promise<void> => expect(alert(page).last()).toBeFocused();
    await expectStillWhenLate(page, request, { ...action, answer: {}, expectEnd });
  });

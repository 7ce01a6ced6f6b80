/** The actions of a customer on the Digi TV page. Each is tested with every fault of an API call (my-digi-action-faults.test.ts). */
import type { Page } from "playwright/test";
import {
  digiTvActivateAccount,
  digiTvChangePassword,
  digiTvDeactivateAccount,
  digiTvDeactivateDevice,
} from "#core/domain/customer/digi-tv.contract.ts";
import { expect } from "#tests/page.ts";
import type { Action } from "./faulty-action.ts";
import { askForEnd, deviceNames, field, fillPasswords, tvPassword, withAccount, withoutAccount } from "./my-digi-digi-tv.ts";
import { area, button, question } from "./my-digi-orders.ts";

const address = `&address-id=${withAccount}`;

async function expectPasswords(page: Page): Promise<void> {
  await expect(field(page, "password")).toHaveValue(tvPassword);
  await expect(field(page, "password-repeat")).toHaveValue(tvPassword);
}

const confirm = (page: Page, name: string): Promise<void> => question(page).getByRole("button", { name, exact: true }).click();

export const digiTvColumns: readonly (readonly Action[])[] = [
  [
    {
      name: "activating Digi TV",
      ...{ product: "digi-tv", section: "activate", query: `&address-id=${withoutAccount}`, endpoint: digiTvActivateAccount },
      async begin(page) {
        await field(page, "email").fill("living@digi.example");
        await fillPasswords(page, tvPassword);
      },
      send: (page) => button(page, "Activate Digi TV").click(),
      async expectKept(page) {
        await expect(field(page, "email")).toHaveValue("living@digi.example");
        await expectPasswords(page);
      },
      expectDone: (page) => expect(area(page).getByRole("group", { name: /^Digi TV is active\./ })).toBeFocused(),
    },
  ],
  [
    {
      name: "removing a device",
      ...{ product: "digi-tv", section: "devices", query: address, endpoint: digiTvDeactivateDevice },
      begin: (page) => button(page, "Remove Google Pixel 8").click(),
      send: (page) => confirm(page, "Remove"),
      expectKept: (page) => expect(question(page).getByRole("heading", { name: "Remove Google Pixel 8?" })).toBeVisible(),
      async expectDone(page) {
        await expect(question(page)).toBeHidden();
        await expect(area(page).getByRole("group", { name: "The device is removed." })).toBeFocused();
        await page.clock.runFor(3000);
        await expect(deviceNames(page)).toHaveText(["Apple iPad Air", "Samsung QE55Q60"]);
      },
    },
  ],
  [
    {
      name: "a new password of Digi TV",
      ...{ product: "digi-tv", section: "settings", query: address, endpoint: digiTvChangePassword },
      async begin(page) {
        await button(page, "Change the password").click();
        await fillPasswords(page, tvPassword);
      },
      send: (page) => button(page, "Save the new password").click(),
      expectKept: expectPasswords,
      expectDone: (page) => expect(area(page).getByRole("group", { name: /^The password of Digi TV is changed\./ })).toBeFocused(),
    },
  ],
  [
    {
      name: "ending Digi TV",
      ...{ product: "digi-tv", section: "settings", query: address, endpoint: digiTvDeactivateAccount },
      begin: async (page) => void (await askForEnd(page)),
      send: (page) => confirm(page, "End Digi TV"),
      expectKept: (page) => expect(question(page).getByRole("heading", { name: "End Digi TV?" })).toBeVisible(),
      async expectDone(page) {
        await expect(question(page)).toBeHidden();
        await expect(area(page).getByRole("group", { name: /^Your Digi TV account ends on / })).toBeFocused();
      },
    },
  ],
];

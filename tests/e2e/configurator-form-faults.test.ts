/**
 * Journeys of what can go wrong when the builder's address form is sent: the check of the address, the request for news about fibre, and
 * the security check of both.
 */
import type { Locator, Page } from "playwright/test";
import { addressInfrastructure } from "#core/domain/address/address.contract.ts";
import { captchaChallenge } from "#core/services/captcha/altcha.contract.ts";
import { captchaCheck } from "#core/services/captcha/captcha.contract.ts";
import { formsOpenFiber } from "#core/domain/leads/open-fiber.contract.ts";
import { requestTimeoutMs } from "#core/base/values/limits.ts";
import { expect, test } from "#tests/page.ts";
import { builderOn, openBuilder, addresses } from "./builder.ts";
import { fakeCall, faults, type Fault } from "./fake-api.ts";
import { formFaults } from "./form-faults.ts";

test.beforeEach(({ complaints }) => complaints.announce(/Failed to load resource|could not be fetched|security check/));

const page503 = faults["an outage"] as Fault;

const section = (page: Page): Locator => builderOn(page).section("address");

async function openAddress(page: Page): Promise<void> {
  const { addAddress } = await openBuilder(page);
  await addAddress.click();
}

const ofAddress = {
  widget: section,
  submit: (page: Page) => builderOn(page).submit,
  // The address form's security check and fields are tested separately in this file and in `configurator-faults.test.ts`.
  without: ["refused values", "a refused security check", "a failed security check", "an expired security check", "two presses"],
} as const;

formFaults({
  ...ofAddress,
  name: "checking an address",
  endpoint: addressInfrastructure,
  open: openAddress,
  fillIn: async (page) => {
    const { fillAddress, submit } = builderOn(page);
    await fillAddress(addresses.brussels);
    await expect(submit).toBeEnabled();
  },
  expectKept: (page) => expect(builderOn(page).field("street")).toHaveValue("Grand-Place"),
  expectSent: (page) => expect(section(page).locator('[data-focus="address"]')).toContainText("Grand-Place 1"),
  first: { field: "postalCode", text: "1000" },
  refused: { field: "box", label: "Box", other: "1" },
  daily: "no way there",
});

const typed = { first_name: "Marie", last_name: "Peeters", email: "marie@example.be" };

formFaults({
  ...ofAddress,
  name: "'Keep me informed'",
  endpoint: formsOpenFiber,
  open: async (page) => {
    await openAddress(page);
    const { check, widget } = builderOn(page);
    await check(addresses.namur);
    await widget.getByRole("button", { name: "Keep me informed" }).click();
  },
  fillIn: async (page) => {
    const { field, submit } = builderOn(page);
    for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
    await expect(submit).toBeEnabled();
  },
  expectKept: async (page) => {
    for (const [name, text] of Object.entries(typed)) await expect(builderOn(page).field(name)).toHaveValue(text);
  },
  expectSent: async (page) => {
    await expect(section(page)).toContainText("We’ll write to marie@example.be");
    await expect(section(page)).toContainText("Rue de Fer 20");
  },
  first: { field: "first_name", text: "Marie" },
  refused: { field: "email", label: "Email address", other: "noor@example.be" },
  daily: "an outage",
});

for (const [what, endpoint] of [
  ["its puzzle", captchaChallenge],
  ["the answer to its solution", captchaCheck],
] as const) {
  test(`offers to confirm the security check again, whatever comes in place of ${what}, and keeps the address [C-434, C-450] @all`, async ({
    page,
    context,
  }) => {
    await page.clock.install();
    const call = await fakeCall(page, endpoint as typeof captchaChallenge);
    call.fail(page503);
    const { addAddress, fillAddress, field, section, submit, widget } = await openBuilder(page);
    const again = widget.getByRole("button", { name: "Please confirm again" });
    const isWorking = section("address").locator(".ui-captcha[data-state=working]");
    const expectKept = async (): Promise<void> => {
      await expect(field("postalCode")).toHaveValue("1000");
      await expect(field("street")).toHaveValue("Grand-Place");
      await expect(field("number")).toHaveValue("1");
      await expect(section("address").locator("[part=alert]")).toHaveCount(0);
    };
    /** Moves the clock forward until the failure is shown: a call that may be repeated is sent three times first. */
    const passUntilFailed = (stepMs: number): Promise<void> =>
      expect(async () => {
        await page.clock.fastForward(stepMs);
        await expect(again).toBeVisible({ timeout: 200 });
      }).toPass({ intervals: [20] });
    await addAddress.click();
    let press = (): Promise<void> => fillAddress(addresses.brussels);
    for (const [name, fault] of Object.entries(faults)) {
      await test.step(name, async () => {
        const before = call.seen.length;
        call.fail(fault);
        await press();
        // The clock is moved after the call was made, because a puzzle that is solved meanwhile would reach its time limit.
        await expect.poll(() => call.seen.length).toBeGreaterThan(before);
        await passUntilFailed(fault.answer === "late" ? requestTimeoutMs : 2000);
        await expect(submit).toBeDisabled();
        await expectKept();
        press = () => again.click();
      });
    }

    await test.step("slow", async () => {
      call.pass();
      const letGo = call.hold();
      await again.click();
      await expect(isWorking).toBeVisible();
      await expect(submit).toBeDisabled();
      await expectKept();
      letGo();
      await expect(submit).toBeEnabled();
    });

    await test.step("too old without a connection: it is solved as soon as that is back", async () => {
      await context.setOffline(true);
      await page.clock.fastForward("10:00");
      await passUntilFailed(2000);
      await expectKept();
      await context.setOffline(false);
      await expect(submit).toBeEnabled();
      await expectKept();
    });
    await submit.click();
    await expect(section("address").locator('[data-focus="address"]')).toContainText("Grand-Place 1");
  });
}

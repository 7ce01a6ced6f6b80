/** Two things in the builder's address that can fail beside its own calls: the wish to be told of fibre, and the security check of its form. */
import { captchaChallenge } from "#core/captcha/altcha.contract.ts";
import { captchaCheck } from "#core/captcha/captcha.contract.ts";
import { formsOpenFiber } from "#core/leads/open-fiber.contract.ts";
import { requestTimeoutMs } from "#core/values/limits.ts";
import { expect, test } from "#tests/page.ts";
import { openBuilder, places } from "./builder.ts";
import { fakeCall, faults, throughFaults, type Fault } from "./fake-api.ts";

test.beforeEach(({ complaints }) => complaints.announce(/Failed to load resource|could not be fetched|security check/));

const page503 = faults["an outage"] as Fault;

test("'Keep me informed': whatever comes in place of an answer, and without a connection, what was typed stays, and it is taken afterwards @all", async ({
  page,
  context,
}) => {
  await page.clock.install();
  const call = await fakeCall(page, formsOpenFiber);
  const { addAddress, check, field, section, submit, widget } = await openBuilder(page);
  await addAddress.click();
  await check(places.namur);
  await widget.getByRole("button", { name: "Keep me informed" }).click();
  const typed = { first_name: "Marie", last_name: "Peeters", email: "marie@example.be" };
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
  await expect(submit).toBeEnabled();
  const alert = section("address").locator("[part=alert]");
  const expectKept = async (): Promise<void> => {
    for (const [name, text] of Object.entries(typed)) await expect(field(name)).toHaveValue(text);
  };
  await throughFaults({ page, call, alert, submit, expectKept }, () => call.fail(page503));
  await expect(alert).toContainText("Code 503");

  call.pass();
  await expect(submit, "it has its security check").toBeEnabled();
  await context.setOffline(true);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toContainText("You are offline");
  await expectKept();
  await context.setOffline(false);
  await expect(submit).toBeEnabled();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(section("address")).toContainText("We’ll write to marie@example.be");
  await expect(section("address")).toContainText("Rue de Fer 20");
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
    /** What may be repeated is sent three times. */
    const passUntilFailed = (stepMs: number): Promise<void> =>
      expect(async () => {
        await page.clock.fastForward(stepMs);
        await expect(again).toBeVisible({ timeout: 200 });
      }).toPass({ intervals: [20] });
    await addAddress.click();
    let press = (): Promise<void> => fillAddress(places.brussels);
    for (const [name, fault] of Object.entries(faults)) {
      await test.step(name, async () => {
        const before = call.seen.length;
        call.fail(fault);
        await press();
        // What is solved meanwhile would find its own time over.
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

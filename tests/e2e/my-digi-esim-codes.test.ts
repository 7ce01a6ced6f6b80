/**
 * The journey of the codes that are sent before an eSIM is installed, at the real API: five wrong codes, another code after a minute, a
 * code that is too old, and the last code. The test moves the clock of its own demo by minutes.
 */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import * as esim from "./my-digi-esim.ts";
import { area, errors, heading } from "./my-digi-orders.ts";
import { said } from "./my-digi-product.ts";
import { apiAt, siteAt, startTimedDemo } from "./own-demo.ts";
import { signInByHand } from "./signed-in.ts";

const port = ports.codesDemo;
const demoApi = apiAt(port);
const minuteMs = 60_000;

test.use({ baseURL: siteAt(port) });
let demo: Awaited<ReturnType<typeof startTimedDemo>>;
test.beforeAll(async () => {
  demo = await startTimedDemo({ port });
});
test.afterAll(() => demo.stop());

const enter = async (page: Page, code: string): Promise<void> => {
  await esim.oneTimeCode(page).fill(code);
  await esim.checkButton(page).click();
};

test("five wrong codes burn it; another one comes after a minute, and one that is too old asks for the next [C-246, C-391, C-392] @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const { tokens } = await signInByHand(page, request, "demo@digi.example", demoApi);
  const contact = esim.newContact();
  await esim.setContact(request, tokens, contact, { api: demoApi, headers: { origin: siteAt(port) } });
  const codeNow = (): Promise<string> => esim.smsCode(request, { contact }, demoApi);
  const resend = async (): Promise<string> => {
    const before = await codeNow();
    await demo.pass(minuteMs);
    await page.clock.fastForward(minuteMs);
    await esim.resendButton(page).click();
    await expect(said(page)).toHaveText("A new code is on its way. Earlier codes no longer work.");
    await expect(esim.oneTimeCode(page)).toHaveValue("");
    await expect(area(page)).toContainText("You have 5 attempts left.");
    return before;
  };
  await page.clock.install();
  await esim.openEsim(page);
  await esim.agree(page);
  const right = Number(await codeNow());

  for (const left of [4, 3, 2, 1, 0]) {
    await enter(page, String((right + 1 + left) % 1_000_000).padStart(6, "0"));
    const says = left === 0 ? "Too many incorrect codes. Please request a new one." : `You have ${left} attempt`;
    await expect(errors(page)).toContainText(says);
  }
  await expect(esim.resendButton(page), "the minute is not over").toBeDisabled();

  const burnt = await resend();
  await enter(page, burnt);
  await expect(errors(page), "the code of before").toHaveText("This code is not correct. You have 4 attempts left.");

  await demo.pass(31 * minuteMs);
  await enter(page, await codeNow());
  await expect(errors(page), "by the API's clock").toHaveText("This code has expired. Please request a new one.");

  await resend();
  await enter(page, await codeNow());
  await expect(heading(page, "Your eSIM")).toBeFocused();
  expect(await esim.shownCode(page)).toMatch(/^LPA:1\$smdp\.digi\.example\$/);
});

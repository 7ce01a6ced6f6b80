/** Tests that nothing on the page moves by itself when a later step of an eSIM's activation comes late: the code, and the eSIM. */
import type { Locator, Page } from "playwright/test";
import { esimActivate, esimManage } from "#core/domain/customer/esim.contract.ts";
import { expect, test } from "#tests/page.ts";
import { recordShiftsFromNow, shiftsOf, untilInputIsOld } from "#tests/shifts.ts";
import { api } from "./access.ts";
import { hold } from "./fake-api.ts";
import * as esim from "./my-digi-esim.ts";
import { area, heading } from "./my-digi-orders.ts";
import { removeHeader } from "./signed-in.ts";

/** Presses the button, holds the call back until the press is old, and returns what moved when the next step came. */
async function movedAfter(page: Page, press: Locator, path: string, next: string) {
  const letGo = await hold(page, `${api}${path}`);
  await press.scrollIntoViewIfNeeded();
  await press.click();
  await expect(press).toHaveAttribute("aria-busy", "true");
  await untilInputIsOld(page);
  await recordShiftsFromNow(page);
  letGo();
  await expect(heading(page, next)).toBeFocused();
  return (await shiftsOf(page)).filter(({ isVisitors }) => !isVisitors);
}

for (const width of [320, 1280])
  test(`nothing moves when the step of the code and that of the eSIM come late, at ${width} px @all`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 1080 });
    const customer = await esim.signInWithEsim(page, request);
    await esim.openEsim(page);
    await removeHeader(page);
    await esim.answerNo(page);
    expect(await movedAfter(page, esim.agreeButton(page), esimActivate.path, "Enter the code"), "the code").toEqual([]);
    await esim.oneTimeCode(page).fill(await esim.smsCode(request, customer));
    expect(await movedAfter(page, esim.checkButton(page), esimManage.path, "Your eSIM"), "the eSIM").toEqual([]);
    await expect(area(page).getByRole("img", { name: "QR code of your eSIM" })).toBeVisible();
    expect(
      (await shiftsOf(page)).filter(({ isVisitors }) => !isVisitors),
      "the picture",
    ).toEqual([]);
  });

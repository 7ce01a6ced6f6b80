/** Journeys of the code that the login mails: the code is sent again, refused, used up or expired, or the visitor gives up. */
import type { Locator, Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { api } from "./access.ts";
import { loginCode } from "./access.ts";
import { alert, field, heading, overview, reachCode, widget } from "./login.ts";

/** Returns the error of the code field, which is next to the field in the tag's light DOM. */
const error = (page: Page): Locator => widget(page).locator('[slot$="-error"]:visible');
/** Returns different codes that are all wrong. */
const otherThan = (code: string): string[] => ["000000", "111111", "222222", "333333", "444444", "555555"].filter((one) => one !== code);

test("five wrong codes burn the code; only a new one helps [P-119] @all", async ({ page, request, complaints }) => {
  complaints.announce("401");
  const { code } = await reachCode(page, request);
  await expect(widget(page)).toContainText("The code is valid for 30 more minutes. You have 5\u00a0attempts left.");
  const [first = "", ...wrong] = otherThan(code);
  await page.keyboard.type(first);
  for (const left of ["4\u00a0attempts", "3\u00a0attempts", "2\u00a0attempts", "1\u00a0attempt"]) {
    await expect(field(page, "code")).toHaveAccessibleDescription(new RegExp(`This code is not correct. You have ${left} left.`));
    await expect(field(page, "code")).toBeFocused();
    await page.keyboard.type(wrong.pop() ?? ""); // The caret is behind the last wrong code, which the next one replaces.
  }
  await expect(error(page)).toHaveText("Too many incorrect codes. Please request a new one.");
  const button = widget(page).getByRole("button", { name: "Confirm the code" });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription("Request a new code first.");
  await expect(widget(page).getByRole("button", { name: "Send a new code" })).toBeDisabled();
});

test("a code that was refused is not sent again, neither by itself nor by hand; its digits stand unselected @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("401");
  await page.setViewportSize({ width: 320, height: 440 });
  const { code } = await reachCode(page, request, { isScrolled: true });
  await expect(heading(page, "Enter the code"), "a step begins with its heading in sight").toBeInViewport({ ratio: 1 });
  // A part of the field is outside of its boxes, so it is not completely visible.
  await expect(field(page, "code")).toBeInViewport({ ratio: 0.8 });
  const [wrong = ""] = otherThan(code);
  const given: string[] = [];
  page.on("request", (one) => void (one.postData()?.includes("verification_code") && given.push(one.url())));
  await page.keyboard.type(wrong);
  await expect(error(page)).toBeVisible();
  await expect(widget(page).getByRole("status")).toContainText("This code is not correct.");
  await expect(field(page, "code")).toHaveValue(wrong);
  expect(
    await field(page, "code").evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart, selectionEnd]),
  ).toEqual([6, 6]);
  await page.keyboard.type(wrong);
  await expect(error(page)).toHaveCount(0); // The message disappears, because another code was begun.
  await page.keyboard.press("Enter");
  await expect(error(page)).toContainText("You have 4\u00a0attempts left.");
  expect(given).toHaveLength(1);
  await page.keyboard.type(code);
  await expect(page).toHaveURL(/\/en\/my-digi\/overview$/);
});

test("a code may be sent again when the server's time is over, counted down across a reload, and never sends the field @all", async ({
  page,
  request,
}) => {
  await page.clock.install();
  const { email, code } = await reachCode(page, request);
  const resend = widget(page).getByRole("button", { name: "Send a new code" });
  const secondsLeft = async (): Promise<number> =>
    Number(
      /\d+/.exec(
        (await widget(page)
          .getByText(/^You can try again in/)
          .textContent()) ?? "",
      )?.[0],
    );
  await expect(resend).toHaveAccessibleDescription(/^You can try again in \d\d\ss\.$/);
  const before = await secondsLeft();
  expect(before).toBeLessThanOrEqual(60);
  await page.clock.fastForward(20_000);
  await expect.poll(secondsLeft).toBeLessThanOrEqual(before - 20);
  await page.reload();
  await expect(heading(page, "Enter the code")).toBeVisible();
  await expect(field(page, "code")).not.toBeFocused(); // The field is not focused, because the visitor did not ask for it.
  await expect(resend).toBeDisabled();
  await expect(resend).toHaveAccessibleDescription(/^You can try again in \d\d\ss\.$/);
  await page.clock.fastForward(60_000);
  await expect(resend).toBeEnabled();

  const sent: string[] = [];
  await page.route(`${api}/oauth2/**`, (route) => {
    sent.push(new URL(route.request().url()).pathname);
    const data = { channel: "mail", destination: "c•••@example.be", expires_in: 1800, resend_in: 60, attempts_left: 5, cookies: true };
    return route.fulfill({ json: { meta: { status: { error: false } }, data } });
  });
  await field(page, "code").fill(code.slice(0, 5));
  await resend.click();
  await expect(alert(page)).toHaveText("A new code is on its way. Earlier codes no longer work.");
  await expect(widget(page).getByRole("status")).toHaveText("A new code is on its way. Earlier codes no longer work.");
  expect(sent).toEqual(["/oauth2/send_code"]);
  await expect(field(page, "code")).toHaveValue("");
  await expect(field(page, "code")).toBeFocused();
  await expect(resend).toBeDisabled();
  await page.unroute(`${api}/oauth2/**`);
  await page.keyboard.type(await loginCode(request, email));
  await expect(page).toHaveURL(overview);
});

test("asked too early, the API names its own time, and the button waits for it @all", async ({ page, request, complaints }) => {
  complaints.announce(/429|ERR_FAILED/);
  await page.clock.install();
  await reachCode(page, request);
  await page.clock.fastForward(61_000); // Only the page's clock is moved; by the API's clock the call comes too early.
  const resend = widget(page).getByRole("button", { name: "Send a new code" });
  await resend.click();
  await expect(alert(page)).toBeFocused();
  await expect(alert(page)).toContainText("We’ve only just sent you a message.");
  await expect(resend).toBeDisabled();
  // The code that was sent before is still valid.
  await expect(widget(page).getByRole("button", { name: "Confirm the code" })).toBeEnabled();

  await page.route(`${api}/oauth2/send_code`, (route) => route.abort());
  await page.clock.fastForward(60_000);
  await resend.click();
  await expect(alert(page)).toContainText("Our service can’t be reached at the moment");
  await expect(alert(page).getByRole("button"), "a retry there would send the field").toHaveCount(0);
  await expect(resend).toBeEnabled();
});

test("a code of half an hour ago has expired [P-118] @all", async ({ page, request }) => {
  await page.clock.install();
  await reachCode(page, request);
  await page.clock.fastForward(29 * 60_000);
  await expect(widget(page)).toContainText("The code is valid for 1 more minute.");
  await page.clock.fastForward(60_000);
  await expect(error(page)).toHaveText("This code has expired. Please request a new one.");
});

test("back to another email: the first step is empty, and a reload stays there @all", async ({ page, request }) => {
  await reachCode(page, request);
  await widget(page).getByRole("button", { name: "Use another email address" }).click();
  await expect(field(page, "username")).toBeFocused();
  await expect(field(page, "username")).toHaveValue("");
  await page.reload();
  await expect(widget(page).and(page.locator(":state(ready)"))).toBeVisible();
  await expect(field(page, "username")).toBeVisible();
});

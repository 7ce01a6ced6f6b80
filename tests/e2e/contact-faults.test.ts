/** All that can go wrong on the way of a message: its captcha, its call, its answer. */
import { expect, test } from "#tests/page.ts";
import { formsContact } from "#widgets/contact/contact.contract.ts";
import { alert, api, errors, expectKept, field, fillIn, open, post, sentPanel, submit, widget } from "./contact.ts";
import { countCalls, fakeCall, hold, throughFaults } from "./fake-api.ts";
import { pdf } from "./sample-files.ts";

test.describe("captcha @all", () => {
  test("the button waits for it and says so; while sending there is no second press [P-018, P-019, P-020]", async ({ page }) => {
    const releaseCheck = await hold(page, `${api}/api/recaptcha`);
    const releaseForm = await hold(page, post);
    const calls = countCalls(page, post);
    await open(page);
    const reason = async () => widget(page).locator(`[id="${await submit(page).getAttribute("aria-describedby")}"]`);
    await expect(submit(page)).toBeDisabled();
    await expect(await reason()).toContainText("security check");
    await field(page, "first_name").focus();
    await expect(await reason()).toHaveText("Automatic security check");
    releaseCheck();
    await fillIn(page);
    await submit(page).dblclick();
    await expect(submit(page)).toHaveAttribute("aria-busy", "true");
    await expect(submit(page)).toBeDisabled();
    releaseForm();
    await expect(sentPanel(page)).toBeFocused();
    expect(calls()).toBe(1);
  });

  test("that failed is asked for again by hand; that expired is solved anew; nothing typed is lost [P-276, C-401, C-434, C-450]", async ({
    page,
    complaints,
  }) => {
    complaints.announce("503");
    await page.clock.install();
    await open(page);
    await page.route(`${api}/api/recaptcha`, (route) => route.continue({ url: `${api}/~503/api/recaptcha` }), { times: 1 });
    await field(page, "first_name").fill("Marie");
    const again = widget(page).getByRole("button", { name: "Please confirm again" });
    await expect(again).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
    await again.click();
    await fillIn(page);
    const renewed = page.waitForRequest(`${api}/api/altcha-challenge`);
    await page.clock.fastForward("10:00");
    await renewed;
    await expect(submit(page)).toBeEnabled();
    await expectKept(page);
    await submit(page).click();
    await expect(sentPanel(page)).toBeFocused();
  });

  test("that the API refuses is renewed, and the same message goes through then", async ({ page, complaints }) => {
    complaints.announce("422");
    let spent = "";
    await page.route(post, async (route) => {
      const headers = route.request().headers();
      const body = route.request().postData() ?? "";
      const token = /name="recaptcha"\r\n\r\n(\S+)/.exec(body)?.[1] ?? "";
      if (spent === "") spent = token;
      // What the first call carries is spent before it arrives.
      if (token === spent)
        await page.request.post(post, { headers: { "content-type": headers["content-type"] ?? "" }, data: Buffer.from(body) });
      await route.continue();
    });
    await open(page);
    await fillIn(page);
    await submit(page).click();
    await expect(alert(page)).toBeFocused();
    await expectKept(page);
    await expect(submit(page)).toBeEnabled();
    await submit(page).click();
    await expect(sentPanel(page)).toBeFocused();
  });
});

test.describe("failures @all", () => {
  test("whatever goes wrong: a warning in place, nothing typed is lost, and what stands there then is sent [P-285, P-286, P-287, P-290, P-291]", async ({
    page,
    complaints,
  }) => {
    complaints.announce("Failed to load resource");
    await page.clock.install();
    const call = await fakeCall(page, formsContact);
    await open(page);
    await fillIn(page);
    await field(page, "upload").setInputFiles(pdf(2000));
    const form = { page, call, alert: alert(page), submit: submit(page), expectKept: () => expectKept(page, "plan.pdf") };
    await throughFaults(form, async () => {
      call.answer({}, "Thank you.");
      await field(page, "message").fill("Something else");
    });
    await expect(sentPanel(page)).toBeFocused();
    const [first, last] = [call.seen[0], call.seen.at(-1)];
    expect(first).not.toContain("Something else");
    for (const part of ["Something else", 'filename="plan.pdf"']) expect(last).toContain(part);
  });

  test("offline and back", async ({ page, complaints }) => {
    complaints.announce("net::ERR_INTERNET_DISCONNECTED");
    await open(page);
    await fillIn(page);
    await page.context().setOffline(true);
    await submit(page).click();
    await expect(alert(page)).toContainText("You are offline");
    await expectKept(page);
    await page.context().setOffline(false);
    await expect(async () => {
      await widget(page).getByRole("button", { name: "Please confirm again" }).or(submit(page)).first().click();
      await expect(sentPanel(page)).toBeFocused({ timeout: 2000 });
    }).toPass();
  });

  test("a list of the server's at a field is joined; a key without a field is shown as it is [P-213, P-214, P-288]", async ({
    page,
    complaints,
  }) => {
    complaints.announce("422");
    const message = { phone: ["This number is not in use.", "Try another."], budget: ["Unknown"] };
    await page.route(post, (route) =>
      route.fulfill({ status: 422, json: { meta: { status: { error: true, code: "invalid", message } } } }),
    );
    await open(page);
    await fillIn(page);
    await submit(page).click();
    await expect(errors(page)).toHaveText(["This number is not in use., Try another."]);
    await expect(alert(page)).toContainText("budget: Unknown");
    await alert(page).getByRole("link", { name: "Phone number: This number is not in use., Try another." }).click();
    await expect(field(page, "phone")).toBeFocused();
    await expectKept(page);
    await field(page, "phone").fill("470999999");
    await expect(errors(page)).toHaveCount(0);
  });
});

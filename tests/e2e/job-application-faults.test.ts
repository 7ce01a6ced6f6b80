/** All that can go wrong on the way of a job application. */
import { expect, test } from "#tests/page.ts";
import { formsJobApplication } from "#widgets/job-application/job-application.contract.ts";
import { countCalls, fakeCall, hold, throughFaults } from "./fake-api.ts";
import { alert, api, applied, endpoint, expectKept, field, fillIn, open, submit, widget } from "./job-application.ts";

test.describe("failures @all", () => {
  test("whatever goes wrong: a warning in place, nothing is lost, and what stands there then is sent [P-285, P-286, P-287, P-290, P-291]", async ({
    page,
    complaints,
  }) => {
    complaints.announce("Failed to load resource");
    await page.clock.install();
    const call = await fakeCall(page, formsJobApplication);
    await open(page);
    await fillIn(page);
    const form = { page, call, alert: alert(page), submit: submit(page), expectKept: () => expectKept(page) };
    await throughFaults(form, async () => {
      call.answer({}, "Thank you.");
      await field(page, "first_name").fill("Noor");
    });
    await expect(widget(page).getByRole("heading", { name: "Thank you." })).toBeFocused();
    for (const part of ["Noor", 'filename="cv.pdf"', 'filename="letter.pdf"']) expect(call.seen.at(-1)).toContain(part);
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
      await expect(applied(page)).toBeFocused({ timeout: 2000 });
    }).toPass();
  });

  test("a double click sends once [P-020]", async ({ page }) => {
    const calls = countCalls(page, api + endpoint);
    const letGo = await hold(page, api + endpoint);
    await open(page);
    await fillIn(page);
    await submit(page).dblclick();
    await expect(submit(page)).toHaveAttribute("aria-busy", "true");
    letGo(); // an answer between the two presses would have the second fall on what says it was sent, and take focus from it
    await expect(applied(page)).toBeFocused();
    expect(calls()).toBe(1);
  });

  test("a captcha that failed is asked for again by hand; one that expired is solved anew; no file is lost [P-276, C-434]", async ({
    page,
    complaints,
  }) => {
    complaints.announce("503");
    await page.clock.install();
    await open(page);
    await page.route(`${api}/api/recaptcha`, (route) => route.continue({ url: `${api}/~503/api/recaptcha` }), { times: 1 });
    await field(page, "first_name").fill("Zoë");
    await widget(page).getByRole("button", { name: "Please confirm again" }).click();
    await fillIn(page);
    const renewed = page.waitForRequest(`${api}/api/altcha-challenge`);
    await page.clock.fastForward("10:00");
    await renewed;
    await expect(submit(page)).toBeEnabled();
    await expectKept(page);
    await submit(page).click();
    await expect(applied(page)).toBeFocused();
  });

  test("a captcha that the API refuses is renewed, and the same files go through then", async ({ page, complaints }) => {
    complaints.announce("422");
    let isFirst = true;
    await page.route(`${api}${endpoint}`, async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      const body = route.request().postDataBuffer()?.toString("latin1") ?? "";
      return route.continue({ postData: Buffer.from(body.replace(/(name="recaptcha"\r\n\r\n)\S+/, "$1guessed"), "latin1") });
    });
    await open(page);
    await fillIn(page);
    await submit(page).click();
    await expect(alert(page)).toBeFocused();
    await expectKept(page);
    await expect(submit(page)).toBeEnabled();
    await submit(page).click();
    await expect(applied(page)).toBeFocused();
  });
});

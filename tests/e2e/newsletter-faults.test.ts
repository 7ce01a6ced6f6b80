/** All that can go wrong on the way of a subscriber: the captcha, the API, the browser, the page. */
import { expect, test } from "#tests/page.ts";
import { formsSubscribe } from "#widgets/newsletter/newsletter.contract.ts";
import { fakeCall, throughFaults } from "./fake-api.ts";
import { api, expectKept, field, fillIn, open, submit, subscribe, widget } from "./newsletter.ts";

test("checks its token with the API, and a refused check leaves it unverified without an error box [P-274, P-275, P-276, C-400, C-401, C-434] @all", async ({
  page,
}) => {
  let answer = false;
  await page.route(`${api}/api/recaptcha`, (route) => {
    expect(Object.keys(route.request().postDataJSON() as object)).toEqual(["token"]);
    return answer ? route.continue() : route.fulfill({ json: { meta: { status: { error: false } }, res: false } });
  });
  await open(page);
  await field(page, "first_name").fill("Marie");
  const again = widget(page).getByRole("button", { name: "Please confirm again" });
  await expect(again).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await expect(widget(page).locator('[part="alert"]')).toHaveCount(0);
  answer = true;
  await again.click();
  await expect(submit(page)).toBeEnabled();
  await expect(field(page, "first_name")).toHaveValue("Marie");
});

test("an expired captcha is solved anew by itself and nothing typed is lost [C-450] @all", async ({ page }) => {
  await page.clock.install();
  await open(page);
  await fillIn(page);
  const renewed = page.waitForRequest(`${api}/api/altcha-challenge`);
  await page.clock.fastForward("10:00");
  await renewed;
  await expect(submit(page)).toBeEnabled();
  await expectKept(page);
});

test("whatever goes wrong at the API: a warning in place, nothing typed is lost, and the same form goes through afterwards [P-285, P-290, P-291, C-412, C-413] @all", async ({
  page,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await page.clock.install();
  const call = await fakeCall(page, formsSubscribe);
  await open(page);
  await fillIn(page);
  const alert = widget(page).locator('[part="alert"]');
  await throughFaults({ page, call, alert, submit: submit(page), expectKept: () => expectKept(page) }, () => call.answer({}));
  await expect(widget(page).getByRole("button", { name: "Subscribe someone else" })).toBeVisible();
});

test("shows the server's field errors joined, as 'label: message' lines that lead to their fields [P-213, P-214, P-286, P-288, C-414] @all", async ({
  page,
  complaints,
}) => {
  complaints.announce("422");
  const message = { email: ["Unknown domain.", "Please check."], stranger: ["Not known here."] };
  await page.route(subscribe, (route) =>
    route.fulfill({ status: 422, json: { meta: { status: { error: true, code: "invalid", message } } } }),
  );
  await open(page);
  await fillIn(page);
  await submit(page).click();
  const alert = widget(page).locator('[part="alert"]');
  await expect(alert).toContainText("Email address: Unknown domain., Please check.");
  await expect(alert).toContainText("stranger: Not known here.");
  await expect(widget(page).locator('[part="error"]')).toHaveText("Unknown domain., Please check.");
  await alert.getByRole("link").click();
  await expect(field(page, "email")).toBeFocused();
});

test("shows a string message as it is, and 'Success!' where the server says nothing [P-265, P-287, P-289, P-292, C-415] @all", async ({
  page,
  complaints,
}) => {
  complaints.announce("400");
  let json: unknown = { meta: { status: { error: true, message: "The list is closed <b>today</b>." } } };
  let status = 400;
  await page.route(subscribe, (route) => route.fulfill({ status, json: json as object }));
  await open(page);
  await fillIn(page);
  await submit(page).click();
  await expect(widget(page).locator('[part="alert"]')).toContainText("The list is closed <b>today</b>.");
  status = 200;
  json = { meta: { status: { error: false, message: { success: "Welcome aboard." } } } };
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
  await expect(widget(page).getByRole("heading", { name: "Welcome aboard." })).toBeVisible();
});

test("works where the page's storage is blocked @all", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = { get: () => { throw new DOMException("denied", "SecurityError"); } }; // prettier-ignore
    for (const area of ["localStorage", "sessionStorage"]) Object.defineProperty(window, area, refuse);
  });
  await open(page);
  await fillIn(page, `blocked.${Date.now()}@example.be`);
  await submit(page).click();
  await expect(widget(page).getByRole("button", { name: "Subscribe someone else" })).toBeVisible();
});

for (const [what, dataApi, reason] of [
  ["missing", "", "data-api is missing"],
  ["of an API that is not there", 'data-api="http://localhost:9"', "Content-Security-Policy blocks http://localhost:9"],
] as const) {
  test(`data-api ${what}: the check says that it did not succeed, can be asked again, and nothing typed is lost @all`, async ({
    page,
    complaints,
  }) => {
    complaints.announce("Failed to load resource");
    complaints.announce("ERR_");
    complaints.announce("Content Security Policy"); // the site allows its own API only
    complaints.announce("[digi] The security check of a form did not succeed");
    await page.route("**/demo-pages/newsletter*", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/data-api="[^"]*"/, dataApi) });
    });
    await open(page);
    await field(page, "first_name").fill("José-María");
    await expect(widget(page).getByRole("button", { name: "Please confirm again" })).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    await expect(field(page, "first_name")).toHaveValue("José-María");
    await expect.poll(() => complaints.said.join("\n")).toContain(reason);
  });
}

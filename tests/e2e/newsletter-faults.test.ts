/** Journeys of what can go wrong when a visitor subscribes to the newsletter: the captcha, the API, the browser or the host page fails. */
import { expect, test } from "#tests/page.ts";
import { formsSubscribe } from "#widgets/newsletter/newsletter.contract.ts";
import { formFaults } from "./form-faults.ts";
import { expectKept, field, fillIn, open, submit, subscribe, widget } from "./newsletter.ts";

formFaults({
  name: "newsletter",
  endpoint: formsSubscribe,
  answer: {},
  widget,
  open,
  fillIn,
  submit,
  expectKept,
  expectSent: (page) => expect(widget(page).getByRole("button", { name: "Subscribe someone else" })).toBeVisible(),
  first: { field: "first_name", text: "Marie" },
  refused: { field: "email", label: "Email address", other: "noor@example.be" },
  daily: "every fault",
  proves: {
    "a refusal": "[P-285, C-412]",
    "an outage": "[P-290, P-291]",
    "an outage, in words": "[P-285, P-290, C-412, C-413]",
    "no JSON": "[P-291]",
    "refused values": "[P-213, P-214, P-286, P-288, C-414]",
    "a failed security check": "[P-274, P-275, P-276, C-400, C-401, C-434]",
    "an expired security check": "[C-450]",
    "two presses": "[P-019, P-020]",
  },
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
    complaints.announce("Content Security Policy"); // The policy of the site allows only its own API.
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

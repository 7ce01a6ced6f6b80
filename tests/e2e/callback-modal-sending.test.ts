/** Journeys of a request of the callback dialog: it is sent to an endpoint, handled by the page, or handled by nobody. */
import { expect, test } from "#tests/page.ts";
import { answerOf, pressTwice } from "#tests/presses.ts";
import { api, confirmation, dialog, expectKept, field, fillIn, open, submit, watchCalls, widget } from "./callback-modal.ts";
import { hold } from "./fake-api.ts";
import { listen } from "./host-page.ts";

const post = `${api}/forms/callback`;

test("the site's own dialog really sends: the answer says when, and customer service has the mail [P-005, P-155]", async ({
  page,
  request,
}) => {
  const lastName = `Peeters${[..."abcdefgh"].map(() => "abcdefghij"[Math.floor(Math.random() * 10)]).join("")}`;
  await page.goto("/en/contact");
  await page.locator("#call-me").click();
  await fillIn(page);
  await field(page, "last_name").fill(lastName);
  expect((await answerOf(page, post, () => submit(page).click())).status).toBe(200);
  await expect(dialog(page)).toContainText("Thank you! We have received your request.");
  const mails = (await (await request.get(`${api}/demo/outbox`)).json()) as { subject: string; text: string }[];
  const [mail, ...others] = mails.filter(({ subject }) => subject.includes(lastName));
  expect(others).toEqual([]);
  expect(mail?.text).toMatch(new RegExp(`José-María ${lastName}\\nPhone: \\+32470123456\\n`));
});

test("a request that nobody takes is confirmed without a promise, and the page's author is told, once and by the doctor @all", async ({
  page,
  complaints,
}) => {
  complaints.announce("nobody takes this request");
  await open(page, { isTaken: false });
  await fillIn(page);
  const succeeded = await listen(page, "digi-success");
  const calls = watchCalls(page);
  for (const time of ["first", "second"]) {
    await submit(page).click();
    await expect(confirmation(page)).toBeVisible();
    const promises = dialog(page)
      .getByText(/We’ll call|We will call/)
      .filter({ visible: true });
    await expect(promises, `the ${time} time`).toHaveCount(0);
    await expect(page.getByRole("dialog", { name: "Call me back" })).toBeVisible();
    await expect(dialog(page)).toContainText("You can also call us: +32 2 870 41 41");
    await dialog(page).getByRole("button", { name: "Back" }).click();
    await expect(page.getByRole("dialog", { name: "We’ll call you back" })).toBeVisible();
  }
  expect(complaints.said).toHaveLength(1);
  expect(await succeeded()).toEqual([]);
  expect(calls).toEqual([]);
  const doctor = (): Promise<{ code: string }[]> =>
    page.evaluate(() => (window as unknown as { digiWidgets: { doctor(): Promise<{ code: string }[]> } }).digiWidgets.doctor());
  expect(await doctor()).toMatchObject([
    { code: "callback-unclaimed", tag: "digi-callback-modal", fix: '<digi-callback-modal for="call-me" endpoint="/forms/callback">' },
  ]);
  await widget(page).evaluate((element) => ((element as unknown as { endpoint: string }).endpoint = "/forms/callback"));
  expect(await doctor()).toEqual([]);
});

test("the catalogue's snippet for it works as it is: its button, `for` and `endpoint` @all", async ({ page }) => {
  await page.goto("/catalogue?tag=digi-callback-modal");
  const lines = page.locator("#builder-snippet");
  const whole =
    /<script async .+<\/script>\n<button type="button" id="call-me">Call me back<\/button>\n<digi-callback-modal for="call-me" endpoint="\/forms\/callback"><\/digi-callback-modal>$/;
  await expect(lines).toHaveText(whole);
  await page.locator("#builder-preview").getByRole("button", { name: "Call me back" }).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator("#builder-tag").selectOption("digi-contact");
  await expect(lines).toHaveText(/<\/script>\n<digi-contact><\/digi-contact>$/);
  await page.locator("#builder-tag").selectOption("digi-callback-modal");
  await expect(lines).toHaveText(whole);
});

test("a page that cancels digi-submit keeps the form as it is, and nothing is confirmed or sent @all", async ({ page }) => {
  await open(page, { attributes: `endpoint="/forms/callback"` });
  await fillIn(page);
  const calls = watchCalls(page);
  const submitted = await listen(page, "digi-submit", { cancel: true });
  await submit(page).click();
  await expect.poll(submitted).toHaveLength(1);
  await expect(submit(page)).toBeEnabled();
  await expectKept(page);
  await expect(confirmation(page)).toHaveCount(0);
  expect(calls).toEqual([]);
});

test.describe("with an endpoint @all", () => {
  test("posts the fields there, shows that it sends, and confirms only after the answer [P-020, P-155]", async ({ page }) => {
    const release = await hold(page, post);
    await open(page, { attributes: `endpoint="/forms/callback"` });
    await fillIn(page);
    const calls = watchCalls(page);
    const sent = page.waitForRequest(post);
    const meanwhile = async (): Promise<void> => {
      await expect(submit(page)).toBeDisabled();
      await expect(confirmation(page)).toHaveCount(0);
    };
    await pressTwice(submit(page), { letGo: release, meanwhile });
    const body = (await sent).postData() ?? "";
    const parts = { first_name: "José-María", phone_number: "470123456", radio: "yes", digi_terms: "1", digi_contact: "1", agree: "1" };
    for (const [name, value] of Object.entries({ ...parts, lang: "en", platform: "web" }))
      expect(body).toContain(`name="${name}"\r\n\r\n${value}\r\n`);
    expect(body).toContain('name="recaptcha"');
    await expect(confirmation(page)).toBeFocused();
    await expect(dialog(page)).toContainText(
      /Thank you! We have received your request\. We’ll call you on \w+day,? \d+ \w+ \d{4}, between 09:00 and 17:00\./,
    );
    await expect(dialog(page)).toContainText("Your number: +32\u00a0470\u00a012\u00a034\u00a056");
    expect(calls).toHaveLength(1);
  });
});

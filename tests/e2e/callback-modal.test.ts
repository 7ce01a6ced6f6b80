/** The callback dialog on the real site: opened by the page, filled in, confirmed, refused, closed. */
import type { Locator, Page, Request } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { formsCallback } from "#core/leads/callback.contract.ts";
import { fakeCall, throughFaults } from "./fake-api.ts";

const api = `http://localhost:${ports.api}`;
const post = `${api}/forms/callback`;
const widget = (page: Page): Locator => page.locator("digi-callback-modal");
const dialog = (page: Page): Locator => widget(page).getByRole("dialog");
const field = (page: Page, name: string): Locator => widget(page).locator(`[name="${name}"]`);
const submit = (page: Page): Locator => widget(page).locator('button[type="submit"]');
const errors = (page: Page): Locator => widget(page).locator('[part="error"]');
const confirmation = (page: Page): Locator => dialog(page).getByRole("heading", { name: "Message sent" });

const weekday = new Date("2026-01-15T10:00:00+01:00");

/** A page that holds the tag alone, with a button of its own; opened by that button. Thursday morning unless `now` says otherwise, or the test has a clock of its own. */
async function open(page: Page, { attributes = "", lang = "en", now = weekday as Date | "own", isTaken = true } = {}): Promise<void> {
  if (now !== "own") await page.clock.setFixedTime(now);
  await page.goto(`/demo-pages/empty?lang=${lang}`);
  const html = `<button id="call-me">Call me</button><digi-callback-modal for="call-me" ${attributes}></digi-callback-modal>`;
  await page.locator("main").evaluate((main, tags) => (main.innerHTML = tags), html);
  if (isTaken) await page.evaluate(takeRequests);
  await page.locator("#call-me").click();
  await expect(dialog(page)).toBeVisible();
}

/** A page that sees to the requests itself. */
const takeRequests = (): void => document.addEventListener("digi-submit", (event) => ((event as CustomEvent).detail.taken = true));

async function fillIn(page: Page): Promise<void> {
  await field(page, "first_name").fill("José-María");
  await field(page, "last_name").fill("O’Neill");
  await field(page, "phone_number").fill("0470/12.34.56");
  await widget(page).getByLabel("Yes").check();
  await field(page, "digi_terms").check();
  await field(page, "digi_contact").check();
  await expect(submit(page)).toBeEnabled();
}

async function expectKept(page: Page): Promise<void> {
  await expect(field(page, "first_name")).toHaveValue("José-María");
  await expect(field(page, "last_name")).toHaveValue("O’Neill");
  await expect(field(page, "phone_number")).toHaveValue("0470/12.34.56");
  await expect(widget(page).getByLabel("Yes")).toBeChecked();
  await expect(field(page, "digi_terms")).toBeChecked();
  await expect(field(page, "digi_contact")).toBeChecked();
}

async function expectEmpty(page: Page): Promise<void> {
  for (const name of ["first_name", "last_name", "phone_number"]) await expect(field(page, name)).toHaveValue("");
  await expect(dialog(page).locator(":checked:not(option)")).toHaveCount(0);
  await expect(submit(page)).toBeDisabled();
}

/** Details of the events of that name, from now on. */
async function listen(page: Page, name: string, options: { cancel?: boolean } = {}): Promise<() => Promise<unknown[]>> {
  await page.evaluate(
    ([type, cancel]) => {
      const heard: unknown[] = [];
      (window as unknown as Record<string, unknown>)[type] = heard;
      document.addEventListener(type, (event) => {
        heard.push((event as CustomEvent).detail);
        if (cancel) event.preventDefault();
      });
    },
    [name, options.cancel ?? false] as const,
  );
  return () => page.evaluate((type) => (window as unknown as Record<string, unknown[]>)[type] ?? [], name);
}

/** What the page asks the API from now on, without the captcha's own two calls. */
function watchCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === api && pathname !== "/api/recaptcha" && pathname !== "/api/altcha-challenge") calls.push(request);
  });
  return calls;
}

const pressBackdrop = (page: Page): Promise<void> => page.mouse.click(5, 5);

test("the site's own button opens it: number, hours, fields, question, consents, captcha [P-060, P-061, P-062, P-063, P-064, P-065, C-446, P-208, P-209]", async ({
  page,
}) => {
  await page.clock.setFixedTime(weekday);
  await page.goto("/en");
  await page.locator("#call-me").click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole("link", { name: "+32 2 870 41 41" })).toHaveAttribute("href", "tel:+3228704141");
  await expect(dialog(page)).toContainText("Monday to Saturday, 09:00 to 17:00");
  for (const label of ["First name", "Last name", "Phone number"])
    await expect(dialog(page).getByRole("textbox", { name: label })).toBeVisible();
  await expect(field(page, "phone_number")).toHaveAttribute("inputmode", "numeric");
  await expect(dialog(page).getByRole("combobox", { name: "Country code" }).locator("option")).toHaveText(["+32"]);
  await expect(dialog(page).getByRole("radiogroup", { name: "Are you already a customer?" }).getByRole("radio")).toHaveCount(2);
  await expect(dialog(page).getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(dialog(page).getByRole("checkbox")).toHaveCount(2);
  await expect(dialog(page).locator(".ui-captcha")).toBeVisible();
  await expect(dialog(page).locator('[part="alert"]')).toHaveCount(0);
});

test.describe("closing", () => {
  const ways: Record<string, (page: Page) => Promise<void>> = {
    "a press on the backdrop [P-067, C-449]": pressBackdrop,
    "the Escape key [P-068, C-449]": (page) => page.keyboard.press("Escape"),
    "the close icon [P-069, C-449]": (page) => dialog(page).getByRole("button", { name: "Close" }).click(),
  };
  for (const [way, close] of Object.entries(ways)) {
    test(`by ${way}: says so once, keeps what was typed, gives focus back to the button`, async ({ page }) => {
      await open(page);
      await expect(dialog(page).getByRole("heading")).toBeFocused();
      const closed = await listen(page, "digi-close");
      await fillIn(page);
      await close(page);
      await expect(dialog(page)).toBeHidden();
      await expect(page.locator("#call-me")).toBeFocused();
      expect(await closed()).toHaveLength(1);
      await page.locator("#call-me").click();
      await expectKept(page);
    });
  }

  test("not by text that is selected in a field and let go outside, nor by a press inside", async ({ page }) => {
    await open(page);
    await field(page, "first_name").fill("Marie");
    await field(page, "first_name").hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await dialog(page).getByText("Or call us:").click();
    await expect(dialog(page)).toBeVisible();
  });
});

test("the button waits for names and phone, then for the captcha alone, and says for what [P-151, P-152, P-153, C-447, P-018, P-019, P-206, P-207]", async ({
  page,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`${api}/api/recaptcha`, async (route) => {
    await held;
    await route.continue();
  });
  const reason = async (): Promise<Locator> => dialog(page).locator(`[id="${await submit(page).getAttribute("aria-describedby")}"]`);
  await open(page);
  await field(page, "first_name").fill("Marie");
  await field(page, "last_name").fill("Peeters");
  await expect(submit(page)).toBeDisabled();
  await expect(await reason()).toHaveText("Enter your first name, last name and phone number first.");
  await field(page, "phone_number").fill("1");
  await expect(await reason()).toHaveText("Automatic security check");
  await expect(submit(page)).toBeDisabled();
  release();
  await expect(submit(page)).toBeEnabled();
  for (const name of ["first_name", "last_name", "phone_number"]) {
    const value = await field(page, name).inputValue();
    await field(page, name).fill("");
    await expect(submit(page)).toBeDisabled();
    await field(page, name).fill(value);
    await expect(submit(page)).toBeEnabled();
  }
});

test("the click says what is wrong at each field, goes to the first, and a change forgets it [P-153, P-182, P-184, P-185, P-211, P-212]", async ({
  page,
}) => {
  await open(page);
  await field(page, "first_name").fill("   ");
  await field(page, "last_name").fill("Pe3ters");
  await field(page, "phone_number").fill("47012345");
  await submit(page).click();
  await expect(errors(page)).toHaveText([
    "Enter your first name",
    "Use only letters, spaces, hyphens and apostrophes",
    "Enter a Belgian phone number, for example 0470\u00a012\u00a034\u00a056",
    "Please tick this box to continue",
    "Please tick this box to continue",
  ]);
  await expect(field(page, "first_name")).toBeFocused();
  await expect(dialog(page).getByRole("status")).toHaveText("5 fields need your attention");
  await field(page, "first_name").fill("M");
  await field(page, "digi_terms").check();
  await expect(errors(page)).toHaveCount(3);
});

test("a name of 101 letters is too long; 100 are taken [P-183]", async ({ page }) => {
  await open(page);
  await fillIn(page);
  await field(page, "first_name").fill("é".repeat(101));
  await submit(page).click();
  await expect(errors(page)).toHaveText(["Use at most 100 characters"]);
  await field(page, "first_name").fill("é".repeat(100));
  await submit(page).click();
  await expect(confirmation(page)).toBeVisible();
});

test("the first click confirms without any call, the second closes and empties [P-108, P-154, P-155, P-156, P-282, C-406, C-448]", async ({
  page,
}) => {
  await open(page);
  await fillIn(page);
  const submitted = await listen(page, "digi-submit");
  const calls = watchCalls(page);
  await submit(page).dblclick(); // confirms once, and its second half closes nothing
  await expect(confirmation(page)).toBeVisible();
  await expect(dialog(page)).toContainText("We’ll call between 09:00 and 17:00, Monday to Saturday.");
  const fields = {
    first_name: "José-María",
    last_name: "O’Neill",
    phone_number: "470123456",
    radio: "yes",
    digi_terms: "1",
    digi_contact: "1",
  };
  expect(await submitted()).toEqual([{ form: "callback", fields, taken: true }]);
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await expect(dialog(page)).toBeHidden();
  await page.locator("#call-me").click();
  await expectEmpty(page);
  expect(calls).toEqual([]);
});

test("the site's own dialog really sends: the answer says when, and customer service has the mail [P-005, P-155]", async ({
  page,
  request,
}) => {
  const lastName = `Peeters${[..."abcdefgh"].map(() => "abcdefghij"[Math.floor(Math.random() * 10)]).join("")}`;
  await page.goto("/en/contact");
  await page.locator("#call-me").click();
  await fillIn(page);
  await field(page, "last_name").fill(lastName);
  const answered = page.waitForResponse(post);
  await submit(page).click();
  expect((await answered).status()).toBe(200);
  await expect(dialog(page)).toContainText("Thank you! We have received your request.");
  const mails = (await (await request.get(`${api}/demo/outbox`)).json()) as { subject: string; text: string }[];
  const [mail, ...others] = mails.filter(({ subject }) => subject.includes(lastName));
  expect(others).toEqual([]);
  expect(mail?.text).toMatch(new RegExp(`José-María ${lastName}\\nPhone: \\+32470123456\\n`));
});

test("a request that nobody takes is confirmed without a promise, and the page's author is told, once and by the doctor", async ({
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

test("the catalogue's snippet for it works as it is: its button, `for` and `endpoint`", async ({ page }) => {
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

test("'Back' returns from the confirmation to the form with what was typed [P-066]", async ({ page }) => {
  await open(page);
  await fillIn(page);
  await submit(page).click();
  await expect(confirmation(page)).toBeFocused();
  await dialog(page).getByRole("button", { name: "Back" }).click();
  await expectKept(page);
  await expect(field(page, "first_name")).toBeFocused();
  await field(page, "first_name").fill("Marie");
  const submitted = await listen(page, "digi-submit");
  await submit(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await submitted()).toMatchObject([{ fields: { first_name: "Marie", last_name: "O’Neill" } }]);
});

test("closing the confirmation keeps it, and 'Back' still has what was typed [P-066]", async ({ page }) => {
  await open(page);
  await fillIn(page);
  await submit(page).click();
  await expect(confirmation(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator("#call-me").click();
  await dialog(page).getByRole("button", { name: "Back" }).click();
  await expectKept(page);
});

test("a page that cancels digi-submit keeps the form as it is, and nothing is confirmed or sent", async ({ page }) => {
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

test.describe("with an endpoint", () => {
  test("posts the fields there, shows that it sends, and confirms only after the answer [P-020, P-155]", async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(post, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, { attributes: `endpoint="/forms/callback"` });
    await fillIn(page);
    const calls = watchCalls(page);
    const sent = page.waitForRequest(post);
    await submit(page).dblclick();
    await expect(submit(page)).toBeDisabled();
    await expect(submit(page)).toHaveAttribute("aria-busy", "true");
    const body = (await sent).postData() ?? "";
    const parts = { first_name: "José-María", phone_number: "470123456", radio: "yes", digi_terms: "1", digi_contact: "1", agree: "1" };
    for (const [name, value] of Object.entries({ ...parts, lang: "en", platform: "web" }))
      expect(body).toContain(`name="${name}"\r\n\r\n${value}\r\n`);
    expect(body).toContain('name="recaptcha"');
    await expect(confirmation(page)).toHaveCount(0);
    release();
    await expect(confirmation(page)).toBeFocused();
    await expect(dialog(page)).toContainText(
      /Thank you! We have received your request\. We’ll call you on \w+day,? \d+ \w+ \d{4}, between 09:00 and 17:00\./,
    );
    await expect(dialog(page)).toContainText("Your number: +32\u00a0470\u00a012\u00a034\u00a056");
    expect(calls).toHaveLength(1);
  });

  test("whatever goes wrong there: a warning in place, nothing typed is lost, and the same form goes through afterwards", async ({
    page,
    complaints,
  }) => {
    complaints.announce("Failed to load resource");
    await page.clock.install({ time: weekday });
    const call = await fakeCall(page, formsCallback);
    await open(page, { attributes: `endpoint="/forms/callback"`, now: "own" });
    await fillIn(page);
    const alert = dialog(page).locator('[part="alert"]');
    await throughFaults({ page, call, alert, submit: submit(page), expectKept: () => expectKept(page) }, () => call.answer({}));
    await expect(confirmation(page)).toBeVisible();
    await dialog(page).getByRole("button", { name: "Back" }).click();
    await expectKept(page);
  });

  test("shows the server's field errors in the box and at their fields", async ({ page, complaints }) => {
    complaints.announce("422");
    const message = { phone_number: ["This number is not in use."] };
    await page.route(post, (route) =>
      route.fulfill({ status: 422, json: { meta: { status: { error: true, code: "invalid", message } } } }),
    );
    await open(page, { attributes: `endpoint="/forms/callback"` });
    await fillIn(page);
    await submit(page).click();
    await dialog(page).getByRole("link", { name: "Phone number: This number is not in use." }).click();
    await expect(field(page, "phone_number")).toBeFocused();
    await expect(errors(page)).toHaveText(["This number is not in use."]);
    await expectKept(page);
  });
});

test("an expired captcha is not verified until a new one is, and nothing typed is lost [P-157, C-450]", async ({ page }) => {
  await page.clock.install();
  await open(page, { now: new Date() });
  await fillIn(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`${api}/api/recaptcha`, async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.fastForward("10:00");
  await expect(submit(page)).toBeDisabled();
  release();
  await expect(submit(page)).toBeEnabled();
  await expectKept(page);
});

test.describe("opened by the page", () => {
  test("the attribute opens and closes it, and the widget never writes it; the property tells how things are", async ({ page }) => {
    await open(page);
    await page.keyboard.press("Escape");
    const closed = await listen(page, "digi-close");
    const host = widget(page);
    const property = (): Promise<unknown> => host.evaluate((element) => (element as unknown as { open: boolean }).open);
    await host.evaluate((element) => element.setAttribute("open", ""));
    await expect(dialog(page)).toBeVisible();
    await host.evaluate((element) => element.removeAttribute("open"));
    await expect(dialog(page)).toBeHidden();
    expect(await closed(), "the page's own doing is not echoed").toEqual([]);

    await host.evaluate((element) => element.setAttribute("open", ""));
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(host).toHaveAttribute("open", "");
    expect(await property()).toBe(false);
    await host.evaluate((element) => ((element as unknown as { open: boolean }).open = true));
    await expect(dialog(page)).toBeVisible();
    expect(await property()).toBe(true);
  });

  test("show() and close() work, before the code is there too", async ({ page }) => {
    await page.goto("/demo-pages/empty");
    await page.locator("main").evaluate((main) => {
      const tag = document.createElement("digi-callback-modal") as HTMLElement & { show(): void };
      main.append(tag);
      tag.show();
    });
    await expect(dialog(page)).toBeVisible();
    await widget(page).evaluate((element) => (element as unknown as { close(): void }).close());
    await expect(dialog(page)).toBeHidden();
  });

  test("a bare `open` in the markup opens it at once", async ({ page }) => {
    await page.goto("/demo-pages/empty");
    await page
      .locator("main")
      .evaluate((main) => (main.innerHTML = "<digi-callback-modal open heading='Shall we call?'></digi-callback-modal>"));
    await expect(page.getByRole("dialog", { name: "Shall we call?" })).toBeVisible();
  });

  test("moving the open tag keeps it open, above the page, with what was typed", async ({ page }) => {
    await open(page);
    await fillIn(page);
    await widget(page).evaluate((element) => document.body.prepend(element));
    await expect(dialog(page)).toBeVisible();
    expect(await dialog(page).evaluate((element) => element.matches(":modal"))).toBe(true);
    await expectKept(page);
  });

  test("takes no room in the page, not even a gap", async ({ page }) => {
    await page.goto("/demo-pages/empty");
    const distance = await page.locator("main").evaluate(async (main) => {
      main.innerHTML = "<p>a</p><digi-callback-modal loading='eager'></digi-callback-modal><p>b</p>";
      Object.assign(main.style, { display: "grid", gap: "40px" });
      await new Promise((resolve) => main.addEventListener("digi-ready", resolve, { once: true }));
      const paragraphs = [...main.querySelectorAll("p")];
      for (const paragraph of paragraphs) paragraph.style.margin = "0";
      const [first, second] = paragraphs.map((one) => one.getBoundingClientRect());
      return (second?.top ?? 0) - (first?.bottom ?? 0);
    });
    expect(distance).toBe(40);
  });
});

test("values, focus and caret survive attribute changes and a language switch; errors change their language [P-016]", async ({ page }) => {
  await open(page);
  await fillIn(page);
  await field(page, "phone_number").fill("12");
  await submit(page).click();
  await field(page, "last_name").focus();
  await field(page, "last_name").evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 4));
  await widget(page).evaluate((element) => {
    element.setAttribute("heading", "Another");
    element.setAttribute("max-length", "80");
  });
  await page.evaluate(() =>
    (window as unknown as { digiWidgets: { setLanguage(to: string): Promise<void> } }).digiWidgets.setLanguage("nl"),
  );
  await expect(dialog(page).getByLabel("Achternaam")).toBeFocused();
  const caret = await field(page, "last_name").evaluate(({ selectionStart, selectionEnd, value }: HTMLInputElement) => [
    selectionStart,
    selectionEnd,
    value,
  ]);
  expect(caret).toEqual([2, 4, "O’Neill"]);
  await expect(page.getByRole("dialog", { name: "Another" })).toBeVisible();
  await expect(errors(page)).toHaveCount(1);
  await expect(errors(page)).toContainText("Vul een Belgisch telefoonnummer in");
});

test("max-length cuts what is typed beyond it, but not a phone number with its spaces [P-210]", async ({ page }) => {
  await open(page, { attributes: `max-length="5"` });
  await field(page, "first_name").pressSequentially("Marie-Louise");
  await expect(field(page, "first_name")).toHaveValue("Marie");
  await field(page, "phone_number").pressSequentially("470 12 34 56");
  await expect(field(page, "phone_number")).toHaveValue("470 12 34 56");
});

test.describe("outside the hours [C-446]", () => {
  for (const [now, lang, text] of [
    ["2026-01-15T07:30:00+01:00", "en", "We’ll call you today from 09:00."],
    ["2026-01-15T18:00:00+01:00", "nl", "We bellen je morgen vanaf 9\u00a0uur."],
    ["2026-01-17T18:00:00+01:00", "fr", "Nous vous rappellerons lundi à partir de 9\u00a0h."],
  ] as const) {
    test(`${now} the form says: ${text}`, async ({ page }) => {
      await open(page, { lang, now: new Date(now) });
      await expect(dialog(page).locator('[part="alert"]')).toContainText(text);
    });
  }
});

test("the whole of it by keyboard alone", async ({ page }) => {
  await open(page);
  await page.keyboard.press("Escape");
  await expect(page.locator("#call-me")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("heading")).toBeFocused();
  const tab = async (times = 1): Promise<void> => {
    for (let press = 0; press < times; press++) await page.keyboard.press("Tab");
  };
  await tab(3); // close, the number, first name
  await page.keyboard.type("Marie");
  await tab();
  await page.keyboard.type("Peeters");
  await tab(2); // past the one prefix
  await page.keyboard.type("470123456");
  await tab();
  await page.keyboard.press("ArrowRight");
  await expect(widget(page).getByLabel("No", { exact: true })).toBeChecked();
  await tab();
  await page.keyboard.press("Space");
  await tab(3); // past its two links
  await page.keyboard.press("Space");
  await expect(submit(page)).toBeEnabled();
  await tab(2); // past its link
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(confirmation(page)).toBeFocused();
  await tab();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator("#call-me")).toBeFocused();
});

test("in a window of 320 by 225 px it takes all of it: head, way out and each field that has focus are in sight together, with its label", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 225 });
  await open(page, { lang: "fr" });
  const box = await dialog(page).boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width: 320, height: 225 });
  const head = await dialog(page)
    .getByRole("heading")
    .first()
    .evaluate((one) => one.parentElement?.getBoundingClientRect().bottom ?? 0);
  expect(head, "most of the window is the form's").toBeLessThanOrEqual(72);
  for (const name of ["first_name", "last_name", "phone_number"]) {
    await field(page, name).focus();
    const seen = await field(page, name).evaluate((input) => {
      const label = (input.getRootNode() as ShadowRoot).querySelector(`label[for="${input.id}"]`);
      return [label?.getBoundingClientRect().top ?? 0, input.getBoundingClientRect().bottom];
    });
    expect(seen[0], `label of ${name}`).toBeGreaterThanOrEqual(head - 1);
    expect(seen[1], name).toBeLessThanOrEqual(225);
  }
  await expect(dialog(page).getByRole("button", { name: "Fermer" })).toBeInViewport();
});

test("where there is more below, the dialog's edge shows a shadow, and at the end none", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page);
  /** The darkest value of the dialog's last rows, at its very side, where only its background is. */
  const edge = async (): Promise<number> => {
    const { x, y, height } = (await dialog(page).boundingBox()) ?? { x: 0, y: 0, height: 0 };
    const picture = await page.screenshot({ clip: { x: x + 180, y: y + height - 3, width: 2, height: 2 } });
    return page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const area = new OffscreenCanvas(2, 2).getContext("2d");
      area?.drawImage(image, 0, 0);
      return Math.min(...(area?.getImageData(0, 0, 2, 2).data ?? []));
    }, picture.toString("base64"));
  };
  const scrollTo = (top: number): Promise<void> => dialog(page).evaluate((one, to) => one.scrollTo(0, to), top);
  // A gap between two fields, so that nothing but the background is at the edge.
  await dialog(page).evaluate((one) => {
    const field = (one.querySelector("[name=last_name]") as HTMLElement).getBoundingClientRect();
    one.scrollBy(0, field.bottom + 8 - one.getBoundingClientRect().bottom);
  });
  expect(await edge()).toBeLessThan(240);
  await scrollTo(9999);
  await expect.poll(edge).toBe(255);
});

/** Journeys of the contact form's fields, including the category and the file: what each accepts, and which errors it shows. */
import { expect, test } from "#tests/page.ts";
import {
  alert,
  category,
  chosenCategory,
  errors,
  expectEmpty,
  expectKept,
  field,
  fillIn,
  open,
  post,
  sentPanel,
  setAttribute,
  submit,
  typed,
  widget,
} from "./contact.ts";
import { countCalls } from "./fake-api.ts";
import { attach, fileLimit, pdf, program } from "./sample-files.ts";

test.describe("fields @all", () => {
  test("have labels, the prefix select, five categories with none chosen, and a link to the privacy page [P-098, P-099, P-303]", async ({
    page,
  }) => {
    await open(page);
    for (const label of ["First name", "Last name", "Email address", "Phone number", "Your message"])
      await expect(widget(page).getByRole("textbox", { name: label })).toBeVisible();
    await expect(widget(page).getByRole("combobox", { name: "Country code" }).locator("option")).toHaveText(["+32"]);
    await expect(widget(page).getByRole("radiogroup", { name: "What is it about?" }).getByRole("radio")).toHaveCount(5);
    await expect(chosenCategory(page)).toHaveCount(0);
    await expect(widget(page).getByRole("link", { name: "privacy policy" })).toHaveAttribute("href", "/en/privacy");
  });

  test("say what is missing, all at once; focus goes to the first; a change forgets it [P-182, P-186, P-188, P-189, P-211, P-212]", async ({
    page,
  }) => {
    const calls = countCalls(page, post);
    await open(page);
    await field(page, "email").focus();
    await expect(submit(page)).toBeEnabled();
    await submit(page).click();
    await expect(errors(page)).toHaveText([
      "Choose what it is about",
      "Enter your first name",
      "Enter your last name",
      "Enter your email address",
      "Enter your phone number",
      "Write your message",
      "Please tick this box to continue",
    ]);
    await expect(category(page, "commercial")).toBeFocused();
    await expect(widget(page).getByRole("status")).toHaveText("7 fields need your attention");
    await page.keyboard.press("ArrowDown");
    await field(page, "first_name").fill("M");
    await field(page, "gdpr_agree").check();
    await expect(errors(page)).toHaveText([
      "Enter your last name",
      "Enter your email address",
      "Enter your phone number",
      "Write your message",
    ]);
    expect(calls()).toBe(0);
  });

  const refused: readonly (readonly [name: string, value: string, message: string])[] = [
    ["first_name", "   ", "Enter your first name"],
    ["last_name", "x".repeat(101), "Use at most 100 characters"],
    ["first_name", "Marie2", "Use only letters, spaces, hyphens and apostrophes"],
    ["email", "marie@example", "Enter an email address like name@example.be"],
    ["email", "marie@@example.be", "Enter an email address like name@example.be"],
    ["email", "marie @example.be", "Enter an email address like name@example.be"],
    ["phone", "47012345", "Enter a Belgian phone number, for example 0470\u00a012\u00a034\u00a056"],
    ["phone", "4701234567", "Enter a Belgian phone number, for example 0470\u00a012\u00a034\u00a056"],
    ["message", " \n ", "Write your message"],
  ];
  test("with something else than they ask for say so in place, keep it, and are taken when it is mended [P-171, P-183, P-184, P-185, P-187]", async ({
    page,
  }) => {
    const calls = countCalls(page, post);
    await open(page);
    await fillIn(page);
    for (const [name, value, message] of refused) {
      await field(page, name).fill(value);
      await submit(page).click();
      await expect(errors(page)).toHaveText([message]);
      await expect(field(page, name)).toBeFocused();
      await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
      await expect(field(page, name)).toHaveValue(value);
      await field(page, name).fill(typed[name as keyof typeof typed]);
      await expect(errors(page)).toHaveCount(0);
    }
    expect(calls()).toBe(0);
    await submit(page).click();
    await expect(sentPanel(page)).toBeFocused();
  });

  test("are cut at `max-length`; without it a message has 5000 characters, line breaks and all [P-210]", async ({ page }) => {
    await open(page, { attributes: 'max-length="12"' });
    await field(page, "message").pressSequentially("Hello there, you");
    await expect(field(page, "message")).toHaveValue("Hello there,");
    await expect(
      widget(page)
        .getByRole("paragraph")
        .filter({ hasText: /^0 characters left$/ }),
    ).toBeVisible();
    await expect(widget(page).getByRole("status")).toHaveText("0 characters left");
    await field(page, "phone").pressSequentially("0470 12 34 56");
    await expect(field(page, "phone"), "has a limit of its own").toHaveValue("0470 12 34 56");
    await widget(page).evaluate((element) => element.removeAttribute("max-length"));
    await expect(field(page, "message")).toHaveAttribute("maxlength", "5000");
    await fillIn(page, { message: `${"x".repeat(99)}\n`.repeat(49) + "x".repeat(100) });
    await submit(page).click();
    await expect(sentPanel(page)).toBeFocused();
  });
});

test.describe("category @all", () => {
  test("follows the attribute until the visitor has chosen, and again after a reset [P-099]", async ({ page, complaints }) => {
    complaints.announce("<digi-contact> category: not accepted");
    await open(page, { attributes: 'category="jobs"' });
    await expect(chosenCategory(page)).toHaveValue("jobs");
    await setAttribute(page, "category", "sponsorship");
    await expect(chosenCategory(page)).toHaveValue("sponsorship");
    await setAttribute(page, "category", "nonsense");
    await expect(chosenCategory(page)).toHaveValue("sponsorship");
    await category(page, "press").check();
    await setAttribute(page, "category", "commercial");
    await expect(chosenCategory(page)).toHaveValue("press");
    await widget(page).evaluate((element) => (element as unknown as { reset(): void }).reset());
    await expect(chosenCategory(page)).toHaveValue("commercial");
    await widget(page).evaluate((element) => element.removeAttribute("category"));
    await expect(chosenCategory(page)).toHaveCount(0);
  });

  test("that the page proposed is sent, and its error goes when the page proposes one [P-099]", async ({ page }) => {
    await open(page);
    await fillIn(page);
    await widget(page).evaluate((element) => (element as unknown as { reset(): void }).reset());
    await expectEmpty(page);
    for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
    await field(page, "gdpr_agree").check();
    await expect(submit(page)).toBeEnabled();
    await submit(page).click();
    await expect(errors(page)).toHaveText(["Choose what it is about"]);
    await setAttribute(page, "category", "customer_support");
    await expect(errors(page)).toHaveCount(0);
    const sent = page.waitForRequest(post);
    await submit(page).click();
    expect((await sent).postData()).toContain('name="category"\r\n\r\ncustomer_support\r\n');
    await expect(sentPanel(page)).toBeFocused();
  });
});

test.describe("a file @all", () => {
  const wrong = [
    ["of one byte too many", pdf(fileLimit + 1, "large.pdf"), "This file is larger than 5\u00a0MB"],
    ["of another kind", program("setup.exe"), "We can’t accept this type of file"],
    ["without content", { ...pdf(1), buffer: Buffer.alloc(0) }, "This file is empty"],
  ] as const;
  for (const [what, file, message] of wrong) {
    test(`${what} is refused at its field as soon as it is chosen, and can be taken away [P-049, P-302]`, async ({ page }) => {
      await open(page);
      await fillIn(page);
      await attach(field(page, "upload"), file);
      await expect(errors(page)).toHaveText([message]);
      await expect(field(page, "upload")).toHaveAttribute("aria-invalid", "true");
      await expect(widget(page).getByRole("status")).toHaveText(message);
      await submit(page).click();
      await expect(field(page, "upload")).toBeFocused();
      await expectKept(page, file.name);
      await widget(page)
        .getByRole("button", { name: `Remove ${file.name}` })
        .click();
      await expect(errors(page)).toHaveCount(0);
      await expect(field(page, "upload")).toBeFocused();
      await submit(page).click();
      await expect(sentPanel(page)).toBeFocused();
    });
  }

  test("of just 5 242 880 bytes is taken [P-302]", async ({ page }) => {
    await open(page);
    await fillIn(page);
    await attach(field(page, "upload"), pdf(fileLimit));
    await expect(widget(page).getByText(/^5.MB$/)).toBeVisible();
    await submit(page).click();
    await expect(sentPanel(page)).toBeFocused();
  });

  test("that is a renamed program is refused by the API: in the box with a link, and at the field; nothing is lost [P-213, P-214, P-285, P-286, P-288]", async ({
    page,
    complaints,
  }) => {
    complaints.announce("422");
    await open(page);
    await fillIn(page);
    await field(page, "upload").setInputFiles(program("renamed.pdf"));
    await submit(page).click();
    await expect(alert(page)).toBeFocused();
    await expectKept(page, "renamed.pdf");
    await expect(errors(page)).toHaveText([/content doesn’t match/]);
    await alert(page)
      .getByRole("link", { name: /^Attachment: / })
      .click();
    await expect(field(page, "upload")).toBeFocused();
    await field(page, "upload").setInputFiles(pdf(2000));
    await expect(errors(page)).toHaveCount(0);
    await submit(page).click();
    await expect(sentPanel(page)).toBeFocused();
  });

  test("shows how far it is, can be stopped, and is sent afterwards [P-020]", async ({ page }) => {
    const throttle = await page.context().newCDPSession(page);
    const speed = (bytesPerSecond: number) =>
      throttle.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: bytesPerSecond,
      });
    await throttle.send("Network.enable");
    await open(page);
    await fillIn(page);
    await attach(field(page, "upload"), pdf(4_000_000));
    await speed(300_000);
    await submit(page).click();
    await expect(widget(page).getByRole("progressbar", { name: /Sending your file: [1-9]/ })).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    await expect(widget(page).getByRole("button", { name: "Remove plan.pdf" })).toHaveCount(0);
    await widget(page).getByRole("button", { name: "Stop sending" }).click();
    await expect(alert(page)).toBeFocused();
    await expect(alert(page)).toContainText("Sending was stopped");
    await expect(widget(page).getByRole("progressbar")).toHaveCount(0);
    await expectKept(page, "plan.pdf");
    await speed(-1);
    await expect(submit(page)).toBeEnabled();
    await submit(page).click();
    await expect(sentPanel(page)).toBeFocused();
  });
});

/**
 * Journeys of drafts, one for each form: what was typed is there again after a reload, after Back and after a switch of the site's
 * language, in this tab alone, until the form is sent or emptied or the draft is two hours old (decision 25).
 */
import type { Locator, Page } from "playwright/test";
import { pathOf, type BuiltPage } from "#core/base/values/routes.ts";
import type { Language } from "#core/base/values/language.ts";
import { expect, test } from "#tests/page.ts";
import { recordHeard, saidOn } from "#tests/a11y/heard.ts";
import { recordShifts, shiftsOf } from "#tests/shifts.ts";
import { openTab } from "#tests/tabs.ts";
import { fillIn as fillInAccount, reachForm, signUpLink } from "./access.ts";

const note = (widget: Locator): Locator => widget.locator(".ui-kept > p");
const field = (widget: Locator, name: string): Locator => widget.locator(`[name="${name}"]`);
const ready = (page: Page, tag: string): Promise<void> => expect(page.locator(`${tag}:state(ready)`).first()).toBeAttached();
const draftFiles = (page: Page): string[] => {
  const asked: string[] = [];
  page.on("request", (request) => /\/(drafts|stored)-[\w-]+\.js/.test(request.url()) && asked.push(request.url()));
  return asked;
};
const keysOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("digi.draft.")));
const stored = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(sessionStorage));

/** Expects that nothing on the page has moved by itself since it was opened. */
async function expectNoShift(page: Page): Promise<void> {
  const shifts = (await shiftsOf(page)).filter(({ isVisitors }) => !isVisitors);
  expect(shifts.reduce((sum, shift) => sum + shift.value, 0).toFixed(3), JSON.stringify(shifts)).toBe("0.000");
}

async function openPage(page: Page, id: BuiltPage, tag: string, language: Language = "en"): Promise<Locator> {
  await page.goto(pathOf(id, language));
  const widget = page.locator(tag).first();
  await widget.scrollIntoViewIfNeeded();
  await ready(page, tag);
  return widget;
}

test("contact: keeps texts and subject over a reload, Back and another language, but no tick, file or other tab @all", async ({ page }) => {
  await recordShifts(page);
  await recordHeard(page);
  const widget = await openPage(page, "contact", "digi-contact");
  const typed = { first_name: "Marie", email: "marie@exam", phone: "0470 12", message: "Hello,\nis there" };
  for (const [name, text] of Object.entries(typed)) await field(widget, name).fill(text);
  await widget.locator('[name="category"][value="press"]').check();
  await field(widget, "marketing_agree").check();
  await field(widget, "upload").setInputFiles({ name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n") });
  await expect.poll(() => stored(page)).toContain("press");

  const expectKept = async (): Promise<void> => {
    await ready(page, "digi-contact");
    await expect(note(widget)).toBeVisible();
    for (const [name, text] of Object.entries(typed)) await expect(field(widget, name), name).toHaveValue(text);
    await expect(widget.locator('[name="category"]:checked')).toHaveValue("press");
    await expect(field(widget, "marketing_agree")).not.toBeChecked();
    await expect(widget.getByText("plan.pdf")).toHaveCount(0);
    await expectNoShift(page);
  };
  await page.reload();
  await expectKept();
  await expect(note(widget).locator("span")).toHaveText("We kept what you typed.");
  await expect.poll(() => saidOn(page)).toContain("We kept what you typed.");

  await page.getByRole("navigation", { name: "Language" }).getByRole("link", { name: "Nederlands" }).click();
  await expect(page).toHaveURL(new RegExp(pathOf("contact", "nl")));
  await expectKept();
  await expect(note(widget)).toContainText("Je invoer is bewaard.");

  await page.goto(pathOf("privacy", "nl"));
  await page.goBack();
  await expectKept();

  const other = await openTab(page);
  const elsewhere = await openPage(other, "contact", "digi-contact");
  await expect(field(elsewhere, "first_name")).toHaveValue("");
  expect(await keysOf(other)).toEqual([]);
  await other.close();

  await note(widget).getByRole("button", { name: "Begin opnieuw" }).press("Enter");
  await expect(field(widget, "message")).toHaveValue("");
  await expect(note(widget)).toHaveCount(0);
  await expect(widget.locator('[name="category"]').first()).toBeFocused();
  expect(await keysOf(page)).toEqual([]);
});

test("newsletter: a first visit fetches nothing more, the first key does; typed before the view wins; sent, nothing is left @all", async ({
  page,
}) => {
  const asked = draftFiles(page);
  const widget = await openPage(page, "home", "digi-newsletter");
  await field(widget, "first_name").focus();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await page.keyboard.type("M");
  await expect.poll(() => asked.length).toBe(1);
  await page.keyboard.type("arie");
  await field(widget, "email").fill(`marie.${Date.now()}@example.be`);
  await expect.poll(() => stored(page)).toContain("Marie");

  // The view comes late: what the visitor types into the prerendered screen meanwhile is newer than the draft.
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/newsletter\.js$/, async (route) => (await late, route.continue()));
  await page.reload();
  await widget.scrollIntoViewIfNeeded();
  await field(widget, "first_name").fill("Louise");
  release();
  await ready(page, "digi-newsletter");
  await expect(field(widget, "email")).toHaveValue(/^marie/);
  await expect(field(widget, "first_name")).toHaveValue("Louise");

  await field(widget, "last_name").fill("Peeters");
  await field(widget, "agree").check();
  const submit = widget.locator('button[type="submit"]');
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(widget.getByRole("button", { name: "Subscribe someone else" })).toBeVisible();
  await expect(note(widget)).toHaveCount(0);
  expect(await keysOf(page)).toEqual([]);
  await widget.getByRole("button", { name: "Subscribe someone else" }).click();
  await expect(field(widget, "first_name")).toHaveValue("");
  expect(await keysOf(page)).toEqual([]);
});

test("callback: the dialog opens with what was typed, ready to be sent, and says so within it @all", async ({ page }) => {
  const html = '<button id="call-me">Call me</button><digi-callback-modal for="call-me"></digi-callback-modal>';
  const open = async (): Promise<Locator> => {
    await page.goto("/demo-pages/empty?lang=en");
    await page.locator("main").evaluate((main, tags) => (main.innerHTML = tags), html);
    await page.locator("#call-me").click();
    return page.locator("digi-callback-modal");
  };
  const widget = await open();
  for (const name of ["first_name", "last_name"]) await field(widget, name).fill("Marie");
  await field(widget, "phone_number").fill("0470/12.34.56");
  await widget.getByLabel("No", { exact: true }).check();
  await field(widget, "digi_terms").check();
  await expect.poll(() => stored(page)).toContain("no");
  await open();
  await expect(note(widget)).toBeVisible();
  await expect(field(widget, "phone_number")).toHaveValue("0470/12.34.56");
  await expect(widget.getByLabel("No", { exact: true })).toBeChecked();
  await expect(field(widget, "digi_terms")).not.toBeChecked();
  await field(widget, "digi_terms").focus(); // The focus starts the security check.
  await expect(widget.locator('button[type="submit"]')).toBeEnabled();
  await widget.getByRole("button", { name: "Start again" }).click();
  await expect(field(widget, "phone_number")).toHaveValue("");
  await expect(field(widget, "first_name")).toBeFocused();
  await expect(widget.locator('button[type="submit"]')).toBeDisabled();
  expect(await keysOf(page)).toEqual([]);
});

test("fibre check: the whole address is chosen again, in the other language too, and can be checked at once @all", async ({ page }) => {
  await recordShifts(page);
  const widget = await openPage(page, "shop-check", "digi-fiber-check");
  const choose = async (name: string, text: string): Promise<void> => {
    await field(widget, name).fill(text);
    await widget.getByRole("option", { name: text, exact: true }).click();
  };
  await field(widget, "postalCode").fill("1000");
  await expect(field(widget, "street")).toBeEnabled();
  await choose("street", "Grand-Place");
  await choose("number", "1");
  await field(widget, "box").fill("3A");
  await expect.poll(() => stored(page)).toContain("3A");

  await page.getByRole("navigation", { name: "Language" }).getByRole("link", { name: "Français" }).click();
  await ready(page, "digi-fiber-check");
  for (const [name, text] of Object.entries({ postalCode: "1000", city: "Bruxelles", street: "Grand-Place", number: "1", box: "3A" }))
    await expect(field(widget, name), name).toHaveValue(text);
  await expect(field(widget, "city")).toBeEnabled();
  await expect(note(widget)).toContainText("Saisie conservée.");
  await expectNoShift(page);

  await field(widget, "box").focus();
  const submit = widget.locator('button[type="submit"]:visible');
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(widget.locator(`.ui-result[part="card"]`)).toContainText("Grand-Place");
  await expect(note(widget)).toHaveCount(0);
  expect(await keysOf(page)).toEqual([]);
});

test("sign-up: what was typed for a link, but no password, shown or not @all", async ({ page, request }) => {
  const widget = await reachForm(page, await signUpLink(request), "Luc Dubois");
  await field(widget, "email").fill("luc@example.be");
  await fillInAccount(widget);
  await widget.locator(".ui-reveal").first().click();
  await field(widget, "password").fill("Secret-pass-2");
  await expect.poll(() => stored(page)).toContain("luc@example.be");
  expect(await stored(page)).not.toContain("Secret");
  await page.reload();
  await expect(field(widget, "email")).toHaveValue("luc@example.be");
  await expect(field(widget, "first_name")).toHaveValue("Luc");
  await expect(field(widget, "password")).toHaveValue("");
  await expect(note(widget)).toHaveText("We kept what you typed.");
});

test("two forms of a kind on one page keep a draft each @all", async ({ page }) => {
  const html = ["press", "jobs", "jobs"].map((category) => `<digi-contact loading="eager" category="${category}"></digi-contact>`).join("");
  const open = async (): Promise<Locator> => {
    await page.goto("/demo-pages/empty?lang=en");
    await page.locator("main").evaluate((main, tags) => (main.innerHTML = tags), html);
    await expect(page.locator("digi-contact:state(ready)")).toHaveCount(3);
    return page.locator("digi-contact");
  };
  const widgets = await open();
  await field(widgets.nth(0), "first_name").fill("Press");
  await field(widgets.nth(2), "first_name").fill("Second of jobs");
  await expect.poll(() => keysOf(page).then((keys) => keys.length)).toBe(2);
  await open();
  await expect(field(widgets.nth(2), "first_name")).toHaveValue("Second of jobs");
  await expect(field(widgets.nth(0), "first_name")).toHaveValue("Press");
  await expect(field(widgets.nth(1), "first_name")).toHaveValue("");
  await expect(note(widgets.nth(1))).toHaveCount(0);
});

test("broken, foreign, older and overdue drafts are set aside; storage that is refused or full is no matter @all", async ({ page }) => {
  const key = "digi.draft.newsletter.0.";
  const draft = (changed: object = {}): string =>
    JSON.stringify({ digi: 1, version: 1, savedAt: Date.now(), owner: "", texts: { first_name: "Marie" }, ...changed });
  const html = '<digi-newsletter loading="eager"></digi-newsletter>';
  const widget = page.locator("digi-newsletter");
  const asked = draftFiles(page);
  const open = async (): Promise<void> => {
    asked.length = 0;
    await page.goto("/demo-pages/empty?lang=en");
    await page.locator("main").evaluate((main, tags) => (main.innerHTML = tags), html);
    await ready(page, "digi-newsletter");
  };
  await open();
  const bad = {
    broken: "{",
    foreign: '{"first_name":"Marie"}',
    newer: draft({ version: 2 }),
    "of another shape": draft({ texts: { first_name: 7 } }),
    "of somebody else": draft({ owner: "hash" }),
    overdue: draft({ savedAt: Date.now() - 2 * 3_600_000 }),
  };
  for (const [name, text] of Object.entries(bad)) {
    await page.evaluate(([to, value]) => sessionStorage.setItem(to, value), [key, text] as const);
    await open();
    await expect.poll(() => asked.length, name).toBe(1);
    await field(widget, "last_name").fill("Peeters");
    await expect.poll(() => stored(page), name).toContain("Peeters");
    await expect(field(widget, "first_name"), name).toHaveValue("");
    await expect(note(widget), name).toHaveCount(0);
  }
  await page.evaluate(([to, value]) => sessionStorage.setItem(to, value), [key, draft()] as const);
  await open();
  await expect(field(widget, "first_name")).toHaveValue("Marie");

  await page.evaluate(() => sessionStorage.clear());
  for (const refuse of [
    () => void (Storage.prototype.setItem = () => JSON.parse("full") as never),
    () => Object.defineProperty(window, "sessionStorage", { get: () => JSON.parse("refused") as never }),
  ]) {
    await page.addInitScript(refuse);
    await open();
    await field(widget, "first_name").fill("Marie");
    await expect.poll(() => asked.length).toBe(1);
    await field(widget, "last_name").fill("Peeters");
    await expect(field(widget, "first_name")).toHaveValue("Marie");
  }
});

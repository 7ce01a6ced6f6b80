/**
 * Tests prerendered screens in the page's HTML (decision 22): the scenarios of every browser, and what a host page may do with such a
 * screen.
 */
import type { Locator, Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { recordShifts, shiftsOf } from "#tests/shifts.ts";
import { openElsewhere } from "#tests/tabs.ts";
import { asksForScript, newGate, openStage, stagedAddress } from "./held.ts";
import { includeScenarios } from "./include.ts";
import type { TypingTab } from "./take-over.ts";
import { addressOf, release } from "./pages.ts";
import { expectReady, isReady, makeLateSoon, newsletter, recordRequests } from "./widget.ts";

const tabOf = (page: Page): TypingTab => ({
  go: async (url) => void (await page.goto(url)),
  evaluate: (expression) => page.evaluate(expression),
  keyboard: { type: (text) => page.keyboard.type(text), press: (key) => page.keyboard.press(key) },
});

for (const [title, run] of Object.entries(includeScenarios)) {
  test(`${title}: nothing is lost @all`, async ({ page, complaints }) => {
    // The browser itself writes this warning, because `innerHTML` does not create shadow roots.
    complaints.announce("Found declarative shadowrootmode attribute");
    const [got, wanted] = await run(tabOf(page));
    expect(got).toEqual(wanted);
  });
}

const tag = `<digi-newsletter include></digi-newsletter>`;
const allReady = (page: Page, name: string, count: number): Promise<void> =>
  expect(page.locator(`${name}:state(ready)`)).toHaveCount(count);

/**
 * Opens a page with every file held back.
 * @returns a function that releases all files
 */
async function openStaged(page: Page, tags: string, lang = "en"): Promise<() => Promise<void>> {
  const gate = newGate();
  await page.goto(stagedAddress(gate, tags, lang));
  await page.evaluate(asksForScript(gate));
  return async () => {
    for (const stage of ["loader", "prerender", "rest"] as const) await openStage(gate, stage);
  };
}

test("without JavaScript: the page's own content or a word on it, no form, and no space reserved for one @all", async ({ browser }) => {
  const page = await openElsewhere(browser, { javaScriptEnabled: false });
  await page.goto(addressOf("included, without script"));
  await expect(page.getByRole("link", { name: "Our newsletter" })).toBeVisible();
  const words = page.locator("noscript > p");
  await expect(words).toHaveText(Array.from({ length: 2 }, () => "This part of the page only works with JavaScript."));
  for (const text of await words.all()) await expect(text).toBeVisible();
  await expect(page.locator("input:visible, button:visible, form:visible")).toHaveCount(0);
  expect((await page.locator("digi-newsletter").last().boundingBox())?.height).toBeLessThan(100);
  await page.context().close();
});

test("a policy that refuses its styles: the page's own content, then the ordinary way @all", async ({ page, complaints }) => {
  complaints.announce(/Content Security Policy/);
  let letLoaderCome = (): void => undefined;
  const gate = new Promise<void>((open) => (letLoaderCome = open));
  await page.route(`${release}/v1/loader.js`, (route) => gate.then(() => route.continue()));
  await page.goto(addressOf("included, refused"), { waitUntil: "commit" });
  await expect(page.getByRole("link", { name: "Our newsletter" })).toBeVisible();
  await expect(newsletter(page).getByLabel("First name")).toBeHidden();
  letLoaderCome();
  await isReady(page);
  await expect(newsletter(page).getByLabel("First name")).toBeVisible();
  await expect(newsletter(page).getByRole("heading", { name: "Letters" })).toBeVisible();
});

test("files are checked as ever, and no other file is fetched than without it @all", async ({ page, browser }) => {
  const namesOn = async (on: Page, name: string): Promise<string[]> => {
    const requests = recordRequests(on);
    await on.goto(addressOf(name));
    await expectReady(on);
    return [...new Set(requests.map((request) => request.url().split("/").at(-1) ?? ""))].filter((one) => one.endsWith(".js")).sort();
  };
  const included = await namesOn(page, "included, verify");
  const other = await openElsewhere(browser);
  expect(included).toEqual(await namesOn(other, "verify"));
  await other.context().close();
});

test("a tag that was defined before it is read: one form, and nothing left over @all", async ({ page, complaints }) => {
  complaints.announce("A second declarative shadow root"); // The browser itself warns about the second shadow root.
  await page.goto(addressOf("included, defined before"));
  await allReady(page, "digi-newsletter", 1);
  await allReady(page, "digi-login", 1);
  const left = await page.evaluate(() => ({
    templates: document.querySelectorAll("template").length,
    inputs: document.querySelectorAll("digi-login > input").length,
    forms: document.querySelector("digi-newsletter")?.shadowRoot?.querySelectorAll("form").length,
    styles: document.querySelector("digi-newsletter")?.shadowRoot?.querySelectorAll("style").length,
  }));
  expect(left).toEqual({ templates: 0, inputs: 2, forms: 1, styles: 0 });
});

/** A tag as another release may have written it: with other styles, other class names, and a field that no longer exists. */
const olderTag = `<digi-newsletter><template shadowrootmode="open"><div class="frame reserved"><div class="ui-reset" hidden><style>.frame{display:block;min-block-size:900px}.ui-reset{display:block}.ui-reset+slot{display:none}</style>
<form class="form" method="dialog"><label>Nickname <input name="gone"></label><label>Surname <input name="last_name"></label><label><input type="checkbox" name="agree" value="1"> Yes</label><button disabled>Go</button></form>
</div><slot></slot></div></template><a href="/letters">Our newsletter</a></digi-newsletter>`;

test("of another release: its own styles while it stands, and what is typed into fields that both know is kept @all", async ({ page }) => {
  const comes = await openStaged(page, olderTag);
  const form = newsletter(page);
  await form.locator("[name=gone]").fill("lost");
  await form.locator("[name=last_name]").fill("Peeters");
  await form.locator("[name=agree]").check();
  await comes();
  await isReady(page);
  await expect(form.getByLabel("Last name")).toHaveValue("Peeters");
  await expect(form.locator("[name=agree]")).toBeChecked();
  await expect(form.getByLabel("Last name")).toHaveClass(/ui-input/);
  await expect(form.locator("[name=gone], style")).toHaveCount(0);
});

test("a root of the page's own, with other things in it: the ordinary way @all", async ({ page }) => {
  const comes = await openStaged(
    page,
    `<digi-newsletter><template shadowrootmode="open"><style>p { color: red }</style><p>Mine</p></template></digi-newsletter>`,
  );
  await expect(page.getByText("Mine")).toBeVisible();
  await comes();
  await isReady(page);
  await expect(page.getByText("Mine")).toHaveCount(0);
  await expect(newsletter(page).getByLabel("First name")).toBeVisible();
});

test("in another language than the page: it is usable, and the view comes in the page's with what was typed @all", async ({ page }) => {
  const comes = await openStaged(page, `<digi-newsletter include="fr"></digi-newsletter>`);
  await newsletter(page).getByLabel("Prénom").fill("Marie");
  await comes();
  await isReady(page);
  await expect(newsletter(page).getByLabel("First name")).toHaveValue("Marie");
});

test("twice on a page: each keeps its own, and ids in the page are its only ones @all", async ({ page }) => {
  const login = (id: string): string => `<digi-login include id="${id}"></digi-login>`;
  const comes = await openStaged(page, tag + tag + login("one") + login("two"));
  const doubles = (): Promise<string[]> =>
    page.evaluate(() => {
      const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
  const field = (name: string, index: number, label: string): Locator => page.locator(name).nth(index).getByLabel(label);
  expect(await doubles()).toEqual([]);
  for (const index of [0, 1]) {
    await field("digi-newsletter", index, "First name").fill(`Marie ${index}`);
    await field("digi-login", index, "Email address").fill(`marie${index}@home.be`);
  }
  await comes();
  await allReady(page, "digi-newsletter", 2);
  await allReady(page, "digi-login", 2);
  for (const index of [0, 1]) {
    await expect(field("digi-newsletter", index, "First name")).toHaveValue(`Marie ${index}`);
    await expect(field("digi-login", index, "Email address")).toHaveValue(`marie${index}@home.be`);
  }
  expect(await doubles()).toEqual([]);
});

test("clones, before the script and while its files come: each is a tag as ever, and the first keeps what was typed @all", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 6000 }); // All tags are near the viewport, so they load at once.
  const gate = newGate();
  await page.goto(stagedAddress(gate, tag + `<digi-login include></digi-login>`));
  await page.evaluate(asksForScript(gate));
  await newsletter(page).getByLabel("First name").fill("Marie");
  await page.locator("digi-login").getByLabel("Email address").fill("marie@home.be");
  const clone = (): Promise<void> =>
    page.evaluate(() =>
      document.body.append(...["digi-newsletter", "digi-login"].map((one) => document.querySelector(one)?.cloneNode(true) as Node)),
    );
  await clone();
  await openStage(gate, "loader");
  await expect(page.locator("digi-newsletter:defined")).toHaveCount(2);
  await clone();
  await openStage(gate, "prerender");
  await openStage(gate, "rest");
  await allReady(page, "digi-newsletter", 3);
  await allReady(page, "digi-login", 3);
  const values = (name: string, label: string): Promise<string[]> =>
    page
      .locator(name)
      .getByLabel(label)
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  expect(await values("digi-newsletter", "First name")).toEqual(["Marie", "", ""]);
  expect(await values("digi-login", "Email address")).toEqual(["marie@home.be", "", ""]);
  expect(await page.locator("digi-login > input").count()).toBe(6);
});

test("taken out and put in again, it is a clean start with the draft of this tab @all", async ({ page }) => {
  const comes = await openStaged(page, tag);
  const agree = newsletter(page).locator("[name=agree]");
  await newsletter(page).getByLabel("First name").fill("Marie");
  await agree.check();
  await page.evaluate(() => {
    const host = document.querySelector("digi-newsletter") as Element;
    document.body.append(host); // The tag is only moved, which does not end its life.
  });
  await comes();
  await isReady(page);
  await expect(newsletter(page).getByLabel("First name")).toHaveValue("Marie");
  await expect(agree).toBeChecked();
  // The code that stores drafts is a file of its own, which comes after the view.
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("Marie");
  // The tag is removed for longer than one task, because a tag that comes back within the same task counts as moved.
  const host = await page.evaluateHandle(() => {
    const element = document.querySelector("digi-newsletter") as Element;
    element.remove();
    return element;
  });
  await expect.poll(() => host.evaluate((element) => element.shadowRoot?.childElementCount)).toBe(0);
  await host.evaluate((element) => document.body.append(element));
  await isReady(page);
  await expect(agree).not.toBeChecked(); // No draft stores a ticked box (decision 25).
  await expect(newsletter(page).getByLabel("First name")).toHaveValue("Marie");
});

test("a file that never comes: the page's own content and a retry, which brings back what was typed @all", async ({ page, complaints }) => {
  complaints.announce(/Failed to load|digi/);
  let isAway = true;
  await page.route(`${release}/*/newsletter.js*`, (route) =>
    isAway ? route.fulfill({ status: 503, headers: { "access-control-allow-origin": "*" }, body: "" }) : route.continue(),
  );
  await recordShifts(page);
  await page.goto(addressOf("included, in text"));
  const form = newsletter(page);
  await form.getByLabel("First name").fill("Marie");
  await expect(form.getByRole("alert")).toBeVisible();
  await expect(form.getByRole("button", { name: "Try again" }), "in the widgets' own look").toHaveCSS("min-height", "48px");
  await expect(page.getByRole("link", { name: "Our newsletter" })).toBeVisible();
  await expect(form.getByLabel("First name")).toBeHidden();
  // The reserved space is given back (decision 8), so the content below moves, once.
  expect((await shiftsOf(page)).filter(({ isOfPage }) => isOfPage).length).toBe(1);
  expect(await form.evaluate((host) => host.clientHeight)).toBeLessThan(300);
  isAway = false;
  await form.getByRole("button", { name: "Try again" }).click();
  await isReady(page);
  await expect(form.getByLabel("First name")).toHaveValue("Marie");
});

test("what draws prerendered screens never comes: what was typed is back after the retry, and the card while that is late @all", async ({
  page,
  complaints,
}) => {
  complaints.announce(/Failed to load|digi/);
  let isAway = true;
  let letCome = (): void => undefined;
  const gate = new Promise<void>((open) => (letCome = open));
  await page.route(`${release}/shared/prerender-*.js*`, async (route) => {
    if (isAway) return route.abort();
    await gate;
    return route.continue();
  });
  await makeLateSoon(page);
  await page.goto(addressOf("included, in text"));
  const form = newsletter(page);
  await form.getByLabel("First name").fill("Marie");
  await expect(page.locator("digi-newsletter:state(error)")).toBeAttached();
  isAway = false;
  const retry = form.getByRole("button", { name: "Try again" });
  await retry.click();
  await expect(page.locator("digi-newsletter:state(loading)")).toBeAttached();
  await expect(retry).toBeVisible();
  letCome();
  await isReady(page);
  await expect(form.getByLabel("First name")).toHaveValue("Marie");
});

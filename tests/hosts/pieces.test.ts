/** The pieces of core in a real browser, on a room that draws them all: keys, focus, what is said, the strictest page, every look. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page, Route } from "playwright/test";
import { faultsOf, sticksOut, violations } from "#tests/a11y/inspect.ts";
import { setLanguage } from "#tests/a11y/page.ts";
import { expect, test } from "#tests/page.ts";
import { apiOrigin, cdnOrigin, hostOrigin, release } from "./pages.ts";
import { sampleRelease } from "./sample-release.ts";

declare global {
  interface Window {
    /** Timers, frames and listeners on window, document and media queries that are there now. */
    held: Set<string>;
  }
}

let dist = "";
test.beforeAll(async () => {
  dist = await sampleRelease();
});

const tag = "digi-sample-pieces";
const strictPolicy = `default-src 'none'; script-src ${cdnOrigin}; connect-src ${apiOrigin}; style-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
const headers = { "access-control-allow-origin": "*" };
const ok = { meta: { status: { error: false } } };
const refused = { meta: { status: { error: true, code: "not_found" } } };

/** What the API answers, each in the test's hand. */
function createAnswers() {
  const bills = (page: number) => ({
    ...ok,
    _embedded: {
      bills: Array.from({ length: page === 3 ? 2 : 4 }, (_, index) => ({
        id: page * 10 + index,
        date: `2026-0${page}-0${index + 1}`,
        amount: 12.5,
      })),
    },
    page,
    page_count: 3,
    page_size: 4,
    total_items: 10,
  });
  const news = { ...ok, html: "<h3>Works</h3><p>On <strong>Monday</strong>.</p>" };
  const answers = {
    async bills(route: Route): Promise<void> {
      await route.fulfill({ headers, json: bills(Number(new URL(route.request().url()).searchParams.get("page"))) });
    },
    news: (route: Route): Promise<void> => route.fulfill({ headers, json: news }),
    reminder: (route: Route): Promise<void> => route.fulfill({ headers, json: ok }),
  };
  return answers;
}

const refuse = (route: Route): Promise<void> => route.fulfill({ status: 404, headers, json: refused });

/** Holds a call until it is let go. */
function held(then: (route: Route) => Promise<void>) {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  return { letGo: () => letGo(), answer: (route: Route): Promise<void> => gate.then(() => then(route)) };
}

/** A page with the room; its clock runs, and can be moved on. */
async function open(page: Page, { policy = "", tags = `<${tag} loading="eager"></${tag}>` } = {}) {
  const answers = createAnswers();
  await page.clock.install();
  await page.route(`${apiOrigin}/sample/**`, (route) =>
    answers[new URL(route.request().url()).pathname.replace("/sample/", "") as keyof typeof answers](route),
  );
  await page.route(`${release}/**`, (route) => {
    const path = new URL(route.request().url()).pathname.replace("/digi/", "");
    return route.fulfill({ body: readFileSync(join(dist, path)), contentType: "text/javascript", headers });
  });
  const address = `${hostOrigin}/pieces`;
  const body = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Pieces</title><link rel="icon" href="data:,"><script async src="${release}/v1/loader.js" data-api="${apiOrigin}"></script><main><h1>A page</h1><p><a href="#x">Before</a></p>${tags}<p>After</p></main>`;
  await page.route(address, (route) =>
    route.fulfill({ body, contentType: "text/html; charset=utf-8", headers: policy ? { "content-security-policy": policy } : {} }),
  );
  await page.goto(address);
  const room = page.locator(tag);
  if (tags !== "") await expect(room.getByRole("list", { name: "Bills" }).getByRole("listitem")).toHaveCount(4);
  return { answers, room, said: room.locator(".ui-surface > output") };
}

const nextButton = (place: Locator): Locator => place.getByRole("button", { name: "Next slide" });

test("keys, focus, what is said and what is refused: each piece, under the strictest policy", async ({ page, complaints }) => {
  complaints.announce(/status of 404|trusted-types digi-html|TrustedTypePolicy|Trusted Type/);
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", ({ violatedDirective }) => window.violations.push(violatedDirective));
  });
  const { answers, room, said } = await open(page, { policy: strictPolicy });
  const { keyboard } = page;

  await test.step("tabs: arrows, Home and End choose, round at the ends; one stop for Tab, the next is the panel", async () => {
    const tabs = room.getByRole("tab");
    const expectChosen = async (index: number): Promise<void> => {
      await expect(tabs.nth(index)).toBeFocused();
      await expect(tabs.nth(index)).toHaveAttribute("aria-selected", "true");
      await expect(room.locator("[role=tab][tabindex='0']")).toHaveCount(1);
      await expect(room.getByRole("tabpanel", { name: await tabs.nth(index).innerText() })).toBeVisible();
    };
    await tabs.first().focus();
    for (const [key, index] of [
      ["End", 2],
      ["ArrowRight", 0],
      ["ArrowLeft", 2],
      ["Home", 0],
    ] as const) {
      await keyboard.press(key);
      await expectChosen(index);
    }
    await keyboard.press("End");
    await keyboard.press("Tab");
    await expect(room.getByRole("tabpanel")).toBeFocused();
    await keyboard.press("Shift+Tab");
    await expectChosen(2);
    await keyboard.press("Home");
  });

  await test.step("list: focus goes to the first row that came, which is said; not away from whoever went elsewhere", async () => {
    const rows = room.getByRole("list", { name: "Bills" }).getByRole("listitem");
    const more = room.getByRole("button", { name: "Load more" });
    const second = held(answers.bills);
    const { bills } = answers;
    answers.bills = second.answer;
    await more.focus();
    await keyboard.press("Enter");
    await expect(more).toHaveAttribute("aria-busy", "true");
    await expect(more).toBeFocused();
    second.letGo();
    await expect(rows).toHaveCount(8);
    await expect(rows.nth(4)).toBeFocused();
    await expect(said).toHaveText("4 more: 8 of 10");

    answers.bills = refuse;
    await more.focus();
    await keyboard.press("Enter");
    const again = room.getByRole("button", { name: "Try again" });
    await expect(again).toBeFocused();
    const third = held(bills);
    answers.bills = third.answer;
    await keyboard.press("Enter");
    await expect(more).toBeFocused();
    const elsewhere = page.getByRole("link", { name: "Before" });
    await elsewhere.focus();
    third.letGo();
    await expect(rows).toHaveCount(10);
    await expect(said).toHaveText("2 more: 10 of 10");
    await expect(elsewhere).toBeFocused();
    await expect(more).toHaveCount(0);
  });

  await test.step("cards: one of them by arrows, past what cannot be chosen; boxes by the space bar", async () => {
    const plans = room.getByRole("radiogroup", { name: "Which plan do you want?" });
    await plans.getByRole("radio", { name: "Small" }).focus();
    await keyboard.press("Space");
    await expect(plans.getByRole("radio", { name: "Small" })).toBeChecked();
    await keyboard.press("ArrowDown");
    await expect(plans.getByRole("radio", { name: "Medium" })).toBeChecked();
    await expect(plans.getByRole("radio", { name: "Medium" })).toBeFocused();
    await expect(plans.getByText("Chosen")).toHaveCount(1);
    await expect(plans.getByRole("radio", { name: "Large" })).toBeDisabled();
    await expect(plans.getByRole("radio", { name: "Large" })).toHaveAccessibleDescription(/per month.*Not at your address yet/);
    const extras = room.getByRole("group", { name: "What would you like with it?" });
    await expect(extras).toHaveAccessibleDescription("Choose at least one, or go on without.");
    for (const box of await extras.getByRole("checkbox").all()) {
      await box.focus();
      await keyboard.press("Space");
      await expect(box).toBeChecked();
    }
    await expect(extras).not.toHaveAccessibleDescription(/Choose/);
  });

  await test.step("toggle: busy keeps focus and cannot be pressed twice; what was not taken is said and stays as it was", async () => {
    const toggle = room.getByRole("switch", { name: "Remind me" });
    const taken = held(answers.reminder);
    let calls = 0;
    answers.reminder = (route) => (calls++, taken.answer(route));
    await toggle.focus();
    await keyboard.press("Space");
    await expect(toggle).toHaveAttribute("aria-busy", "true");
    await keyboard.press("Space");
    await expect(toggle).not.toBeChecked();
    await expect(toggle).toBeFocused();
    taken.letGo();
    await expect(toggle).toBeChecked();
    expect(calls).toBe(1);
    answers.reminder = refuse;
    await keyboard.press("Space");
    await expect(toggle).toHaveAccessibleDescription(/nine in the morning.*That was not saved/);
    await expect(toggle).toBeChecked();
    await expect(room.getByRole("switch", { name: "Bills on paper" })).toHaveAccessibleDescription(
      "Not possible while you pay by direct debit.",
    );
  });

  await test.step("copy: said and shown for two seconds [C-440]; where the browser refuses, the text stands there selected", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const copy = room.getByRole("button", { name: "Copy the account number" });
    const copied = room.getByRole("button", { name: "Copied to clipboard!" });
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await copy.focus();
    await keyboard.press("Enter");
    await expect(copied).toBeFocused();
    await page.clock.runFor(1999);
    await expect(copied).toBeFocused();
    await expect(said).toHaveText("Copied to clipboard!");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("BE71096123456769");
    await page.clock.runFor(1);
    await expect(copy).toBeFocused();
    await page.clock.resume();
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await keyboard.press("Enter");
    const field = room.getByRole("textbox", { name: "Copy the account number" });
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/copy it yourself/);
    expect(await field.evaluate((input: HTMLInputElement) => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0))).toBe(
      "BE71096123456769",
    );
  });

  await test.step("calendar: weeks begin on Monday; arrows go by days, weeks and months; a closed day is reached and says why", async () => {
    const calendar = room.getByRole("group", { name: "Which day suits you?" });
    const day = (name: string | RegExp): Locator => calendar.getByRole("button", { name });
    // Days say their weekday themselves: the row of weekdays is for the eye.
    await expect(calendar.locator("th").first()).toHaveText("Mon");
    await day("today, Monday, 9 February 2026").focus();
    await keyboard.press("ArrowRight");
    await expect(day("Tuesday, 10 February 2026")).toBeFocused();
    await keyboard.press("ArrowRight");
    await keyboard.press("ArrowRight");
    const full = day("Thursday, 12 February 2026, not possible: All our technicians are taken.");
    await expect(full).toBeFocused();
    await keyboard.press("Enter");
    await expect(calendar.getByRole("gridcell", { selected: true })).toHaveCount(0);
    await keyboard.press("ArrowDown");
    await expect(day("Thursday, 19 February 2026")).toBeFocused();
    await keyboard.press("End");
    await expect(day(/^Sunday, 22 February 2026, not possible: We do not come/)).toBeFocused();
    await keyboard.press("PageDown");
    await expect(day(/^Sunday, 22 March 2026/)).toBeFocused();
    await expect(said).toHaveText("March 2026");
    await keyboard.press("ArrowUp");
    await keyboard.press("ArrowLeft");
    await keyboard.press("Enter");
    await expect(calendar.getByRole("gridcell", { selected: true })).toHaveText("14");
    await expect(day(/Saturday, 14 March 2026/)).toBeFocused();
  });

  await test.step("carousel: by keys, to its end and back; what is out of sight is out of reach", async () => {
    const offers = room.getByRole("region", { name: "Offers" });
    const shown = offers.locator(".ui-slide:not([inert])");
    const previous = offers.getByRole("button", { name: "Previous slide" });
    await offers.scrollIntoViewIfNeeded();
    await expect(shown.first()).toHaveAccessibleName("Slide 1 of 6");
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await nextButton(offers).focus();
    await keyboard.press("ArrowRight");
    await expect(shown.first()).toHaveAccessibleName("Slide 2 of 6");
    await expect(said).toHaveText("Slide 2 of 6");
    await expect(previous).not.toHaveAttribute("aria-disabled", "true");
    await keyboard.press("ArrowLeft");
    await expect(shown.first()).toHaveAccessibleName("Slide 1 of 6");
    await expect(said).toHaveText("Slide 1 of 6");
    await keyboard.press("Tab");
    await expect(shown.first().getByRole("link")).toBeFocused();
    await nextButton(offers).focus();
    while ((await nextButton(offers).getAttribute("aria-disabled")) !== "true") {
      const before = await shown.first().getAttribute("aria-label");
      await keyboard.press("Enter");
      await expect(shown.first()).not.toHaveAccessibleName(before ?? "");
    }
    await expect(nextButton(offers)).toBeFocused();
    await expect(shown.last()).toHaveAccessibleName("Slide 6 of 6");
  });

  await test.step("sheet: focus goes in and comes back; Escape, the icon and the backdrop close it; in a small window all of it is reached", async () => {
    const sheet = room.getByRole("dialog", { name: "What you have chosen" });
    const opener = room.getByRole("button", { name: "Show the overview" });
    await page.setViewportSize({ width: 320, height: 225 });
    await opener.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    const closings: readonly (() => Promise<void>)[] = [
      () => keyboard.press("Escape"),
      () => page.mouse.click(160, 20),
      () => sheet.getByRole("button", { name: "Close" }).click(),
    ];
    for (const close of closings) {
      await opener.focus();
      await keyboard.press("Enter");
      await expect(sheet.getByRole("heading")).toBeFocused();
      await page.mouse.move(160, 90);
      await page.mouse.wheel(0, 2000);
      await expect(sheet.getByRole("listitem").last()).toBeInViewport();
      await expect(sheet.getByRole("button", { name: "Continue to your details" })).toBeInViewport({ ratio: 1 });
      await page.mouse.wheel(0, 2000);
      await page.mouse.move(160, 20);
      await page.mouse.wheel(0, 2000);
      await close();
      await expect(sheet).toBeHidden();
      await expect(opener).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(before);
    }
  });

  expect(await page.evaluate(() => window.violations)).toEqual([]);
  await test.step("a text of the CMS, which this page forbids to parse, is there as text", async () => {
    await room.getByRole("tab", { name: "News" }).click();
    await expect(room.getByRole("tabpanel").getByRole("paragraph")).toHaveText(["Works", "On Monday."]);
    // The report is a task of its own: it may come after the text.
    await expect.poll(() => page.evaluate(() => window.violations)).toEqual(["trusted-types"]);
  });
});

test("every look: nothing is wrong in light and dark, narrow and wide; words and months in three languages", async ({
  page,
  complaints,
}) => {
  complaints.announce("status of 404");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { answers, room } = await open(page);
  const calendar = room.locator(".ui-calendar");
  const table = room.getByRole("table", { name: "Used this month" });

  await test.step("a table is cards where it is narrow, each value behind the name of its column", async () => {
    const cell = table.getByRole("cell", { name: "5,8 GB" });
    const label = (): Promise<string> => cell.evaluate((element) => getComputedStyle(element, "::before").content);
    await expect(table.getByRole("row").nth(1)).toHaveCSS("display", "table-row");
    expect(await label()).toBe("none");
    await page.setViewportSize({ width: 320, height: 800 });
    await expect(table.getByRole("row").nth(1)).toHaveCSS("display", "block");
    expect(await label()).toContain("Left until the end of the month");
    await expect(table.getByRole("columnheader")).toHaveText(["What", "Used", "Left until the end of the month"]);
    await expect(table.getByRole("rowheader", { name: "Data" })).toBeVisible();
  });

  await test.step("with all that may stand there at once", async () => {
    answers.reminder = refuse;
    await room.getByRole("switch", { name: "Remind me" }).click();
    await expect(room.getByText("That was not saved.")).toBeVisible();
    await room.getByRole("radio", { name: "Medium" }).check();
    await calendar.getByRole("button", { name: /Friday, 13 February/ }).click();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await faultsOf(page, tag, "others"), `${width} px`).toEqual([]);
      for (const colorScheme of ["dark", "light"] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await violations(page, { rules: "colours" }), `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
  });

  await test.step("the other tabs, and the sheet", async () => {
    for (const name of ["News", "Questions and answers"]) {
      await room.getByRole("tab", { name }).click();
      expect.soft(await faultsOf(page, tag), name).toEqual([]);
    }
    await room.getByRole("button", { name: "Show the overview" }).click();
    await expect(room.getByRole("dialog")).toBeVisible();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await faultsOf(page, tag), `sheet, ${width} px`).toEqual([]);
    }
    await page.keyboard.press("Escape");
  });

  await test.step("months, days and words of the other languages, none of them wider than a small phone", async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const [language, month, monday, closed] of [
      ["fr", "février 2026", "lun.", "jeudi 12 février 2026, indisponible : Tous nos techniciens sont pris."],
      ["nl", "februari 2026", "ma", "donderdag 12 februari 2026, niet mogelijk: Al onze technici zijn bezet."],
      ["en", "February 2026", "Mon", "Thursday, 12 February 2026, not possible: All our technicians are taken."],
    ] as const) {
      await setLanguage(page, tag, language);
      await expect(calendar.getByRole("grid")).toHaveAccessibleName(month);
      await expect(calendar.locator("th").first()).toHaveText(monday);
      await expect(calendar.getByRole("button", { name: closed })).toBeVisible();
      expect.soft(await sticksOut(page, tag), language).toEqual([]);
    }
  });
});

test("taken out of the page with a sheet open, slides and a text just copied, it leaves nothing", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { room } = await open(page, { tags: "" });
  // After the clock of the test, which it counts.
  await page.evaluate(countHeld);
  const mount = async (): Promise<void> => {
    await page.evaluate((name) => {
      const element = document.createElement(name);
      element.setAttribute("loading", "eager");
      document.body.append(element);
    }, tag);
    await expect(room.getByRole("button", { name: "Next slide" })).toBeAttached();
    const press = (name: string): Promise<void> => room.getByRole("button", { name }).press("Enter");
    await press("Copy the account number");
    await expect(room.getByRole("button", { name: "Copied to clipboard!" })).toBeVisible();
    await press("Load more");
    await expect(room.getByRole("listitem").nth(4)).toBeFocused();
    await press("Show the overview");
    await expect(room.getByRole("dialog")).toBeVisible();
  };
  const inHand = (): Promise<string[]> => page.evaluate(() => [...window.held].map((one) => one.replace(/^\d+ /, "")).toSorted());
  await mount();
  await room.evaluate((element) => element.remove());
  await expect.poll(async () => (await inHand()).filter((one) => one.startsWith("timer") || one.startsWith("frame"))).toEqual([]);
  const once = await inHand(); // what comes once per page
  await mount();
  expect((await inHand()).length).toBeGreaterThan(once.length);
  await room.evaluate((element) => element.remove());
  await expect.poll(inHand).toEqual(once);
});

/** Runs in the page: from now on, what is set and what is taken back. */
function countHeld(): void {
  window.held = new Set();
  let count = 0;
  const names = new Map<unknown, string>();
  const note = (key: unknown, what: string): void => {
    names.set(key, `${count++} ${what}`);
    window.held.add(names.get(key) ?? "");
  };
  const drop = (key: unknown): void => void window.held.delete(names.get(key) ?? "");
  const later = window.setTimeout;
  const frame = window.requestAnimationFrame;
  const [clear, cancel] = [window.clearTimeout, window.cancelAnimationFrame];
  window.setTimeout = ((run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) => {
    const id = later(() => (drop(`t${id}`), run(...values)), ms);
    note(`t${id}`, `timer ${ms}`);
    return id;
  }) as typeof later;
  window.clearTimeout = (id) => (drop(`t${String(id)}`), clear(id));
  window.requestAnimationFrame = (run) => {
    const id = frame((time) => (drop(`f${id}`), run(time)));
    note(`f${id}`, "frame");
    return id;
  };
  window.cancelAnimationFrame = (id) => (drop(`f${id}`), cancel(id));
  for (const target of [window, document]) {
    const listeners = new Map<unknown, string>();
    const key = (type: string, listener: unknown): string => {
      if (!listeners.has(listener)) listeners.set(listener, `${listeners.size}`);
      return `${target === window ? "window" : "document"} ${type} ${listeners.get(listener)}`;
    };
    const [add, remove] = [target.addEventListener.bind(target), target.removeEventListener.bind(target)];
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) => {
      note(key(type, listener), `${target === window ? "window" : "document"} ${type}`);
      if (typeof options === "object") options.signal?.addEventListener("abort", () => drop(key(type, listener)));
      add(type, listener, options);
    };
    target.removeEventListener = (type: string, listener: EventListener, options?: EventListenerOptions | boolean) => {
      drop(key(type, listener));
      remove(type, listener, options);
    };
  }
}

/**
 * Tests the parts of a widget that has three of them: each part has files of its own, which are requested together, may fail, and leave
 * nothing behind.
 */
import type { Route } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { answerOf } from "#tests/presses.ts";
import { release, version } from "./pages.ts";
import { go, headers, nameOf, open, widget } from "./parts.ts";
import { recordRequests } from "./widget.ts";

const partFiles = (requests: readonly { url(): string }[]): string[] => requests.map((request) => nameOf(request.url()));

for (const [lang, say] of Object.entries({
  en: { details: "To the details", heading: "Your details", label: "A note for us", left: "5 characters left", page: "/en/privacy" },
  fr: {
    details: "Vers les détails",
    heading: "Vos coordonnées",
    label: "Une note pour nous",
    left: "Encore 5 caractères",
    page: "/fr/vie-privee",
  },
  nl: { details: "Naar de details", heading: "Je gegevens", label: "Een boodschap voor ons", left: "Nog 5 tekens", page: "/nl/privacy" },
})) {
  test(`a part comes with its texts, those of the pieces that only it uses, its styles and its pages: ${lang} @all`, async ({ page }) => {
    await open(page, { lang });
    await go(page, say.details);
    await expect(widget(page).getByRole("heading", { name: say.heading })).toBeFocused();
    await expect(widget(page).locator(".sample-details")).toHaveCSS("row-gap", "7px");
    await expect(widget(page).getByRole("link")).toHaveAttribute("href", say.page);
    await widget(page).getByLabel(say.label).fill("x".repeat(195));
    await expect(widget(page).getByRole("paragraph").filter({ hasText: say.left })).toBeVisible();
  });
}

test("all that a part needs is asked for before any of it arrives, and none of it before @all", async ({ page }) => {
  let answerAll = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answerAll = resolve));
  await open(page, { lang: "fr" });
  const requests = recordRequests(page);
  await page.route(`${release}/**`, async (route) => {
    await answered;
    await route.fallback();
  });
  await go(page, "Vers le plan");
  await expect
    .poll(() =>
      partFiles(requests)
        .map((name) => name.replace(/-[\w-]{7}\.js$/, ""))
        .toSorted(),
    )
    // The files of the part that the widget's model considers likely to be next are requested as well.
    .toEqual([
      "sample-steps.plan.fr.js",
      "sample-steps.plan.js",
      "sample-steps.summary.fr.js",
      "sample-steps.summary.js",
      "session",
      "stored",
    ]);
  await expect(widget(page).locator(".ui-part .ui-skeleton")).toBeVisible();
  const said = widget(page).locator("output");
  await expect(said).toHaveText("Chargement…");
  const asked = requests.length;
  answerAll();
  await expect(widget(page).getByRole("heading", { name: "Votre plan" })).toBeFocused();
  // The message in the live region is removed, because a visitor who reads to the end of the page would find it there for ever.
  await expect(said).toHaveText("");
  expect(requests.length).toBe(asked);
});

const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "answers 503": (route) => route.fulfill({ status: 503, headers, body: "" }),
  "is cut off": (route) => route.abort("connectionreset"),
  "is a web page": (route) => route.fulfill({ contentType: "text/html", headers, body: "<!doctype html><p>Maintenance</p>" }),
};

for (const [fault, fail] of Object.entries(faults)) {
  for (const [step, heading] of [
    ["Vers les détails", "Vos coordonnées"],
    ["Vers le plan", "Votre plan"],
    ["Vers le récapitulatif", "Récapitulatif"],
  ] as const) {
    test(`each file of a part ${fault} once: it is shown all the same (${step}) @all`, async ({ page, complaints }) => {
      complaints.announce(/Failed to load|digi|MIME/);
      const failed = new Set<string>();
      let isOpening = false;
      await open(page, {
        lang: "fr",
        answer(route) {
          const name = nameOf(route.request().url());
          if (!isOpening || failed.has(name)) return undefined;
          failed.add(name);
          return fail(route);
        },
      });
      isOpening = true;
      await go(page, step);
      await expect(widget(page).getByRole("heading", { name: heading })).toBeFocused();
      expect(failed.size).toBeGreaterThanOrEqual(2);
    });
  }
}

for (const [lang, step, title, reload] of [
  ["en", "To the summary", "This page is out of date", "Reload"],
  ["fr", "Vers le récapitulatif", "Cette page n’est plus à jour", "Recharger"],
  ["nl", "Naar het overzicht", "Deze pagina is verouderd", "Opnieuw laden"],
] as const) {
  test(`a part of a release that is gone from its server: the widget stays, it is said, and a button reloads the page (${lang}) @all`, async ({
    page,
    complaints,
  }) => {
    complaints.announce(/Failed to load|digi|chunk.outdated/);
    let isGone = false;
    const isLoader = (route: Route): boolean => route.request().url().includes("/v1/loader.js");
    await open(page, {
      lang,
      answer: (route) => (isGone && !isLoader(route) ? route.fulfill({ status: 404, headers, body: "" }) : undefined),
    });
    isGone = true;
    const heard = page.evaluate(
      () => new Promise((resolve) => addEventListener("digi-error", (event) => resolve((event as CustomEvent).detail))),
    );
    await go(page, step);
    await expect(widget(page).getByRole("group", { name: title })).toBeFocused();
    expect(await heard).toEqual({ code: "chunk.outdated", recoverable: true });
    await expect(widget(page).getByRole("heading").first()).toBeVisible();
    isGone = false;
    const left = page.waitForEvent("load");
    await go(page, reload);
    await left;
    await expect(page.locator("digi-sample-steps:state(ready)")).toBeAttached();
  });
}

test("a part that does not come: the rest of the widget stays, it is said, and the retry works; no address is asked for twice @all", async ({
  page,
  complaints,
}) => {
  complaints.announce(/Failed to load|digi/);
  let isDown = true;
  const requests = recordRequests(page);
  await open(page, {
    answer: (route) => (isDown && route.request().url().includes("sample-steps.summary.js") ? faults["answers 503"]?.(route) : undefined),
  });
  const heard = page.evaluate(
    () => new Promise((resolve) => addEventListener("digi-error", (event) => resolve((event as CustomEvent).detail))),
  );
  await go(page, "To the summary");
  await expect(widget(page).getByRole("group", { name: "This part couldn’t be loaded." })).toBeFocused();
  expect(await heard).toEqual({ code: "chunk.failed", recoverable: true });
  await expect(widget(page).getByRole("heading", { name: "Steps" })).toBeVisible();
  await go(page, "Try again");
  await expect(widget(page).locator("output")).toHaveText("This part couldn’t be loaded.");
  await expect(widget(page).getByRole("button", { name: "Try again" })).toBeFocused();
  isDown = false;
  await go(page, "Try again");
  await expect(widget(page).getByRole("heading", { name: "Summary" })).toBeFocused();
  const urls = requests.map((request) => request.url()).filter((url) => url.includes("sample-steps.summary.js"));
  expect(urls.length).toBeGreaterThan(8);
  expect(urls.length).toBe(new Set(urls).size);
  expect(urls[0]).toBe(`${release}/${version}/sample-steps.summary.js`);
});

test("what leads to a part fetches it as soon as a pointer or the focus is there; then it opens at once @all", async ({ page }) => {
  await open(page);
  const requests = recordRequests(page);
  await answerOf(page, /sample-steps\.details\.js/, () => widget(page).getByRole("button", { name: "To the details" }).focus());
  const asked = requests.length;
  await go(page, "To the details");
  await expect(widget(page).getByRole("heading", { name: "Your details" })).toBeFocused();
  expect(requests.length).toBe(asked);
});

test("the language is switched under a part, and what was typed stays @all", async ({ page }) => {
  await open(page);
  await go(page, "To the details");
  await widget(page).getByLabel("A note for us").fill("mine");
  await page.evaluate(() =>
    (window as unknown as { digiWidgets: { setLanguage(wanted: string): Promise<void> } }).digiWidgets.setLanguage("nl"),
  );
  await expect(widget(page).getByRole("heading", { name: "Je gegevens" })).toBeVisible();
  await expect(widget(page).getByLabel("Een boodschap voor ons")).toHaveValue("mine");
  await expect(widget(page).getByRole("link")).toHaveAttribute("href", "/nl/privacy");
});

test("two tags of one widget have the same part, each its own @all", async ({ page }) => {
  await open(page, { tags: 2 });
  const [first, second] = [page.locator("digi-sample-steps").nth(0), page.locator("digi-sample-steps").nth(1)];
  for (const one of [first, second]) await one.getByRole("button", { name: "To the details" }).click();
  await first.getByLabel("A note for us").fill("first");
  await expect(second.getByLabel("A note for us")).toHaveValue("");
  for (const one of [first, second]) await expect(one.locator(".sample-details")).toHaveCSS("row-gap", "7px");
});

test("a part that is left stops its timers; what its widget keeps is there when it comes again @all", async ({ page }) => {
  await page.addInitScript(() => {
    const counts = { running: new Set<number>() };
    const [set, clear] = [window.setTimeout, window.clearTimeout];
    Object.assign(window, {
      counts,
      setTimeout: (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
        const id = set(() => (counts.running.delete(id), run(...given)), ms);
        if (ms === 1000) counts.running.add(id);
        return id;
      },
      clearTimeout: (id: number) => (counts.running.delete(id), clear(id)),
    });
  });
  const timers = (): Promise<number> =>
    page.evaluate(() => (window as unknown as { counts: { running: Set<number> } }).counts.running.size);
  await open(page);
  await go(page, "To the plan");
  await expect(widget(page).locator(".sample-plan")).toHaveAttribute("data-session", "unknown");
  await expect.poll(timers).toBe(1);
  await go(page, "To the beginning");
  await expect.poll(timers).toBe(0);
  await go(page, "To the plan");
  await expect.poll(timers).toBe(1);
  await widget(page).evaluate((tag) => tag.remove());
  await expect.poll(timers).toBe(0);
});

test("a part that breaks while it is drawn takes nothing else with it @all", async ({ page, complaints }) => {
  complaints.announce(/digi|drawn on purpose/);
  await open(page);
  await go(page, "To the details");
  await widget(page).getByLabel("A note for us").fill("crash");
  await go(page, "To the beginning");
  await go(page, "To the summary");
  await expect(widget(page).getByRole("group", { name: "Something went wrong in this part of the page." })).toBeVisible();
  await expect(widget(page).getByRole("heading", { name: "Steps" })).toBeVisible();
  await go(page, "To the beginning");
  await go(page, "To the details");
  await expect(widget(page).getByLabel("A note for us")).toHaveValue("crash");
});

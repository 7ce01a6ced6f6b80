/** Opens a page with one tag, lets a test control the API's answers, and finds the controls of the tag. */
import type { Locator, Page, Route } from "playwright/test";
import { expect } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { expectSaid, recordHeard } from "./heard.ts";

export const api = `http://localhost:${ports.api}`;

export type Stage = ReturnType<typeof stageOf>;

/** Returns locators for the elements of a tag on a page, such as its fields and its submit button. */
export function stageOf(page: Page, tag: string) {
  const widget = page.locator(tag);
  return {
    page,
    tag,
    widget,
    field: (name: string): Locator => widget.locator(`[name="${name}"]`),
    submit: widget.locator('button[type="submit"]:visible'),
    errors: widget.locator('[part="error"]:visible'),
    alert: widget.locator('[part="alert"]:visible'),
    captcha: (state: string): Locator => widget.locator(`.ui-captcha[data-state="${state}"]:visible`),
  };
}

/**
 * Changes the page's timers, so that a state lasts while it is checked: a call that a test holds back does not time out (15 s), and a page
 * does not go on by itself (3 s). What is shown after 5 s is shown at once.
 */
function haveTime(): void {
  const { setTimeout: real, clearTimeout: realClear } = window;
  const changed: Readonly<Record<number, number>> = { 3000: 600_000, 5000: 10, 15_000: 600_000 };
  const inTenSeconds = new Map<number, () => void>();
  window.setTimeout = ((work: () => void, delay = 0, ...given: unknown[]) => {
    const run = (): void => {
      inTenSeconds.delete(timer);
      work();
    };
    const timer = delay === 10_000 ? real(run, delay) : real(work, changed[delay] ?? delay, ...given);
    if (delay === 10_000) inTenSeconds.set(timer, run);
    return timer;
  }) as typeof real;
  window.clearTimeout = ((timer?: number) => {
    inTenSeconds.delete(timer ?? 0);
    realClear(timer);
  }) as typeof realClear;
  Object.assign(window, {
    passTenSeconds() {
      for (const [timer, run] of inTenSeconds) {
        realClear(timer);
        run();
      }
    },
  });
}

/**
 * Ends all waits of ten seconds on the page, after which a visitor is told that something takes long: a file, a security check, or another
 * step.
 */
export const passTenSeconds = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { passTenSeconds(): void }).passTenSeconds());

/** Opens a page that contains only the given tag. */
export async function open(page: Page, tag: string, { attributes = 'loading="eager"', lang = "en", before = "" } = {}): Promise<Stage> {
  await page.addInitScript(haveTime);
  await recordHeard(page);
  await page.goto(`/demo-pages/empty?lang=${lang}`);
  await page.locator("main").evaluate((main, html) => (main.innerHTML = html), `${before}<${tag} ${attributes}></${tag}>`);
  return stageOf(page, tag);
}

/** Sets the language of the open page for all its tags, and waits until the tag is rendered in that language. */
export async function setLanguage(page: Page, tag: string, language: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    const { digiWidgets } = window as unknown as { digiWidgets: { setLanguage(to: string): Promise<void> } };
    await digiWidgets.setLanguage(wanted);
    document.documentElement.lang = wanted;
  }, language);
  // The first match is taken, because a tag may have another tag in its slot.
  await expect(page.locator(`${tag} .ui-reset`).first()).toHaveAttribute("lang", language);
}

/** Returns functions with which a test controls one call of the API: the API answers it, the test holds it back, or the test answers it. */
export async function control(page: Page, path: string) {
  const pass = (route: Route): Promise<void> => route.continue();
  let answer = pass;
  let waiting: Route[] = [];
  const change = (to: (route: Route) => Promise<void>): void => {
    answer = to;
    // The page may have cancelled the call, so an error is ignored.
    for (const route of waiting.splice(0)) void to(route).catch(() => undefined);
  };
  await page.route(api + path, (route) => (route.request().method() === "OPTIONS" ? route.continue() : answer(route)));
  return {
    pass: (): void => change(pass),
    hold(): void {
      waiting = [];
      answer = (route) => Promise.resolve(void waiting.push(route));
    },
    /** Makes the API answer the call with the given fault from now on, such as `503`. */
    fail: (fault: string): void => change((route) => route.continue({ url: `${api}/~${fault}${path}` })),
    refuse: (message: Readonly<Record<string, readonly string[]>>): void =>
      change((route) => route.fulfill({ status: 422, json: { meta: { status: { error: true, code: "invalid", message } } } })),
    answer: (json: object, status = 200): void => change((route) => route.fulfill({ status, json })),
  };
}

/** Takes the security check of a form through all its states, beginning with the first focus, and calls `look` in each state. */
export async function throughCaptcha(
  { page, field, captcha, widget }: Stage,
  first: string,
  look: (state: string) => Promise<void>,
): Promise<void> {
  const check = await control(page, "/api/recaptcha");
  check.hold();
  await field(first).focus();
  await expect(captcha("working")).toBeVisible();
  await look("security check at work");
  check.answer({ meta: { status: { error: false } }, res: false });
  await expect(captcha("failed")).toBeVisible();
  await expectSaid({ page }, "The security check did not succeed.");
  await look("security check failed");
  check.pass();
  await widget.getByRole("button", { name: "Please confirm again" }).click();
  await expect(captcha("verified")).toBeVisible();
}

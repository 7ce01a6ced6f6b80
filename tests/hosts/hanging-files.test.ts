/** Tests a file that is requested and never arrives. The time limit of an attempt ends when the test says so. */
import { expect, test } from "#tests/page.ts";
import { stuckAfterMs } from "#loader/prerendered-screen.ts";
import { endAttempts, holdAttempts } from "./faults.ts";
import { addressOf, release } from "./pages.ts";
import { expectReady, newsletter } from "./widget.ts";

for (const [name, file] of [
  ["plain", "newsletter.js"],
  ["plain", "newsletter.en.js"],
  ["plain", "react-"],
  ["verify", "integrity.js"],
  ["verify", "newsletter.integrity.js"],
] as const) {
  test(`${name}: ${file} hangs once: asked for again when its time is over, the widget is ready @all`, async ({ page }) => {
    let count = 0;
    await page.route(
      (url) => url.pathname.split("/").at(-1)?.startsWith(file) === true,
      (route) => ((count += 1) === 1 ? undefined : route.continue()),
    );
    await holdAttempts(page);
    await page.goto(addressOf(name), { waitUntil: "commit" });
    await expect.poll(() => count).toBe(1);
    await endAttempts(page);
    await expectReady(page);
  });
}

for (const [what, name] of [
  ["a form", "plain"],
  ["a form that came with the page", "included, in text"],
] as const) {
  test(`${what} whose code hangs says so beneath it, and whoever presses gets the widget with what was typed @all`, async ({ page }) => {
    let count = 0;
    await page.route(`${release}/*/newsletter.js*`, (route) => ((count += 1) === 1 ? undefined : route.continue()));
    await page.addInitScript((ms) => {
      const { setInterval: real } = window;
      const waiting: (() => void)[] = [];
      Object.assign(window, { becomeStuck: () => waiting.map((work) => work()).length });
      window.setInterval = ((work: () => void, delayMs = 0, ...given: unknown[]) =>
        delayMs === ms ? -waiting.push(work) : real(work, delayMs, ...given)) as typeof real;
    }, stuckAfterMs);
    await page.goto(addressOf(name), { waitUntil: "commit" });
    await expect.poll(() => count).toBe(1);
    await newsletter(page).getByLabel("First name").fill("Marie");
    const becomeStuck = (): Promise<number> => page.evaluate(() => (window as unknown as { becomeStuck(): number }).becomeStuck());
    await expect.poll(becomeStuck).toBe(1);
    await becomeStuck();
    await expect(newsletter(page).getByLabel("First name")).toHaveValue("Marie");
    await newsletter(page).getByRole("alert").getByRole("button", { name: "Try again" }).click();
    await expectReady(page);
    await expect(newsletter(page).getByLabel("First name")).toHaveValue("Marie");
    await expect(newsletter(page).getByRole("button", { name: "Try again" })).toHaveCount(0);
  });
}

test("a file that always hangs is a failure in the end: the page's own content, a card, digi-error @all", async ({ page, complaints }) => {
  complaints.announce(/chunk\.failed: .*\/newsletter\.en\.js/);
  let count = 0;
  await page.route(`${release}/*/newsletter.en.js*`, () => void (count += 1));
  await holdAttempts(page);
  await page.goto(addressOf("plain"), { waitUntil: "commit" });
  for (let attempt = 1; attempt <= 4; attempt++) {
    await expect.poll(() => count).toBe(attempt);
    await endAttempts(page);
  }
  await expect(page.locator("digi-newsletter:state(error)")).toBeAttached();
  await expect(newsletter(page).getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Our newsletter" })).toBeVisible();
});

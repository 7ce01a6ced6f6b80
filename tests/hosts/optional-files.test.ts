/** Tests files that only some tags need, and that cannot be loaded: the console and the event name the tag, which works without them. */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { apiInPage } from "./scenario.ts";
import { heldAddress } from "./held.ts";

type Heard = { readonly tag: string; readonly code: string; readonly recoverable: boolean };

/** Opens a page with these tags, on which no file whose name matches arrives. Returns the `digi-error` events, each with its tag. */
async function openWithout(page: Page, file: RegExp, tags: string): Promise<() => Promise<Heard[]>> {
  await page.route(file, (route) => route.abort());
  await page.addInitScript(() => {
    const heard: Heard[] = [];
    Object.assign(window, { heard });
    addEventListener("digi-error", (event) =>
      heard.push({ tag: (event.target as Element).id, ...(event as CustomEvent<Omit<Heard, "tag">>).detail }),
    );
  });
  await page.goto(heldAddress("0", `${await apiInPage()}${tags}`));
  return () => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
}

test.beforeEach(({ complaints }) => complaints.announce("Failed to load resource"));

test("what gives a box to a hidden tag: it stays hidden, and says so @all", async ({ page, complaints }) => {
  complaints.announce(/<digi-newsletter> failed .*chunk\.failed.*\/box\.js/);
  const style = "<style>.late:not(:state(ready)) { display: none }</style>";
  const heard = await openWithout(
    page,
    /\/box\.js/,
    `${style}<digi-newsletter id="late" class="late">Letters</digi-newsletter><digi-newsletter id="other">Letters</digi-newsletter>`,
  );
  await expect.poll(heard).toEqual([{ tag: "late", code: "chunk.failed", recoverable: true }]);
  await expect(page.locator("#other input").first()).toBeVisible();
  await expect(page.locator("#late")).toBeHidden();
});

test("what keeps drafts: the form takes what is typed, and the next key asks for the file again @all", async ({ page, complaints }) => {
  complaints.announce(/digi-newsletter: drafts could not be loaded .*chunk\.failed/);
  const heard = await openWithout(page, /\/drafts-[\w-]{7}\.js/, `<digi-newsletter id="letter" loading="eager"></digi-newsletter>`);
  const email = page.locator("#letter [name=email]");
  await expect(page.locator("#letter:state(ready)")).toBeAttached();
  await email.pressSequentially("m");
  const failure = { tag: "letter", code: "chunk.failed", recoverable: true };
  await expect.poll(heard).toEqual([failure]);
  await page.unroute(/\/drafts-[\w-]{7}\.js/);
  await email.pressSequentially("arie");
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("marie");
  expect(await heard()).toEqual([failure]);
});

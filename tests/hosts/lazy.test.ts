import { expect, test } from "#tests/page.ts";
import { heldAddress } from "./held.ts";
import { addressOf } from "./pages.ts";
import { expectReady, newsletter, recordRequests } from "./widget.ts";

const isReady = "digi-newsletter:state(ready)";

test("a tag in a scroller of the page comes to life when it is near @all", async ({ page }) => {
  await page.goto(addressOf("in-a-scroller"), { waitUntil: "networkidle" });
  await expect(page.locator(isReady)).toHaveCount(0);
  await page.locator("#box").evaluate((box) => box.scrollTo(0, box.scrollHeight - box.clientHeight - 200));
  await expect(page.locator(isReady)).toHaveCount(1);
});

test("a tag in closed details comes to life when they are opened @all", async ({ page }) => {
  await page.goto(addressOf("in-details"), { waitUntil: "networkidle" });
  await expect(page.locator(isReady)).toHaveCount(0);
  await page.getByText("More").click();
  await expect(page.locator(isReady)).toHaveCount(1);
});

test("loading=eager set later loads at once @all", async ({ page }) => {
  await page.goto(addressOf("far-below"), { waitUntil: "networkidle" });
  await newsletter(page).evaluate((tag) => tag.setAttribute("loading", "eager"));
  await expect(page.locator(isReady)).toHaveCount(1);
});

test("going back to a page finds the widget with what was typed @all", async ({ page }) => {
  await page.goto(addressOf("plain"));
  await expectReady(page);
  await newsletter(page).locator("input").first().fill("Marie");
  await page.goto(addressOf("no-widgets"));
  await page.goBack();
  await expectReady(page);
});

test("in a sandboxed frame, where storage throws, the widget is ready @all", async ({ page, complaints }) => {
  // The page has no origin ('null'), and the API answers no such page; the first touch of the form calls it.
  complaints.announce(/from origin 'null'|ERR_FAILED/);
  await page.goto(addressOf("sandbox"));
  const frame = page.frameLocator("iframe");
  await expect(frame.locator(isReady)).toBeAttached();
  await frame.locator("digi-newsletter input").first().fill("Marie");
});

test("an API address that is none is said in the console, and the widget is ready @all", async ({ page, complaints }) => {
  complaints.announce("data-api");
  complaints.announce("404"); // The page's own origin is called where no API is named, and it has none.
  await page.goto(addressOf("wrong-api"));
  await page.evaluate(() => document.body.append(document.createElement("digi-newsletter")));
  await expectReady(page);
  await page.locator("digi-newsletter input").first().focus(); // The first call is the captcha's, which begins with the first touch.
  await expect.poll(() => complaints.said.filter((text) => text.includes("data-api: not an http(s) address"))).toHaveLength(1);
});

test("two tags that are near only until their height is kept: the second is not fetched before it is come to @all", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const requests = recordRequests(page);
  await page.goto(heldAddress("0", "<digi-contact>Contact</digi-contact><digi-newsletter>Newsletter</digi-newsletter>"));
  await expect(page.locator("digi-contact:state(ready)")).toBeAttached();
  const asked = (): boolean => requests.some((request) => request.url().includes("/newsletter."));
  expect(asked()).toBe(false);
  await newsletter(page).scrollIntoViewIfNeeded();
  await expect(page.locator("digi-newsletter:state(ready)")).toBeAttached();
  expect(asked()).toBe(true);
});

test("a tag that stands near is ready although no observer tells, as in a tab in the background; a far one is not @all", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe(): void {} // This observer never reports anything, as in a page that is not rendered.
    };
  });
  const far = `<p style="height: 3000px"></p><digi-contact></digi-contact>`;
  await page.goto(heldAddress("0", `<digi-newsletter></digi-newsletter>${far}`));
  await expect(page.locator("digi-newsletter:state(ready)")).toBeAttached();
  await expect(page.locator("digi-contact:state(loading), digi-contact:state(ready)")).toHaveCount(0);
});

test("a dialog that nobody has opened is not fetched, wherever it stands @all", async ({ page }) => {
  const requests = recordRequests(page);
  const tags = "<digi-callback-modal></digi-callback-modal><digi-newsletter></digi-newsletter><digi-callback-modal></digi-callback-modal>";
  await page.goto(heldAddress("0", tags));
  await expectReady(page);
  await page.waitForLoadState("networkidle");
  expect(requests.filter((request) => request.url().includes("/callback-modal."))).toEqual([]);
  await page.evaluate(() => document.querySelector("digi-callback-modal")?.setAttribute("open", ""));
  await expect(page.locator("digi-callback-modal:state(ready)")).toHaveCount(1);
});

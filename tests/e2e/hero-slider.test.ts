/** Journeys of the hero slider: its slides come from the tag's content or from a file, and change by themselves or by the visitor. */
import type { Locator, Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { differingPixels } from "#tests/pixels.ts";
import { ports } from "#tests/ports.ts";
import { recordShifts, shiftsOf } from "#tests/shifts.ts";
import { createFinger } from "./finger.ts";

const tag = "digi-hero-slider";
/** Another origin. The content security policy of the page allows requests to it. */
const elsewhere = `http://localhost:${ports.api}`;
const file = 'src="/assets/slides.en.json"';
const own = `<a href="/en/shop/check"><img src="/assets/slide-house.svg" alt="" width="1600" height="640"><b>Fibre</b> <span>Everywhere</span> <span>Check</span></a>
<img src="/assets/slide-pack.svg" alt="A pack"><p>Fallback</p>`;

type Opened = { readonly attributes?: string; readonly content?: string; readonly calm?: boolean; readonly beside?: string };

/** Opens a page with the slider, whose clock stands still, and waits until its slides are shown or have failed. */
async function open(page: Page, { attributes = "", content = "", calm = false, beside = "" }: Opened): Promise<Locator> {
  await page.emulateMedia({ reducedMotion: calm ? "reduce" : "no-preference" });
  await page.mouse.move(0, 0);
  await page.clock.install();
  await page.goto("/demo-pages/empty");
  await page
    .locator("main")
    .evaluate((main, html) => (main.innerHTML = html), `<${tag} loading="eager" ${attributes}>${content}</${tag}>${beside}`);
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
  await expect(page.locator(`${tag} .hero-wait`)).toHaveCount(0);
  await page.locator(tag).evaluate((element) => ((element as HTMLElement).style.marginBlockStart = "80px"));
  return page.locator(tag);
}

const shown = (widget: Locator): Locator => widget.locator(".hero-slide:not([inert])");
const expectSlide = (widget: Locator, name: string): Promise<void> => expect(shown(widget)).toHaveAccessibleName(name);
const button = (widget: Locator, name: string | RegExp): Locator => widget.getByRole("button", { name });

test("plays: 4 s each with a fade of 500 ms, round from the last to the first; its button stops it and lets it go on [P-167, P-168, P-169, P-311, P-312, C-445]", async ({
  page,
}) => {
  const widget = await open(page, { attributes: file });
  await expectSlide(widget, "Slide 1 of 3");
  for (const name of ["Slide 2 of 3", "Slide 3 of 3", "Slide 1 of 3"]) {
    await page.clock.runFor(4000);
    await expectSlide(widget, name);
  }
  const fade = await shown(widget).evaluate((slide) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(slide);
    return [transitionProperty, transitionDuration];
  });
  expect(fade).toEqual(["opacity", "0.5s"]);
  await button(widget, "Pause the slides").click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expectSlide(widget, "Slide 1 of 3");
  // The slides move although the pointer is on them, because the visitor has pressed the button.
  await button(widget, "Play the slides").click();
  await page.clock.runFor(4000);
  await expectSlide(widget, "Slide 2 of 3");
});

test("stops under the pointer and while it has focus, and goes on after that [P-314] @all", async ({ page }) => {
  const widget = await open(page, { attributes: file, beside: "<button>After</button>" });
  await shown(widget).hover();
  await page.clock.runFor(20_000);
  await expectSlide(widget, "Slide 1 of 3");
  await page.mouse.move(0, 0);
  await page.clock.runFor(4000);
  await expectSlide(widget, "Slide 2 of 3");
  await shown(widget).getByRole("link").focus();
  await page.clock.runFor(20_000);
  await expectSlide(widget, "Slide 2 of 3");
  await page.getByRole("button", { name: "After" }).focus();
  await page.clock.runFor(4000);
  await expectSlide(widget, "Slide 3 of 3");
});

test("stops in a hidden tab, and where less motion is wanted, then or later; play() and pause() of the page [P-314] @all", async ({
  page,
}) => {
  const widget = await open(page, { attributes: file });
  const see = (state: string): Promise<void> =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  const call = (name: "play" | "pause"): Promise<void> =>
    widget.evaluate((element, method) => (element as unknown as Record<string, () => Promise<void>>)[method]?.(), name);
  await see("hidden");
  await page.clock.runFor(20_000);
  await expectSlide(widget, "Slide 1 of 3");
  await see("visible");
  await page.clock.runFor(4000);
  await expectSlide(widget, "Slide 2 of 3");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(button(widget, "Play the slides")).toBeVisible();
  await page.clock.runFor(20_000);
  await expectSlide(widget, "Slide 2 of 3");
  await call("play");
  await page.clock.runFor(4000);
  await expectSlide(widget, "Slide 3 of 3");
  expect(await shown(widget).evaluate((slide) => getComputedStyle(slide).transitionDuration)).toBe("0s");
  await call("pause");
  await page.clock.runFor(20_000);
  await expectSlide(widget, "Slide 3 of 3");
});

test("up to 767 px of its own width words below and dots, from 768 px words on the picture and arrows [P-313, P-314] @all", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const widget = await open(page, { attributes: file, calm: true });
  const at = async (width: number): Promise<{ onPicture: boolean; arrows: number; dots: number }> => {
    await widget.evaluate((element, px) => ((element as HTMLElement).style.cssText = `display: block; inline-size: ${px}px`), width);
    const [picture, words] = await Promise.all([
      shown(widget).locator("img").boundingBox(),
      shown(widget).locator(".hero-words").boundingBox(),
    ]);
    return {
      onPicture: (words?.y ?? 0) < (picture?.y ?? 0) + (picture?.height ?? 0) - 1,
      arrows: await widget.getByRole("button", { name: /Previous|Next/ }).count(),
      dots: await widget.getByRole("button", { name: /^Slide/ }).count(),
    };
  };
  expect(await at(767)).toEqual({ onPicture: false, arrows: 0, dots: 3 });
  expect(await at(768)).toEqual({ onPicture: true, arrows: 2, dots: 3 });
});

test("by keyboard: pause first, arrows and dots, arrow keys; who moves it hears where, and it stays there [P-314] @all", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const widget = await open(page, { attributes: file });
  const said = widget.locator("output");
  await page.keyboard.press("Tab");
  await expect(button(widget, "Pause the slides")).toBeFocused();
  await page.clock.runFor(8000);
  await expect(said, "moving by itself is never said").toBeEmpty();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectSlide(widget, "Slide 3 of 3");
  await expect(said).toHaveText("Slide 3 of 3: 20 GB and unlimited calls for €7");
  await expect(button(widget, "Play the slides")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expectSlide(widget, "Slide 1 of 3");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(button(widget, /^Slide 2 of 3/)).toBeFocused();
  await page.keyboard.press("Space");
  await expectSlide(widget, "Slide 2 of 3");
  await expect(button(widget, /^Slide 2 of 3/)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(widget.getByRole("link", { name: "Build your pack" }), "of all slides the one in sight").toBeFocused();
  await page.clock.runFor(20_000);
  await expectSlide(widget, "Slide 2 of 3");
});

test("the ring of a focused dot is whole where the words stand below: the slide does not lie over it @all", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  const widget = await open(page, { attributes: file, calm: true });
  const dot = button(widget, /^Slide 2 of 3/);
  const box = await dot.boundingBox();
  /** Takes a picture of three rows of pixels at the edge of the focus ring, which is 2 px away from the dot and 3 px wide. */
  const edge = (y: number): Promise<Buffer> =>
    page.screenshot({ clip: { x: Math.round(box?.x ?? 0) + 12, y: Math.round((box?.y ?? 0) + y), width: 20, height: 3 } });
  const without = await edge(-5);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(dot).toBeFocused();
  const [above, below] = [await edge(-5), await edge((box?.height ?? 0) + 2)];
  expect(await differingPixels(page, [above, below])).toBe(0);
  expect(await differingPixels(page, [above, without])).toBeGreaterThan(0);
});

test("by a finger: across is the next or the one before, down is the page's @all", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const widget = await open(page, { attributes: file });
  const finger = await createFinger(page);
  // The swipe begins on the slide's link, which covers the whole slide, and must not follow the link.
  const swipe = (x: number, y: number): Promise<void> => finger(widget.locator(".hero-slides"), { x, y });
  const address = page.url();
  await expectSlide(widget, "Slide 1 of 3");
  expect(await widget.locator(".hero-slides").evaluate((one) => getComputedStyle(one).touchAction)).toBe("pan-y pinch-zoom");
  await swipe(10, 120);
  await expectSlide(widget, "Slide 1 of 3");
  await swipe(-120, 10);
  await expectSlide(widget, "Slide 2 of 3");
  await swipe(120, -10);
  await swipe(120, -10);
  await expectSlide(widget, "Slide 3 of 3");
  await page.clock.runFor(20_000);
  await expectSlide(widget, "Slide 3 of 3");
  expect(page.url()).toBe(address);
  await button(widget, /^Slide 1 of 3/).click();
  await expectSlide(widget, "Slide 1 of 3");
});

test("shows the links and pictures in the tag, follows their changes, and leaves them as they were @all", async ({ page }) => {
  const widget = await open(page, { content: own, calm: true });
  await expect(widget.locator(".hero-slide")).toHaveCount(2);
  const link = widget.getByRole("link", { name: "Check" });
  await expect(link).toHaveAttribute("href", "/en/shop/check");
  await expect(shown(widget).getByRole("heading", { name: "Fibre" })).toBeVisible();
  await expect(widget.getByText("Fallback")).toBeHidden();
  await widget.evaluate((element) => {
    element.querySelector("a")?.setAttribute("href", "/en/contact");
    element.insertAdjacentHTML("beforeend", '<img src="/assets/slide-mobile.svg" alt="A phone">');
  });
  await expect(widget.locator(".hero-slide")).toHaveCount(3);
  await expect(link).toHaveAttribute("href", "/en/contact");
  await shown(widget).click({ position: { x: 300, y: 20 } });
  await expect(page, "the whole slide leads on").toHaveURL("/en/contact");
});

for (const width of [320, 1280]) {
  test(`nothing moves while it comes: the first of its own slides stands there alone, at ${width} px @all`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await recordShifts(page);
    await page.route("**/demo-pages/slides", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><html lang="en"><title>Slides</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/v1/reserve.css"><script async src="/v1/loader.js"></script><body><${tag}>${own}${own}</${tag}><p>After</p>`,
      }),
    );
    // The script is held back until the page was painted, because an element that was never visible cannot be reported as moved.
    await page.route("**/v1/loader.js", async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      await route.continue();
    });
    await page.goto("/demo-pages/slides", { waitUntil: "commit" });
    await expect(page.locator(`${tag}:state(ready) .hero-slide`)).toHaveCount(4);
    await expect(shown(page.locator(tag)).getByText("Everywhere")).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test("taken out of the page its own children are the page's again @all", async ({ page }) => {
  const widget = await open(page, { content: own });
  await expect(widget.locator(":scope > [slot]")).toHaveCount(2);
  const left = await widget.evaluateHandle((element) => (element.remove(), element));
  await page.clock.runFor(100);
  await expect.poll(() => left.evaluate((element) => element.querySelectorAll("[slot]").length)).toBe(0);
});

test("the first picture is asked for first and once, and its widget is there before @all", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => void (request.url().includes("slide-house") && asked.push(request.url())));
  const widget = await open(page, { content: own });
  const picture = shown(widget).locator("img");
  await expect(picture).toHaveAttribute("fetchpriority", "high");
  await expect(picture).toHaveJSProperty("complete", true);
  expect(asked).toHaveLength(1);
  await expect(widget.locator(".hero-slide").nth(1).locator("img")).toHaveAttribute("loading", "lazy");
});

test("a file that does not come is asked for again by hand; one that is no JSON is told to the page's author @all", async ({
  page,
  complaints,
}) => {
  for (const text of ["503", "src: is no JSON", "CORS", "Failed to load resource", "slides[1].image"]) complaints.announce(text);
  const said: string[] = [];
  page.on("console", (message) => void (message.type() === "warning" && said.push(message.text())));
  let isDown = true;
  await page.route("**/assets/slides.en.json", (route) => (isDown ? route.fulfill({ status: 503, body: "" }) : route.continue()));
  await page.route("**/assets/no.json", (route) => route.fulfill({ body: "<h1>Not JSON</h1>" }));
  await page.route(`${elsewhere}/free.json`, (route) =>
    route.fulfill({
      headers: { "access-control-allow-origin": "*" },
      json: [
        { id: "x", image: "/assets/slide-pack.svg", title: "From elsewhere" },
        { id: "y", title: "No picture" },
      ],
    }),
  );
  // The request is aborted, as the browser does where another origin does not allow it.
  await page.route(`${elsewhere}/kept.json`, (route) => route.abort());
  const widget = await open(page, { attributes: file });
  const retry = button(widget, "Try again");
  await expect(retry).toBeVisible();
  isDown = false;
  await retry.click();
  await expect(widget.locator(".hero-slide")).toHaveCount(3);
  const read = (src: string): Promise<void> => widget.evaluate((element, value) => element.setAttribute("src", value), src);
  await read("/assets/no.json");
  await expect(widget).toContainText("There is nothing to show here at the moment.");
  await read(`${elsewhere}/free.json`);
  await expect(widget.getByRole("heading", { name: "From elsewhere" })).toBeVisible();
  await expect(widget.getByRole("button")).toHaveCount(0);
  await read(`${elsewhere}/kept.json`);
  await expect(retry).toBeVisible();
  expect(said).toEqual([
    "[digi] <digi-hero-slider> src: answers 503",
    "[digi] <digi-hero-slider> src: is no JSON",
    "[digi] <digi-hero-slider> slides[1].image: missing, or not accepted",
    "[digi] <digi-hero-slider> src: cannot be fetched; does its origin allow this page (CORS)?",
  ]);
});

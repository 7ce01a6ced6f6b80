/**
 * Journeys of the carousel of subscriptions: its cards come from a file or from the page, are added one by one, and lead to the builder.
 */
import type { Locator, Page } from "playwright/test";
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { createFinger } from "./finger.ts";
import { ports } from "#tests/ports.ts";

const tag = "digi-subscription-carousel";
const builder = pathOf("bundle", "en");
/** Another origin. The content security policy of the page allows requests to it. */
const elsewhere = `http://localhost:${ports.api}`;

async function open(page: Page, attributes: string): Promise<Locator> {
  await page.goto("/demo-pages/empty");
  await page.locator("main").evaluate((main, html) => (main.innerHTML = html), `<${tag} loading="eager" ${attributes}></${tag}>`);
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
  return page.locator(tag);
}

const shownIn = (widget: Locator): Locator => widget.locator(".ui-slide:not([inert])");
const handOver = (widget: Locator, cards: unknown): Promise<void> =>
  widget.evaluate((element, value) => void Object.assign(element, { cards: value }), cards);

test("shows what each card of the page's file says, adds it, and opens a way on that has all that was added [P-076, P-077, P-078, C-016, C-054]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const widget = await open(page, 'src="/assets/subscriptions.en.json"');
  const card = widget.getByRole("article", { name: "Fibre 500 Mbps" });
  for (const text of [
    "Most popular",
    "Fibre for the whole home.",
    "€10 /month",
    "WiFi 6 box included",
    "Where fibre reaches your address.",
  ])
    await expect(card).toContainText(text);
  await expect(card.getByRole("link", { name: "Fibre 500 Mbps", exact: true })).toHaveAttribute("href", `${builder}?type=internet-500`);
  const mobile = widget.getByRole("article", { name: "Mobile Essentials" });
  await expect(mobile.getByRole("link", { name: "Mobile Essentials", exact: true })).toHaveAttribute(
    "href",
    `${builder}?mobile=mobile-essentials`,
  );

  const heard: unknown[] = [];
  await page.exposeFunction("hear", (detail: unknown) => void heard.push(detail));
  await widget.evaluate((element) =>
    element.addEventListener("digi-selection-changed", (event) =>
      (window as unknown as { hear(detail: unknown): void }).hear((event as CustomEvent).detail),
    ),
  );
  const way = widget.getByRole("button", { name: "Compose your pack" });
  await expect(way).toBeDisabled();
  const add = mobile.getByRole("button");
  await expect(add).toHaveAccessibleName("Add Mobile Essentials");
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(add).toHaveText("Added");
  await expect(add).toHaveAttribute("aria-pressed", "true");
  await expect(card.getByRole("button")).toHaveAttribute("aria-pressed", "false");
  await expect(way).toBeEnabled();
  await add.click();
  await expect(add).toHaveText("Add");
  await expect(way).toBeDisabled();
  await add.click();
  await card.getByRole("button").click();
  await expect.poll(() => heard.at(-1)).toEqual({ ids: ["mobile-essentials", "internet-500"] });
  await widget.evaluate((element) =>
    element.addEventListener("digi-navigate", (event) => {
      event.preventDefault();
      (window as unknown as { hear(detail: unknown): void }).hear((event as CustomEvent).detail);
    }),
  );
  await way.click();
  await expect.poll(() => heard.at(-1)).toEqual({ page: "bundle", href: `${builder}?mobile=mobile-essentials&internet=internet-500` });
});

test("the way on is followed: the builder opens with the plan chosen, and keeps fibre for when an address has it @all", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const widget = await open(page, 'src="/assets/subscriptions.en.json"');
  await widget.getByRole("button", { name: "Add Mobile Essentials" }).click();
  await widget.getByRole("button", { name: "Add Fibre 500 Mbps" }).click();
  await widget.getByRole("button", { name: "Compose your pack" }).click();
  await page.waitForURL(`**${builder}*`);
  await expect(page.locator('digi-configurator [name="favorite_package"][value="mobile-essentials"]')).toBeChecked();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("appState"))).toContain('"internet":"internet-500"');
});

test("shows 1 to 4 cards by its own width, the others by buttons, and says which card of a kind takes its place [C-443] @all", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const widget = await open(page, 'src="/assets/subscriptions.en.json"');
  const slide = widget.locator(".ui-slide").first();
  const view = widget.locator(".ui-carousel-slides");
  const shareAt = async (width: number): Promise<number> => {
    await widget.evaluate((element, px) => ((element as HTMLElement).style.cssText = `display: block; inline-size: ${px}px`), width);
    const [one, all] = await Promise.all([slide, view].map((part) => part.evaluate((element) => element.getBoundingClientRect().width)));
    return Math.round(((all ?? 0) / (one ?? 1)) * 10) / 10;
  };
  for (const [width, cards] of [
    [480, 1.1],
    [481, 1.5],
    [567, 1.5],
    [568, 2],
    [767, 2],
    [768, 3],
    [1024, 3],
    [1025, 4],
  ] as const)
    expect([width, await shareAt(width)]).toEqual([width, cards]);
  await expect(shownIn(widget)).toHaveCount(4);
  await widget.getByRole("button", { name: "Add Mobile Essentials" }).click();
  const next = widget.getByRole("button", { name: "Next offer" });
  await next.click();
  await next.click();
  const last = widget.getByRole("button", { name: "Add Mobile Max" });
  await last.click();
  await expect(widget.locator("output").first()).toHaveText("In place of Mobile Essentials");
  await expect(widget.locator('[aria-pressed="true"]')).toHaveAccessibleName("Added: Mobile Max");
});

test("by a finger: a swipe brings the next card and the one before, a tap adds, and what is swiped is not pressed @all", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const widget = await open(page, 'src="/assets/subscriptions.en.json"');
  await expect(shownIn(widget)).toHaveAccessibleName("Offer 1 of 6");
  const view = widget.locator(".ui-carousel-view");
  await view.scrollIntoViewIfNeeded();
  const swipe = await createFinger(page);
  // The swipe begins once the carousel's library is loaded, and goes further than half a card, because a slow movement counts as no throw.
  await expect(widget.getByRole("button", { name: "Next offer" })).not.toHaveAttribute("aria-disabled", "true");
  await swipe(view, { x: -240 });
  await expect(shownIn(widget)).toHaveAccessibleName("Offer 2 of 6");
  await swipe(view, { x: 240 });
  await expect(shownIn(widget)).toHaveAccessibleName("Offer 1 of 6");
  const add = shownIn(widget).getByRole("button");
  await swipe(add, { x: -240 });
  await expect(shownIn(widget)).toHaveAccessibleName("Offer 2 of 6");
  await expect(widget.locator('[aria-pressed="true"]')).toHaveCount(0);
  await swipe(view, { x: 240 });
  await expect(shownIn(widget)).toHaveAccessibleName("Offer 1 of 6");
  await swipe(add);
  await expect(add).toHaveAttribute("aria-pressed", "true");
});

test("leaves out bad cards that the page hands over, tells its author which, and leaves a way on @all", async ({ page, complaints }) => {
  complaints.announce("cards[0].type");
  const said: string[] = [];
  page.on("console", (message) => void (message.type() === "warning" && said.push(message.text())));
  const widget = await open(page, "");
  await expect(widget).toContainText("There are no subscriptions to show here at the moment.");
  await expect(widget.getByRole("link", { name: "Compose your pack" })).toHaveAttribute("href", builder);
  await handOver(widget, [
    { id: "x", type: "radio", price: 1, label: "Radio" },
    { id: "tv", type: "tv", price: 7, label: "TV", url: "/more" },
  ]);
  await expect(widget.getByRole("article")).toHaveCount(1);
  await expect(widget.getByRole("link", { name: "More about TV" })).toHaveAttribute("href", "/more");
  expect(said).toEqual([expect.stringMatching(/<digi-subscription-carousel> cards\[0\]\.type: /)]);
  await widget.evaluate((element) => element.setAttribute("cards", "[]"));
  await expect(widget.getByRole("article")).toHaveCount(0);
});

test("asks again for a file that does not come, and leaves the way on, and its author a line, where it is no JSON @all", async ({
  page,
  complaints,
}) => {
  for (const text of ["503", "src: is no JSON"]) complaints.announce(text);
  const said: string[] = [];
  page.on("console", (message) => void (message.type() === "warning" && said.push(message.text())));
  let isDown = true;
  await page.route("**/assets/subscriptions.en.json", (route) => (isDown ? route.fulfill({ status: 503, body: "" }) : route.continue()));
  await page.route("**/assets/no.json", (route) => route.fulfill({ body: "<h1>Not JSON</h1>" }));
  const widget = await open(page, 'src="/assets/subscriptions.en.json"');
  const retry = widget.getByRole("button", { name: "Try again" });
  await expect(retry).toBeVisible();
  isDown = false;
  await retry.click();
  await expect(widget.getByRole("article")).toHaveCount(6);
  await widget.evaluate((element) => element.setAttribute("src", "/assets/no.json"));
  await expect(widget).toContainText("There are no subscriptions to show here at the moment.");
  expect(said).toEqual(["[digi] <digi-subscription-carousel> src: answers 503", "[digi] <digi-subscription-carousel> src: is no JSON"]);
});

test("tells the author that a file is not there or not allowed, and reads one that its origin allows @all", async ({
  page,
  complaints,
}) => {
  for (const text of ["404", "CORS", "Failed to load resource"]) complaints.announce(text);
  const said: string[] = [];
  page.on("console", (message) => void (message.type() === "warning" && said.push(message.text())));
  await page.route("**/assets/gone.json", (route) => route.fulfill({ status: 404, body: "" }));
  await page.route(`${elsewhere}/free.json`, (route) =>
    route.fulfill({
      headers: { "access-control-allow-origin": "*" },
      json: [{ id: "tv", type: "tv", price: 7, label: "TV from elsewhere" }],
    }),
  );
  // The request is aborted, as the browser does where another origin does not allow it.
  await page.route(`${elsewhere}/kept.json`, (route) => route.abort());
  const widget = await open(page, 'src="/assets/gone.json"');
  const read = (src: string): Promise<void> => widget.evaluate((element, value) => element.setAttribute("src", value), src);
  await expect.poll(() => said).toEqual(["[digi] <digi-subscription-carousel> src: answers 404"]);
  await expect(widget.getByRole("article")).toHaveCount(0);
  await read(`${elsewhere}/free.json`);
  await expect(widget.getByRole("article", { name: "TV from elsewhere" })).toBeVisible();
  await read(`${elsewhere}/kept.json`);
  await expect(widget.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(said.slice(1)).toEqual(["[digi] <digi-subscription-carousel> src: cannot be fetched; does its origin allow this page (CORS)?"]);
});

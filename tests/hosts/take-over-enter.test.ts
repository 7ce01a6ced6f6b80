/** Tests a press of Enter before the view has arrived: the press is remembered, and the form is sent once and shown as being sent. */
import type { Locator, Page, Request } from "playwright/test";
import { longestPressMs } from "#loader/screen-use.ts";
import { expect, moving, test } from "#tests/page.ts";
import { asksForScript, heldAddress, newGate, openGate, openStage, stagedAddress } from "./held.ts";
import { apiOrigin } from "./pages.ts";
import { expectReady, newsletter } from "./widget.ts";

test.use(moving);

const subscribe = `${apiOrigin}/forms/subscribe`;

/** Opens the prerendered screen of one or two newsletters. The test answers all forms that are sent, and lists them. */
async function openPrerendered(
  page: Page,
  tags = "<digi-newsletter></digi-newsletter>",
): Promise<{ tag: Locator; gate: string; sent: Request[] }> {
  const gate = newGate();
  const sent: Request[] = [];
  await page.route(subscribe, (route) => {
    if (route.request().method() === "POST") sent.push(route.request());
    return route.fulfill({
      json: { meta: { status: { error: false } } },
      headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
    });
  });
  await page.goto(heldAddress(gate, tags));
  return { tag: newsletter(page), gate, sent };
}

async function fill(tag: Locator): Promise<void> {
  await tag.getByLabel("First name").fill("Marie");
  await tag.getByLabel("Last name").fill("Peeters");
  await tag.locator("[name=agree]").check();
  await tag.getByLabel("Email").fill("marie@home.be");
}

const isBusy = (button: Locator): Promise<void> => expect(button).toHaveAttribute("aria-busy", "true");

test("an early Enter shows that it is under way, and sends once when all is ready", async ({ page }) => {
  const { tag, gate, sent } = await openPrerendered(page);
  const button = tag.locator("button[type=submit]");
  await fill(tag);
  await expect(button.locator("svg")).toBeHidden();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await isBusy(button);
  await expect(button.locator(".ui-spinner")).toBeVisible();
  await expect(button).toHaveAccessibleDescription(/security check/);
  // From here until the success message no frame may show the button as idle, so each frame is recorded.
  await tag.evaluate((host) => {
    const idle: string[] = [];
    Object.assign(window, { idle });
    const look = (): void => {
      const now = host.shadowRoot?.querySelector("button[type=submit]");
      if (!now) return;
      if (now.ariaBusy !== "true") idle.push(now.outerHTML);
      requestAnimationFrame(look);
    };
    look();
  });
  await openGate(gate);
  await expect(tag.getByRole("button", { name: /someone else/i })).toBeVisible();
  expect(sent.length).toBe(1);
  expect(sent[0]?.postData()).toContain("marie@home.be");
  expect(await page.evaluate(() => (window as unknown as { idle: string[] }).idle)).toEqual([]);
});

test("an early Enter in a form that is not complete shows what is missing", async ({ page }) => {
  const { tag, gate, sent } = await openPrerendered(page);
  await tag.getByLabel("First name").fill("Marie");
  await page.keyboard.press("Enter");
  await openGate(gate);
  await expect(tag.getByLabel("Last name")).toHaveAttribute("aria-invalid", "true");
  await expect(tag.getByLabel("Last name")).toBeFocused();
  await expect(tag.getByLabel("First name")).toHaveValue("Marie");
  await expect(tag.locator("button[type=submit]")).toBeEnabled();
  expect(sent).toEqual([]);
});

test("a tag that is removed after an early Enter sends nothing, and comes back empty", async ({ page }) => {
  const { tag, gate, sent } = await openPrerendered(
    page,
    "<digi-newsletter></digi-newsletter><digi-newsletter id=other></digi-newsletter>",
  );
  await fill(tag);
  await page.keyboard.press("Enter");
  const removed = await tag.elementHandle();
  await removed?.evaluate((one) => one.remove());
  await openGate(gate);
  await expect(page.locator("#other:state(ready)")).toBeAttached();
  await removed?.evaluate((one) => document.body.prepend(one));
  await expect(page.locator("digi-newsletter:state(ready)")).toHaveCount(2);
  await expect(tag.getByLabel("First name")).toHaveValue("");
  await tag.getByLabel("First name").focus();
  await expect(tag.locator("button[type=submit]")).toBeEnabled();
  expect(sent).toEqual([]);
});

test("what was typed is there again after a failure that was repaired", async ({ page, complaints }) => {
  complaints.announce(/Failed to load|digi/);
  let isDown = true;
  await page.route("**/react-*.js*", (route) => (isDown ? route.abort() : route.continue()));
  const { tag, gate } = await openPrerendered(page);
  await openGate(gate);
  await tag.getByLabel("First name").fill("Marie");
  await expect(page.locator("digi-newsletter:state(error)")).toBeAttached();
  isDown = false;
  await tag.getByRole("button", { name: "Try again" }).click();
  await expectReady(page);
  await expect(tag.getByLabel("First name")).toHaveValue("Marie");
});

test("a message that was typed early is sent with its file", async ({ page }) => {
  const gate = newGate();
  let body = "";
  await page.route(`${apiOrigin}/forms/contact`, (route) => {
    body += route.request().postDataBuffer()?.toString("latin1") ?? "";
    return route.fulfill({
      json: { meta: { status: { error: false } } },
      headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
    });
  });
  await page.goto(heldAddress(gate, `<digi-contact category="press"></digi-contact>`));
  const tag = page.locator("digi-contact");
  await tag
    .locator("[name=upload]")
    .setInputFiles({ name: "bill.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4 early") });
  for (const [name, value] of Object.entries({ first_name: "Marie", last_name: "Peeters", email: "marie@home.be", phone: "470123456" })) {
    await tag.locator(`[name=${name}]`).fill(value);
  }
  await tag.locator("[name=message]").fill("What is this?");
  await tag.locator("[name=gdpr_agree]").check();
  await openGate(gate);
  await tag.getByRole("button", { name: /send/i }).click();
  await expect(tag.locator("form")).toHaveCount(0);
  for (const part of ["bill.pdf", "%PDF-1.4 early", "press", "What is this?"]) expect(body).toContain(part);
});

test("a file that is chosen in a list that stood open when the view came is the view's", async ({ page }) => {
  const gate = newGate();
  await page.goto(heldAddress(gate, "<digi-contact></digi-contact>"));
  const early = await page
    .locator("digi-contact")
    .locator("[name=upload]")
    .evaluateHandle((input) => input as HTMLInputElement);
  await openGate(gate);
  await expect(page.locator("digi-contact:state(ready)")).toBeAttached();
  expect(await early.evaluate((input) => input.isConnected)).toBe(false);
  await early.evaluate((input) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File(["%PDF-1.4 late"], "late.pdf", { type: "application/pdf" }));
    input.files = chosen.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(page.locator("digi-contact")).toContainText("late.pdf");
  expect(
    await page
      .locator("digi-contact")
      .locator("[name=upload]")
      .evaluate((input) => (input as HTMLInputElement).files?.length),
  ).toBe(1);
});

test("Enter in a box counts as in a field, in a link or a message it does not", async ({ page }) => {
  const gate = newGate();
  await page.goto(heldAddress(gate, "<digi-contact></digi-contact>"));
  const tag = page.locator("digi-contact");
  const button = tag.locator("button[type=submit]");
  const link = tag.locator("a[href]").first();
  await link.evaluate((one) => one.addEventListener("click", (event) => event.preventDefault()));
  await link.press("Enter");
  await tag.locator("[name=message]").press("Enter");
  await expect(tag.locator("[name=message]")).toHaveValue("\n");
  await expect(button).not.toHaveAttribute("aria-busy", "true");
  await tag.locator("[name=gdpr_agree]").press("Enter");
  await isBusy(button);
});

test("a button that is pressed early acts when all is ready, once, and the page hears of one press", async ({ page }) => {
  const gate = newGate();
  await page.addInitScript(() => {
    const heard = { clicks: 0 };
    Object.assign(window, { heard });
    addEventListener("click", () => (heard.clicks += 1));
  });
  await page.goto(heldAddress(gate, "<digi-configurator></digi-configurator><digi-login></digi-login>"));
  const builder = page.locator("digi-configurator");
  const add = builder.getByRole("button", { name: "Add a mobile plan" });
  await add.click();
  await isBusy(add);
  const login = page.locator("digi-login");
  // The password is shown by the first press and hidden again by the second.
  for (let presses = 0; presses < 2; presses++) await login.locator("button.ui-reveal").click();
  await openGate(gate);
  await expect(builder.getByRole("heading", { name: "A new mobile plan" })).toBeFocused();
  await expect(page.locator("digi-login:state(ready)")).toBeAttached();
  await expect(login.locator("[name=password]")).toHaveAttribute("type", "password");
  expect(await page.evaluate("heard.clicks")).toBe(3);
});

test("a button that is held down while all becomes ready stays until it is let go, and acts then", async ({ page }) => {
  const gate = newGate();
  // The limit for a held button is made longer, because the other files may take long on a busy machine.
  await page.addInitScript((longestMs) => {
    const { setTimeout: real } = window;
    window.setTimeout = ((work: () => void, ms?: number) => real(work, ms === longestMs ? 600_000 : ms)) as typeof real;
  }, longestPressMs);
  await page.goto(heldAddress(gate, "<digi-configurator></digi-configurator><digi-login></digi-login>"));
  const ready = (tag: string): Locator => page.locator(`${tag}:state(ready)`);
  await page.getByRole("button", { name: "Add a mobile plan" }).hover();
  await page.mouse.down();
  await openGate(gate);
  await expect(ready("digi-login")).toBeAttached();
  await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/configurator.js")));
  for (let frame = 0; frame < 10; frame++) await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await ready("digi-configurator").count()).toBe(0);
  await page.mouse.up();
  await expect(page.getByRole("heading", { name: "A new mobile plan" })).toBeFocused();
});

test("so does one of a prerendered screen that came with the page, before anything can draw it", async ({ page }) => {
  const gate = newGate();
  await page.goto(stagedAddress(gate, "<digi-configurator include></digi-configurator>"));
  await page.evaluate(asksForScript(gate));
  await openStage(gate, "loader");
  await expect(page.locator("digi-configurator:defined")).toBeAttached();
  await page.getByRole("button", { name: "Add a mobile plan" }).click();
  for (const stage of ["prerender", "rest"] as const) await openStage(gate, stage);
  await expect(page.getByRole("heading", { name: "A new mobile plan" })).toBeFocused();
});

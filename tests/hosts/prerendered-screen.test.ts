/**
 * Tests the prerendered screen: it is rendered and usable while React is still on its way, and the view that replaces it looks the same to
 * the pixel.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Locator, Page } from "playwright/test";
import { type Language, languages } from "#core/base/values/language.ts";
import { expect, test } from "#tests/page.ts";
import { widgetsInFlow } from "#tests/widgets.ts";
import { recordShiftsFromNow, shiftsOf } from "#tests/shifts.ts";
import { heldAddress, newGate, openGate } from "./held.ts";
import { addressOf, apiOrigin, cdnOrigin, dist, release, version } from "./pages.ts";
import { differingPixels } from "#tests/pixels.ts";
import { expectReady, isOurs, newsletter, recordRequests } from "./widget.ts";

const isReady = (tag: Locator): Promise<boolean> => tag.evaluate((one) => one.matches(":state(ready)"));

/**
 * Opens one of the host pages with React's chunk held back.
 * @returns a function that releases the chunk
 */
async function openHeld(page: Page, name: string): Promise<() => void> {
  let release = (): void => undefined;
  const gate = new Promise<void>((open) => (release = open));
  await page.route(`${cdnOrigin}/**/react-*.js`, (route) => gate.then(() => route.continue()));
  await page.goto(addressOf(name));
  return release;
}

const plainPages = [
  { name: "plain", label: "First name", submit: "Subscribe to the newsletter", reason: /security check/, most: 7 },
  { name: "plain-fr", label: "Prénom", submit: /newsletter/i, reason: /sécurité/, most: 8 },
  { name: "plain-nl", label: "Voornaam", submit: "Inschrijven", reason: /controle/, most: 8 },
] as const;

for (const { name, label, submit, reason, most } of plainPages) {
  test(`${name}: before React, fields take typing and the button says why it waits [P-019]`, async ({ page }) => {
    const requests = recordRequests(page);
    const letReactCome = await openHeld(page, name);
    const tag = newsletter(page);
    await expect(tag.getByRole("heading", { name: "Letters" })).toBeVisible();
    await tag.getByLabel(label).click();
    await page.keyboard.type("Marie");
    await expect(tag.getByLabel(label)).toHaveValue("Marie");
    const button = tag.getByRole("button", { name: submit });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(reason);
    await expect(page.getByRole("link", { name: "Our newsletter" })).toBeHidden();
    expect(await isReady(tag)).toBe(false);
    expect(requests.filter(isOurs).length, "all is asked for, and no more").toBeLessThanOrEqual(most);
    letReactCome();
    await expectReady(page);
    await expect(tag.getByLabel(label)).toHaveValue("Marie");
    await expect(tag.getByLabel(label)).toBeFocused();
    await expect(button).toBeEnabled(); // The captcha has begun by itself.
  });
}

for (const [name, address, where] of [
  ["routes", "/legal", "the page's own table says"],
  ["site", "https://www.digi.example/en/privacy", "the provider's site is, on a page of another origin"],
] as const) {
  test(`links lead where ${where}: before and after the view is there`, async ({ page }) => {
    const letReactCome = await openHeld(page, name);
    const link = newsletter(page).locator(".ui-check a");
    await expect(link).toHaveAttribute("href", address);
    letReactCome();
    await expectReady(page);
    await expect(link).toHaveAttribute("href", address);
  });
}

test("a press outside does not lose the early typing: the security check runs all the same", async ({ page }) => {
  const gate = newGate();
  await page.goto(heldAddress(gate, "<digi-newsletter></digi-newsletter>"));
  const tag = newsletter(page);
  await tag.getByLabel("First name").fill("Marie");
  await page.locator("#after").click();
  await openGate(gate);
  await expectReady(page);
  await expect(tag.locator("button[type=submit]")).toBeEnabled();
});

/** Returns the code of a tag's prerendered screen from the built files. */
function screenOf(tag: string, language: Language = "en"): string {
  const code = readFileSync(join(dist, version, `${tag.replace("digi-", "")}.${language}.js`), "utf8");
  return (
    /(?:exports\.screen=|exports,"screen",.*?return )(\[.*\])[;}]/s.exec(code.replace(/;exports\.css="(?:[^"\\]|\\.)*"/s, ""))?.[1] ?? ""
  );
}

/**
 * Widgets whose prerendered screen shows the widget itself. A widget that asks the API first shows a skeleton instead, which cannot look
 * the same as the view.
 */
const drawnAtOnce = widgetsInFlow.filter(({ tag, skeletonWith }) => skeletonWith !== undefined || !screenOf(tag).includes("ui-skeleton"));

test("looks below at every widget whose prerendered screen needs neither API nor storage", () => {
  const isLater = ({ link, lists, showsKept }: (typeof widgetsInFlow)[number]): boolean => Boolean(link ?? lists ?? showsKept);
  expect(drawnAtOnce.map(({ tag }) => tag)).toEqual(widgetsInFlow.filter((widget) => !isLater(widget)).map(({ tag }) => tag));
});

for (const { tag, byClock } of drawnAtOnce) {
  for (const width of [320, 1000]) {
    test(`${tag} at ${width} px: the view looks exactly as the prerendered screen did, and nothing moves`, async ({ page }) => {
      await page.setViewportSize({ width, height: 2000 });
      // The API never answers, because its answers would change the picture.
      await page.route(`${apiOrigin}/**`, () => new Promise(() => undefined));
      const gate = newGate();
      await page.goto(heldAddress(gate, `<${tag}></${tag}>`));
      const host = page.locator(tag);
      await expect(host.locator("[part~=heading]").first()).toBeVisible();
      const mask = byClock === undefined ? [] : [host.locator(byClock)];
      const before = await page.screenshot({ animations: "disabled", mask });
      await recordShiftsFromNow(page);
      await openGate(gate);
      await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
      const after = await page.screenshot({ animations: "disabled", mask });
      expect(await differingPixels(page, [before, after]), "pixels that differ").toBe(0);
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
}

test("what starts by itself after early typing moves nothing: the security check, until it is done", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const gate = newGate();
  await page.goto(heldAddress(gate, "<digi-newsletter></digi-newsletter>"));
  const tag = page.locator("digi-newsletter");
  await tag.getByLabel("First name").fill("Marie");
  await recordShiftsFromNow(page);
  await openGate(gate);
  await expect(tag.locator('.ui-captcha[data-state="verified"]')).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});

test("a prerendered screen that was typed into looks the same afterwards, too", async ({ page }) => {
  // The API never answers, because the message of the security check would change the picture.
  await page.route(`${apiOrigin}/**`, () => new Promise(() => undefined));
  const gate = newGate();
  await page.goto(heldAddress(gate, "<digi-contact></digi-contact>"));
  const tag = page.locator("digi-contact");
  await tag.getByLabel("First name").fill("Marie");
  await tag.locator("[name=email]").fill("marie@home.be");
  await tag.locator("[name=category]").nth(2).check();
  await tag.locator("[name=gdpr_agree]").check();
  await tag.getByLabel("Last name").fill("Peeters");
  const parts = [tag.locator("fieldset"), tag.locator(".ui-row").first(), tag.locator(".ui-row").last(), tag.locator(".ui-check").last()];
  const look = async (): Promise<Buffer[]> => {
    const shots: Buffer[] = [];
    for (const part of parts) shots.push(await part.screenshot({ animations: "disabled" }));
    return shots;
  };
  const before = await look();
  await openGate(gate);
  await expect(page.locator("digi-contact:state(ready)")).toBeAttached();
  for (const [index, after] of (await look()).entries()) {
    expect(await differingPixels(page, [before[index] ?? after, after]), `pixels that differ in part ${index}`).toBe(0);
  }
});

test("a prerendered screen weighs at most 2 KiB", () => {
  const screens = widgetsInFlow.flatMap(({ tag }) => languages.map((language) => ({ tag, language, tree: screenOf(tag, language) })));
  expect(
    screens.filter(({ tree }) => tree === ""),
    "without a prerendered screen",
  ).toEqual([]);
  const weights = screens.map((screen) => ({ ...screen, bytes: brotliCompressSync(screen.tree).length }));
  expect(weights.filter(({ bytes }) => bytes > 2048)).toEqual([]);
});

test("a page whose prerendered screen cannot come draws the widget's failure, not an empty card", async ({ page, complaints }) => {
  complaints.announce(/Failed to load|digi/);
  await page.route(`${release}/shared/prerender-*.js*`, (route) => route.abort());
  await page.goto(addressOf("plain"));
  await expect(newsletter(page).getByRole("alert")).toContainText("hasn’t loaded yet");
  await expect(page.getByRole("link", { name: "Our newsletter" })).toBeVisible();
});

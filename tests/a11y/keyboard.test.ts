/** Every stop of the Tab key, at 400 % and in forced colours: in sight, with a ring, in order, and no way is a dead end. */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { describeFocus, findFaintEdges } from "./faults.ts";
import { zoomed } from "./looks.ts";
import { control, open, stageOf, type Stage } from "./page.ts";

test.describe.configure({ timeout: 60_000 });

/** Presses Tab until focus has left the tag (or, in a dialog, is back where it was), and tells each stop's name. */
async function walk(page: Page, tag: string, key = "Tab"): Promise<string[]> {
  const stops: string[] = [];
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(describeFocus, tag);
    if (stop.name === undefined || stops.includes(stop.name)) return stops;
    expect.soft(stop.faults, `${tag}: ${stop.name}`).toEqual([]);
    stops.push(stop.name);
  }
  throw new Error(`Focus does not come out of ${tag}.`);
}

const button = "<button>Before</button>";
const ways: Readonly<Record<string, (page: Page) => Promise<Stage>>> = {
  "digi-newsletter": async (page) => open(page, "digi-newsletter", { before: button }),
  "digi-contact": async (page) => {
    const stage = await open(page, "digi-contact", { before: button });
    const buffer = Buffer.from("%PDF-1.4\n");
    await stage.field("upload").setInputFiles({ name: "plan.pdf", mimeType: "application/pdf", buffer });
    return stage;
  },
  "digi-fiber-check": async (page) => {
    const stage = await open(page, "digi-fiber-check", { before: button, attributes: 'loading="eager" ask-email' });
    await stage.field("postalCode").fill("1000");
    await expect(stage.field("street")).toBeEnabled();
    return stage;
  },
  "digi-password-recovery": async (page) => {
    await page.addInitScript(() => history.replaceState(null, "", `${location.pathname}${location.search}&i=12&code=abc`));
    return open(page, "digi-password-recovery", { before: button });
  },
  "digi-login": async (page) => open(page, "digi-login", { before: button }),
  "digi-login, second step": async (page) => {
    const stage = await open(page, "digi-login", { before: button });
    const good = { meta: { status: { error: false } } };
    const data = { channel: "mail", destination: "m•••@digi.example", expires_in: 1800, resend_in: 0, attempts_left: 5, cookies: true };
    (await control(page, "/oauth2/token")).answer({ ...good, access_token: "t", token_type: "Bearer", expires_in: 1800, scope: "verify" });
    (await control(page, "/oauth2/send_code")).answer({ ...good, data });
    await stage.field("username").fill("marie@digi.example");
    await stage.field("password").fill("Demo-Passw0rd!");
    await page.keyboard.press("Enter");
    await expect(stage.field("code")).toBeFocused();
    return stage;
  },
  "digi-callback-modal": async (page) => {
    const stage = await open(page, "digi-callback-modal", { attributes: "open" });
    await expect(stage.widget.getByRole("dialog")).toBeVisible();
    return stage;
  },
};

/** The field whose focus starts the security check. */
const starts: Readonly<Record<string, string>> = { "digi-fiber-check": "street", "digi-password-recovery": "reset-password" };

/** Enables the submit button, so that it is a stop too, and goes back to before the tag. */
async function makeReady(page: Page, { tag, field, captcha }: Stage): Promise<void> {
  if (tag === "digi-callback-modal") for (const name of ["first_name", "last_name", "phone_number"]) await field(name).fill("1");
  else if (tag !== "digi-login") await field(starts[tag] ?? "email").focus();
  if (tag !== "digi-login") await expect(captcha("verified")).toBeVisible();
  if (tag === "digi-callback-modal") await stageOf(page, tag).widget.getByRole("dialog").getByRole("heading").focus();
  else await page.getByRole("button", { name: "Before" }).focus();
}

for (const [title, reach] of Object.entries(ways)) {
  test(`${title}: each stop at 400 % is in sight and has a ring, and the way back is the same`, async ({ page }) => {
    await page.setViewportSize(zoomed);
    const stage = await reach(page);
    const { tag } = stage;
    // Focus that leaves the document is taken by the browser, some time later: the way out must end on something of the page.
    await page.locator("main").evaluate((main) => main.insertAdjacentHTML("beforeend", "<button>After</button>"));
    await makeReady(page, stage);
    const there = await walk(page, tag);
    const controls = await stage.widget
      .locator("a[href]:visible, button:enabled:visible, input:enabled:visible, select:visible, textarea:visible")
      .count();
    const radios = await stage.widget.locator('input[type="radio"]:visible').count();
    // Of a group of radios one is a stop.
    expect(there).toHaveLength(radios > 0 ? controls - radios + 1 : controls);
    if (tag === "digi-callback-modal") return; // a ring without end
    await page.getByRole("button", { name: "After" }).focus();
    expect((await walk(page, tag, "Shift+Tab")).toReversed()).toEqual(there);
  });

  test(`${title}: in forced colours rings and edges can be seen`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    const stage = await reach(page);
    const { tag } = stage;
    await makeReady(page, stage);
    await walk(page, tag);
    expect(await page.evaluate(findFaintEdges, tag)).toEqual([]);
    await stage.submit.click();
    await expect(stage.errors.first()).toBeVisible();
    expect(await page.evaluate(findFaintEdges, tag), "with errors").toEqual([]);
  });
}

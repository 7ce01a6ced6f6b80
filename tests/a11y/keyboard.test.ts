/**
 * Tests every element that the Tab key focuses, at a zoom of 400 % and in forced colours: it is visible, has a focus ring, comes in the
 * right order, and Tab leaves it again.
 */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { type Widget, widgets } from "#tests/widgets.ts";
import { describeFocus, findFaintEdges } from "./faults.ts";
import { wide, zoomed } from "./looks.ts";
import { good } from "./links.ts";
import { control, open, type Stage } from "./page.ts";

/** Presses Tab until focus has left the tag (or, in a dialog, is back where it began), and returns the names of the focused elements. */
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

/** A test of the keyboard: how a page brings a widget into a state, and what the table of widgets says about the widget. */
type Walk = { readonly title: string; readonly widget: Widget; readonly reach: (page: Page) => Promise<Stage> };

/**
 * Tells whether the tag has a position in the order of the page's elements: it takes space, or it is a bar at the edge of the window. A
 * dialog has no position, because it opens over the page.
 */
const standsInOrder = ({ takesSpace, standsOnce }: Widget): boolean => takesSpace || standsOnce === true;

/** Opens a widget on a page. A widget to which a mail links is opened by that link, if more than a sentence is shown then. */
async function openWidget(page: Page, widget: Widget): Promise<Stage> {
  const { tag, brings, attributes = "", link, typed, opens, takesFile } = widget;
  if (link?.field) {
    (await control(page, "/auth/validate-recovery*")).answer(good);
    await page.addInitScript(
      (query) => history.replaceState(null, "", `${location.pathname}${location.search}&${query}`),
      link.query.slice(1),
    );
  }
  const stage = await open(page, tag, {
    ...(standsInOrder(widget) && { before: "<button>Before</button>" }),
    attributes: `loading="eager" ${attributes}`,
  });
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
  if (brings) await expect(page.locator(`${tag} > ${brings}:state(ready)`)).toBeAttached();
  // The test waits until the widget's content has been loaded, because that content may have elements to focus.
  await expect(stage.widget.locator(".ui-skeleton:visible")).toHaveCount(0);
  const pdf = { name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n") };
  if (takesFile) await stage.field(takesFile).setInputFiles(pdf);
  for (const [name, text] of Object.entries(typed ?? {})) await stage.field(name).fill(text);
  if (opens) await expect(stage.field(opens)).toBeEnabled();
  return stage;
}

async function reachCode(page: Page, widget: Widget): Promise<Stage> {
  const stage = await openWidget(page, widget);
  const data = { channel: "mail", destination: "m•••@digi.example", expires_in: 1800, resend_in: 0, attempts_left: 5, cookies: true };
  (await control(page, "/oauth2/token")).answer({ ...good, access_token: "t", token_type: "Bearer", expires_in: 1800, scope: "verify" });
  (await control(page, "/oauth2/send_code")).answer({ ...good, data });
  await stage.field("username").fill("marie@digi.example");
  await stage.field("password").fill("Demo-Passw0rd!");
  await page.keyboard.press("Enter");
  await expect(stage.field("code")).toBeFocused();
  return stage;
}

const walks: readonly Walk[] = widgets.flatMap((widget) => [
  { title: widget.tag, widget, reach: (page) => openWidget(page, widget) },
  ...(widget.tag === "digi-login" ? [{ title: "digi-login, second step", widget, reach: (page: Page) => reachCode(page, widget) }] : []),
]);

/** Fills in the form until it can be sent, so that Tab also focuses the submit button, and then moves the focus to before the tag. */
async function makeReady(page: Page, { field, captcha, widget: element }: Stage, widget: Widget): Promise<void> {
  const { isChecked } = widget;
  const first = widget.link?.field ?? widget.field;
  if (isChecked && first) await field(first).focus();
  if (isChecked) await expect(captcha("verified")).toBeVisible();
  if (standsInOrder(widget)) await page.getByRole("button", { name: "Before" }).focus();
  else await element.getByRole("dialog").getByRole("heading").focus();
}

async function expectRingsAtZoom(page: Page, stage: Stage, widget: Widget): Promise<void> {
  const { tag, widget: element } = stage;
  // A button is added after the tag, so that the way out ends on an element of the page: where focus leaves the document, the browser takes
  // it some time later.
  await page.locator("main").evaluate((main) => main.insertAdjacentHTML("beforeend", "<button>After</button>"));
  await makeReady(page, stage, widget);
  const there = await walk(page, tag);
  // Tab focuses only the chosen one of several tabs, and then the content of that tab, so the others are not counted. What scrolls within
  // itself is focused, too.
  const controls = await element
    .locator(
      "a[href]:visible, button:enabled:not([role=tab][tabindex='-1']):visible, input:enabled:visible, select:visible, textarea:visible, div[tabindex='0']:visible, section[tabindex='0']:visible",
    )
    // Controls in a slide that is not visible are inert, so they are not counted.
    .evaluateAll((all) => all.filter((one) => one.closest(".ui-slide[inert]") === null).length);
  const radios = await element.locator('input[type="radio"]:visible').count();
  // Tab focuses only one of a group of radio buttons.
  expect(there).toHaveLength(radios > 0 ? controls - radios + 1 : controls);
  if (!standsInOrder(widget)) return; // In a dialog the focus moves in a circle, so there is no way out to check.
  await page.getByRole("button", { name: "After" }).focus();
  expect((await walk(page, tag, "Shift+Tab")).toReversed()).toEqual(there);
}

/**
 * Expects that no control is indistinguishable from its background in forced colours, also after a form was sent empty and shows its
 * errors.
 */
async function expectEdgesInForcedColours(page: Page, stage: Stage, widget: Widget): Promise<void> {
  const { tag } = stage;
  const looked = [tag, widget.brings ?? []].flat();
  await makeReady(page, stage, widget);
  await walk(page, tag);
  for (const one of looked) expect(await page.evaluate(findFaintEdges, one), one).toEqual([]);
  if (!widget.field && !widget.typed) return; // The widget has no form to send.
  await stage.submit.click();
  await expect(stage.errors.first()).toBeVisible();
  for (const one of looked) expect(await page.evaluate(findFaintEdges, one), `${one}, with errors`).toEqual([]);
}

for (const { title, widget, reach } of walks) {
  test(`${title}: shows each stop with its ring at 400 %, both ways, and its edges in forced colours @all`, async ({
    page,
    complaints,
  }) => {
    // For a newly generated widget the tests know no answer of the API, so its failure is what is checked.
    if (!widget.isKnown) complaints.announce("Failed to load resource");
    await page.setViewportSize(zoomed);
    const stage = await reach(page);
    await test.step("at 400 %", () => expectRingsAtZoom(page, stage, widget));
    await page.setViewportSize(wide);
    await page.emulateMedia({ forcedColors: "active" });
    await test.step("in forced colours", () => expectEdgesInForcedColours(page, stage, widget));
  });
}

/** Journeys of the callback dialog on the real site: the visitor and the page open, fill in, confirm and close it. */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { pressTwice } from "#tests/presses.ts";
import { confirmation, dialog, expectKept, field, fillIn, open, submit, watchCalls, weekday, widget } from "./callback-modal.ts";
import { listen } from "./host-page.ts";

async function expectEmpty(page: Page): Promise<void> {
  for (const name of ["first_name", "last_name", "phone_number"]) await expect(field(page, name)).toHaveValue("");
  await expect(dialog(page).locator(":checked:not(option)")).toHaveCount(0);
  await expect(submit(page)).toBeDisabled();
}

const pressBackdrop = (page: Page): Promise<void> => page.mouse.click(5, 5);

test("opens by the site's own button, with number, hours, fields, question, consents and captcha", async ({ page }) => {
  await page.clock.setFixedTime(weekday);
  await page.goto("/en");
  await page.locator("#call-me").click();
  await expect(dialog(page)).toBeVisible();
  await test.step("shows number and hours [P-060, C-446]", async () => {
    await expect(dialog(page).getByRole("link", { name: "+32 2 870 41 41" })).toHaveAttribute("href", "tel:+3228704141");
    await expect(dialog(page)).toContainText("Monday to Saturday, 09:00 to 17:00");
  });
  await test.step("asks for names, phone, a question, two consents and the captcha [P-061, P-062, P-063, P-064, P-065, P-208, P-209]", async () => {
    for (const label of ["First name", "Last name", "Phone number"])
      await expect(dialog(page).getByRole("textbox", { name: label })).toBeVisible();
    await expect(field(page, "phone_number")).toHaveAttribute("inputmode", "numeric");
    await expect(dialog(page).getByRole("combobox", { name: "Country code" }).locator("option")).toHaveText(["+32"]);
    await expect(dialog(page).getByRole("radiogroup", { name: "Are you already a customer?" }).getByRole("radio")).toHaveCount(2);
    await expect(dialog(page).getByRole("radio", { checked: true })).toHaveCount(0);
    await expect(dialog(page).getByRole("checkbox")).toHaveCount(2);
    await expect(dialog(page).locator(".ui-captcha")).toBeVisible();
    await expect(dialog(page).locator('[part="alert"]')).toHaveCount(0);
  });
});

test.describe("closing @all", () => {
  const ways: Record<string, (page: Page) => Promise<void>> = {
    "a press on the backdrop [P-067, C-449]": pressBackdrop,
    "the Escape key [P-068, C-449]": (page) => page.keyboard.press("Escape"),
    "the close icon [P-069, C-449]": (page) => dialog(page).getByRole("button", { name: "Close" }).click(),
  };
  for (const [way, close] of Object.entries(ways)) {
    test(`by ${way}: says so once, keeps what was typed, gives focus back to the button`, async ({ page }) => {
      await open(page);
      await expect(dialog(page).getByRole("heading")).toBeFocused();
      const closed = await listen(page, "digi-close");
      await fillIn(page);
      await close(page);
      await expect(dialog(page)).toBeHidden();
      await expect(page.locator("#call-me")).toBeFocused();
      expect(await closed()).toHaveLength(1);
      await page.locator("#call-me").click();
      await expectKept(page);
    });
  }

  test("not by text that is selected in a field and let go outside, nor by a press inside", async ({ page }) => {
    await open(page);
    await field(page, "first_name").fill("Marie");
    await field(page, "first_name").hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await dialog(page).getByText("Or call us:").click();
    await expect(dialog(page)).toBeVisible();
  });
});

test("the first click confirms without any call, the second closes and empties [P-108, P-154, P-155, P-156, P-282, C-406, C-448] @all", async ({
  page,
}) => {
  await open(page);
  await fillIn(page);
  const submitted = await listen(page, "digi-submit");
  const calls = watchCalls(page);
  await pressTwice(submit(page)); // The first click confirms, and the second click of the double click must not close the confirmation.
  await expect(confirmation(page)).toBeVisible();
  await expect(dialog(page)).toContainText("We’ll call between 09:00 and 17:00, Monday to Saturday.");
  const fields = {
    first_name: "José-María",
    last_name: "O’Neill",
    phone_number: "470123456",
    radio: "yes",
    digi_terms: "1",
    digi_contact: "1",
  };
  expect(await submitted()).toEqual([{ form: "callback", fields, taken: true }]);
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await expect(dialog(page)).toBeHidden();
  await page.locator("#call-me").click();
  await expectEmpty(page);
  expect(calls).toEqual([]);
});

test("'Back' returns from the confirmation to the form with what was typed [P-066] @all", async ({ page }) => {
  await open(page);
  await fillIn(page);
  await submit(page).click();
  await expect(confirmation(page)).toBeFocused();
  await dialog(page).getByRole("button", { name: "Back" }).click();
  await expectKept(page);
  await expect(field(page, "first_name")).toBeFocused();
  await field(page, "first_name").fill("Marie");
  const submitted = await listen(page, "digi-submit");
  await submit(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await submitted()).toMatchObject([{ fields: { first_name: "Marie", last_name: "O’Neill" } }]);
});

test("closing the confirmation keeps it, and 'Back' still has what was typed [P-066] @all", async ({ page }) => {
  await open(page);
  await fillIn(page);
  await submit(page).click();
  await expect(confirmation(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator("#call-me").click();
  await dialog(page).getByRole("button", { name: "Back" }).click();
  await expectKept(page);
});

test.describe("opened by the page @all", () => {
  test("the attribute opens and closes it, and the widget never writes it; the property tells how things are", async ({ page }) => {
    await open(page);
    await page.keyboard.press("Escape");
    const closed = await listen(page, "digi-close");
    const host = widget(page);
    const property = (): Promise<unknown> => host.evaluate((element) => (element as unknown as { open: boolean }).open);
    await host.evaluate((element) => element.setAttribute("open", ""));
    await expect(dialog(page)).toBeVisible();
    await host.evaluate((element) => element.removeAttribute("open"));
    await expect(dialog(page)).toBeHidden();
    expect(await closed(), "the page's own doing is not echoed").toEqual([]);

    await host.evaluate((element) => element.setAttribute("open", ""));
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(host).toHaveAttribute("open", "");
    expect(await property()).toBe(false);
    await host.evaluate((element) => ((element as unknown as { open: boolean }).open = true));
    await expect(dialog(page)).toBeVisible();
    expect(await property()).toBe(true);
  });

  test("show() and close() work, before the code is there too", async ({ page }) => {
    await page.goto("/demo-pages/empty");
    await page.locator("main").evaluate((main) => {
      const tag = document.createElement("digi-callback-modal") as HTMLElement & { show(): void };
      main.append(tag);
      tag.show();
    });
    await expect(dialog(page)).toBeVisible();
    await widget(page).evaluate((element) => (element as unknown as { close(): void }).close());
    await expect(dialog(page)).toBeHidden();
  });

  test("a bare `open` in the markup opens it at once", async ({ page }) => {
    await page.goto("/demo-pages/empty");
    await page
      .locator("main")
      .evaluate((main) => (main.innerHTML = "<digi-callback-modal open heading='Shall we call?'></digi-callback-modal>"));
    await expect(page.getByRole("dialog", { name: "Shall we call?" })).toBeVisible();
  });

  test("moving the open tag keeps it open, above the page, with what was typed", async ({ page }) => {
    await open(page);
    await fillIn(page);
    await widget(page).evaluate((element) => document.body.prepend(element));
    await expect(dialog(page)).toBeVisible();
    expect(await dialog(page).evaluate((element) => element.matches(":modal"))).toBe(true);
    await expectKept(page);
  });

  test("takes no space in the page, not even a gap", async ({ page }) => {
    await page.goto("/demo-pages/empty");
    const distance = await page.locator("main").evaluate(async (main) => {
      main.innerHTML = "<p>a</p><digi-callback-modal loading='eager'></digi-callback-modal><p>b</p>";
      Object.assign(main.style, { display: "grid", gap: "40px" });
      await new Promise((resolve) => main.addEventListener("digi-ready", resolve, { once: true }));
      const paragraphs = [...main.querySelectorAll("p")];
      for (const paragraph of paragraphs) paragraph.style.margin = "0";
      const [first, second] = paragraphs.map((one) => one.getBoundingClientRect());
      return (second?.top ?? 0) - (first?.bottom ?? 0);
    });
    expect(distance).toBe(40);
  });
});

test.describe("outside the hours [C-446] @all", () => {
  for (const [now, lang, text] of [
    ["2026-01-15T07:30:00+01:00", "en", "We’ll call you today from 09:00."],
    ["2026-01-15T18:00:00+01:00", "nl", "We bellen je morgen vanaf 9\u00a0uur."],
    ["2026-01-17T18:00:00+01:00", "fr", "Nous vous rappellerons lundi à partir de 9\u00a0h."],
  ] as const) {
    test(`${now} the form says: ${text}`, async ({ page }) => {
      await open(page, { lang, now: new Date(now) });
      await expect(dialog(page).locator('[part="alert"]')).toContainText(text);
    });
  }
});

test("the whole of it by keyboard alone @all", async ({ page }) => {
  await open(page);
  await page.keyboard.press("Escape");
  await expect(page.locator("#call-me")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("heading")).toBeFocused();
  const tab = async (times = 1): Promise<void> => {
    for (let press = 0; press < times; press++) await page.keyboard.press("Tab");
  };
  await tab(3); // Tab passes the close button, the number and the first name.
  await page.keyboard.type("Marie");
  await tab();
  await page.keyboard.type("Peeters");
  await tab(2); // Tab passes the list with the only prefix.
  await page.keyboard.type("470123456");
  await tab();
  await page.keyboard.press("ArrowRight");
  await expect(widget(page).getByLabel("No", { exact: true })).toBeChecked();
  await tab();
  await page.keyboard.press("Space");
  await tab(3); // Tab passes the checkbox's two links.
  await page.keyboard.press("Space");
  await expect(submit(page)).toBeEnabled();
  await tab(2); // Tab passes the checkbox's link.
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(confirmation(page)).toBeFocused();
  await tab();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator("#call-me")).toBeFocused();
});

test("keeps head, way out and each focused field with its label in sight in a window of 320 by 225 px @all", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 225 });
  await open(page, { lang: "fr" });
  const box = await dialog(page).boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width: 320, height: 225 });
  const head = await dialog(page)
    .getByRole("heading")
    .first()
    .evaluate((one) => one.parentElement?.getBoundingClientRect().bottom ?? 0);
  expect(head, "most of the window is the form's").toBeLessThanOrEqual(72);
  for (const name of ["first_name", "last_name", "phone_number"]) {
    await field(page, name).focus();
    const seen = await field(page, name).evaluate((input) => {
      const label = (input.getRootNode() as ShadowRoot).querySelector(`label[for="${input.id}"]`);
      return [label?.getBoundingClientRect().top ?? 0, input.getBoundingClientRect().bottom];
    });
    expect(seen[0], `label of ${name}`).toBeGreaterThanOrEqual(head - 1);
    expect(seen[1], name).toBeLessThanOrEqual(225);
  }
  await expect(dialog(page).getByRole("button", { name: "Fermer" })).toBeInViewport();
});

test("where there is more below, the dialog's edge shows a shadow, and at the end none @all", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page);
  /** Returns the darkest pixel of the dialog's last rows, at a position near the side where only the background is. */
  const edge = async (): Promise<number> => {
    const { x, y, height } = (await dialog(page).boundingBox()) ?? { x: 0, y: 0, height: 0 };
    const picture = await page.screenshot({ clip: { x: x + 180, y: y + height - 3, width: 2, height: 2 } });
    return page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const area = new OffscreenCanvas(2, 2).getContext("2d");
      area?.drawImage(image, 0, 0);
      return Math.min(...(area?.getImageData(0, 0, 2, 2).data ?? []));
    }, picture.toString("base64"));
  };
  const scrollTo = (top: number): Promise<void> => dialog(page).evaluate((one, to) => one.scrollTo(0, to), top);
  // The dialog is scrolled so that a gap between two fields is at its lower edge, and nothing but the background is there.
  await dialog(page).evaluate((one) => {
    const field = (one.querySelector("[name=last_name]") as HTMLElement).getBoundingClientRect();
    one.scrollBy(0, field.bottom + 8 - one.getBoundingClientRect().bottom);
  });
  expect(await edge()).toBeLessThan(240);
  await scrollTo(9999);
  await expect.poll(edge).toBe(255);
});

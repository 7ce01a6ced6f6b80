/**
 * Tests fields in the light DOM (digi-login) in a real browser, on pages that change what is in the light DOM. Password managers look for
 * fields there.
 */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { lightDomOf, login, open, openPrerendered, tag } from "./light-dom-fields.ts";

for (const stage of ["prerendered screen", "view"] as const) {
  test(`${stage}: form, labels and inputs are direct children of the tag, tied to each other in one tree @all`, async ({ page }) => {
    await (stage === "view" ? open(page) : openPrerendered(page));
    expect(await lightDomOf(page)).toEqual(["form", "label", "input username", "label", "input current-password"]);
    const ties = await login(page).evaluate((host) => {
      const form = host.querySelector("form");
      return [...host.querySelectorAll("input")].map((input) => ({
        owned: input.form === form,
        label: input.labels?.[0]?.textContent,
        shown: input.assignedSlot?.getRootNode() === host.shadowRoot,
        named: input.name,
      }));
    });
    expect(ties).toEqual([
      { owned: true, label: "Email address", shown: true, named: "username" },
      { owned: true, label: "Password", shown: true, named: "password" },
    ]);
    await expect(login(page).getByLabel("Password", { exact: true })).toHaveAttribute("type", "password");
    // The page's own children of the tag stay in the document, but are not visible.
    await expect(page.getByText("Log in elsewhere")).toBeHidden();
    await expect(page.getByText("Log in elsewhere")).toBeAttached();
  });
}

test("an error is tied to its field in the same tree, and goes with it @all", async ({ page }) => {
  await open(page);
  await login(page).getByRole("button", { name: "Log in" }).click();
  const field = login(page).getByLabel("Email address");
  await expect(field).toHaveAccessibleDescription("Enter your email address");
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("m");
  await expect(field).not.toHaveAttribute("aria-describedby");
  expect(await lightDomOf(page)).toEqual(["form", "label", "input username", "label", "input current-password", "p"]);
});

test("two on a page, and a page with ids of its own: every id is there once, every tie leads to its own tag @all", async ({ page }) => {
  await open(page, `<div id="form"></div><input id="username" aria-label="Mine">${tag}${tag}`);
  await expect(page.locator("digi-login:state(ready)")).toHaveCount(2);
  const found = await page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    const hosts = [...document.querySelectorAll("digi-login")];
    return {
      doubled: ids.filter((id, index) => ids.indexOf(id) !== index),
      owned: hosts.map((host) =>
        [...host.querySelectorAll("input")].every(
          (input) => input.form?.parentElement === host && input.labels?.[0]?.parentElement === host,
        ),
      ),
    };
  });
  expect(found).toEqual({ doubled: [], owned: [true, true] });
});

test("the page hears no submit, from the keyboard nor from the button, before and after the view @all", async ({ page }) => {
  const comes = await openPrerendered(page, `<form id="own">${tag}<input name="theirs"></form>`);
  await page.evaluate(() => {
    const heard: string[] = Object.assign(window, { heard: [] as string[] }).heard;
    for (const [name, target] of Object.entries({
      host: document.querySelector("digi-login"),
      form: document.querySelector("#own"),
      document,
      window,
    }))
      target?.addEventListener("submit", () => heard.push(name));
  });
  await login(page).getByLabel("Email address").fill("marie");
  await page.keyboard.press("Enter");
  await comes();
  await expect(login(page).getByLabel("Email address")).toHaveAccessibleDescription(/like name@example.be/);
  await login(page).getByLabel("Password", { exact: true }).fill("x");
  await page.keyboard.press("Enter");
  await login(page).getByRole("button", { name: "Log in" }).click();
  expect(await page.evaluate(() => [(window as unknown as { heard: string[] }).heard, location.search])).toEqual([
    [],
    expect.not.stringContaining("username"),
  ]);
});

test("a form that nobody listens to goes nowhere @all", async ({ page }) => {
  await open(page);
  const before = page.url();
  await login(page).evaluate((host) => {
    const form = host.querySelector("form");
    if (form) form.slot = ""; // The page moves the form to a slot that the widget does not control.
    form?.requestSubmit();
  });
  await expect(login(page).getByLabel("Email address")).toBeVisible();
  expect(page.url()).toBe(before);
});

test("a clone starts clean, also where it stands before the first and never comes to life @all", async ({ page }) => {
  await open(page);
  await login(page).getByLabel("Email address").fill("marie@digi.example");
  const clone = await page.evaluate(() => {
    const host = document.querySelector("digi-login");
    const copy = host?.cloneNode(true) as Element;
    const far = document.createElement("div");
    far.style.cssText = "position: absolute; inset-block-start: 9000px";
    far.append(copy);
    document.body.prepend(far);
    return [...copy.children].map(({ localName }) => localName);
  });
  expect(clone).toEqual(["a"]);
  const original = page.locator("digi-login").nth(1);
  await original.getByLabel("Password", { exact: true }).fill("x");
  expect(await original.evaluate((host) => [...host.querySelectorAll("input")].map((input) => input.form?.parentElement === host))).toEqual(
    [true, true],
  );
  await page.locator("digi-login").first().scrollIntoViewIfNeeded();
  await expect(page.locator("digi-login:state(ready)")).toHaveCount(2);
  await expect(page.locator("digi-login").first().getByLabel("Email address")).toHaveValue("");
});

for (const stage of ["prerendered screen", "view"] as const) {
  test(`removed as ${stage}, nothing of ours stays among its children; put back, it begins anew @all`, async ({ page }) => {
    await (stage === "view" ? open(page) : openPrerendered(page));
    const host = await login(page).elementHandle();
    await host?.evaluate((element) => element.remove());
    // The life of a removed tag ends one task later, because a tag that comes back within the same task counts as moved.
    await expect.poll(() => host?.evaluate(({ children }) => [...children].map(({ localName }) => localName))).toEqual(["a"]);
    await host?.evaluate((element) => document.body.append(element));
    await expect(login(page).getByLabel("Email address")).toBeVisible();
    expect(await lightDomOf(page)).toEqual(["form", "label", "input username", "label", "input current-password"]);
  });
}

test("moved, it keeps what was typed and its focus stays usable @all", async ({ page }) => {
  await open(page, `<main></main>${tag}`);
  await login(page).getByLabel("Email address").fill("marie@digi.example");
  await login(page).evaluate((host) => document.querySelector("main")?.append(host));
  await expect(login(page).getByLabel("Email address")).toHaveValue("marie@digi.example");
  await login(page).getByLabel("Email address").click();
  await page.keyboard.press("Enter");
  await expect(login(page).getByLabel("Password", { exact: true })).toHaveAccessibleDescription("Enter your password");
});

test("a page that sets the tag's content anew loses nothing of ours @all", async ({ page }) => {
  const comes = await openPrerendered(page, "<digi-login>One</digi-login>");
  const set = (text: string): Promise<void> => login(page).evaluate((host, to) => void (host.textContent = to), text);
  await comes();
  await login(page).getByLabel("Email address").fill("marie");
  await page.keyboard.press("Enter");
  await expect(login(page).getByLabel("Email address")).toHaveAccessibleDescription(/like name@example.be/);
  await set("Two");
  await expect(login(page).getByLabel("Email address")).toHaveValue("marie");
  await expect(login(page).getByLabel("Email address")).toHaveAccessibleDescription(/like name@example.be/);
  await login(page).getByLabel("Email address").fill("marie@digi.example"); // The error disappears, and does not come back.
  expect(await lightDomOf(page)).toEqual(["form", "label", "input username", "label", "input current-password", "p"]);
  expect(await login(page).evaluate((host) => host.firstChild?.textContent)).toBe("Two");
  await login(page).evaluate((host) => {
    host.textContent = "Three";
    host.remove();
  });
  await expect(page.locator("digi-login")).toHaveCount(0);
});

test("another language: labels and errors follow, what was typed stays in the same field @all", async ({ page }) => {
  await open(page);
  await login(page).getByLabel("Email address").fill("marie");
  await page.keyboard.press("Enter");
  const field = await login(page).getByLabel("Email address").elementHandle();
  await page.evaluate(() =>
    (window as unknown as { digiWidgets: { setLanguage(to: string): Promise<void> } }).digiWidgets.setLanguage("fr"),
  );
  const label = login(page).getByLabel("Adresse e\u2011mail");
  await expect(label).toHaveValue("marie");
  await expect(label).toHaveAccessibleDescription(/comme nom@exemple.be/);
  await expect(label).toHaveAttribute("lang", "fr");
  expect(await label.evaluate((input, before) => input === before, field)).toBe(true);
});

test("what is typed and done before the view is kept: texts, caret, focus @all", async ({ page }) => {
  const comes = await openPrerendered(page);
  await login(page).getByLabel("Password", { exact: true }).fill("Demo-Passw0rd!");
  await login(page).getByLabel("Email address").click();
  await page.keyboard.type("mare@digi.example");
  for (let back = 0; back < 14; back += 1) await page.keyboard.press("ArrowLeft");
  await comes();
  await page.keyboard.type("i");
  await expect(login(page).getByLabel("Email address")).toHaveValue("marie@digi.example");
  await expect(login(page).getByLabel("Email address")).toBeFocused();
  await expect(login(page).getByLabel("Password", { exact: true })).toHaveValue("Demo-Passw0rd!");
  expect(await lightDomOf(page)).toEqual(["form", "label", "input username", "label", "input current-password"]);
});

for (const [how, act] of Object.entries({
  "Enter in a field": (page: Page) => page.keyboard.press("Enter"),
  "a press of the button": (page: Page) => login(page).getByRole("button", { name: "Log in" }).click(),
})) {
  test(`${how} before the view is not lost @all`, async ({ page }) => {
    const comes = await openPrerendered(page);
    await page.evaluate(() => {
      const sent: unknown[] = Object.assign(window, { sent: [] as unknown[] }).sent;
      document.addEventListener("digi-submit", (event) => {
        event.preventDefault();
        sent.push((event as CustomEvent).detail);
      });
    });
    await login(page).getByLabel("Email address").fill("marie@digi.example");
    await login(page).getByLabel("Password", { exact: true }).fill("Demo-Passw0rd!");
    await act(page);
    await expect(login(page).getByRole("button", { name: "Log in" })).toHaveAttribute("aria-busy", "true");
    await comes();
    await expect(async () =>
      expect(await page.evaluate(() => (window as unknown as { sent: unknown[] }).sent)).toEqual([
        { form: "login", fields: { username: "marie@digi.example" } },
      ]),
    ).toPass();
  });
}

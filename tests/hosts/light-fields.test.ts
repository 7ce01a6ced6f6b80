/** Fields in the light DOM (digi-login), on pages that do what pages do: in a real browser, where password managers look. */
import type { Locator, Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { heldAddress, newGate, openGate } from "./held.ts";
import { addressOf } from "./pages.ts";

const tag = "<digi-login><a href='/login'>Log in elsewhere</a></digi-login>";
const login = (page: Pick<Page, "locator">): Locator => page.locator("digi-login").first();

/** Opens a page of these tags, with the view there. */
async function open(page: Page, tags = tag): Promise<void> {
  await page.goto(heldAddress("0", tags));
  await expect(page.locator("digi-login:state(ready)").first()).toBeAttached();
}

/** Opens the page with React's chunk held back; answers how to let it come. */
async function openShell(page: Page, tags = tag): Promise<() => Promise<void>> {
  const gate = newGate();
  await page.goto(heldAddress(gate, tags));
  await expect(login(page).getByLabel("Email address")).toBeVisible();
  return async () => {
    await openGate(gate);
    await expect(page.locator("digi-login:state(ready)").first()).toBeAttached();
  };
}

/** What of ours is among the tag's children: element, and the names of its attributes that tie it to others. */
const lightOf = (page: Page): Promise<string[]> =>
  login(page).evaluate((host) =>
    [...host.children]
      .filter((child) => child.slot)
      .map((child) => `${child.localName} ${child.getAttribute("autocomplete") ?? ""}`.trim()),
  );

for (const stage of ["first screen", "view"] as const) {
  test(`${stage}: form, labels and inputs are direct children of the tag, tied to each other in one tree`, async ({ page }) => {
    await (stage === "view" ? open(page) : openShell(page));
    expect(await lightOf(page)).toEqual(["form", "label", "input username", "label", "input current-password"]);
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
    // The page's own children stay, unseen.
    await expect(page.getByText("Log in elsewhere")).toBeHidden();
    await expect(page.getByText("Log in elsewhere")).toBeAttached();
  });
}

test("an error is tied to its field in the same tree, and goes with it", async ({ page }) => {
  await open(page);
  await login(page).getByRole("button", { name: "Log in" }).click();
  const field = login(page).getByLabel("Email address");
  await expect(field).toHaveAccessibleDescription("Enter your email address");
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("m");
  await expect(field).not.toHaveAttribute("aria-describedby");
  expect(await lightOf(page)).toEqual(["form", "label", "input username", "label", "input current-password", "p"]);
});

test("two on a page, and a page with ids of its own: every id is there once, every tie leads to its own tag", async ({ page }) => {
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

test("the page hears no submit, from the keyboard nor from the button, before and after the view", async ({ page }) => {
  const comes = await openShell(page, `<form id="own">${tag}<input name="theirs"></form>`);
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

test("a form that nobody listens to goes nowhere", async ({ page }) => {
  await open(page);
  const before = page.url();
  await login(page).evaluate((host) => {
    const form = host.querySelector("form");
    if (form) form.slot = ""; // out of reach of the widget
    form?.requestSubmit();
  });
  await expect(login(page).getByLabel("Email address")).toBeVisible();
  expect(page.url()).toBe(before);
});

test("a clone starts clean, also where it stands before the first and never comes to life", async ({ page }) => {
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

for (const stage of ["first screen", "view"] as const) {
  test(`removed as ${stage}, nothing of ours stays among its children; put back, it begins anew`, async ({ page }) => {
    await (stage === "view" ? open(page) : openShell(page));
    const host = await login(page).elementHandle();
    await host?.evaluate((element) => element.remove());
    // It ends a task later: who comes back within one was moved.
    await expect.poll(() => host?.evaluate(({ children }) => [...children].map(({ localName }) => localName))).toEqual(["a"]);
    await host?.evaluate((element) => document.body.append(element));
    await expect(login(page).getByLabel("Email address")).toBeVisible();
    expect(await lightOf(page)).toEqual(["form", "label", "input username", "label", "input current-password"]);
  });
}

test("moved, it keeps what was typed and its focus stays usable", async ({ page }) => {
  await open(page, `<main></main>${tag}`);
  await login(page).getByLabel("Email address").fill("marie@digi.example");
  await login(page).evaluate((host) => document.querySelector("main")?.append(host));
  await expect(login(page).getByLabel("Email address")).toHaveValue("marie@digi.example");
  await login(page).getByLabel("Email address").click();
  await page.keyboard.press("Enter");
  await expect(login(page).getByLabel("Password", { exact: true })).toHaveAccessibleDescription("Enter your password");
});

test("a page that sets the tag's content anew loses nothing of ours", async ({ page }) => {
  const comes = await openShell(page, "<digi-login>One</digi-login>");
  const set = (text: string): Promise<void> => login(page).evaluate((host, to) => void (host.textContent = to), text);
  await comes();
  await login(page).getByLabel("Email address").fill("marie");
  await page.keyboard.press("Enter");
  await expect(login(page).getByLabel("Email address")).toHaveAccessibleDescription(/like name@example.be/);
  await set("Two");
  await expect(login(page).getByLabel("Email address")).toHaveValue("marie");
  await expect(login(page).getByLabel("Email address")).toHaveAccessibleDescription(/like name@example.be/);
  await login(page).getByLabel("Email address").fill("marie@digi.example"); // the error goes, and stays away
  expect(await lightOf(page)).toEqual(["form", "label", "input username", "label", "input current-password", "p"]);
  expect(await login(page).evaluate((host) => host.firstChild?.textContent)).toBe("Two");
  await login(page).evaluate((host) => {
    host.textContent = "Three";
    host.remove();
  });
  await expect(page.locator("digi-login")).toHaveCount(0);
});

test("another language: labels and errors follow, what was typed stays in the same field", async ({ page }) => {
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

const awkward = `
  html { font-size: 62.5% }
  * { all: revert; box-sizing: content-box; line-height: 3; letter-spacing: 4px; text-transform: uppercase; color: lime; font: 9px cursive }
  label { display: none; float: right } label::after { content: " *" } label::before { content: "? " }
  input { display: none; width: 7px; height: 3px; background: lime; border: 9px dotted red; opacity: 0.1; text-align: right; position: fixed; transform: rotate(9deg) }
  input:focus { outline: 9px solid lime; box-shadow: 0 0 9px red } p { margin: 99px; visibility: hidden }
  form { display: block; height: 400px } button { display: block; height: 300px }
  digi-login > * { position: absolute; inset: 0; clip-path: inset(50%) }`;

for (const stage of ["first screen", "view"] as const) {
  test(`${stage}: a page's own styles do not reach the fields`, async ({ page }) => {
    const placesOn = async (styles: string): Promise<unknown> => {
      const tags = `<style>body { margin: 0; width: 600px } h1 { display: none } ${styles}</style>${tag}`;
      await (stage === "view" ? open(page, tags) : openShell(page, tags));
      if (stage === "view") {
        await login(page).getByRole("button", { name: "Log in" }).click();
        await expect(login(page).getByLabel("Email address")).toBeFocused();
      }
      return login(page).evaluate((host) =>
        [...host.children]
          .filter(({ slot, localName }) => slot && localName !== "form")
          .map((child) => {
            const { x, y, width, height } = child.getBoundingClientRect();
            const top = host.getBoundingClientRect().y;
            const style = getComputedStyle(child);
            const looks = [
              style.color,
              style.fontSize,
              style.textTransform,
              style.visibility,
              style.opacity,
              style.backgroundColor,
              style.textAlign,
            ];
            const marks = ["::before", "::after"].map((pseudo) => getComputedStyle(child, pseudo).content);
            return [child.localName, [x, y - top, width, height].map(Math.round), looks, marks];
          }),
      );
    };
    expect(await placesOn(awkward)).toEqual(await placesOn(""));
  });
}

test("what is typed and done before the view is kept: texts, caret, focus", async ({ page }) => {
  const comes = await openShell(page);
  await login(page).getByLabel("Password", { exact: true }).fill("Demo-Passw0rd!");
  await login(page).getByLabel("Email address").click();
  await page.keyboard.type("mare@digi.example");
  for (let back = 0; back < 14; back += 1) await page.keyboard.press("ArrowLeft");
  await comes();
  await page.keyboard.type("i");
  await expect(login(page).getByLabel("Email address")).toHaveValue("marie@digi.example");
  await expect(login(page).getByLabel("Email address")).toBeFocused();
  await expect(login(page).getByLabel("Password", { exact: true })).toHaveValue("Demo-Passw0rd!");
  expect(await lightOf(page)).toEqual(["form", "label", "input username", "label", "input current-password"]);
});

for (const [how, act] of Object.entries({
  "Enter in a field": (page: Page) => page.keyboard.press("Enter"),
  "a press of the button": (page: Page) => login(page).getByRole("button", { name: "Log in" }).click(),
})) {
  test(`${how} before the view is not lost`, async ({ page }) => {
    const comes = await openShell(page);
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

const outer = (how: "slotted" | "inside"): string =>
  how === "slotted"
    ? `<div id="outer"><template shadowrootmode="open"><section><slot name="in"></slot></section></template><digi-login slot="in"><a href='/login'>Log in elsewhere</a></digi-login></div>`
    : `<div id="outer"><template shadowrootmode="open"><section>${tag}</section></template></div>`;

for (const how of ["slotted", "inside"] as const) {
  test(`it works ${how === "slotted" ? "slotted into another element's shadow root" : "inside another shadow root"}`, async ({ page }) => {
    const comes = await openShell(page, outer(how));
    await login(page).getByLabel("Email address").click();
    await page.keyboard.type("mar");
    await comes();
    await page.keyboard.type("ie");
    await expect(login(page).getByLabel("Email address")).toHaveValue("marie");
    await page.keyboard.press("Enter");
    await expect(login(page).getByLabel("Email address")).toHaveAccessibleDescription(/like name@example.be/);
    await expect(login(page).getByLabel("Password", { exact: true })).toHaveAccessibleDescription("Enter your password");
    expect(await lightOf(page)).toEqual(["form", "label", "input username", "label", "input current-password", "p", "p"]);
  });
}

// Whatever the browser refuses it says in the console, which fails the test.
test("under the strictest policy nothing is refused, from the first screen to an error", async ({ page }) => {
  await page.goto(addressOf("strict-login"));
  await expect(page.locator("digi-login:state(ready)")).toBeAttached();
  await login(page).getByRole("button", { name: "Show password" }).click();
  await login(page).getByLabel("Email address").press("Enter");
  await expect(login(page).getByLabel("Email address")).toHaveAccessibleDescription("Enter your email address");
});

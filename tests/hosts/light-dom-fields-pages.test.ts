/** Tests fields in the light DOM on pages whose styles, shadow roots or policy interfere with them. */
import { expect, test } from "#tests/page.ts";
import { lightDomOf, login, open, openPrerendered, tag } from "./light-dom-fields.ts";
import { addressOf } from "./pages.ts";

const awkward = `
  html { font-size: 62.5% }
  * { all: revert; box-sizing: content-box; line-height: 3; letter-spacing: 4px; text-transform: uppercase; color: lime; font: 9px cursive }
  label { display: none; float: right } label::after { content: " *" } label::before { content: "? " }
  input { display: none; width: 7px; height: 3px; background: lime; border: 9px dotted red; opacity: 0.1; text-align: right; position: fixed; transform: rotate(9deg) }
  input:focus { outline: 9px solid lime; box-shadow: 0 0 9px red } p { margin: 99px; visibility: hidden }
  form { display: block; height: 400px } button { display: block; height: 300px }
  digi-login > * { position: absolute; inset: 0; clip-path: inset(50%) }`;

for (const stage of ["prerendered screen", "view"] as const) {
  test(`${stage}: a page's own styles do not reach the fields @all`, async ({ page }) => {
    const boxesOn = async (styles: string): Promise<unknown> => {
      const tags = `<style>body { margin: 0; width: 600px } h1 { display: none } ${styles}</style>${tag}`;
      await (stage === "view" ? open(page, tags) : openPrerendered(page, tags));
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
    expect(await boxesOn(awkward)).toEqual(await boxesOn(""));
  });
}

const outer = (how: "slotted" | "inside"): string =>
  how === "slotted"
    ? `<div id="outer"><template shadowrootmode="open"><section><slot name="in"></slot></section></template><digi-login slot="in"><a href='/login'>Log in elsewhere</a></digi-login></div>`
    : `<div id="outer"><template shadowrootmode="open"><section>${tag}</section></template></div>`;

for (const how of ["slotted", "inside"] as const) {
  test(`it works ${how === "slotted" ? "slotted into another element's shadow root" : "inside another shadow root"} @all`, async ({
    page,
  }) => {
    const comes = await openPrerendered(page, outer(how));
    await login(page).getByLabel("Email address").click();
    await page.keyboard.type("mar");
    await comes();
    await page.keyboard.type("ie");
    await expect(login(page).getByLabel("Email address")).toHaveValue("marie");
    await page.keyboard.press("Enter");
    await expect(login(page).getByLabel("Email address")).toHaveAccessibleDescription(/like name@example.be/);
    await expect(login(page).getByLabel("Password", { exact: true })).toHaveAccessibleDescription("Enter your password");
    expect(await lightDomOf(page)).toEqual(["form", "label", "input username", "label", "input current-password", "p", "p"]);
  });
}

// The browser writes every refusal to the console, which makes the test fail.
test("under the strictest policy nothing is refused, from the prerendered screen to an error @all", async ({ page }) => {
  await page.goto(addressOf("strict-login"));
  await expect(page.locator("digi-login:state(ready)")).toBeAttached();
  await login(page).getByRole("button", { name: "Show password" }).click();
  await login(page).getByLabel("Email address").press("Enter");
  await expect(login(page).getByLabel("Email address")).toHaveAccessibleDescription("Enter your email address");
});

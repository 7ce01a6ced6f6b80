/** Journeys of the sign-up through the identity app: the visitor gives up, resumes, is refused, or is asked only once. */
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { openTab } from "#tests/tabs.ts";
import { choose, double, fillIn, identityButton, reachForm, signUpLink, submitOf } from "./access.ts";
import { alert, field, heading, widget } from "./signup.ts";

test.describe("the identity app @all", () => {
  test("may be stopped in: the button is there again, with the message, and works [P-129]", async ({ page, request }) => {
    await page.goto(await signUpLink(request));
    await identityButton(page).click();
    await choose(page, "Cancel");
    await expect(alert(page)).toBeFocused();
    await expect(alert(page)).toContainText("You cancelled in the identity app");
    await expect(page).toHaveURL("/en/sign-up");
    await identityButton(page).click();
    await choose(page, "Somebody new");
    await expect(field(page, "password")).toBeVisible();
  });

  test("left by the browser's own 'back': the button is there again", async ({ page, request }) => {
    await page.goto(await signUpLink(request));
    await identityButton(page).click();
    await expect(page).toHaveURL(new RegExp(`:${ports.identity}/`));
    await page.goBack();
    await expect(identityButton(page)).not.toHaveAttribute("aria-busy");
    await identityButton(page).click();
    await choose(page, "Somebody new");
    await expect(field(page, "password")).toBeVisible();
  });

  test("naming somebody who has an account is no access, with the way to the login (600084) [P-129]", async ({
    page,
    request,
    complaints,
  }) => {
    complaints.announce("Failed to load resource");
    await page.goto(await signUpLink(request));
    await identityButton(page).click();
    await choose(page, "Jan Janssens");
    await expect(heading(page, "No Access")).toBeVisible();
    await expect(widget(page)).toContainText("An account already exists for this identity.");
    await widget(page).getByRole("link", { name: "Log in" }).click();
    await expect(page).toHaveURL("/en/login");
  });

  test("the same identity a second time is refused too (600084)", async ({ page, request, complaints }) => {
    complaints.announce("Failed to load resource");
    await reachForm(page, await signUpLink(request));
    await fillIn(widget(page));
    await submitOf(widget(page)).click();
    await expect(heading(page, "Now check your email")).toBeVisible();
    await page.goto(await signUpLink(request));
    await identityButton(page).click();
    await choose(page, /You’ve chosen this person before/);
    await expect(widget(page)).toContainText("An account already exists for this identity.");
  });

  test("that gives no first name leaves the visitor at the button [P-294]", async ({ page, request }) => {
    await page.goto(await signUpLink(request));
    await identityButton(page).click();
    await choose(page, "Suryani");
    await expect(alert(page)).toContainText("Something went wrong");
    await expect(identityButton(page)).toBeVisible();
  });

  test("that gives no email leaves it to be typed twice, and a reload keeps it, but for passwords [P-128, P-181]", async ({
    page,
    request,
  }) => {
    // The identity app's answer has no email address here, because Luc Dubois may have an account by an order of another journey.
    await page.route("**/itsme/callback/**", async (route) => {
      const answer = await route.fetch();
      const { email: _email, ...said } = (await answer.json()) as { email?: string; clientInfo: { email?: string } };
      delete said.clientInfo.email;
      await route.fulfill({ response: answer, json: said });
    });
    await reachForm(page, await signUpLink(request));
    const firstName = await field(page, "first_name").inputValue();
    await expect(field(page, "email")).toBeEditable();
    await field(page, "email").fill("luc@example.be");
    await field(page, "repeat_email").fill("lux@example.be");
    await fillIn(widget(page));
    await submitOf(widget(page)).click();
    await expect(widget(page).locator('[slot$="-error"]')).toHaveText("Email addresses do not match");
    await expect(field(page, "repeat_email")).toBeFocused();
    await page.reload();
    await expect(field(page, "email")).toHaveValue("luc@example.be");
    await expect(field(page, "repeat_email")).toHaveValue("lux@example.be");
    await expect(field(page, "first_name")).toHaveValue(firstName);
    await expect(field(page, "password")).toHaveValue("");
  });
});

test.describe("the identity app and other tags, tabs and browsers @all", () => {
  test("is asked once by two tags on one page, and not again after a reload", async ({ page, request }) => {
    const calls: string[] = [];
    page.on("request", (sent) => sent.url().includes("/itsme/callback/") && sent.method() === "GET" && calls.push(sent.url()));
    await double(page, "digi-signup");
    await page.goto(await signUpLink(request));
    await expect(identityButton(page)).toHaveCount(2);
    await identityButton(page).first().click();
    await choose(page, "Somebody new");
    await expect(field(page, "password")).toHaveCount(2);
    await page.reload();
    await expect(field(page, "password")).toHaveCount(2);
    expect(calls).toHaveLength(1);
  });

  test("on return in another tab: the button is there, with the message", async ({ page, request }) => {
    await page.goto(await signUpLink(request));
    await identityButton(page).click();
    let back = "";
    page.on("request", (sent) => {
      if (/\/en\/sign-up\?.*code=/.test(sent.url())) back = sent.url();
    });
    await choose(page, "Somebody new");
    await expect(field(page, "password")).toBeVisible();
    const other = await openTab(page);
    await other.goto(back);
    await expect(alert(other)).toContainText(
      "Your visit to the identity app has expired, was in another tab or was interrupted. Please start again.",
    );
    await expect(other).toHaveURL("/en/sign-up");
    await expect(identityButton(other)).toBeVisible();
  });

  test("is not gone to where the browser keeps nothing, and says why", async ({ page, request }) => {
    await page.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException("blocked", "SecurityError");
      };
      Object.defineProperty(window, "sessionStorage", { get: refuse });
      Object.defineProperty(window, "localStorage", { get: refuse });
    });
    await page.goto(await signUpLink(request));
    await identityButton(page).click();
    await expect(alert(page)).toContainText("Your browser is blocking cookies and site data");
    await expect(page).toHaveURL("/en/sign-up");
  });
});

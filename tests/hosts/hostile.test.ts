/** Pages that take from a widget what it relies on: the scenarios of every engine, and what Chromium alone can show. */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { copyScenarios, hostileScenarios, keyScenarios, reliefScenarios, replacedScenarios, unseenScenarios } from "./hostile.ts";
import { heldAddress } from "./held.ts";
import { addressOf, apiOrigin, cdnOrigin, hostOrigin } from "./pages.ts";
import { newsletter } from "./widget.ts";
import type { TypingTab } from "./take-over.ts";

const tabOf = (page: Page): TypingTab => ({
  go: async (url) => void (await page.goto(url)),
  evaluate: (expression) => page.evaluate(expression),
  keyboard: { type: (text) => page.keyboard.type(text), press: (key) => page.keyboard.press(key) },
});

for (const [title, run] of Object.entries({
  ...hostileScenarios,
  ...copyScenarios,
  ...unseenScenarios,
  ...keyScenarios,
  ...replacedScenarios,
})) {
  test(title, async ({ page }) => {
    const [got, wanted] = await run(tabOf(page));
    expect(got).toEqual(wanted);
  });
}

for (const [title, run] of Object.entries(reliefScenarios)) {
  test(title, async ({ page, complaints }) => {
    complaints.announce(/Failed to load resource.*\/kept\/|<digi-newsletter> failed/);
    const [got, wanted] = await run(tabOf(page));
    expect(got).toEqual(wanted);
  });
}

const challenge = `${apiOrigin}/api/altcha-challenge`;
const cors = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
const elsewhere = "The security check did not succeed. Please contact us in another way.";
const later = "The security check did not succeed. Our service can\u2019t be reached at the moment.";

type Cause = {
  readonly page?: string;
  readonly route?: (page: Page) => Promise<unknown>;
  readonly author: string;
  readonly visitor: string;
};

const causes: Readonly<Record<string, Cause>> = {
  "the page's policy leaves the API out": {
    page: "a policy without the API",
    author: `Content-Security-Policy blocks ${apiOrigin}. Add: connect-src ${apiOrigin}`,
    visitor: later,
  },
  "data-api is missing": {
    page: "no-api",
    author: `data-api is missing, so the page\u2019s own origin ${hostOrigin} was asked: ${hostOrigin} refuses it with status 404.`,
    visitor: elsewhere,
  },
  "the API does not allow the page's origin": {
    route: (page) =>
      page.route(`${apiOrigin}/**`, (route) => route.fulfill({ json: {}, headers: { "access-control-allow-origin": cdnOrigin } })),
    author: `${apiOrigin} answers, but does not allow the origin ${hostOrigin} (CORS)`,
    visitor: later,
  },
  "the API refuses": {
    route: (page) => page.route(challenge, (route) => route.fulfill({ status: 403, json: {}, headers: cors })),
    author: `${apiOrigin} refuses it with status 403. Check data-api`,
    visitor: elsewhere,
  },
  "the API has a fault": {
    route: (page) => page.route(challenge, (route) => route.fulfill({ status: 500, json: {}, headers: cors })),
    author: `${apiOrigin} has a fault of its own (status 500)`,
    visitor: elsewhere,
  },
  "the answer is a web page": {
    route: (page) => page.route(challenge, (route) => route.fulfill({ body: "<!doctype html>", contentType: "text/html", headers: cors })),
    author: `what ${apiOrigin} answers is not the API\u2019s`,
    visitor: elsewhere,
  },
};

for (const [title, cause] of Object.entries(causes)) {
  test(`${title}: the page's author hears it, once, and the visitor what to do`, async ({ page, complaints }) => {
    complaints.announce(/Failed to load|CORS policy|Content Security Policy|violates/);
    complaints.announce(cause.author);
    await cause.route?.(page);
    await page.goto(addressOf(cause.page ?? "plain"));
    const tag = newsletter(page);
    await tag.getByLabel("First name").focus();
    await expect(tag.locator(".ui-captcha p")).toHaveText(cause.visitor);
    await tag.getByRole("button", { name: "Please confirm again" }).click();
    await expect(tag.locator(".ui-captcha p")).toHaveText(cause.visitor);
    const ours = (): string[] => complaints.said.filter((one) => one.includes("[digi]"));
    await expect.poll(ours).toHaveLength(1);
    expect(ours()[0]).toContain(cause.author);
  });
}

for (const [title, tag, button] of [
  ["a form", "<digi-newsletter></digi-newsletter>", "Subscribe"],
  ["the login", "<digi-login></digi-login>", "Log in"],
] as const) {
  test(`${title} in a sandboxed frame without allow-forms says that nothing can be sent from there`, async ({ page, complaints }) => {
    complaints.announce(/Blocked form submission|Failed to load|CORS policy|\[digi\]/);
    const frame = `<iframe sandbox="allow-scripts" style="width: 500px; height: 900px" src="${heldAddress("0", tag)}"></iframe>`;
    await page.goto(heldAddress("0", frame));
    const inside = page.frameLocator("iframe");
    await expect(inside.locator(":state(ready)")).toBeAttached();
    await inside.getByRole("button", { name: button }).click({ force: true });
    await expect(inside.getByRole("alert")).toHaveText("No form can be sent from this page.");
  });
}

test("a sandboxed frame's opaque origin, which the API refuses, is named for the page's author", async ({ page, complaints }) => {
  complaints.announce(/Failed to load|CORS policy|\[digi\]/);
  const frame = `<iframe sandbox="allow-scripts allow-forms" style="width: 500px; height: 900px" src="${addressOf("plain")}"></iframe>`;
  await page.goto(heldAddress("0", frame));
  await page.frameLocator("iframe").getByLabel("First name").focus();
  await expect.poll(() => complaints.said.some((one) => one.includes('refuses the origin "null" of a sandboxed frame'))).toBe(true);
});

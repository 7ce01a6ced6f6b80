/**
 * Tests pages that take away or replace functions that a widget relies on: the scenarios of every browser, and those that only Chromium can
 * run.
 */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { causeScenarios, sandboxScenarios } from "./causes.ts";
import { consentScenarios } from "./consent.ts";
import { copyScenarios, reliefScenarios } from "./copies.ts";
import { doctorScenarios } from "./doctor.ts";
import { hangingScenarios } from "./hanging.ts";
import { heldAddress } from "./held.ts";
import { hostileScenarios, replacedScenarios } from "./hostile.ts";
import { keyScenarios } from "./keys.ts";
import { surroundingScenarios } from "./surroundings.ts";
import { markupScenarios } from "./markup.ts";
import { outdatedScenarios } from "./outdated.ts";
import { addressOf } from "./pages.ts";
import type { TypingTab } from "./take-over.ts";
import { unseenScenarios } from "./unseen.ts";

const tabOf = (page: Page): TypingTab => ({
  go: async (url) => void (await page.goto(url)),
  evaluate: (expression) => page.evaluate(expression),
  keyboard: { type: (text) => page.keyboard.type(text), press: (key) => page.keyboard.press(key) },
});

for (const [title, run] of Object.entries({
  ...hostileScenarios,
  ...copyScenarios,
  ...consentScenarios,
  ...unseenScenarios,
  ...keyScenarios,
  ...surroundingScenarios,
  ...replacedScenarios,
})) {
  test(`${title} @all`, async ({ page }) => {
    const [got, wanted] = await run(tabOf(page));
    expect(got).toEqual(wanted);
  });
}

for (const [title, run] of Object.entries(markupScenarios)) {
  test(`${title} @all`, async ({ page, complaints }) => {
    complaints.announce(/Failed to load|Failed to find a valid digest|\[digi\]/);
    const [got, wanted] = await run(tabOf(page));
    expect(got).toEqual(wanted);
  });
}

for (const [title, run] of Object.entries(reliefScenarios)) {
  test(`${title} @all`, async ({ page, complaints }) => {
    complaints.announce(/Failed to load resource.*\/kept\/|<digi-newsletter> failed/);
    const [got, wanted] = await run(tabOf(page));
    expect(got).toEqual(wanted);
  });
}

for (const [title, run] of Object.entries({ ...causeScenarios, ...sandboxScenarios, ...hangingScenarios })) {
  test(`${title} @all`, async ({ page, complaints }) => {
    complaints.announce(
      /Failed to load|CORS policy|Content Security Policy|violates|Blocked form submission|chunk\.failed|not answer in time/,
    );
    const [got, wanted] = await run(tabOf(page));
    expect(got).toEqual(wanted);
  });
}

for (const [title, run] of Object.entries(outdatedScenarios)) {
  test(`${title} @all`, async ({ page, complaints }) => {
    complaints.announce(/Failed to load|chunk\.outdated|\[digi\]/);
    const [got, wanted] = await run(tabOf(page));
    expect(got).toEqual(wanted);
  });
}

for (const [title, run] of Object.entries(doctorScenarios)) {
  test(`${title} @all`, async ({ page, complaints }) => {
    complaints.announce(/\[digi\]|Failed to load/); // The doctor writes its findings to the console as well.
    const [got, wanted] = await run(tabOf(page));
    expect(got).toEqual(wanted);
  });
}

for (const [title, tag, button] of [
  ["a form", "<digi-newsletter></digi-newsletter>", "Subscribe"],
  ["the login", "<digi-login></digi-login>", "Log in"],
] as const) {
  test(`${title} in a sandboxed frame without allow-forms says that nothing can be sent from there @all`, async ({ page, complaints }) => {
    complaints.announce(/Blocked form submission|Failed to load|CORS policy|\[digi\]/);
    const frame = `<iframe sandbox="allow-scripts" style="width: 500px; height: 900px" src="${heldAddress("0", tag)}"></iframe>`;
    await page.goto(heldAddress("0", frame));
    const inside = page.frameLocator("iframe");
    await expect(inside.locator(":state(ready)")).toBeAttached();
    await inside.getByRole("button", { name: button }).click({ force: true });
    await expect(inside.getByRole("alert")).toHaveText("No form can be sent from this page.");
  });
}

test("a sandboxed frame's opaque origin, which the API refuses, is named for the page's author @all", async ({ page, complaints }) => {
  complaints.announce(/Failed to load|CORS policy|\[digi\]/);
  const frame = `<iframe sandbox="allow-scripts allow-forms" style="width: 500px; height: 900px" src="${addressOf("plain")}"></iframe>`;
  await page.goto(heldAddress("0", frame));
  await page.frameLocator("iframe").getByLabel("First name").focus();
  await expect.poll(() => complaints.said.some((one) => one.includes('refuses the origin "null" of a sandboxed frame'))).toBe(true);
});

/** Tests parts on a page that has every file checked by its hash: a changed file must never run. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page, Route } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { release, version } from "./pages.ts";
import { bodyOf, go, nameOf, open, widget, send } from "./parts.ts";
import { sampleFile } from "./sample-release.ts";
import { recordRequests } from "./widget.ts";

async function integrityOf(address: string): Promise<string> {
  const hash = createHash("sha256").update(readFileSync(await sampleFile(address)));
  return `sha256-${hash.digest("base64")}`;
}

test.describe("with data-verify @all", () => {
  const options = "data-verify";
  const steps = { details: ["Vers les détails", "Vos coordonnées"], plan: ["Vers le plan", "Votre plan"] } as const;
  const hasRun = (page: Page): Promise<boolean> => page.evaluate(() => "tampered" in globalThis);
  /** Answers a request with the file and, before it, a line of code that shows in the page that the file has run. */
  const tamper = async (route: Route): Promise<void> => send(route, `globalThis.tampered = true;\n${await bodyOf(route)}`);

  test("every file that is fetched, those of parts included, was checked against the hash of what the release has", async ({ page }) => {
    await page.addInitScript(() => {
      const checked: [string, string][] = [];
      Object.assign(window, { checked });
      new MutationObserver((changes) => {
        for (const node of changes.flatMap((change) => [...change.addedNodes]))
          if (node instanceof HTMLLinkElement && node.rel === "modulepreload") checked.push([node.href, node.integrity]);
      }).observe(document, { childList: true, subtree: true });
    });
    const requests = recordRequests(page);
    await open(page, { lang: "fr", options });
    for (const [name, heading] of [...Object.values(steps), ["Vers le récapitulatif", "Récapitulatif"]] as const) {
      await go(page, name);
      await expect(widget(page).getByRole("heading", { name: heading })).toBeFocused();
      await go(page, "Vers le début");
    }
    const checked = await page.evaluate(() => (window as unknown as { checked: [string, string][] }).checked);
    const expected = await Promise.all(checked.map(async ([url]) => [url, await integrityOf(url)]));
    expect(checked).toEqual(expected);
    const fetched = new Set(
      requests.map((request) => request.url()).filter((url) => url.startsWith(release) && !url.endsWith("/loader.js")),
    );
    expect([...fetched].toSorted()).toEqual(checked.map(([url]) => url).toSorted());
    for (const name of Object.keys(steps)) {
      expect([...fetched]).toContain(`${release}/${version}/sample-steps.${name}.js`);
      expect([...fetched]).toContain(`${release}/${version}/sample-steps.${name}.fr.js`);
    }
  });

  const files: readonly (readonly [what: string, file: RegExp, step: keyof typeof steps])[] = [
    ["its own file", /^sample-steps\.details\.js$/, "details"],
    ["its texts", /^sample-steps\.details\.fr\.js$/, "details"],
    ["a shared file that only it needs", /^contact-fields-.{7}\.js$/, "details"],
    ["a service that only it needs", /^session-.{7}\.js$/, "plan"],
  ];

  for (const [what, file, step] of files) {
    const [name, heading] = steps[step];

    test(`${what}, changed once and then right: the part comes by itself, and the changed one never ran`, async ({ page, complaints }) => {
      complaints.announce(/integrity|digest|Failed to/i);
      let count = 0;
      await open(page, {
        lang: "fr",
        options,
        answer: (route) => (file.test(nameOf(route.request().url())) && (count += 1) === 1 ? tamper(route) : undefined),
      });
      await go(page, name);
      await expect(widget(page).getByRole("heading", { name: heading })).toBeFocused();
      expect(count).toBe(2);
      expect(await hasRun(page)).toBe(false);
    });

    test(`${what}, changed, never runs: a failure in its place, the rest of the widget, and a retry that works`, async ({
      page,
      complaints,
    }) => {
      complaints.announce(/integrity|digest|Failed to|digi/i);
      let isBad = true;
      await open(page, {
        lang: "fr",
        options,
        answer: (route) => (isBad && file.test(nameOf(route.request().url())) ? tamper(route) : undefined),
      });
      await go(page, name);
      await expect(widget(page).getByRole("group", { name: "Cette partie n’a pas pu s’afficher." })).toBeFocused();
      await expect(widget(page).getByRole("heading", { name: "Étapes" })).toBeVisible();
      expect(await hasRun(page)).toBe(false);
      isBad = false;
      await go(page, "Réessayer");
      await expect(widget(page).getByRole("heading", { name: heading })).toBeFocused();
      expect(await hasRun(page)).toBe(false);
    });
  }

  test("a page that does not ask for it runs what it is given", async ({ page }) => {
    await open(page, { lang: "fr", answer: (route) => (/steps\.details\.js/.test(route.request().url()) ? tamper(route) : undefined) });
    await go(page, steps.details[0]);
    await expect(widget(page).getByRole("heading", { name: steps.details[1] })).toBeFocused();
    expect(await hasRun(page)).toBe(true);
  });
});

/** A room as `npm run new` makes it, with three parts, a list and tables: whole in every language, whatever happens to a file of a part. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page, Route } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { apiOrigin, hostOrigin, release } from "./pages.ts";
import { generated, sampleRelease } from "./sample-release.ts";

let dist = "";
test.beforeAll(async () => {
  test.setTimeout(120_000);
  dist = await sampleRelease();
});

const headers = { "access-control-allow-origin": "*" };
const room = (page: Page): Locator => page.locator("digi-price-list");
const nameOf = (address: string): string => new URL(address).pathname.replace(/^.*\//, "");
const envelope = { meta: { status: { error: false } } };

async function answerCalls(page: Page): Promise<void> {
  await page.route(`${apiOrigin}/price-list/*`, (route) =>
    route.fulfill({ headers, json: { ...envelope, rows: [{ name: "Max", price: 7.5 }] } }),
  );
  await page.route(`${apiOrigin}/price-list?*`, (route) => {
    const { searchParams } = new URL(route.request().url());
    const number = Number(searchParams.get("page"));
    const items = [{ id: String(number), name: `${searchParams.get("kind")} ${number}`, price: number }];
    return route.fulfill({ headers, json: { ...envelope, items, page: number, page_count: 2, page_size: 1, total_items: 2 } });
  });
}

/** `answer` may take a request of the release for itself. */
async function open(page: Page, lang: string, answer = (route: Route): Promise<void> | undefined => void route): Promise<void> {
  const address = `${hostOrigin}/new-room`;
  await answerCalls(page);
  await page.route(`${release}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.replace("/digi/", "");
    await (answer(route) ?? route.fulfill({ body: readFileSync(join(dist, path)), contentType: "text/javascript", headers }));
  });
  const body = `<!doctype html><html lang="${lang}"><title>New</title><link rel="icon" href="data:,"><script async src="${release}/v1/loader.js" data-api="${apiOrigin}"></script><digi-price-list></digi-price-list>`;
  await page.route(address, (route) => route.fulfill({ body, contentType: "text/html; charset=utf-8" }));
  await page.goto(address);
}

const [, ...parts] = Object.values(generated);

const words = {
  en: {
    tabs: ["All", "New", "Most chosen"],
    more: "Load more",
    columns: ["Option", "Price"],
    link: "What applies to these prices",
    terms: "/en/terms",
  },
  fr: {
    tabs: ["Tout", "Nouveau", "Les plus choisis"],
    more: "Afficher plus",
    columns: ["Option", "Prix"],
    link: "Ce qui s’applique à ces prix",
    terms: "/fr/conditions-generales",
  },
  nl: {
    tabs: ["Alles", "Nieuw", "Meest gekozen"],
    more: "Meer laden",
    columns: ["Optie", "Prijs"],
    link: "Wat er geldt voor deze prijzen",
    terms: "/nl/algemene-voorwaarden",
  },
} as const;

for (const lang of ["en", "fr", "nl"] as const) {
  test(`has all its texts, those of the pieces of core that only it uses, styles and pages: ${lang}`, async ({ page }) => {
    const say = words[lang];
    await open(page, lang);
    await expect(room(page).getByRole("heading", { level: 2 })).toHaveText(generated["price-list"][lang]);
    await expect(room(page).getByRole("heading", { level: 3 })).toHaveText(parts.map((title) => title[lang]));
    await expect(room(page).getByRole("tab")).toHaveText([...say.tabs]);
    await room(page).getByRole("button", { name: say.more }).click();
    await expect(room(page).getByRole("listitem")).toHaveText([/all 1/, /all 2/]);
    await room(page).getByRole("tab", { name: say.tabs[1] }).click();
    await expect(room(page).getByRole("listitem")).toHaveText([/new 1/]);
    for (const part of ["mobile", "abroad", "extras"]) {
      const own = room(page).locator(`.price-list-${part}`);
      await expect(own).toHaveCSS("display", "grid");
      await expect(own.getByRole("columnheader")).toHaveText([...say.columns]);
      await expect(own.getByRole("row")).toHaveCount(2);
      await expect(own.getByRole("link", { name: say.link })).toHaveAttribute("href", say.terms);
    }
    await expect(room(page).getByRole("table").first()).toHaveCSS("border-collapse", "collapse");
    await expect(room(page).locator(".price-list-item").first()).toHaveCSS("display", "flex");
  });
}

const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "answers 503": (route) => route.fulfill({ status: 503, headers, body: "" }),
  "is cut off": (route) => route.abort("connectionreset"),
  "is a web page": (route) => route.fulfill({ contentType: "text/html", headers, body: "<!doctype html><p>Maintenance</p>" }),
};

for (const [fault, fail] of Object.entries(faults)) {
  test(`each file of each part ${fault} once: all are shown, in their language`, async ({ page, complaints }) => {
    complaints.announce(/Failed to load|digi|MIME/);
    const failed = new Set<string>();
    await open(page, "fr", (route) => {
      const name = nameOf(route.request().url());
      if (!/^price-list\.\w{3,}\.(fr\.)?js$/.test(name) || failed.has(name)) return undefined;
      failed.add(name);
      return fail(route);
    });
    for (const title of parts) await expect(room(page).getByRole("heading", { name: title.fr })).toBeVisible();
    await expect(room(page).getByRole("table")).toHaveCount(3);
    expect(failed.size).toBe(6);
  });
}

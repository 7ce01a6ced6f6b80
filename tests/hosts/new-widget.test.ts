/**
 * Tests widgets that `npm run new` generates: one with three parts, a list and tables, in every language and with failing files of a part;
 * and a flow, step by step.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page, Route } from "playwright/test";
import { openAnswered } from "#tests/answered-page.ts";
import { expect, test } from "#tests/page.ts";
import { apiOrigin, hostOrigin, release } from "./pages.ts";
import { generated, generatedFlow, sampleRelease } from "./sample-release.ts";

let dist = "";
test.beforeAll(async () => {
  dist = await sampleRelease();
});

const headers = { "access-control-allow-origin": "*" };
const widget = (page: Page): Locator => page.locator("digi-sample-list");
const nameOf = (address: string): string => new URL(address).pathname.replace(/^.*\//, "");
const envelope = { meta: { status: { error: false } } };

type Items = readonly { readonly id: string; readonly name: string; readonly price: number }[];

/**
 * Answers the calls of the generated widgets.
 * @param list answers the list's calls; by default each of two pages has one item
 */
async function answerCalls(
  page: Page,
  list: Visit["list"] = (kind, number) => [{ id: String(number), name: `${kind} ${number}`, price: number }],
): Promise<void> {
  await page.route(`${apiOrigin}/sample-list/*`, (route) =>
    route.fulfill({ headers, json: { ...envelope, rows: [{ name: "Max", price: 7.5 }] } }),
  );
  await page.route(`${apiOrigin}/sample-list?*`, async (route) => {
    const { searchParams } = new URL(route.request().url());
    const number = Number(searchParams.get("page"));
    const items = await list(searchParams.get("kind") ?? "", number);
    const { length } = items;
    return route.fulfill({
      headers,
      json: { ...envelope, items, page: number, page_count: 2, page_size: length, total_items: 2 * length },
    });
  });
}

type Visit = {
  readonly tag?: string;
  /** May answer a request for a file of the release itself. Where it returns undefined, the built file is sent. */
  readonly answer?: (route: Route) => Promise<void> | undefined;
  readonly list?: (kind: string, page: number) => Items | Promise<Items>;
};

async function open(page: Page, lang: string, { tag = "digi-sample-list", answer, list }: Visit = {}): Promise<void> {
  const address = `${hostOrigin}/new-widget`;
  await answerCalls(page, list);
  await page.route(`${release}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.replace("/digi/", "");
    await (answer?.(route) ?? route.fulfill({ body: readFileSync(join(dist, path)), contentType: "text/javascript", headers }));
  });
  const body = `<!doctype html><html lang="${lang}"><title>New</title><link rel="icon" href="data:,"><script async src="${release}/v1/loader.js" data-api="${apiOrigin}"></script><${tag}></${tag}>`;
  await openAnswered(page, address, body);
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
  test(`has all its texts, those of the pieces of core that only it uses, styles and pages: ${lang} @all`, async ({ page }) => {
    const say = words[lang];
    await open(page, lang);
    await expect(widget(page).getByRole("heading", { level: 2 })).toHaveText(generated["sample-list"][lang]);
    await expect(widget(page).getByRole("heading", { level: 3 })).toHaveText(parts.map((title) => title[lang]));
    await expect(widget(page).getByRole("tab")).toHaveText([...say.tabs]);
    await widget(page).getByRole("button", { name: say.more }).click();
    await expect(widget(page).getByRole("listitem")).toHaveText([/all 1/, /all 2/]);
    await widget(page).getByRole("tab", { name: say.tabs[1] }).click();
    await expect(widget(page).getByRole("listitem")).toHaveText([/new 1/]);
    for (const part of ["mobile", "abroad", "extras"]) {
      const own = widget(page).locator(`.sample-list-${part}`);
      await expect(own).toHaveCSS("display", "grid");
      await expect(own.getByRole("columnheader")).toHaveText([...say.columns]);
      await expect(own.getByRole("row")).toHaveCount(2);
      await expect(own.getByRole("link", { name: say.link })).toHaveAttribute("href", say.terms);
    }
    await expect(widget(page).getByRole("table").first()).toHaveCSS("border-collapse", "collapse");
    await expect(widget(page).locator(".sample-list-item").first()).toHaveCSS("display", "flex");
  });
}

for (const width of [320, 1280]) {
  test(`what is below the list stays where it is when a full page comes, at ${width} px @all`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    let letCome = (_items: Items): void => undefined;
    const fullPage = new Promise<Items>((resolve) => (letCome = resolve));
    await open(page, "fr", { list: () => fullPage });
    const below = widget(page).getByRole("heading", { level: 3 }).first();
    const top = (): Promise<number> => below.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
    await expect(widget(page).getByRole("table")).toHaveCount(3);
    await expect(widget(page).getByRole("listitem")).toHaveCount(0);
    const before = await top();
    letCome([1, 2, 3, 4, 5].map((number) => ({ id: String(number), name: `Start ${number}`, price: number })));
    await expect(widget(page).getByRole("listitem"), "so many as the generated contract says").toHaveCount(5);
    await expect(widget(page).getByRole("button", { name: words.fr.more })).toBeVisible();
    expect(await top()).toBe(before);
  });
}

const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "answers 503": (route) => route.fulfill({ status: 503, headers, body: "" }),
  "is cut off": (route) => route.abort("connectionreset"),
  "is a web page": (route) => route.fulfill({ contentType: "text/html", headers, body: "<!doctype html><p>Maintenance</p>" }),
};

for (const [fault, fail] of Object.entries(faults)) {
  test(`each file of each part ${fault} once: all are shown, in their language @all`, async ({ page, complaints }) => {
    complaints.announce(/Failed to load|digi|MIME/);
    const failed = new Set<string>();
    await open(page, "fr", {
      answer(route) {
        const name = nameOf(route.request().url());
        if (!/^sample-list\.\w{3,}\.(fr\.)?js$/.test(name) || failed.has(name)) return undefined;
        failed.add(name);
        return fail(route);
      },
    });
    for (const title of parts) await expect(widget(page).getByRole("heading", { name: title.fr })).toBeVisible();
    await expect(widget(page).getByRole("table")).toHaveCount(3);
    expect(failed.size).toBe(6);
  });
}

const ofFlow = {
  fr: {
    steps: ["Votre choix", "Rendez-vous", "Vos coordonnées"],
    about: "En savoir plus sur Start",
    choose: "Choisir Start",
    price: "10\u00a0€ /mois",
    month: "février 2026",
    weekday: "lun.",
    day: /^mardi 10 février/,
    next: "Continuer",
    chosen: "Vous avez choisi Start à 10\u00a0€ par mois, le mardi 10 février 2026.",
    fields: ["Numéro de carte SIM", "Numéro de compte (IBAN)"],
    doubt: "Ce numéro est-il correct\u00a0? Un des chiffres semble erroné.",
    previous: "Précédent",
  },
  nl: {
    steps: ["Je keuze", "Afspraak", "Je gegevens"],
    about: "Meer over Start",
    choose: "Kies Start",
    price: "€\u00a010 /maand",
    month: "februari 2026",
    weekday: "ma",
    day: /^dinsdag 10 februari/,
    next: "Verdergaan",
    chosen: "Je koos Start voor €\u00a010 per maand, op dinsdag 10 februari 2026.",
    fields: ["Simkaartnummer", "Rekeningnummer (IBAN)"],
    doubt: "Klopt dit nummer? Een van de cijfers lijkt fout.",
    previous: "Vorige",
  },
} as const;

const offers = [{ id: "start", name: "Start", price: 10, html: "<p>One</p><script>document.title = 'ran'</script><ul><li>Two</li></ul>" }];
const days = ["09", "10", "11"].map((day) => ({ date: `2026-02-${day}`, is_free: day === "10" }));

for (const [lang, say] of Object.entries(ofFlow)) {
  test(`a flow leads from step to step, each with the pieces and texts that only it has: ${lang} @all`, async ({ page }) => {
    for (const [path, answer] of Object.entries({ offers: { offers }, days: { days } }))
      await page.route(`${apiOrigin}/move-house/${path}?*`, (route) => route.fulfill({ headers, json: { ...envelope, ...answer } }));
    await open(page, lang, { tag: "digi-move-house" });
    const flow = page.locator("digi-move-house");
    const press = (name: string): Promise<void> => flow.getByRole("button", { name, exact: true }).click();
    await expect(flow.getByRole("heading", { level: 2 }).first()).toHaveText(generatedFlow[lang as "fr" | "nl"]);
    await expect(flow.locator(".ui-stepper")).toContainText(say.steps[0]);
    await expect(flow.locator(".move-house-offer")).toHaveCSS("display", "grid");
    await expect(flow.locator(".move-house-offer").getByText(say.price)).toBeVisible();
    await press(say.about);
    await expect(flow.getByRole("dialog").getByRole("listitem")).toHaveText("Two");
    await expect(page).toHaveTitle("New");
    await flow.getByRole("dialog").getByRole("button", { name: say.choose }).click();

    await expect(flow.getByRole("grid")).toHaveAccessibleName(say.month);
    await expect(flow.getByRole("heading", { level: 3 })).toBeFocused();
    await expect(flow.locator("th").first()).toHaveText(say.weekday);
    await expect(page).toHaveURL(/\?step=appointment$/);
    await flow.getByRole("button", { name: say.day }).click();
    await press(say.next);

    await expect(flow.getByRole("heading", { level: 3 })).toHaveText(say.steps[2]);
    await expect(flow.getByText(say.chosen)).toBeVisible();
    await expect(flow.getByRole("textbox")).toHaveCount(2);
    await flow.getByRole("textbox", { name: say.fields[1] }).fill("BE71 0961 2345 6768");
    await flow.getByRole("textbox", { name: say.fields[0] }).focus();
    await expect(flow.getByRole("textbox", { name: say.fields[1] })).toHaveAccessibleDescription(
      new RegExp(say.doubt.replaceAll("?", "\\?")),
    );
    await press(say.previous);
    await expect(flow.getByRole("gridcell", { selected: true })).toHaveText("10");
    await page.goBack();
    await expect(flow.getByRole("textbox", { name: say.fields[1] })).toHaveValue("BE71 0961 2345 6768");
  });
}

/** Helpers for journeys of the tags that show a page of the editors. */
import type { Locator, Page } from "playwright/test";
import { ports } from "#tests/ports.ts";
import { expect } from "#tests/page.ts";

type Shown = { readonly lang?: string; readonly query?: string };

/** Opens a page that has nothing but a tag, in English unless it is said otherwise. */
export async function show(page: Page, html: string, { lang = "en", query = "" }: Shown = {}): Promise<void> {
  await page.goto(`/demo-pages/empty?lang=${lang}${query}`);
  await page.locator("main").evaluate((main, markup) => (main.innerHTML = markup), html);
}

export const tab = (widget: Locator, name: string): Locator => widget.getByRole("tab", { name, exact: true });
export const alert = (widget: Locator): Locator => widget.locator("[part=alert]");

/** Expects that a tab is open, and returns its panel. */
export async function openTab(widget: Locator, name: string): Promise<Locator> {
  await expect(tab(widget, name)).toHaveAttribute("aria-selected", "true");
  return widget.getByRole("tabpanel", { name, exact: true });
}

/** Serves a file of the host page. */
export async function serve(page: Page, path: string, answer: { status?: number; body?: string; contentType?: string }): Promise<void> {
  await page.route(`http://localhost:${ports.demo}${path}`, (route) => route.fulfill({ contentType: "application/json", ...answer }));
}

/** Expects that every cell of a table is told with its headers: each column has one, and each row. */
export async function expectHeaders(table: Locator): Promise<void> {
  const faults = await table.evaluate((element) => {
    const [head, ...rows] = [...(element as HTMLTableElement).rows];
    const columns = [...(head?.cells ?? [])];
    return [
      ...columns.filter((cell) => cell.scope !== "col" || cell.textContent === "").map((cell) => `column “${cell.textContent}”`),
      ...rows.flatMap(({ cells }) => {
        const [first, ...others] = [...cells];
        const isSound = first?.scope === "row" && cells.length === columns.length && others.every(({ localName }) => localName === "td");
        return isSound ? [] : [`row “${first?.textContent}”`];
      }),
    ];
  });
  expect(faults).toEqual([]);
}

/** Expects that the page is no wider than its window: what is wider scrolls within itself. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

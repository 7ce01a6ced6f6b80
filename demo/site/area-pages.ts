/** This module draws the pages of the customer area. Their titles are in the list that the build has written into the release. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageContext } from "#demo/pages/context.ts";
import { myDigiPage, type AreaTitle } from "#demo/pages/provider/my-digi.ts";
import { areaPages, type AreaPage } from "#widgets/my-digi/my-digi.rules.ts";
import { releaseVersion } from "./release-version.ts";

export type AreaPages = Readonly<Record<AreaPage, (context: PageContext) => string>>;

/** Returns the functions that draw the area's pages, by page id. Where nothing is built, their titles are that of the area alone. */
export function readAreaPages(distDir: string): AreaPages {
  const file = join(distDir, releaseVersion, "area-pages.json");
  const titles = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Readonly<Partial<Record<AreaPage, AreaTitle>>>) : {};
  return Object.fromEntries(areaPages.map((page) => [page, myDigiPage(titles[page])])) as AreaPages;
}

export const isAreaPage = (page: string): page is AreaPage => areaPages.some((one) => one === page);

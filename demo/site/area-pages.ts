/** This module reads the pages of the customer area, with their titles, from the list that the build has written into the release. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageContext } from "#demo/pages/context.ts";
import { myDigiPage, type AreaTitle } from "#demo/pages/provider/my-digi.ts";
import { releaseVersion } from "./release-version.ts";

export type AreaPages = ReadonlyMap<string, (context: PageContext) => string>;

/** Returns the functions that draw the area's pages, by page id; none where nothing is built. */
export function readAreaPages(distDir: string): AreaPages {
  const file = join(distDir, releaseVersion, "area-pages.json");
  const titles = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, AreaTitle>>) : {};
  return new Map(Object.entries(titles).map(([page, title]) => [page, myDigiPage(title)]));
}

/**
 * Writes the list of the customer area's pages for the demo's site, which imports no code of the product: the id of each page, with the
 * name of its view in each language, which is the page's title.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages, type Language } from "#core/base/values/language.ts";
import { viewText } from "#widgets/my-digi/my-digi.messages.ts";
import { areaViews, views } from "#widgets/my-digi/my-digi.rules.ts";
import { createBuildLocale } from "./build-locale.ts";
import { readTemplates } from "./catalogues.ts";
import { rootDir } from "./widgets.ts";

/** Writes the list into the folder of a release. `read` returns the translations of the area. */
export async function writeAreaPages(folder: string, read: typeof readTemplates = readTemplates): Promise<void> {
  const locale = createBuildLocale((name, language) => read({ name, folder: join(rootDir, "widgets/my-digi") }, language));
  const titles = new Map<string, Partial<Record<Language, string>>>();
  for (const language of languages) {
    await locale.setLanguage(language);
    await locale.addWidget("my-digi");
    for (const view of views) {
      const { page } = areaViews[view];
      titles.set(page, { ...titles.get(page), [language]: viewText(view) });
    }
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "area-pages.json"), `${JSON.stringify(Object.fromEntries(titles), null, 2)}\n`);
}

/**
 * The command `npm run locales`. It writes new texts into the xliff files, and then names the texts without a translation; `-- --extract`
 * stops after the first step.
 */
import { catalogueFolders, extractTexts, readTexts, Untranslated } from "./catalogues.ts";
import { findWidgets } from "./widgets.ts";

const extractOnly = process.argv.includes("--extract");
for (const folder of catalogueFolders(await findWidgets())) {
  await extractTexts(folder);
  if (!extractOnly) await readTexts(folder).catch(nameUntranslated);
}

/**
 * Prints the texts without a translation and continues, so that authors see the texts of all widgets at once. Any other error is thrown.
 */
function nameUntranslated(error: unknown): void {
  if (!(error instanceof Untranslated)) throw error;
  console.error(`${error.message}\n  Write a <target> below each <source>, then run this again.`);
  process.exitCode = 1;
}

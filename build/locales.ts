/** `npm run locales`: brings new texts into the xliff files and names those without a translation; `-- --extract` stops before the second. */
import { catalogueFolders, extractTexts, readTexts } from "./catalogues.ts";
import { findRooms } from "./rooms.ts";

const extractOnly = process.argv.includes("--extract");
for (const folder of catalogueFolders(await findRooms())) {
  await extractTexts(folder);
  if (!extractOnly) await readTexts(folder);
}

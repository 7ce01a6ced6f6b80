/** The source of `integrity.js`: the first file that is fetched by a page that asks for integrity. */
import { hashes } from "virtual:hashes";
import { createImportListed } from "./hashes.ts";

export const importListed = createImportListed(hashes);

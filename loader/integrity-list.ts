/** The source of `integrity.js`, which is the first file that a page with integrity checks fetches. */
import { hashes } from "virtual:hashes";
import { createImportListed } from "./hashes.ts";

export const importListed = createImportListed(hashes);

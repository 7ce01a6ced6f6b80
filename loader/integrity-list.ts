/** `integrity.js`: the first file that a page fetches that asks for integrity. */
import { hashes } from "virtual:hashes";
import { createImportListed } from "./hashes.ts";

export const importListed = createImportListed(hashes);

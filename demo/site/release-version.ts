import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The version of the release that the site serves, which is the name of its folder in `dist/`. */
export const releaseVersion = (
  JSON.parse(readFileSync(fileURLToPath(new URL("../../package.json", import.meta.url)), "utf8")) as { readonly version: string }
).version;

/** A copy of the house, to make widgets in: all that its tools, servers and tests read. */
import { cpSync, existsSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rootDir } from "#build/widgets.ts";

const folders = ["build", "core", "loader", "widgets", "demo", "tests"];
const settings = ["package.json", "tsconfig.json", "vite.config.ts", ".oxlintrc.json", ".oxfmtrc.json", "knip.json"];

/** What is known of texts and chunks by what they are made from: a copy's are the same. */
const known = [".cache/locales", ".cache/minified"];

/** @returns its folder, to be removed by the caller */
export function copyHouse(names: readonly string[] = [...folders, ...settings]): string {
  const house = mkdtempSync(join(tmpdir(), "digi-house-"));
  for (const name of [...names, ...known.filter((folder) => existsSync(join(rootDir, folder)))])
    cpSync(join(rootDir, name), join(house, name), { recursive: true });
  symlinkSync(join(rootDir, "node_modules"), join(house, "node_modules"));
  return house;
}

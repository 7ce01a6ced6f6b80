/** A copy of the repository, to make widgets in: everything that its tools, servers and tests read. */
import { cpSync, existsSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rootDir } from "#build/widgets.ts";

const folders = ["build", "core", "loader", "widgets", "demo", "tests"];
const settings = ["package.json", "tsconfig.json", "vite.config.ts", ".oxlintrc.json", ".oxfmtrc.json", "knip.json"];

/** Caches of texts and chunks, by a hash of their input: those of a copy are the same. */
const known = [".cache/locales", ".cache/minified"];

/** Copies the repository. @returns the folder of the copy, to be removed by the caller */
export function copyHouse(names: readonly string[] = [...folders, ...settings]): string {
  const house = mkdtempSync(join(tmpdir(), "digi-house-"));
  for (const name of [...names, ...known.filter((folder) => existsSync(join(rootDir, folder)))])
    cpSync(join(rootDir, name), join(house, name), { recursive: true });
  symlinkSync(join(rootDir, "node_modules"), join(house, "node_modules"));
  return house;
}

/**
 * Copies the repository into a temporary folder, so that a test can create widgets in it. The copy contains everything that the tools,
 * servers and tests of the repository read.
 */
import { cpSync, existsSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rootDir } from "#build/widgets.ts";

const folders = ["build", "core", "loader", "widgets", "demo", "tests"];
const settings = ["package.json", "tsconfig.json", "vite.config.ts", ".oxlintrc.json", ".oxfmtrc.json", "knip.json"];

/** Folders of cached texts and chunks, each stored under a hash of its input. They are copied too, because the copy has the same inputs. */
const known = [".cache/locales", ".cache/minified"];

/**
 * Copies the repository.
 * @returns the folder of the copy, which the caller must remove
 */
export function copyHouse(names: readonly string[] = [...folders, ...settings]): string {
  const house = mkdtempSync(join(tmpdir(), "digi-house-"));
  for (const name of [...names, ...known.filter((folder) => existsSync(join(rootDir, folder)))])
    cpSync(join(rootDir, name), join(house, name), { recursive: true });
  symlinkSync(join(rootDir, "node_modules"), join(house, "node_modules"));
  return house;
}

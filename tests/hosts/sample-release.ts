/** A release of rooms that are not the product's: samples of these tests, or what `npm run new` has just made. */
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export type SampleRelease = {
  /** Rooms stand in `widgets` below it, the release in `dist`. */
  readonly folder: string;
  readonly dist: string;
  remove(): void;
};

/**
 * Builds in a folder of its own, inside the repository, so that `#core/…` and packages are found.
 * @param rooms folders to copy, by the name of the room
 */
export async function buildSampleRelease(rooms: Readonly<Record<string, string>>): Promise<SampleRelease> {
  mkdirSync(".cache", { recursive: true });
  const folder = mkdtempSync(join(process.cwd(), ".cache/sample-"));
  const [widgets, dist, config] = ["widgets", "dist", "tsconfig.json"].map((name) => join(folder, name)) as [string, string, string];
  for (const [name, from] of Object.entries(rooms)) cpSync(from, join(widgets, name), { recursive: true });
  // Rooms outside of the project's own folders are compiled as those inside.
  writeFileSync(config, JSON.stringify({ extends: "../../tsconfig.json", include: [".", "../../core", "../../build", "../../loader"] }));
  await run("node_modules/.bin/vite", ["build", "--", "--fast", "--widgets", widgets, "--out", dist], {
    env: { ...process.env, TSX_TSCONFIG_PATH: config },
  });
  return { folder, dist, remove: () => rmSync(folder, { recursive: true }) };
}

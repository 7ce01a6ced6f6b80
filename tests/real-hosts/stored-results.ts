/**
 * What the runs of `npm run test:hosts` have found out about one release, stored in the cache, so that a run of one browser, page or tag
 * repeats only its own part of the whole. A release with another loader has other results.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dist } from "#tests/hosts/pages.ts";
import { home } from "./install.ts";

/** What went wrong on a page in a browser; an empty text where nothing did. */
type Failures = Record<string, string>;
type Stored = { readonly release: string; readonly failures: Failures };

const path = join(home, "results.json");
const release = createHash("sha256")
  .update(readFileSync(join(dist, "v1/loader.js")))
  .digest("hex");

function read(): Failures {
  if (!existsSync(path)) return {};
  const stored = JSON.parse(readFileSync(path, "utf8")) as Stored;
  return stored.release === release ? stored.failures : {};
}

/** Returns what went wrong with the given key in the latest run that had it, or undefined where none had it. */
export const storedFailure = (key: string): string | undefined => read()[key];

export function storeFailure(key: string, failure: string): void {
  const failures = { ...read(), [key]: failure };
  writeFileSync(path, JSON.stringify({ release, failures } satisfies Stored));
}

/**
 * Starts the demo for the journeys, with a data folder of its own for each run, because the folder of a run that was killed may be broken.
 * Its database is a copy of the one that the contract tests start from; tests/contract/start.test.ts proves that the demo creates a
 * database where there is none.
 *
 * The process that started the demo may move its clock forward, by a message with the milliseconds (`startTimedDemo` of own-demo.ts).
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { databaseFile } from "./contract/support/database-template.ts";
import { keepSlowLines } from "./slow-line.ts";

const dataDir = process.env["DATA_DIR"];
if (!dataDir) throw new Error("DATA_DIR is not set");
rmSync(dataDir, { recursive: true, force: true });
const folder = join(dataDir, "db");
mkdirSync(folder, { recursive: true });
execFileSync("tar", ["-xf", await databaseFile(), "-C", folder]);
keepSlowLines();
const realNow = Date.now;
let aheadMs = 0;
Date.now = () => realNow() + aheadMs;
process.on("message", (passedMs) => {
  aheadMs += Number(passedMs);
  process.send?.("passed");
});
await import("#demo/start.ts");

/**
 * `npm run load` measures the reference API at 10, 50 and 200 connections, on PGlite and PostgreSQL, as one process and as two, and writes
 * LOAD.md. It installs nginx and redis-server by apt where they are missing; PostgreSQL is that of DATABASE_URL, or of this machine.
 *
 * `-- --seconds n` sets the length of each measurement. `--only login`, `--setup nginx` and `--connections 10` measure only the calls of
 * one widget, the set-ups whose names contain a text, or one number of connections; nothing is written then.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { formatted } from "#build/formatted.ts";
import { calls } from "./load/calls.ts";
import { measure } from "./load/measure.ts";
import { documentOf, largestIn, tableOf, withLargest, type Row, type Table } from "./load/report.ts";
import { setups, startSetup } from "./load/servers.ts";

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "5" },
    only: { type: "string" },
    setup: { type: "string" },
    connections: { type: "string", default: "10,50,200" },
  },
});
const seconds = Number(options.seconds);
const connectionCounts = options.connections.split(",").map(Number);
const chosenCalls = calls.filter(({ widget }) => options.only === undefined || widget === options.only);
const chosenSetups = setups.filter(({ name }) => options.setup === undefined || name.includes(options.setup));
if (chosenCalls.length === 0) throw new Error(`--only is one of ${[...new Set(calls.map(({ widget }) => widget))].join(", ")}`);
/** Seconds that each measurement must last at least for its row to be written to LOAD.md. */
const shortestSeconds = 5;
const isWhole =
  chosenCalls.length === calls.length &&
  chosenSetups.length === setups.length &&
  connectionCounts.length === 3 &&
  seconds >= shortestSeconds;

const [load = 0] = loadavg();
const tables: Table[] = [];
for (const setup of chosenSetups) {
  console.log(`\n── ${setup.name}`);
  const api = await startSetup(setup, Math.max(...connectionCounts));
  // On an interrupt (SIGINT) the servers and the database are stopped before this process ends.
  process.once("SIGINT", () => void api.stop().finally(() => process.exit(130)));
  try {
    const rows: Row[] = [];
    for (const call of chosenCalls) {
      for (const connections of connectionCounts) {
        const row = { call, ...(await measure(api, call, { connections, seconds })) };
        console.log(tableOf([row]).split("\n").at(-1));
        rows.push(row);
      }
    }
    tables.push({ setup: setup.name, rows });
  } finally {
    process.removeAllListeners("SIGINT");
    await api.stop();
  }
}

if (isWhole) {
  const day = new Date().toISOString().slice(0, 10);
  const text = documentOf(tables, { day, node: process.version, processors: cpus().length, load, seconds });
  const path = "tests/bench/LOAD.md";
  // The section about the customer with everything was written before, by largest-customer.test.ts.
  writeFileSync(path, await formatted(path, withLargest(text, largestIn(readFileSync(path, "utf8")))));
  console.log(`\n${path} is written.`);
}

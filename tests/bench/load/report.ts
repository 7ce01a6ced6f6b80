import type { LoadCall } from "./calls.ts";
import type { Measured } from "./measure.ts";

export type Row = Measured & { readonly call: Pick<LoadCall, "widget" | "name"> };
export type Table = { readonly setup: string; readonly rows: readonly Row[] };

export type Circumstances = {
  readonly day: string;
  readonly node: string;
  readonly processors: number;
  /** The machine's load average before the run. */
  readonly load: number;
  readonly seconds: number;
};

const heads = ["widget", "call", "connections", "requests/s", "p50 ms", "p99 ms", "refused", "errors", "memory MiB"];
const texts = 2;

const cellsOf = ({ call, connections, perSecond, p50Ms, p99Ms, refused, errors, residentMiB }: Row): string[] => [
  call.widget,
  call.name,
  ...[connections, perSecond, p50Ms, p99Ms, refused, errors, residentMiB].map((value) => value.toFixed(0)),
];

export function tableOf(rows: readonly Row[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const rule = heads.map((_head, column) => (column < texts ? "---" : "--:"));
  return [heads, rule, ...rows.map(cellsOf)].map(line).join("\n");
}

/** Two medians of the same call in milliseconds, which were measured in turns, and how much longer the second may take. */
export type Comparison = { readonly name: string; readonly baseMs: number; readonly ms: number; readonly limit: string };

const headOfLargest = "## One customer with everything the bounds allow";

/** Returns the section of LOAD.md about the customer with the most products and orders. */
export function sectionOfLargest(rows: readonly Comparison[], { day, node, processors }: Omit<Circumstances, "load" | "seconds">): string {
  const cells = rows.map(({ name, baseMs, ms, limit }) =>
    [name, baseMs.toFixed(1), ms.toFixed(1), (ms / baseMs).toFixed(2), limit].join(" | "),
  );
  return `${headOfLargest}

Written by \`npm run load\` on ${day}: Node ${node}, ${processors} processors, PostgreSQL, medians of 31 calls (the last row: of ten). _Base_ is a customer with two
products, for the last row the same call alone; _measured_ is a customer with 20 products from 10 orders, for the last row the same call
while the orders are placed. The calls of a row are made in turns, so only their ratio says something about the API: the times are those of
this machine at that moment. \`npx vitest run --project bench\` measures this section alone.

| call | base ms | measured ms | ratio | may take |
| --- | --: | --: | --: | --: |
${cells.map((row) => `| ${row} |`).join("\n")}
`;
}

/** Returns the document with another section about the customer with everything, which is the last one. */
export const withLargest = (document: string, section: string): string =>
  `${(document.split(headOfLargest)[0] ?? "").trimEnd()}\n\n${section}`;

/** Returns the section about the customer with everything; it is empty where the document has none. */
export const largestIn = (document: string): string => {
  const start = document.indexOf(headOfLargest);
  return start < 0 ? "" : document.slice(start);
};

export function documentOf(tables: readonly Table[], { day, node, processors, load, seconds }: Circumstances): string {
  return `# What the reference API answers under load

Written by \`npm run load\` on ${day}: Node ${node}, ${processors} processors with a load of ${load.toFixed(1)} before it, ${seconds} s for each row.

The API, its database, the edge and the caller (autocannon) share this machine by its loopback, so these are lower bounds, good to compare
with each other. Every connection calls again as soon as it is answered, as a visitor of a network of its own; limits per minute are out of
the way. After the time of a row each waits for its last answer, which counts too. _Requests/s_ counts right answers alone. _Refused_ are
429 and 503: at 200 connections that is what the queue of hashes and the cap on open forms are for. _Errors_ is everything else, and answers
that never came. _Memory_ is the most that the API's processes had, together. Captchas cost what they cost on a live site, passwords too.
Each customer has two products and invoices.

${tables.map(({ setup, rows }) => `## ${setup}\n\n${tableOf(rows)}`).join("\n\n")}
`;
}

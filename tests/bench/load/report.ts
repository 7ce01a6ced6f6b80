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

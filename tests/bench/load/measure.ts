/** Measures one call of the API, made by several connections at once for some seconds. */
import { setTimeout as pause } from "node:timers/promises";
import autocannon, { type Client, type Result } from "autocannon";
import { oauth2Token } from "#core/services/session/session.contract.ts";
import type { LoadCall, Visitor } from "./calls.ts";
import { common, type Customer } from "./customers.ts";
import type { Started } from "./servers.ts";

export type Measured = {
  readonly connections: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** The number of answers with 429 or 503, with which a busy API refuses a call. */
  readonly refused: number;
  /** The number of answers with any other unexpected status, and of missing answers. */
  readonly errors: number;
  /** The largest memory of the API's processes that was seen during the measurement, in MiB. */
  readonly residentMiB: number;
};

/**
 * Calls for each second of a measurement whose number of calls is fixed before: solving captcha puzzles takes the machine's time, and where
 * each call needs the token of the answer before, no answer may be lost.
 */
const countedPerSecond = 60;
const answerWithinSeconds = 30;
const nobody: Customer = { refreshToken: "", accessToken: "", emailChange: "" };

export async function measure(api: Started, call: LoadCall, run: { connections: number; seconds: number }): Promise<Measured> {
  const { connections, seconds } = run;
  const isCounted = call.needs === "captcha" || call.hear !== undefined;
  const amount = isCounted ? Math.max(2 * connections, seconds * countedPerSecond) : undefined;
  // Each connection prepares one request more than it sends, so it takes one puzzle more.
  const puzzles = amount !== undefined && call.needs === "captcha" ? await api.puzzles(amount + connections) : [];
  const customers = api.customers.slice(0, connections);
  if (call.needs === "access token") for (const customer of customers) await renew(api.url, customer);
  let residentMiB = api.residentMiB();
  const clients: Client[] = [];
  const setupClient = (client: Client): void => {
    const number = clients.push(client) - 1;
    const captcha = (): string => puzzles.pop() ?? "none left";
    visit(client, call, { number, visitor: { captcha, customer: customers[number] ?? nobody, signUpSecret: api.signUpSecret } });
  };
  const options = {
    url: api.url,
    connections,
    timeout: answerWithinSeconds,
    // The interval between samples, in ms, which is also the precision of the measured duration.
    sampleInt: 100,
    setupClient,
    // The duration given here is only an upper limit. After `seconds` no connection starts another call, and each waits for its last
    // answer, so all of them end by themselves before.
    ...(amount === undefined ? { duration: seconds + 2 * answerWithinSeconds } : { amount }),
  };
  const result = await new Promise<Result>((done, fail) => {
    const running = autocannon(options, (error: Error | null, measured) => (error ? fail(error) : done(measured)));
    running.on("tick", () => (residentMiB = Math.max(residentMiB, api.residentMiB())));
    if (amount === undefined) void pause(1000 * seconds).then(() => clients.forEach(askNoMore));
  });
  return { connections, residentMiB, ...figuresOf(result, call.status) };
}

/** Makes a connection stop after the calls that it has made so far. These fields are missing in autocannon's types. */
function askNoMore(client: Client): void {
  const counted = client as Client & { reqsMade: number; responseMax: number | undefined };
  counted.responseMax = counted.reqsMade;
}

type Connection = { readonly number: number; readonly visitor: Visitor };

/** Sets the requests of a connection. They are sent as if from a network of its own, since the API limits calls by network. */
function visit(client: Client, { endpoint, request, hear }: LoadCall, { number, visitor }: Connection): void {
  client.setRequests([
    {
      method: endpoint.method,
      setupRequest(planned) {
        const { path = endpoint.path, body, headers } = request(visitor);
        const forwarded = { "x-forwarded-for": `10.0.${number >> 8}.${number & 255}` };
        const origin = { origin: "http://localhost:4100" };
        return { ...planned, path, headers: { ...headers, ...forwarded, ...origin }, ...(body !== undefined && { body }) };
      },
      onResponse: (_status, body) => hear?.(visitor, body),
    },
  ]);
}

export function figuresOf(result: Pick<Result, "duration" | "errors" | "latency" | "statusCodeStats">, expected: number) {
  const answers = Object.entries(result.statusCodeStats ?? {}).map(([status, { count = 0 }]) => ({ status: Number(status), count }));
  const count = (isOne: (status: number) => boolean): number =>
    answers.reduce((sum, answer) => (isOne(answer.status) ? sum + answer.count : sum), 0);
  const isRefusal = (status: number): boolean => status !== expected && (status === 429 || status === 503);
  return {
    perSecond: count((status) => status === expected) / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    refused: count(isRefusal),
    errors: result.errors + count((status) => status !== expected && !isRefusal(status)),
  };
}

async function renew(url: string, customer: Customer): Promise<void> {
  const response = await fetch(url + oauth2Token.path, {
    method: "POST",
    headers: { "content-type": "application/json", origin: "http://localhost:4100" },
    body: JSON.stringify({ ...common, grant_type: "refresh_token", refresh_token: customer.refreshToken }),
  });
  if (!response.ok) throw new Error(`a session was not renewed: ${response.status} ${await response.text()}`);
  const answer = (await response.json()) as { access_token: string; refresh_token: string };
  customer.accessToken = answer.access_token;
  customer.refreshToken = answer.refresh_token;
}

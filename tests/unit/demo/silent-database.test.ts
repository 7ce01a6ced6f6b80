/**
 * Tests how long a database may give no answer, with a simulated clock. tests/contract/postgres.test.ts tests that the API uses it again
 * once it answers.
 */
import { createServer, type AddressInfo, type Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { fastify } from "fastify";
import { afterEach, expect, test, vi } from "vitest";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { createPool } from "#demo/api/db/postgres.ts";
import { registerHealth } from "#demo/api/app/health.ts";

afterEach(() => void vi.useRealTimers());

/** Records how a piece of work ends: with which result or error. */
function outcomeOf(work: Promise<unknown>) {
  const outcome: { said?: unknown } = {};
  const ended = work.then(
    (value) => void (outcome.said = value),
    (error: unknown) => void (outcome.said = error),
  );
  return { outcome, ended };
}

/** Expects that the work ends after exactly that many ms. */
async function expectEndAfter(ms: number, { outcome, ended }: ReturnType<typeof outcomeOf>): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms - 1);
  await turn();
  expect(outcome).toEqual({});
  await vi.advanceTimersByTimeAsync(1);
  await ended;
}

test("health answers 503 after two seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const app = fastify();
  let asked = (): void => undefined;
  const isAsked = new Promise<void>((done) => (asked = done));
  const execute = () => (asked(), new Promise(() => undefined));
  registerHealth(app, { db: { execute } } as unknown as ApiContext);
  await app.ready();
  const health = outcomeOf(app.inject("/health"));
  await isAsked;
  await expectEndAfter(2000, health);
  expect(health.outcome.said).toMatchObject({ statusCode: 503 });
  await app.close();
});

/** Starts a server that accepts connections. With `speaks` it also answers that the client is logged in. */
async function startServer(speaks: boolean) {
  const sockets: Socket[] = [];
  let heard = (): void => undefined;
  const isHeard = new Promise<void>((done) => (heard = done));
  const server = createServer((socket) => {
    sockets.push(socket.on("error", () => undefined));
    let messages = 0;
    socket.on("data", () => {
      if (speaks && messages === 0) socket.write(Buffer.concat([authenticationOk, readyForQuery]));
      if (messages++ === (speaks ? 1 : 0)) heard();
    });
  }).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const close = (): void => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `postgres://root@127.0.0.1:${(server.address() as AddressInfo).port}/test`, isHeard, close };
}

/** The bytes of two messages of PostgreSQL's protocol, see https://www.postgresql.org/docs/current/protocol-message-formats.html */
const authenticationOk = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

test.each([
  ["a connection that nothing is said on is given up after five seconds", false, 5000, "timeout"],
  ["a statement without an answer fails after ten", true, 10_000, "Query read timeout"],
] as const)("%s", async (_title, speaks, ms, words) => {
  const server = await startServer(speaks);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const pool = createPool(server.url);
  const asked = outcomeOf(pool.query("select 1"));
  await server.isHeard;
  await expectEndAfter(ms, asked);
  expect(String(asked.outcome.said)).toContain(words);
  server.close();
  await pool.end();
});

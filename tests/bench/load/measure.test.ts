/**
 * Tests of the measurement of the API's load. They are in this folder because autocannon can only collect its results in a main thread, and
 * the tests in tests/unit run in threads.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { calls, type LoadCall } from "./calls.ts";
import { measure } from "./measure.ts";

test("what is still open when the time is over is waited for, and counts", async () => {
  let count = 0;
  const server = createServer((_request, response) => {
    count += 1;
    void pause(300).then(() => response.end("{}"));
  }).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const api = { url, customers: [], signUpSecret: "", puzzles: async () => [], residentMiB: () => 0, stop: async () => undefined };
  const measured = await measure(api, calls[0] as LoadCall, { connections: 5, seconds: 0 });
  expect([count, measured.errors, measured.refused]).toEqual([5, 0, 0]);
  expect(measured.perSecond).toBeGreaterThan(0);
  expect(measured.p50Ms).toBeGreaterThanOrEqual(290);
  server.close();
});

/** Starts demos for one test file alone: with a clock that the file moves, or with limits for a customer as low as on a live site. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { APIRequestContext } from "playwright/test";
import { expect } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";

export const siteAt = (port: number): string => `http://localhost:${port}`;
export const apiAt = (port: number): string => `http://localhost:${port + 1}`;
export const ownSite = siteAt(ports.ownDemo);
export const ownApi = apiAt(ports.ownDemo);

type OwnDemo = { readonly port?: number; readonly customerScale?: number };

/**
 * Starts the demo.
 * @returns a function that ends it
 */
export const startOwnDemo = async (of: OwnDemo = {}): Promise<() => Promise<void>> => (await startTimedDemo(of)).stop;

/**
 * Starts the demo with a clock that tests can move by less than a day.
 * @returns a function that ends the demo, and a function that moves its clock forward
 */
export async function startTimedDemo({ port = ports.ownDemo, customerScale = 20 }: OwnDemo = {}) {
  const env = {
    ...process.env,
    ...{ DEMO: "1", DEMO_PORT: String(port), DATA_DIR: `.cache/demo-data-${port}`, DATABASE_URL: "" },
    ...{ CAPTCHA_COST: "50", HASH_MEMORY: "64", RATE_LIMIT_SCALE: "20", CUSTOMER_SCALE: String(customerScale) },
  };
  const demo = spawn(process.execPath, ["--import", "tsx", "tests/start-demo.ts"], { env, stdio: ["ignore", "pipe", "inherit", "ipc"] });
  process.once("exit", () => void demo.kill()); // The demo is also ended where a failed test does not end it.
  await untilReady(demo);
  return {
    async stop(): Promise<void> {
      demo.kill();
      if (demo.exitCode === null && demo.signalCode === null) await once(demo, "exit");
    },
    async pass(ms: number): Promise<void> {
      const isPassed = once(demo, "message");
      demo.send(ms);
      await isPassed;
    },
  };
}

const untilReady = (demo: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    demo.stdout?.on("data", (said) => String(said).includes("is ready") && resolve());
    demo.once("exit", () => reject(new Error("The demo of a journey's own did not start.")));
  });

/** Sets the demo's clock to so many days after the real day. */
export const moveClock = async (request: APIRequestContext, days: number, port: number = ports.ownDemo): Promise<void> =>
  expect(await request.post(`${apiAt(port)}/demo/clock?days=${days}`, { headers: { origin: siteAt(port) } })).toBeOK();

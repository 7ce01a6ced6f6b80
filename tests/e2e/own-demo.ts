/** A demo of a test file's own, beside that of all journeys: its clock is moved, and nobody else's with it. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { APIRequestContext } from "playwright/test";
import { expect } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";

export const siteAt = (port: number): string => `http://localhost:${port}`;
export const apiAt = (port: number): string => `http://localhost:${port + 1}`;
export const ownSite = siteAt(ports.ownDemo);
export const ownApi = apiAt(ports.ownDemo);

/** @returns its end */
export async function startOwnDemo(port: number = ports.ownDemo): Promise<() => Promise<void>> {
  const env = {
    ...process.env,
    ...{ DEMO: "1", DEMO_PORT: String(port), DATA_DIR: `.cache/demo-data-${port}`, DATABASE_URL: "" },
    ...{ CAPTCHA_COST: "50", HASH_MEMORY: "64", RATE_LIMIT_SCALE: "20", CUSTOMER_SCALE: "20" },
  };
  const demo = spawn(process.execPath, ["--import", "tsx", "tests/start-demo.ts"], { env, stdio: ["ignore", "pipe", "inherit"] });
  process.once("exit", () => void demo.kill()); // also where nobody comes to end it
  await untilReady(demo);
  return async () => {
    demo.kill();
    if (demo.exitCode === null && demo.signalCode === null) await once(demo, "exit");
  };
}

const untilReady = (demo: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    demo.stdout?.on("data", (said) => String(said).includes("is ready") && resolve());
    demo.once("exit", () => reject(new Error("The demo of a journey's own did not start.")));
  });

/** So many days ahead of the real day. */
export const moveClock = async (request: APIRequestContext, days: number, port: number = ports.ownDemo): Promise<void> =>
  expect(await request.post(`${apiAt(port)}/demo/clock?days=${days}`, { headers: { origin: siteAt(port) } })).toBeOK();

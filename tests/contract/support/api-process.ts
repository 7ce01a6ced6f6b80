/**
 * Runs an API in a process of its own, so that a test can have several of them on one database. `startProcess` starts this same file as a
 * child process.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { ApiOptions } from "#demo/api/config/options.ts";
import { createApi } from "#demo/api/app/server.ts";
import { siteUrl } from "./api.ts";

type Given = Omit<ApiOptions, "now" | "logStream" | "progress"> & {
  /** The time at which the process's clock stands still, in milliseconds since 1970. */
  readonly nowMs: number;
};

export type ApiProcess = {
  /** Sends a POST request. The body is sent as JSON or, where it is a `FormData`, as a form. */
  readonly ask: (path: string, body: object, headers?: Readonly<Record<string, string>>) => Promise<{ http: number; answer: any }>;
  /** Ends the process at once, so that it cannot clean up. */
  readonly kill: () => Promise<void>;
};

export async function startProcess(given: Given): Promise<ApiProcess> {
  const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(given)], { execArgv: ["--import", "tsx"] });
  const exit = once(child, "exit");
  const [port] = (await Promise.race([once(child, "message"), exit.then(() => Promise.reject(new Error("the API did not start")))])) as [
    number,
  ];
  return {
    async ask(path, body, headers = {}) {
      const isForm = body instanceof FormData;
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: "POST",
        headers: { origin: siteUrl, ...(!isForm && { "content-type": "application/json" }), ...headers },
        body: isForm ? body : JSON.stringify(body),
      });
      return { http: response.status, answer: await response.json() };
    },
    async kill() {
      child.kill("SIGKILL");
      await exit;
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { nowMs, ...options } = JSON.parse(process.argv[2] ?? "") as Given;
  const { app } = await createApi({ ...options, port: 0, host: "127.0.0.1", logLevel: "error", now: () => nowMs });
  process.send?.((app.server.address() as AddressInfo).port);
  // The test that started this process has ended.
  process.on("disconnect", () => process.exit());
}

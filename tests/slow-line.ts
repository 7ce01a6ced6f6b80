/**
 * Simulates a slow line in the servers of the tests: a browser that names it in its user agent gets late responses. The devtools'
 * throttling is not used, because under it now and then a request never ends; and the test does not delay requests itself, because each
 * request would have to go through the test.
 *
 * To find tests that press too early, the line can be slow for every browser: with `LATE_FILES=400` each script arrives that many
 * milliseconds late, with `LATE_ANSWERS=400` each answer of the API. A test that fails only with these variables does not wait for the
 * right thing.
 */
import { Server, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { ports } from "./ports.ts";

const latencyMs = 150;
const lateFilesMs = Number(process.env["LATE_FILES"] ?? 0);
const lateAnswersMs = Number(process.env["LATE_ANSWERS"] ?? 0);

/** The text at the end of a browser's user agent that asks for a slow line. */
export const slowLine = "SlowLine";

/**
 * Makes all HTTP servers of this process answer late from now on, each to the browsers that ask for it. The process of a server calls it
 * once.
 */
export function keepSlowLines(): void {
  const { emit } = Server.prototype;
  Server.prototype.emit = function (this: Server, event: string, ...given: unknown[]): boolean {
    const answer = (): boolean => Reflect.apply(emit, this, [event, ...given]) as boolean;
    const delayMs = event === "request" ? latencyOf(given[0] as IncomingMessage) : 0;
    if (delayMs === 0) return answer();
    void pause(delayMs).then(answer);
    return true;
  };
}

function latencyOf({ headers, method, socket, url = "" }: IncomingMessage): number {
  if (headers["user-agent"]?.endsWith(slowLine)) return latencyMs;
  if (/\.m?js(?:\?|$)/.test(url)) return lateFilesMs;
  // A request that a test itself sends, to arrange something, is not delayed: no page waits for it.
  const isPages = headers["origin"] !== undefined && headers["sec-fetch-mode"] !== undefined;
  return socket.localPort === ports.api && isPages && method !== "OPTIONS" ? lateAnswersMs : 0;
}

/**
 * A slow line, simulated by the servers of the tests: a browser that names it in its user agent gets late responses. The devtools'
 * throttling is not used, because under it now and then a request never ends; nor does the test do it, because each request would have to
 * go through the test.
 *
 * To find tests that press too early, the line can be slow for every browser: with `LATE_FILES=400` each script arrives that many
 * milliseconds late, with `LATE_ANSWERS=400` each answer of the API. A test that fails with these, and not without, waits for too little.
 */
import { Server, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { ports } from "./ports.ts";

const latencyMs = 150;
const lateFilesMs = Number(process.env["LATE_FILES"] ?? 0);
const lateAnswersMs = Number(process.env["LATE_ANSWERS"] ?? 0);

/** The mark at the end of a slow browser's user agent. */
export const slowLine = "SlowLine";

/** Makes all servers of this process slow from now on. For a server's process. */
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
  // A request that a test itself sends, to arrange something, has no page that could be slow.
  const isPages = headers["origin"] !== undefined && headers["sec-fetch-mode"] !== undefined;
  return socket.localPort === ports.api && isPages && method !== "OPTIONS" ? lateAnswersMs : 0;
}

/**
 * A slow line, kept by the servers of the tests: whoever names it in their user agent is answered late. Not by the devtools' throttling,
 * under which now and then a request never ends, and not by the test, through which each request would have to go.
 *
 * To find tests that press too early, everybody's line is slow: with `LATE_FILES=400` each script comes that many milliseconds late, with
 * `LATE_ANSWERS=400` each answer of the API. A test that fails so, and not without, waits for too little.
 */
import { Server, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { ports } from "./ports.ts";

const latencyMs = 150;
const lateFilesMs = Number(process.env["LATE_FILES"] ?? 0);
const lateAnswersMs = Number(process.env["LATE_ANSWERS"] ?? 0);

/** Stands at the end of a browser's user agent. */
export const slowLine = "SlowLine";

/** For a server's process: from now on, of all its servers. */
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
  // What a test asks itself, to arrange something, has no page to be late for.
  const isPages = headers["origin"] !== undefined && headers["sec-fetch-mode"] !== undefined;
  return socket.localPort === ports.api && isPages && method !== "OPTIONS" ? lateAnswersMs : 0;
}

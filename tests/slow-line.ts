/**
 * A slow line, kept by the servers of the tests: whoever names it in their user agent is answered late. Not by the devtools' throttling,
 * under which now and then a request never ends, and not by the test, through which each request would have to go.
 */
import { Server, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

const latencyMs = 150;

/** Stands at the end of a browser's user agent. */
export const slowLine = "SlowLine";

/** For a server's process: from now on, of all its servers. */
export function keepSlowLines(): void {
  const { emit } = Server.prototype;
  Server.prototype.emit = function (this: Server, event: string, ...given: unknown[]): boolean {
    const answer = (): boolean => Reflect.apply(emit, this, [event, ...given]) as boolean;
    const isSlow = event === "request" && (given[0] as IncomingMessage).headers["user-agent"]?.endsWith(slowLine) === true;
    if (!isSlow) return answer();
    void pause(latencyMs).then(answer);
    return true;
  };
}

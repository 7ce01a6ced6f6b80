/** Finds a Redis server for tests: that of REDIS_URL, or of this machine, if one answers. */
import { randomBytes } from "node:crypto";
import { connect } from "node:net";

const server = new URL(process.env["REDIS_URL"] || "redis://127.0.0.1:6379");

export const redisAddress = { host: server.hostname, port: Number(server.port || 6379) };

export const hasRedis = (): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(redisAddress.port, redisAddress.host);
    const tell = (answers: boolean) => () => {
      socket.destroy();
      done(answers);
    };
    socket.setTimeout(2000, tell(false)).on("connect", tell(true)).on("error", tell(false));
  });

/** Returns the URL of a Redis database that no other test uses, so that tests do not see each other's counters. */
export function ownRedisUrl(port = redisAddress.port): string {
  const url = new URL(server);
  url.port = String(port);
  url.searchParams.set("keyPrefix", `test-${randomBytes(6).toString("hex")}-`);
  return url.href;
}

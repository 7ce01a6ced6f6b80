/** A proxy in front of a server, with which a test can cut the connection or make it silent, to see what an API does then. */
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export type Proxy = {
  readonly port: number;
  /** Sets whether the proxy is silent: it still accepts data, but passes nothing on. */
  readonly silence: (now: boolean) => void;
  /** Sets whether the connection is cut: open connections are ended, and new ones are ended at once. */
  readonly cut: (now: boolean) => void;
  /** Returns how many connections were opened so far, including those that were cut at once. */
  readonly connections: () => number;
  readonly close: () => void;
};

export async function startProxy(targetPort: number, targetHost = "127.0.0.1"): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  let isCut = false;
  let connections = 0;
  const server = createServer((near) => {
    connections++;
    if (isCut) return void near.destroy();
    const far = connect(targetPort, targetHost);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => void (isSilent || to.write(bytes)));
      from.on("close", () => to.destroy());
      from.on("error", () => to.destroy());
    }
  }).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const endAll = (): void => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    port: (server.address() as AddressInfo).port,
    silence: (now) => void (isSilent = now),
    connections: () => connections,
    cut(now) {
      isCut = now;
      if (now) endAll();
    },
    close() {
      endAll();
      server.close();
    },
  };
}

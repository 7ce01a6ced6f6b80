/** This module runs the identity app: the provider, and the page on which a person is chosen. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { loadKeys } from "./keys.ts";
import { createProvider, type IdentityClient } from "./provider.ts";
import { servePages } from "./serve-pages.ts";

export type IdentityAppOptions = {
  /** The port on which the app listens; 0 takes a free port. */
  readonly port: number;
  readonly host: string;
  /** The folder in which the app's keys are stored. */
  readonly dataDir: string;
  readonly client: IdentityClient;
};

export type IdentityApp = { readonly issuer: string; readonly close: () => Promise<void> };

/** Starts the identity app, whose issuer is `http://localhost:{port}`. The caller calls `close`, which also cuts open connections. */
export async function startIdentityApp({ port, host, dataDir, client }: IdentityAppOptions): Promise<IdentityApp> {
  const server = createServer();
  // The server listens first, because the issuer's address contains the port.
  server.listen(port, host);
  await once(server, "listening");
  try {
    const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
    const provider = createProvider(issuer, await loadKeys(dataDir), client);
    await servePages(provider, client);
    server.on("request", provider.callback());
    const close = async (): Promise<void> => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    };
    return { issuer, close };
  } catch (error) {
    server.close();
    throw error;
  }
}

/**
 * A folder of PGlite has one user: a second one reads what stood there when it came, and what it writes is lost. The lock is a socket
 * in the data folder, for a socket ends with its process, however that ends; what is left of it then is found deaf and taken away.
 */
import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Systems cut longer names of sockets, each at another length. */
const longestPathBytes = 100;

function pathOf(dataDir: string): string {
  const path = join(resolve(dataDir), "db.lock");
  if (process.platform !== "win32" && Buffer.byteLength(path) <= longestPathBytes) return path;
  const name = `digi-${createHash("sha256").update(path).digest("hex").slice(0, 24)}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name);
}

/** Throws where another process, or this one, uses the folder. @returns gives it back */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const path = pathOf(dataDir);
  const server = (await listen(path)) ?? (await takeOver(path, dataDir));
  return () => new Promise((done) => server.close(() => done()));
}

async function takeOver(path: string, dataDir: string): Promise<Server> {
  const holder = await holderAt(path);
  if (holder === undefined) {
    await rm(path, { force: true });
    const server = await listen(path);
    if (server) return server;
  }
  throw new Error(
    `The data in ${resolve(dataDir)} is in use by process ${holder ?? "of another start"}. Stop that one, or set DATA_DIR to another folder.`,
  );
}

/** Undefined where there is a socket already. */
const listen = (path: string): Promise<Server | undefined> =>
  new Promise((done, fail) => {
    const server = createServer((socket) => socket.on("error", () => socket.destroy()).end(String(process.pid)));
    server.once("error", (error: NodeJS.ErrnoException) => (error.code === "EADDRINUSE" ? done(undefined) : fail(error)));
    server.listen(path, () => done(server.unref()));
  });

/** Its number; undefined where nobody answers. */
const holderAt = (path: string): Promise<string | undefined> =>
  new Promise((done) => {
    let said = "";
    connect(path)
      .on("data", (text) => (said += String(text)))
      .on("error", () => done(undefined))
      .on("end", () => done(said));
  });

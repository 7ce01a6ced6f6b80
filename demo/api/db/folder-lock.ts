/**
 * This module locks the data folder. Only one process may use the folder of a PGlite database: a second one would read the state at its own
 * start, and its writes would be lost. The lock is a socket in the data folder, because a socket stops answering when its process ends,
 * however the process ends. A socket file that is left behind does not answer (it is "deaf"), and the next process deletes it.
 */
import { createHash, randomBytes } from "node:crypto";
import { link, rm, stat } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** The longest path of a socket in bytes. Operating systems cut longer paths, each at a different length. */
const longestPathBytes = 100;
const isPipe = process.platform === "win32";

function socketPath(path: string): string {
  if (!isPipe && Buffer.byteLength(path) <= longestPathBytes) return path;
  const name = `digi-${shortHash(path, 24)}`;
  return isPipe ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name);
}

const shortHash = (text: string, length: number): string => createHash("sha256").update(text).digest("hex").slice(0, length);

type Release = () => Promise<void>;
/**
 * The name of the lock's holder in an error message while the holder is just starting or stopping, so that its process number is not known.
 */
const another = "of another start";

/**
 * Locks the data folder. Throws when another process, or this one, uses the folder.
 * @returns a function that releases the lock
 */
export async function lockFolder(dataDir: string): Promise<Release> {
  const taken = await take(join(resolve(dataDir), "db.lock"));
  if (typeof taken !== "string") return taken;
  throw new Error(`The data in ${resolve(dataDir)} is in use by process ${taken}. Stop that one, or set DATA_DIR to another folder.`);
}

/**
 * Takes the lock of a name. Of several processes that find the same deaf socket only one deletes it: that process holds a separate lock,
 * which is named after the socket that is removed. A process that gets the separate lock later sees that another socket is at the path by
 * then.
 *
 * @returns a function that releases the lock, or the number of the process that holds the lock
 */
async function take(name: string): Promise<Release | string> {
  const path = socketPath(name);
  const free = await bindSocket(path);
  if (free) return free;
  const found = await identityOf(path);
  const holder = await holderAt(path);
  if (holder !== undefined || found === undefined) return holder ?? another;
  const removal = await take(`${name}~${found}`);
  if (typeof removal === "string") return removal;
  try {
    if ((await identityOf(path)) === found) await rm(path, { force: true });
    return (await bindSocket(path)) ?? (await holderAt(path)) ?? another;
  } finally {
    await removal();
  }
}

/**
 * Creates the socket of the lock; resolves with undefined when there is a socket already. The new socket listens before it is linked to its
 * path, so that it is never deaf while its process lives.
 */
async function bindSocket(path: string): Promise<Release | undefined> {
  if (isPipe) {
    const server = await listen(path);
    return server && (() => close(server));
  }
  const own = socketPath(`${path}.${randomBytes(4).toString("hex")}`);
  const server = await listen(own);
  if (!server) return undefined;
  try {
    await link(own, path);
  } catch (error) {
    await close(server);
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return undefined;
    throw error;
  }
  await rm(own, { force: true });
  return async () => {
    await rm(path, { force: true });
    await close(server);
  };
}

/** Opens a server that answers with this process's number; resolves with undefined when there is a socket at the path already. */
const listen = (path: string): Promise<Server | undefined> =>
  new Promise((done, fail) => {
    const server = createServer((socket) => socket.on("error", () => socket.destroy()).end(String(process.pid)));
    server.once("error", (error: NodeJS.ErrnoException) => (error.code === "EADDRINUSE" ? done(undefined) : fail(error)));
    server.listen(path, () => done(server.unref()));
  });

const close = (server: Server): Promise<void> => new Promise((done) => server.close(() => done()));

/**
 * Returns the identity of the socket at a path, or undefined without a socket. Each socket has an identity of its own, even when one
 * replaces another at the same path.
 */
export const identityOf = (path: string): Promise<string | undefined> =>
  stat(path, { bigint: true }).then(
    ({ ino, mtimeNs }) => shortHash(`${ino} ${mtimeNs}`, 8),
    () => undefined,
  );

/** Returns the number of the process that listens at a path, or undefined when no process listens. */
const holderAt = (path: string): Promise<string | undefined> =>
  new Promise((done) => {
    let said = "";
    connect(path)
      .on("data", (text) => (said += String(text)))
      .on("error", (error: NodeJS.ErrnoException) => done(error.code === "ECONNREFUSED" ? undefined : another))
      .on("end", () => done(said));
  });

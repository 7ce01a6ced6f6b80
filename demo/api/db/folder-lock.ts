/**
 * A folder of PGlite has one user: a second one reads what stood there when it came, and what it writes is lost. The lock is a socket
 * in the data folder, for a socket ends with its process, however that ends; what is left of it then is found deaf and taken away.
 */
import { createHash, randomBytes } from "node:crypto";
import { link, rm, stat } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Systems cut longer names of sockets, each at another length. */
const longestPathBytes = 100;
const isPipe = process.platform === "win32";

function socketPath(path: string): string {
  if (!isPipe && Buffer.byteLength(path) <= longestPathBytes) return path;
  const name = `digi-${shortHash(path, 24)}`;
  return isPipe ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name);
}

const shortHash = (text: string, length: number): string => createHash("sha256").update(text).digest("hex").slice(0, length);

type Release = () => Promise<void>;
/** Somebody who is starting or stopping just now. */
const another = "of another start";

/** Throws where another process, or this one, uses the folder. @returns gives it back */
export async function lockFolder(dataDir: string): Promise<Release> {
  const taken = await take(join(resolve(dataDir), "db.lock"));
  if (typeof taken !== "string") return taken;
  throw new Error(`The data in ${resolve(dataDir)} is in use by process ${taken}. Stop that one, or set DATA_DIR to another folder.`);
}

/**
 * Of several that find the same deaf socket one takes it away: a lock of its own is held for that, named by what is removed. Whoever
 * comes to it later sees that something else stands there by now. @returns gives it back; or who has it
 */
async function take(name: string): Promise<Release | string> {
  const path = socketPath(name);
  const free = await place(path);
  if (free) return free;
  const found = await identityOf(path);
  const holder = await holderAt(path);
  if (holder !== undefined || found === undefined) return holder ?? another;
  const removal = await take(`${name}~${found}`);
  if (typeof removal === "string") return removal;
  try {
    if ((await identityOf(path)) === found) await rm(path, { force: true });
    return (await place(path)) ?? (await holderAt(path)) ?? another;
  } finally {
    await removal();
  }
}

/** Undefined where there is one already. It listens before it stands there: it is never deaf while its process lives. */
async function place(path: string): Promise<Release | undefined> {
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

/** Undefined where there is a socket already. */
const listen = (path: string): Promise<Server | undefined> =>
  new Promise((done, fail) => {
    const server = createServer((socket) => socket.on("error", () => socket.destroy()).end(String(process.pid)));
    server.once("error", (error: NodeJS.ErrnoException) => (error.code === "EADDRINUSE" ? done(undefined) : fail(error)));
    server.listen(path, () => done(server.unref()));
  });

const close = (server: Server): Promise<void> => new Promise((done) => server.close(() => done()));

/** No two sockets have the same, one after the other neither. Undefined where none is left. */
export const identityOf = (path: string): Promise<string | undefined> =>
  stat(path, { bigint: true }).then(
    ({ ino, mtimeNs }) => shortHash(`${ino} ${mtimeNs}`, 8),
    () => undefined,
  );

/** Its number; undefined where nobody listens. */
const holderAt = (path: string): Promise<string | undefined> =>
  new Promise((done) => {
    let said = "";
    connect(path)
      .on("data", (text) => (said += String(text)))
      .on("error", (error: NodeJS.ErrnoException) => done(error.code === "ECONNREFUSED" ? undefined : another))
      .on("end", () => done(said));
  });

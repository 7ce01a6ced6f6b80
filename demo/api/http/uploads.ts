/**
 * Keeps track of forms whose HTTP request is being received. Receiving one may take two minutes, so an open form costs a counter and space
 * on the disk, but no memory. The number of open forms is limited per network and in total, and a form whose data stops coming is ended.
 */
import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FastifyRequest } from "fastify";
import { uploadTimeoutMs } from "#core/base/values/limits.ts";
import type { UploadedFile } from "#core/base/values/upload.ts";
import { HttpError } from "./errors.ts";
import { networksOf, type Network } from "./network.ts";

/**
 * The number of forms that may be open at once, by kind: forms with one file (together less than 400 MB on the disk), forms with several
 * files (eight forms with eleven files each are about 500 MB), and forms of text alone, which are a few packets. Each kind has a limit of
 * its own, so that many uploads do not block the forms without files, such as a callback request. `perNetwork` is the bound of a single
 * network; the IPv6 networks of a home line (/56) may together have eight times as many forms open, those of a /48 64 times as many.
 */
export const openUploadLimits = {
  files: { perNetwork: 8, all: 64 },
  folders: { perNetwork: 2, all: 8 },
  texts: { perNetwork: 32, all: 512 },
} as const;
export type UploadKind = keyof typeof openUploadLimits;
type Limits = Readonly<Record<UploadKind, { readonly perNetwork: number; readonly all: number }>>;
/**
 * The share of the limit that all networks may use. The last quarter is reserved for networks that have no form open, so that nobody can
 * use up the whole capacity.
 */
const sharedPart = 0.75;
/**
 * The fewest bytes that must arrive between two checks of an upload. A network that sends a file of 5 MiB in two minutes sends at least
 * twenty times as many.
 */
const slowestBytes = 16 * 1024;
const slownessCheckMs = 15_000;
const retryAfterSeconds = 5;
/** The age from which an uploaded file is a leftover: longer than any upload lasts, so the process that received the file was killed. */
const leftOverMs = 60 * 60_000;

/** A file of a form, stored on the disk. The file has a class of its own, so that no other value of a body can pass for a file. */
export class ReceivedFile implements UploadedFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly path: string;

  constructor({ name, size, type }: UploadedFile, path: string) {
    this.name = name;
    this.size = size;
    this.type = type;
    this.path = path;
  }
}

export type Upload = {
  /**
   * Must be called when the first file begins. From then on the form counts as a form with files, and no longer as one without. Throws when
   * too many forms with files are open.
   *
   * @param captcha the id of the captcha that came with the form
   * @returns false when another open form came with the same captcha
   */
  readonly bringFiles: (kind: Exclude<UploadKind, "texts">, captcha: string | undefined) => boolean;
  /** Writes a file to the disk while the file's content arrives. */
  readonly take: (content: Readable, file: Omit<UploadedFile, "size">) => Promise<ReceivedFile>;
  /** Must be called when the body has arrived, or when no more of it will arrive. The form then no longer counts as open. */
  readonly end: () => void;
  /** Deletes the files that were taken and not moved elsewhere since. */
  readonly drop: () => Promise<void>;
};

export type Uploads = {
  /**
   * Registers the HTTP upload of a form that begins to arrive. Until its first file begins, the upload counts as one without files. Throws
   * when too many uploads without files are open.
   */
  readonly begin: (request: Pick<FastifyRequest, "ip" | "raw">) => Upload;
  readonly openCount: () => number;
};

/**
 * Creates the folder of uploads, deletes leftover files in it, and returns the access to it.
 * @param limits tests give smaller ones
 */
export async function createUploads(dataDir: string, limits: Limits = openUploadLimits): Promise<Uploads> {
  const folder = join(dataDir, "uploads");
  await mkdir(folder, { recursive: true });
  await sweep(folder);
  const capacity: Readonly<Record<UploadKind, Capacity>> = {
    files: createCapacity(limits.files),
    folders: createCapacity(limits.folders),
    texts: createCapacity(limits.texts),
  };
  const captchas = new Set<string>();
  return {
    openCount: () => capacity.files.count() + capacity.folders.count() + capacity.texts.count(),
    begin({ ip, raw }) {
      const networks = networksOf(ip);
      let leave = capacity.texts.take(networks);
      let ownCaptcha: string | undefined;
      const stopWatching = endWhenSlow(raw.socket, () => raw.destroy());
      const paths: string[] = [];
      return {
        bringFiles(kind, captcha) {
          if (captcha !== undefined && captchas.has(captcha)) return false;
          const leaveFiles = capacity[kind].take(networks);
          leave();
          leave = leaveFiles;
          if (captcha !== undefined) captchas.add(captcha);
          ownCaptcha = captcha;
          return true;
        },
        async take(content, file) {
          const path = join(folder, randomUUID());
          paths.push(path);
          const target = createWriteStream(path, { flags: "wx", mode: 0o600 });
          await pipeline(content, target);
          return new ReceivedFile({ ...file, size: target.bytesWritten }, path);
        },
        end() {
          stopWatching();
          leave();
          if (ownCaptcha !== undefined) captchas.delete(ownCaptcha);
        },
        drop: async () => void (await Promise.all(paths.map((path) => rm(path, { force: true })))),
      };
    },
  };
}

type Capacity = {
  /**
   * Counts a form as open. Throws when these networks, or all networks together, have too many forms open.
   *
   * @returns a function after which the form no longer counts as open
   */
  readonly take: (networks: readonly [Network, ...Network[]]) => () => void;
  readonly count: () => number;
};

function createCapacity({ perNetwork, all }: Limits[UploadKind]): Capacity {
  const open = new Map<string, number>();
  const openIn = ({ name }: Network): number => open.get(name) ?? 0;
  let count = 0;
  return {
    count: () => count,
    take(networks) {
      // The widest network decides whether a client has a form open, because a client with many narrow networks may have the form open in
      // any of them.
      const hasOpen = openIn(networks.at(-1) ?? networks[0]) > 0;
      if (count >= all || (hasOpen && count >= all * sharedPart)) throw new HttpError(503, retryAfterSeconds);
      if (networks.some((network) => openIn(network) >= perNetwork * network.share)) throw new HttpError(429, retryAfterSeconds);
      const add = (more: 1 | -1): void => {
        count += more;
        for (const network of networks) {
          const left = openIn(network) + more;
          if (left > 0) open.set(network.name, left);
          else open.delete(network.name);
        }
      };
      add(1);
      return () => add(-1);
    },
  };
}

/**
 * Calls `end` once, when too little has arrived since the last check or the upload takes too long.
 * @returns a function that stops watching
 */
export function endWhenSlow(source: { readonly bytesRead: number }, end: () => void): () => void {
  let seen = source.bytesRead;
  let looks = 0;
  const timer = setInterval(() => {
    looks += 1;
    const isSlow = source.bytesRead - seen < slowestBytes || looks * slownessCheckMs >= uploadTimeoutMs;
    seen = source.bytesRead;
    if (!isSlow) return;
    clearInterval(timer);
    end();
  }, slownessCheckMs);
  return () => clearInterval(timer);
}

/** Deletes leftover files. Several processes may share the folder, so young files are kept: another process may be receiving them. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // The result is undefined for a file that another process has just deleted.
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > leftOverMs) await rm(path, { force: true });
  }
}

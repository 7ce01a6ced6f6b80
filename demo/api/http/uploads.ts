/**
 * Forms that are being received. They may take two minutes, so what is open costs a counter and a place on the disk, no memory; how many
 * may be open is limited for a network and in all; those that bring nothing are ended.
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
 * At most so many are open at once: those that bring a file, together less than 400 MB of the disk, those that bring several, of which eight with
 * eleven files each are about 500 MB, and those of text alone, which are a few packets. Each kind has its own places, so uploads keep nobody
 * from asking for a call. `perNetwork`: of a home line's networks of IPv6 together eight times as many, of a /48 64 times.
 */
export const openUploadLimits = {
  files: { perNetwork: 8, all: 64 },
  folders: { perNetwork: 2, all: 8 },
  texts: { perNetwork: 32, all: 512 },
} as const;
export type UploadKind = keyof typeof openUploadLimits;
type Limits = Readonly<Record<UploadKind, { readonly perNetwork: number; readonly all: number }>>;
/** Of the places the last quarter is for networks that have none open, so that nobody has all of them. */
const sharedPart = 0.75;
/** A network that brings a file of 5 MiB in two minutes brings twenty times as much. */
const slowestBytes = 16 * 1024;
const slownessCheckMs = 15_000;
const retryAfterSeconds = 5;
/** Longer than any upload lasts: what is older was left by a process that was killed. */
const leftOverMs = 60 * 60_000;

/** Of its own class: no part of a body can pass for one. */
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
   * A file begins: its form leaves the places of texts. Throws where too many with files are open.
   *
   * @param captcha names the captcha that came with it; false where another form that is open came with it too
   */
  readonly bringFiles: (kind: Exclude<UploadKind, "texts">, captcha: string | undefined) => boolean;
  /** Writes a file to the disk as it comes. */
  readonly take: (content: Readable, file: Omit<UploadedFile, "size">) => Promise<ReceivedFile>;
  /** The body has come, or will not. */
  readonly end: () => void;
  /** Deletes what was taken and not moved elsewhere. */
  readonly drop: () => Promise<void>;
};

export type Uploads = {
  /** A form of texts, as far as anybody knows. Throws where too many of them are open. */
  readonly begin: (request: Pick<FastifyRequest, "ip" | "raw">) => Upload;
  readonly openCount: () => number;
};

export async function createUploads(dataDir: string, limits: Limits = openUploadLimits): Promise<Uploads> {
  const folder = join(dataDir, "uploads");
  await mkdir(folder, { recursive: true });
  await sweep(folder);
  const places: Readonly<Record<UploadKind, Places>> = {
    files: createPlaces(limits.files),
    folders: createPlaces(limits.folders),
    texts: createPlaces(limits.texts),
  };
  const captchas = new Set<string>();
  return {
    openCount: () => places.files.count() + places.folders.count() + places.texts.count(),
    begin({ ip, raw }) {
      const networks = networksOf(ip);
      let leave = places.texts.take(networks);
      let ownCaptcha: string | undefined;
      const stopWatching = endWhenSlow(raw.socket, () => raw.destroy());
      const paths: string[] = [];
      return {
        bringFiles(kind, captcha) {
          if (captcha !== undefined && captchas.has(captcha)) return false;
          const leaveFiles = places[kind].take(networks);
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

type Places = {
  /** Throws where there is none for these networks. @returns leaves it */
  readonly take: (networks: readonly [Network, ...Network[]]) => () => void;
  readonly count: () => number;
};

function createPlaces({ perNetwork, all }: Limits[UploadKind]): Places {
  const open = new Map<string, number>();
  const openIn = ({ name }: Network): number => open.get(name) ?? 0;
  let count = 0;
  return {
    count: () => count,
    take(networks) {
      // The widest: who has many networks has something open in one of them.
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

/** Calls `end` once where too little has come since the last look, or where it takes too long in all. @returns stops watching */
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

/** Several processes may share the folder: what is young may be another one's. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Undefined for one that its owner has just deleted.
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > leftOverMs) await rm(path, { force: true });
  }
}

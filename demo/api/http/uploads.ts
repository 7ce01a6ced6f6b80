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
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import { uploadTimeoutMs } from "#core/values/limits.ts";
import type { UploadedFile } from "#core/values/upload.ts";
import { HttpError } from "./errors.ts";

/** At most so many are open at once. Together their files take less than 400 MB of the disk. */
export const openUploadLimits = { perNetwork: 8, all: 64 } as const;
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
  /** Writes a file to the disk as it comes. */
  readonly take: (content: Readable, file: Omit<UploadedFile, "size">) => Promise<ReceivedFile>;
  /** The body has come, or will not. */
  readonly end: () => void;
  /** Deletes what was taken and not moved elsewhere. */
  readonly drop: () => Promise<void>;
};

export type Uploads = {
  /** Throws where too many are open. */
  readonly begin: (request: Pick<FastifyRequest, "ip" | "raw">) => Upload;
  readonly openCount: () => number;
};

export async function createUploads(dataDir: string, limits: { perNetwork: number; all: number } = openUploadLimits): Promise<Uploads> {
  const folder = join(dataDir, "uploads");
  await mkdir(folder, { recursive: true });
  await sweep(folder);
  const open = new Map<string, number>();
  const openCount = (): number => [...open.values()].reduce((sum, count) => sum + count, 0);
  return {
    openCount,
    begin({ ip, raw }) {
      const network = normalizeIP(ip);
      const ofNetwork = open.get(network) ?? 0;
      if (openCount() >= limits.all) throw new HttpError(503, retryAfterSeconds);
      if (ofNetwork >= limits.perNetwork) throw new HttpError(429, retryAfterSeconds);
      open.set(network, ofNetwork + 1);
      const stopWatching = endWhenSlow(raw.socket, () => raw.destroy());
      const paths: string[] = [];
      return {
        async take(content, file) {
          const path = join(folder, randomUUID());
          paths.push(path);
          const target = createWriteStream(path, { flags: "wx", mode: 0o600 });
          await pipeline(content, target);
          return new ReceivedFile({ ...file, size: target.bytesWritten }, path);
        },
        end() {
          stopWatching();
          const left = (open.get(network) ?? 0) - 1;
          if (left > 0) open.set(network, left);
          else open.delete(network);
        },
        drop: async () => void (await Promise.all(paths.map((path) => rm(path, { force: true })))),
      };
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

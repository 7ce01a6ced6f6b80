import { createHash } from "node:crypto";
import { readFile, readdir, stat } from "node:fs/promises";
import { extname, join, resolve, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".ts": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".png": "image/png",
};
const alreadySmall = new Set([".woff2", ".png"]);

export type StoredFile = { readonly body: Buffer; readonly brotli: Buffer | undefined; readonly etag: string; readonly type: string };
export type FileStore = {
  /** Returns the file at a path below the store's folder, or undefined when there is no such file. The path starts with `/`. */
  read(path: string): Promise<StoredFile | undefined>;
  /** Compresses every file before the first visitor asks for it. */
  warm(): Promise<void>;
};

async function load(file: string): Promise<StoredFile> {
  const extension = extname(file);
  const body = await readFile(file);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
  return {
    body,
    brotli: alreadySmall.has(extension) ? undefined : await compress(body, options),
    etag: `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    type: types[extension] ?? "application/octet-stream",
  };
}

/**
 * Creates a store for the files of a folder. The store has the files in memory, with their brotli form, and reads a file again when the
 * file changes.
 */
export function createFileStore(root: string): FileStore {
  const base = resolve(root);
  const kept = new Map<string, { stamp: string; file: Promise<StoredFile> }>();

  async function read(path: string): Promise<StoredFile | undefined> {
    const file = resolve(join(base, path));
    if (!file.startsWith(base + sep) || path.includes("\0")) return undefined;
    const info = await stat(file).catch(() => undefined);
    if (!info?.isFile()) return undefined;
    const stamp = `${info.mtimeMs}:${info.size}`;
    const known = kept.get(file);
    if (known?.stamp === stamp) return known.file;
    const loaded = load(file);
    kept.set(file, { stamp, file: loaded });
    // A file that vanished between `stat` and reading is not remembered, so the next request reads it again.
    loaded.catch(() => kept.delete(file));
    return loaded;
  }

  async function warm(): Promise<void> {
    const entries = await readdir(base, { recursive: true }).catch(() => []);
    for (const entry of entries) await read(`/${entry}`).catch(() => undefined);
  }

  return { read, warm };
}

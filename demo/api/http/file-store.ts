/** This module stores received files: the content on disk under an id, the name and the type in the database. */
import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileTypeFromFile } from "file-type";
import type { Database } from "#demo/api/db/database.ts";
import { files } from "#demo/api/db/schema.ts";
import type { ReceivedFile } from "./uploads.ts";

export type FileStore = {
  /** Stores a file and returns its id. The content is moved to its final place on disk before the database row is written. */
  readonly keep: (db: Database, file: ReceivedFile) => Promise<string>;
  readonly read: (id: string) => Promise<Buffer>;
  /** Deletes the content of a file whose row was never committed. */
  readonly drop: (id: string) => Promise<void>;
};

/** Creates the store in the folder `files` of the data folder, which is made with the first file. */
export function createFileStore(dataDir: string): FileStore {
  const folder = join(dataDir, "files");
  const pathOf = (id: string): string => join(folder, id);
  return {
    async keep(db, { name, size, path }) {
      const id = randomUUID();
      const type = (await fileTypeFromFile(path))?.mime ?? "application/octet-stream";
      await mkdir(folder, { recursive: true });
      await rename(path, pathOf(id));
      await db.insert(files).values({ id, name, size, type });
      return id;
    },
    read: (id) => readFile(pathOf(id)),
    drop: (id) => rm(pathOf(id), { force: true }),
  };
}

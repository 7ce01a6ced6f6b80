import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkFolder, namedFolderError } from "#demo/api/db/data-folder.ts";
import { openDatabase } from "#demo/api/db/open.ts";

const message = (error: unknown) => (error as Error).message;

test("a folder that cannot be written is named, with what is wrong with it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "digi-folder-"));
  const file = join(folder, "a-file");
  await writeFile(file, "");
  const expected = `The data folder ${file} cannot be written (EEXIST). Free it, or set DATA_DIR to another.`;
  await expect(checkFolder(file)).rejects.toThrow(expected);
  const where = { databaseUrl: undefined, databaseTemplate: undefined, progress: () => undefined };
  await expect(openDatabase({ ...where, dataDir: file })).rejects.toThrow(expected);
  await expect(checkFolder(join(folder, "deep", "new"))).resolves.toBeUndefined();
  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual(["a-file", "deep", join("deep", "new")]);
  await rm(folder, { recursive: true });
});

test.each([
  // WebAssembly throws objects that are no `Error`, with numbers of its own.
  ["a full disk, in the words of PGlite", { name: "ErrnoError", errno: 51 }, "ENOSPC"],
  ["a read-only disk", { name: "ErrnoError", errno: 69 }, "EROFS"],
  ["a number that nobody knows", { name: "ErrnoError", errno: 7777 }, "errno 7777"],
  ["a full disk, in PostgreSQL's words", Object.assign(new Error("could not extend file"), { code: "53100" }), "53100"],
])("%s", (_name, error, code) => {
  expect(message(namedFolderError(error, "/data"))).toBe(
    `The data folder /data cannot be written (${code}). Free it, or set DATA_DIR to another.`,
  );
});

test("what is no fault of a folder is left as it is", () => {
  for (const error of [new Error("a migration failed"), Object.assign(new Error("exists"), { code: "42P07" })])
    expect(namedFolderError(error, "/data")).toBe(error);
});

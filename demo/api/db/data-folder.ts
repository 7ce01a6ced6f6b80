/** Can the data folder be written? Asked before the database is: PGlite names neither the folder nor what is wrong with it. */
import { mkdir, open, rm } from "node:fs/promises";
import { join, resolve } from "node:path";

/** As the systems of WebAssembly count them: https://github.com/WebAssembly/wasi-libc (errno.h). */
const wasmCodes: Readonly<Record<number, string>> = { 2: "EACCES", 19: "EDQUOT", 29: "EIO", 51: "ENOSPC", 63: "EPERM", 69: "EROFS" };
/** Little, so that a start stays quick; what fails later is named all the same. */
const neededBytes = 1024 * 1024;

/** Of systems (`ENOSPC`), and of PostgreSQL for a full disk and for one that fails. */
const codeForm = /^(E[A-Z]+|53100|58030)$/;

function codeOf(error: unknown): string | undefined {
  const { code, errno } = error as { readonly code?: unknown; readonly errno?: unknown };
  if (typeof code === "string") return codeForm.test(code) ? code : undefined;
  return typeof errno === "number" ? (wasmCodes[errno] ?? `errno ${errno}`) : undefined;
}

/** Says which folder and why, where `error` is one of a file system; else it is left as it is. */
export function namedFolderError(error: unknown, dataDir: string): unknown {
  const code = codeOf(error);
  if (code === undefined) return error;
  return new Error(`The data folder ${resolve(dataDir)} cannot be written (${code}). Free it, or set DATA_DIR to another.`, {
    cause: error,
  });
}

/** Makes the folder, and writes and takes away a file in it. */
export async function checkFolder(dataDir: string): Promise<void> {
  const path = join(dataDir, `.space-${process.pid}`);
  try {
    // On a disk that is read-only the recursive one says that a folder is missing; the plain one says why.
    await mkdir(dataDir, { recursive: true }).catch(() => mkdir(dataDir));
    const file = await open(path, "w");
    try {
      await file.writeFile(Buffer.alloc(neededBytes, 1));
      await file.sync();
    } finally {
      await file.close();
      await rm(path, { force: true });
    }
  } catch (error) {
    throw namedFolderError(error, dataDir);
  }
}

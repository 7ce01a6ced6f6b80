/**
 * This module checks that the data folder can be written. The check runs before the database is opened, because PGlite's errors name
 * neither the folder nor the reason.
 */
import { mkdir, open, rm } from "node:fs/promises";
import { join, resolve } from "node:path";

/** The error codes by error number in WebAssembly systems, such as PGlite's: https://github.com/WebAssembly/wasi-libc (errno.h). */
const wasmCodes: Readonly<Record<number, string>> = { 2: "EACCES", 19: "EDQUOT", 29: "EIO", 51: "ENOSPC", 63: "EPERM", 69: "EROFS" };
/**
 * The size of the file by which a start checks that the disk has space: small, so that a start stays quick. Where the disk fills up
 * later, the error of the write that fails names the full disk as its reason.
 */
const neededBytes = 1024 * 1024;

/**
 * The form of error codes that concern the file system: those of operating systems (`ENOSPC`), and PostgreSQL's codes for a full or a
 * failing disk.
 */
const codeForm = /^(E[A-Z]+|53100|58030)$/;

function codeOf(error: unknown): string | undefined {
  const { code, errno } = error as { readonly code?: unknown; readonly errno?: unknown };
  if (typeof code === "string") return codeForm.test(code) ? code : undefined;
  return typeof errno === "number" ? (wasmCodes[errno] ?? `errno ${errno}`) : undefined;
}

/** Returns an error that names the folder and the reason when `error` comes from the file system; else returns `error` itself. */
export function namedFolderError(error: unknown, dataDir: string): unknown {
  const code = codeOf(error);
  if (code === undefined) return error;
  return new Error(`The data folder ${resolve(dataDir)} cannot be written (${code}). Free it, or set DATA_DIR to another.`, {
    cause: error,
  });
}

/** Creates the data folder, and writes and deletes a file in it. Throws an error that names the folder when that fails. */
export async function checkFolder(dataDir: string): Promise<void> {
  const path = join(dataDir, `.space-${process.pid}`);
  try {
    // On a read-only disk the error of a recursive `mkdir` says that a folder is missing; the error of a plain `mkdir` names the real
    // reason.
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

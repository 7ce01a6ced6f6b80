/** Sample files for visitors to attach. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Locator } from "playwright/test";
import { test } from "#tests/page.ts";

type Sample = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** The largest size of an attached file, in bytes: 5 MB. */
export const fileLimit = 5_242_880;

export const pdf = (size: number, name = "plan.pdf"): Sample => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.alloc(size, "%PDF-1.4\n"),
});

/** Returns an executable program that claims to be a PDF. */
export const program = (name: string): Sample => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.concat([Buffer.from("MZ\x90\0"), Buffer.alloc(2000)]),
});

/**
 * The size in bytes above which a sample file is written to the disk, because handing a file of some megabytes to the browser as text takes
 * longer than the rest of the journey.
 */
const largeBytes = 1_000_000;

/** Attaches files to a file field. */
export async function attach(field: Locator, ...files: readonly Sample[]): Promise<void> {
  await field.setInputFiles(files.some(({ buffer }) => buffer.length > largeBytes) ? files.map(onDisk) : [...files]);
}

/**
 * Writes a sample file into the folder of the running test and returns its path. The path contains the size, so that the browser tells two
 * files of the same name apart.
 */
function onDisk({ name, buffer }: Sample): string {
  const path = test.info().outputPath(String(buffer.length), name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, buffer);
  return path;
}

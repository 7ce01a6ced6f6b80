/** Files as visitors attach them. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Locator } from "playwright/test";
import { test } from "#tests/page.ts";

type Sample = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** What one may hold: 5 MB. */
export const fileLimit = 5_242_880;

export const pdf = (size: number, name = "plan.pdf"): Sample => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.alloc(size, "%PDF-1.4\n"),
});

/** Whatever it is called, and however it passes itself off. */
export const program = (name: string): Sample => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.concat([Buffer.from("MZ\x90\0"), Buffer.alloc(2000)]),
});

/** A file of some megabytes that is handed to the browser as text costs more than the journey around it: such ones lie on the disk. */
const largeBytes = 1_000_000;

/** Attaches files to a field that takes them. */
export async function attach(field: Locator, ...files: readonly Sample[]): Promise<void> {
  await field.setInputFiles(files.some(({ buffer }) => buffer.length > largeBytes) ? files.map(onDisk) : [...files]);
}

/** Writes it into the folder of the test that is running. Two of one name differ in size, and the browser tells them apart by their path. */
function onDisk({ name, buffer }: Sample): string {
  const path = test.info().outputPath(String(buffer.length), name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, buffer);
  return path;
}

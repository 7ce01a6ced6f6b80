import { pageDocument } from "./page-document.ts";

/** Hands a file to the browser's own downloads, under its name. */
export function saveFile(file: File, name: string): void {
  const address = URL.createObjectURL(file);
  const link = pageDocument.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read it after the click: what is taken back at once is an empty file in some.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

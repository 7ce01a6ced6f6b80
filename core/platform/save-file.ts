import { pageDocument } from "./page-document.ts";

/** Passes a file to the browser's own downloads, under the given name. */
export function saveFile(file: File, name: string): void {
  const address = URL.createObjectURL(file);
  const link = pageDocument.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the file after the click: some save an empty file if its address is revoked at once.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

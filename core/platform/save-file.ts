import { pageDocument } from "./page-document.ts";

/** Passes a file to the browser's own downloads, with the given name. */
export function saveFile(file: File, name: string): void {
  const address = URL.createObjectURL(file);
  const link = pageDocument.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the file after the click. Some would save an empty file if its address were revoked at once.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The only door to the browser's downloads: what a file holds is never shown in the page. */
import { systemClock } from "./clock.ts";

/** Some browsers read it long after the press. */
const keptMs = 60_000;

/** @param name the one that the visitor finds it by */
export function saveFile(file: File, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  systemClock.after(keptMs, () => URL.revokeObjectURL(address));
}

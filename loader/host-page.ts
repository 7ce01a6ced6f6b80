/** What stands between a tag and the page that it stands in. */
import type { Kernel } from "#core/element/host-link.ts";
import type { Language } from "#core/values/language.ts";
import type { RoomEntry } from "./manifest.ts";
import type { createShell, ShellNode } from "./shell.ts";

/** What a host needs of the page. */
export type Page = {
  /** Fetches a room and the kernel; rejects with a `DigiError`. */
  loadWidget(entry: RoomEntry): Promise<{ kernel: Kernel; exported: unknown; look: Look }>;
  /** Fetches what the first screen needs, which is little and comes first. */
  loadLook(entry: RoomEntry): Promise<Look>;
  /** Asks once more for each file that is on its way; who waits gets the one that comes first. */
  hurry(): void;
  /** The address of a page, where the host page says another than the usual path. */
  pageAddress(id: string, usualPath: string): string | undefined;
  /** Calls when the element comes near the viewport; returns the stop. */
  whenNear(element: Element, onNear: () => void): () => void;
  currentLanguage(): Language;
};

/** The style sheets of a widget and, where it has one, its first screen in the page's language. */
export type Look = {
  readonly css: readonly [shared: string, firstScreen: string, own: string];
  readonly shell: readonly ShellNode[] | undefined;
  readonly createShell: typeof createShell;
};

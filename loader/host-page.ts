/** The interface between a tag and its page. */
import type { Kernel } from "#core/runtime/element/host-link.ts";
import type { Language } from "#core/base/values/language.ts";
import type { WidgetEntry } from "./manifest.ts";
import type { Nearness } from "./near.ts";
import type { nextFrame } from "./next-frame.ts";
import type { giveBox } from "./collapsed-box.ts";
import type { createShell, ShellNode } from "./prerendered-screen.ts";

/** A host as the page sees it: with the properties and methods that the definition declares. */
export type Declared = Record<string, unknown>;

/** The functions of the page that a host needs. */
export type Page = {
  /** Fetches a widget and the kernel; rejects with a `DigiError`. */
  loadWidget(entry: WidgetEntry): Promise<{ kernel: Kernel; exported: unknown; look: Look }>;
  /** Fetches the files of the first screen, which are small and come first. */
  loadLook(entry: WidgetEntry): Promise<Look>;
  /** Returns the address of a page, where the host page sets another than the usual path. */
  pageAddress(id: string, usualPath: string): string | undefined;
  whenNear: Nearness["whenNear"];
  /** Handles a tag that is not near because the styles of its page may hide it. */
  unhide(...given: Parameters<typeof giveBox>): void;
  currentLanguage(): Language;
};

/** The style sheets of a widget and, where it has one, its first screen in the page's language. */
export type Look = {
  readonly css: readonly [shared: string, firstScreen: string, own: string];
  readonly shell: readonly ShellNode[] | undefined;
  readonly createShell: typeof createShell;
  readonly nextFrame: typeof nextFrame;
};

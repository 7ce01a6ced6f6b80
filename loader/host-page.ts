/** The interface between a tag's host element and the code that all tags of a page share. */
import type { Kernel } from "#core/runtime/element/host-link.ts";
import type { Language } from "#core/base/values/language.ts";
import type { WidgetEntry } from "./manifest.ts";
import type { Nearness } from "./near.ts";
import type { nextFrame } from "./next-frame.ts";
import type { giveBox } from "./collapsed-box.ts";
import type { createScreen, ScreenNode } from "./prerendered-screen.ts";

/** A tag as the page's scripts see it: with the properties and methods that the definition declares. */
export type Declared = Record<string, unknown>;

/** The functions of the page that a tag's host element needs. */
export type Page = {
  /** Fetches a widget and the kernel; rejects with a `DigiError`. */
  loadWidget(entry: WidgetEntry): Promise<LoadedWidget>;
  /** Fetches the files of the prerendered screen, which are small and come first. */
  loadPrerendered(entry: WidgetEntry): Promise<Prerendered>;
  /** Returns the address of one of the provider's pages where the host page replaces the usual path. */
  pageAddress(id: string, usualPath: string): string | undefined;
  whenNear: Nearness["whenNear"];
  /**
   * Where the page's styles hide a tag, gives it a box that shows nothing (collapsed-box.ts), so that the loader can observe whether it is
   * near.
   */
  unhide(onFail: (cause: unknown) => void, ...given: Parameters<typeof giveBox>): void;
  currentLanguage(): Language;
};

/** A widget whose files have arrived, before it is drawn. */
export type LoadedWidget = {
  readonly kernel: Kernel;
  /** The default export of the widget's file, which only the kernel understands. */
  readonly exported: unknown;
  readonly prerendered: Prerendered;
};

/** The style sheets of a widget and, where it has one, its prerendered screen in the page's language. */
export type Prerendered = {
  readonly css: readonly [shared: string, prerendered: string, own: string];
  readonly tree: readonly ScreenNode[] | undefined;
  readonly createScreen: typeof createScreen;
  readonly nextFrame: typeof nextFrame;
};

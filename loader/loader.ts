/**
 * The one script: reads the page's options, defines a small host class for every tag, and fetches a widget's files, all
 * at once, when its tag comes near the viewport. A page without widgets costs this file alone.
 */
import { manifest } from "virtual:manifest";
import type { HostRoutes, Kernel, StartKernel } from "#core/element/host-link.ts";
import { DigiError } from "#core/errors/digi-error.ts";
import { warn } from "#core/platform/console.ts";
import { browserLanguages, documentLanguage } from "#core/platform/page.ts";
import { parseLanguage, sourceLanguage, type Language } from "#core/values/language.ts";
import { createChunks } from "./chunks.ts";
import { createHostClass, type Look, type Page } from "./host.ts";
import { createVerifiedImport } from "./integrity.ts";
import type { RoomEntry } from "./manifest.ts";
import { createNearness, isNear } from "./near.ts";
import { readOptions } from "./options.ts";
import { findOwnScript } from "./own-script.ts";

/** One per page, shared by every copy of the script; `version` tells a later copy who serves. */
const registryKey: unique symbol = Symbol.for("digi.widgets") as never;
type Registry = {
  readonly version: string;
  /** Versions of later copies that handed over; for the doctor. */
  readonly copies: string[];
};

const tagOf = (room: string): string => `digi-${room}`;
const roomOf = ({ localName }: Element): string => localName.split("digi-")[1] ?? "";

function boot(): void {
  const page = globalThis as unknown as Record<symbol, Registry | undefined>;
  const first = page[registryKey];
  if (first) {
    const { version, copies } = first;
    if (![version, ...copies].includes(manifest.version)) warn(`${manifest.version} hands over to ${version}`);
    copies.push(manifest.version);
    return;
  }
  const registry: Registry = { version: manifest.version, copies: [] };
  page[registryKey] = registry;

  const [address, script] = findOwnScript();
  const options = readOptions(script, address, `../${manifest.version}/`);
  const at = (name: string): string => new URL(`${name}.js`, options.base).href;
  const atShared = (place: number): string => at(`../shared/${manifest.files[place]}`);
  const chunks = createChunks(options.verify ? createVerifiedImport(at("integrity"), manifest.integrity) : undefined);
  const loadChunk = (name: string): Promise<Record<string, unknown>> => chunks.load(at(name));

  let kernel: Kernel | undefined;
  /** What an option or `setLanguage` said, until the kernel is there to know better. */
  let chosen = options.lang;
  const language = (): Language => kernel?.language() ?? chosen ?? languageOfPage();

  let routes: HostRoutes | undefined;
  const loadLook: Page["loadLook"] = async (room) => {
    const [{ css, createShell, readRoutes }, own] = await Promise.all([
      chunks.load(atShared(0)) as Promise<typeof import("./paint.ts")>,
      loadChunk(`${room}.${language()}`),
    ]);
    routes ??= readRoutes(options.word("routes"), warn);
    return { css: [css, (own["early"] ?? "") as string, (own["css"] ?? "") as string], shell: own["shell"] as Look["shell"], createShell };
  };

  const prefetch = (room: string): void => {
    chunks.prefetch(at(room));
    for (const place of (manifest.rooms[room] as RoomEntry)[2]) chunks.prefetch(atShared(place));
    if (language() !== sourceLanguage) chunks.prefetch(at(`core.${language()}`));
  };

  const startKernel = ({ start }: Record<string, unknown>): Kernel =>
    (kernel ??= (start as StartKernel)({
      options,
      language: language(),
      followsDocument: options.lang === undefined,
      routes: () => routes ?? {},
      loadChunk,
      version: manifest.version,
    }));

  /** One hop: every file is asked for before the first arrives. What is drawn first travels first, on a line of its own. */
  const fetchWidget = async (room: string): Promise<Look> => {
    const late = setTimeout(prefetch, headStartMs, room);
    const look = await loadLook(room);
    clearTimeout(late);
    prefetch(room); // a fast line does not wait so long
    return look;
  };

  const loadWidget: Page["loadWidget"] = async (room) => {
    const look = await fetchWidget(room);
    await picture();
    const exports = await loadChunk(room);
    return { kernel: startKernel(exports), exported: exports["default"], look };
  };

  const setLanguage = async (wanted: string): Promise<void> => {
    const parsed = parseLanguage(String(wanted));
    if (!parsed) throw new DigiError("config.invalid", { detail: wanted });
    if (kernel) await kernel.setLanguage(parsed);
    else chosen = parsed;
  };

  const nearness = createNearness();
  /**
   * Loads every tag of that name (or every known tag) that is in the document now, near the viewport or not, and resolves when
   * those that are still there are ready. Rejects with a `DigiError` when one fails; its own retry goes on, and this can be asked again.
   */
  const ready = async (tag?: string): Promise<void> =>
    ((await loadChunk("ready"))["whenReady"] as WhenReady)({ tag, known: Object.keys(manifest.rooms), load: nearness.bringNear });

  const hostPage: Page = {
    loadWidget,
    loadLook,
    whenNear: nearness.whenNear,
    currentLanguage: language,
    pageAddress: (id) => routes?.[id]?.[language()],
  };
  // What the first near tag needs is asked for before any is made: the line is slow, and the processor has the time. Only the first:
  // where no room is reserved yet, all may seem near. One that takes no room is not seen before somebody wants it.
  const waiting = [...document.querySelectorAll(":not(:defined)")];
  const nearest = waiting.find((tag) => manifest.rooms[roomOf(tag)]?.[3].length && isNear(tag));
  if (nearest) fetchWidget(roomOf(nearest)).catch(() => undefined); // its host asks again, and tells of a failure
  const define = (): void => {
    for (const [room, entry] of Object.entries(manifest.rooms)) {
      // The host page may have a tag of that name; theirs stays.
      if (!customElements.get(tagOf(room))) customElements.define(tagOf(room), createHostClass(room, entry, hostPage));
    }
  };
  // A classic script lets the requests leave first (see `importModule`). After a module, its importer may go on at once.
  if (document.currentScript) queueMicrotask(define);
  else define();

  // Without waiting for the next picture, as the observer does: a tab in the background has none. In a task of its own; all are
  // measured before the first changes the page.
  setTimeout(() => waiting.filter(isNear).forEach(nearness.bringNear));

  (globalThis as { digiWidgets?: unknown }).digiWidgets = {
    version: manifest.version,
    setLanguage,
    ready,
    session: {
      get state() {
        return kernel?.session() ?? { signedIn: false };
      },
      signOut: async () => startKernel(await loadChunk("kernel")).signOut(),
    },
    doctor: async () => ((await loadChunk("doctor"))["examine"] as Examine)({ options, language: language(), copies: registry.copies }),
  };
}

type Examine = typeof import("#core/doctor/doctor.ts").examine;
type WhenReady = typeof import("./ready.ts").whenReady;

/**
 * So much longer do the large files wait on a slow line: what they keep busy there, line and processor, is free while the first
 * screen's two small ones come and are drawn.
 */
const headStartMs = 90;

/** Resolves when what stands there has been drawn; soon in any case, for a page that nobody sees draws nothing. */
const picture = (): Promise<unknown> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(late); // nothing is left behind
      setTimeout(resolve);
    });
  });

const languageOfPage = (): Language =>
  [documentLanguage(), ...browserLanguages()].map((tag) => parseLanguage(tag)).find(Boolean) ?? sourceLanguage;

boot();

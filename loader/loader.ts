/**
 * The one script: reads the page's options, defines a small host class for every tag, and fetches a widget's files, all
 * at once, when its tag comes near the viewport. A page without widgets costs this file alone.
 */
import { heights, integrity, rooms, shared, version } from "virtual:manifest";
import type { HostRoutes, Kernel, StartKernel } from "#core/element/host-link.ts";
import { DigiError } from "#core/errors/digi-error.ts";
import { warn } from "#core/platform/console.ts";
import { askDoctor, browserLanguages, documentLanguage, isAskedFor } from "#core/platform/page.ts";
import { parseLanguage, sourceLanguage, type Language } from "#core/values/language.ts";
import { createChunks, importModule } from "./chunks.ts";
import type { Look, Page } from "./host-page.ts";
import { createHostClass } from "./host.ts";
import { createVerifiedImport } from "./integrity.ts";
import { readRooms, type RoomEntry } from "./manifest.ts";
import { createNearness, isNear, type Nearness } from "./near.ts";
import { readOptions } from "./options.ts";
import { findOwnScript } from "./own-script.ts";

/** One per page, shared by every copy of the script; `version` tells a later copy who serves. */
const registryKey: unique symbol = Symbol.for("digi.widgets") as never;
type Registry = {
  readonly version: string;
  /** Versions of later copies that handed over; for the doctor. */
  readonly copies: string[];
};

/** The first copy serves the page; a later one only says that it came. */
function boot(): void {
  const page = globalThis as unknown as Record<symbol, Registry | undefined>;
  const first = page[registryKey];
  if (!first) return serve((page[registryKey] = { version, copies: [] }));
  if (![first.version, ...first.copies].includes(version)) warn(`${version} hands over to ${first.version}`);
  first.copies.push(version);
}

/** The composition root: what all tags of the page share. */
function serve({ copies }: Registry): void {
  const [address, script] = findOwnScript();
  const options = readOptions(script, address, `../${version}/`);
  const at = (name: string): string => new URL(`${name}.js`, options.base).href;
  const atShared = shared.map((name) => at(`../shared/${name}`));
  const entries = readRooms(rooms, heights);
  const isBeside = !document.currentScript && !options.get("base");
  const importFile = isBeside ? importBeside(options.base) : importModule;
  const chunks = createChunks(options.verify ? createVerifiedImport(at("integrity"), integrity) : importFile);
  const loadChunk = (name: string): Promise<Record<string, unknown>> => chunks.load(at(name));

  let kernel: Kernel | undefined;
  /** What an option or `setLanguage` said, until the kernel is there to know better. */
  let chosen = options.lang;
  const language = (): Language => kernel?.language() ?? chosen ?? languageOfPage();

  let routes: HostRoutes | undefined;
  const loadLook: Page["loadLook"] = async ({ room }) => {
    const [{ css, createShell, openPage }, own] = await Promise.all([
      chunks.load(atShared[0] as string) as Promise<typeof import("./paint.ts")>,
      loadChunk(`${room}.${language()}`),
    ]);
    routes ??= openPage(options.get, warn);
    return { css: [css, (own["early"] ?? "") as string, (own["css"] ?? "") as string], shell: own["shell"] as Look["shell"], createShell };
  };

  /** What those files say that they need beside each other is asked for when they say so: before the largest of them is there. */
  const prefetch = ({ room, needsForms }: RoomEntry): void => {
    [at(room), ...atShared.slice(1, needsForms ? undefined : -1)].forEach(chunks.prefetch);
    if (language() !== sourceLanguage) chunks.prefetch(at(`core.${language()}`));
  };

  const startKernel = ({ start }: Record<string, unknown>): Kernel =>
    (kernel ??= (start as StartKernel)({
      options,
      language: language(),
      followsDocument: options.lang === undefined,
      routes: () => routes,
      loadChunk,
      version,
    }));

  /** One hop: every file is asked for before the first arrives. What is drawn first travels first, on a line of its own. */
  const fetchWidget = async (entry: RoomEntry): Promise<Look> => {
    const late = setTimeout(() => prefetch(entry), headStartMs);
    const look = await loadLook(entry);
    clearTimeout(late);
    prefetch(entry); // a fast line does not wait so long
    return look;
  };

  const loadWidget: Page["loadWidget"] = async (entry) => {
    const look = await fetchWidget(entry);
    await nextFrame();
    const exports = await loadChunk(entry.room);
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
    ((await loadChunk("ready"))["whenReady"] as WhenReady)({ tag, known: Object.keys(entries), load: nearness.bringNear });

  const page: Page = {
    loadWidget,
    loadLook,
    whenNear: nearness.whenNear,
    currentLanguage: language,
    hurry: chunks.hurry,
    pageAddress: (id, usualPath) => routes?.addressOf(id, language(), usualPath),
  };
  defineTags(entries, page, nearness.bringNear, fetchWidget);

  (globalThis as { digiWidgets?: unknown }).digiWidgets = {
    version,
    setLanguage,
    ready,
    session: {
      get state() {
        return kernel?.session() ?? { signedIn: false };
      },
      signOut: async () => startKernel(await loadChunk("kernel")).signOut(),
    },
    doctor: async () => ((await loadChunk("doctor"))["examine"] as Examine)({ options, language: language(), copies }),
  };
}

/** A module counts from where it was redirected to, also in Firefox, which tells the address that was asked for. */
function importBeside(base: string): typeof importModule {
  const root = new URL("..", base).href;
  return (address) => importModule(address.replace(root, "../"));
}

function defineTags(
  entries: Readonly<Record<string, RoomEntry>>,
  page: Page,
  bringNear: Nearness["bringNear"],
  fetchWidget: (entry: RoomEntry) => Promise<unknown>,
): void {
  // What the first near tag needs is asked for before any is made: the line is slow, and the processor has the time. Only the first:
  // where no height is reserved yet, all may seem near. One that takes no space is not seen before somebody wants it.
  const waiting = [...document.querySelectorAll(":not(:defined)")];
  const nearest = waiting.find((tag) => (entries[tag.localName]?.heights ?? "") > "000" && isNear(tag));
  if (nearest) fetchWidget(entries[nearest.localName] as RoomEntry).catch(() => undefined); // its host asks again, and tells of a failure
  const define = (): void => {
    for (const [tag, entry] of Object.entries(entries)) {
      // The host page may have a tag of that name; theirs stays.
      if (!customElements.get(tag)) customElements.define(tag, createHostClass(entry, page));
    }
  };
  // A classic script lets the requests leave first (see `importModule`). After a module, its importer may go on at once.
  if (document.currentScript) queueMicrotask(define);
  else define();

  // Without waiting for the next picture, as the observer does: a tab in the background has none. In a task of its own; all are
  // measured before the first changes the page.
  setTimeout(() => waiting.filter(isNear).forEach(bringNear));
}

type Examine = typeof import("#core/doctor/doctor.ts").examine;
type WhenReady = typeof import("./ready.ts").whenReady;

/**
 * So much longer do the large files wait on a slow line: what they keep busy there, line and processor, is free while the first
 * screen's two small ones come and are drawn.
 */
const headStartMs = 90;

/** Resolves when what stands there has been drawn; soon in any case, for a page that nobody sees draws nothing. */
const nextFrame = (): Promise<unknown> =>
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
if (isAskedFor("digi-doctor")) void askDoctor();

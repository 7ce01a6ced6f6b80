/** Loads the files of a part, and creates the part's model in a tag. */
import type { ReadonlySignal } from "@preact/signals-core";
import type { ComponentType } from "react";
import { createPorts } from "#core/runtime/element/ports.ts";
import type { WidgetHost } from "#core/runtime/element/widget-host.ts";
import type { PageLinks, Ports, Widget, WidgetModel } from "#core/runtime/element/widget.ts";
import { DigiError } from "#core/base/errors/digi-error.ts";
import type { LoadChunk } from "#core/runtime/element/host-link.ts";

type Given = Readonly<Record<string, unknown>>;

/** The default export of a part's chunk. The build puts it together from the part's files. */
export type PartChunk = Pick<Widget, "name" | "pages" | "services"> & {
  /** The style sheets that the part needs: those of the folders of core that it uses, followed by its own, which may override them. */
  readonly sheets: readonly string[];
  readonly View: ComponentType<never>;
  readonly Model?: new (ports: Ports, given: ReadonlySignal<Given>) => WidgetModel & Disposable;
};

/**
 * A part that was requested: its chunk once all files are loaded, and the promise of the chunk, which is removed after a failure so that
 * the next request tries again.
 */
type Asked = { arrival?: Promise<PartChunk> | undefined; chunk?: PartChunk };

/** The requested parts, by the page's loader and their names. Each part is loaded once per page. */
const askedByLoader = new WeakMap<LoadChunk, Map<string, Asked>>();

function askedOf(host: WidgetHost, part: string): Asked {
  const { loadChunk } = host.services;
  const name = fullName(host, part);
  const all = askedByLoader.get(loadChunk) ?? new Map<string, Asked>();
  const asked = all.get(name) ?? {};
  askedByLoader.set(loadChunk, all.set(name, asked));
  return asked;
}

const fullName = ({ widget }: WidgetHost, part: string): string => `${widget.name}.${part}`;

/**
 * Returns the chunk of a part, or undefined where one of its files is missing. Loaded texts never become missing: a switch of the language
 * loads the texts of every part that was loaded.
 */
export const loadedPart = (host: WidgetHost, part: string): PartChunk | undefined => askedOf(host, part).chunk;

/** Loads a part, once for all tags and for code that prefetches it. Rejects with a `DigiError`, after which it can be called again. */
export function loadPart(host: WidgetHost, part: string): Promise<PartChunk> {
  const asked = askedOf(host, part);
  return (asked.arrival ??= fetchPart(host, part).then(
    (chunk) => (asked.chunk = chunk),
    (cause: unknown) => {
      asked.arrival = undefined;
      throw cause;
    },
  ));
}

/** Requests all files at once: the part's own file, its texts, and the shared files that only the part needs. */
async function fetchPart(host: WidgetHost, part: string): Promise<PartChunk> {
  const { loadChunk, locale } = host.services;
  const name = fullName(host, part);
  const entry = host.widget.parts?.[part];
  if (!entry) throw new DigiError("config.invalid");
  // A failure of a shared file is ignored here, because the part's own file needs the shared one and reports the failure.
  for (const file of entry.files) loadChunk(file).catch(() => undefined);
  // Both requests are awaited to their end, because a visitor's retry must not join a request that is about to fail.
  const [file, texts] = [loadChunk(name), locale.addWidget(name)];
  await Promise.all([file, texts].map((one) => one.catch(() => undefined)));
  const chunk = (await file)["default"] as PartChunk;
  await texts;
  return chunk;
}

/** The style sheets that each tag has now. Like those of a widget, they stay until the tag is disposed. */
const sheetsByHost = new WeakMap<WidgetHost, Set<string>>();

/**
 * Adds the part's style sheets to the tag, but only where the part brings new ones, because every call of `adopt` computes the styles of
 * the whole tag again.
 */
function adoptNew(host: WidgetHost, { sheets }: PartChunk): void {
  const worn = sheetsByHost.get(host) ?? new Set(host.widget.sheets);
  sheetsByHost.set(host, worn);
  const before = worn.size;
  for (const sheet of sheets) worn.add(sheet);
  if (worn.size > before) host.adopt([...worn]);
}

export type PartLife = Disposable & {
  readonly chunk: PartChunk;
  readonly model: (WidgetModel & Disposable) | undefined;
  readonly links: PageLinks;
  /** Starts the part's model. It is called once the part's view is rendered. */
  start(): void;
};

/** Creates the part's model. Its ports end with the part: calls are cancelled and timers stopped. */
export function openPart(host: WidgetHost, chunk: PartChunk, given: ReadonlySignal<Given>): PartLife {
  const life = new AbortController();
  const services = host.services.servicesOf(chunk);
  const own = createPorts(host.element, services, AbortSignal.any([host.ended, life.signal]));
  const model = chunk.Model && new chunk.Model({ ...own, announcer: host.ports.announcer }, given);
  let stop: (() => void) | void;
  let isStarted = false;
  adoptNew(host, chunk);
  return {
    chunk,
    model,
    links: services.links,
    start() {
      if (isStarted) return;
      isStarted = true;
      stop = model?.start?.();
    },
    [Symbol.dispose]() {
      life.abort();
      stop?.();
      model?.[Symbol.dispose]();
    },
  };
}

/** Loads the files of a part, and opens its life in one tag. */
import type { ReadonlySignal } from "@preact/signals-core";
import type { ComponentType } from "react";
import { createPorts } from "#core/runtime/element/ports.ts";
import type { WidgetHost } from "#core/runtime/element/widget-host.ts";
import type { Ports, Widget, WidgetModel } from "#core/runtime/element/widget.ts";
import { DigiError } from "#core/base/errors/digi-error.ts";
import type { LoadChunk } from "#core/runtime/element/host-link.ts";

type Given = Readonly<Record<string, unknown>>;

/** The default export of a part's chunk, put together by the build from the part's files. */
export type PartChunk = Pick<Widget, "name" | "pages" | "services"> & {
  /** Styles of the folders of core that the part brings along, then its own. */
  readonly sheets: readonly string[];
  readonly View: ComponentType<never>;
  readonly Model?: new (ports: Ports, given: ReadonlySignal<Given>) => WidgetModel & Disposable;
};

type Known = { readonly chunks: Map<string, PartChunk>; readonly onTheirWay: Map<string, Promise<PartChunk>> };

/** The parts that are known, by the page's loader: each part is loaded once per page. */
const knownByLoader = new WeakMap<LoadChunk, Known>();

function knownOf({ services: { loadChunk } }: WidgetHost): Known {
  const known = knownByLoader.get(loadChunk) ?? { chunks: new Map(), onTheirWay: new Map() };
  knownByLoader.set(loadChunk, known);
  return known;
}

const fullName = ({ widget }: WidgetHost, part: string): string => `${widget.name}.${part}`;

/**
 * Returns the chunk of a part, or undefined where one of its files is missing. Texts stay: a switch of the language loads those of every
 * part that was loaded.
 */
export const loadedPart = (host: WidgetHost, part: string): PartChunk | undefined => knownOf(host).chunks.get(fullName(host, part));

/** Loads a part, for all tags and for code that prefetches it. Rejects with a `DigiError`; can be called again. */
export function loadPart(host: WidgetHost, part: string): Promise<PartChunk> {
  const { chunks, onTheirWay } = knownOf(host);
  const name = fullName(host, part);
  const chunk = chunks.get(name);
  if (chunk) return Promise.resolve(chunk);
  const arrival = onTheirWay.get(name) ?? fetchPart(host, name, part).finally(() => onTheirWay.delete(name));
  onTheirWay.set(name, arrival);
  return arrival;
}

/** Requests all files at once: the part's own file, its texts, and the shared files that only the part needs. */
async function fetchPart(host: WidgetHost, name: string, part: string): Promise<PartChunk> {
  const { loadChunk, locale } = host.services;
  const entry = host.widget.parts?.[part];
  if (!entry) throw new DigiError("config.invalid");
  for (const file of entry.files) loadChunk(file).catch(() => undefined); // the part's own file needs this one and reports its failure
  // Both are awaited to their end: a visitor's retry must not join an attempt that is about to fail.
  const [file, texts] = [loadChunk(name), locale.addWidget(name)];
  await Promise.all([file, texts].map((one) => one.catch(() => undefined)));
  const chunk = (await file)["default"] as PartChunk;
  await texts;
  knownOf(host).chunks.set(name, chunk);
  return chunk;
}

/** The styles that each tag has now. Like those of a widget, they stay as long as the tag is drawn. */
const sheetsByHost = new WeakMap<WidgetHost, Set<string>>();

/** Gives the tag the part's styles, but only where the part brings new ones: every call of `adopt` styles the whole tag anew. */
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
  readonly pathOf: Ports["pathOf"];
  /** Starts the model. Called once the part's view is drawn. */
  start(): void;
};

/** Makes the part's model. The model's ports end with the part: calls are cancelled, timers stopped. */
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
    pathOf: services.pathOf,
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

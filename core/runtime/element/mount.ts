/** Mounts one tag: reads its options from attributes and properties, and creates its model and its view; and disposes it. */
import { effect, signal } from "@preact/signals-core";
import { flushSync } from "react-dom";
import type { AttributeKind } from "#core/base/contract/element.ts";
import { DigiError } from "#core/base/errors/digi-error.ts";
import { logError, warnOnce } from "#core/platform/console.ts";
import { commonKinds, otherSpelling, propertyOf, readAttribute, readProperty, type ReadOption } from "./attributes.ts";
import { keepDraft } from "./draft.ts";
import type { HostLink, Mounted, PendingWrite } from "./host-link.ts";
import { createPorts, type PageServices } from "./ports.ts";
import type { Widget } from "./widget.ts";
import { showSwallowed } from "./unclosed-tag.ts";
import { replayPresses, replaySubmit, takeOver } from "./take-over.ts";
import type { ViewElement } from "./view-element.ts";

/** Mounts a widget synchronously: when the function returns, the widget can be seen and used. The caller has loaded the texts before. */
export function mountWidget(link: HostLink, widget: Widget, services: PageServices, createView: () => ViewElement): Mounted {
  const { element, frame } = link;
  const options = createOptions(link, { ...commonKinds, ...widget.attributes });
  const life = new AbortController();
  const ports = createPorts(element, services, life.signal);
  const model = new widget.Model(ports, options.all);
  const methods = (model.methods ?? {}) as Record<string, (...args: unknown[]) => unknown>;

  const onCrash = (cause: unknown): void => {
    logError(`${element.localName}: an exception while drawing`, cause);
    ports.emit("digi-error", { code: "view.crashed", recoverable: true });
  };
  const view = createView();
  view.className = "ui-reset";
  view.scope = {
    widget,
    model,
    options: options.all,
    locale: services.locale,
    viewProps: { announcer: ports.announcer, ...services.links },
    onCrash,
    host: { widget, element, services, ports, ended: life.signal, adopt: link.adopt, onCrash },
  };
  // The view has a `lang` of its own, because the page around it may be written in another language.
  const stopLanguage = effect(() => void (view.lang = services.locale.language.value));
  let stop: (() => void) | void;

  const mounted: Mounted = {
    attributeChanged: options.attributeChanged,
    setProperty: options.setProperty,
    getProperty: (name) => options.all.peek()[propertyOf(name)],
    callMethod: (name, args) => methods[name]?.(...args),
    dispose() {
      life.abort();
      stopLanguage();
      stop?.();
      view.remove();
      model[Symbol.dispose]();
    },
  };
  const screen = link.screen();
  link.adopt(widget.sheets);
  if (model.draft ?? model.storesTyped) keepDraft(view);
  try {
    // From this line to the end of the take-over everything runs in one task, so that no typed character is lost in between.
    clear(frame, screen?.element);
    flushSync(() => frame.append(view));
    refuseEmpty(view);
    const pressed = screen ? takeOver(screen, view) : [];
    // The first state of the view is rendered before the visitor's presses are replayed in it.
    flushSync(() => (stop = model.start?.()));
    refuseEmpty(view);
    replayPresses(pressed);
  } catch (cause) {
    mounted.dispose();
    throw cause;
  }
  warnOfSwallowed(element, frame);
  replay(link.pending.splice(0), mounted);
  if (screen?.submitted) replaySubmit(view);
  return mounted;
}

function warnOfSwallowed(element: Element, frame: Element): void {
  const swallowed = showSwallowed(element, frame);
  const { localName: tag } = element;
  if (swallowed !== undefined) warnOnce(`<${tag}> has <${swallowed}> in it, which is no fallback: is its end tag missing?`);
}

/**
 * Throws where the view stays empty, because even the boundary threw while rendering. React has then removed its whole root and reported
 * the error in the console.
 */
function refuseEmpty(view: Element): void {
  if (!view.firstElementChild) throw new DigiError("view.crashed");
}

/**
 * Removes the fallback content that the page provides, or the message that the widget is late, to make space for the view. The prerendered
 * screen stays until the view takes over the visitor's input from it.
 */
function clear(frame: Element, screen: Element | undefined): void {
  for (const node of [...frame.childNodes]) if (node !== screen) node.remove();
}

/** Replays the page's writes in their order. A method that throws rejects the promise of its own caller, as it does after the mount. */
function replay(writes: readonly PendingWrite[], mounted: Mounted): void {
  for (const write of writes) {
    if (write.kind === "property") mounted.setProperty(write.name, write.value);
    else write.settle(new Promise((resolve) => resolve(mounted.callMethod(write.name, write.args))));
  }
}

/**
 * Creates one signal with all options, by property name. Properties that were written before the code was loaded take precedence over
 * attributes.
 */
function createOptions({ element, pending }: HostLink, attributes: Widget["attributes"]) {
  const all = signal<Readonly<Record<string, unknown>>>({});

  const write = (name: string, read: ReadOption): void => {
    if (!read.ok) return warnOnce(`<${element.localName}> ${name}: not accepted; accepted: ${read.accepted}`);
    if (read.doubt !== undefined) warnOnce(`<${element.localName}> ${name}: ${read.doubt}`);
    const property = propertyOf(name);
    if (all.peek()[property] !== read.value) all.value = { ...all.peek(), [property]: read.value };
  };
  /** Applies the change of an attribute in one of its two spellings. Where one spelling is removed, the other may still be on the tag. */
  const attributeChanged = (spelling: string, value: string | null): void => {
    const name = Object.keys(attributes).find((one) => one === spelling || otherSpelling(one) === spelling) ?? "";
    const other = spelling === name ? otherSpelling(name) : name;
    withKind(name, (kind) => write(name, readAttribute(kind, value ?? element.getAttribute(other))));
  };
  const setProperty = (name: string, value: unknown): void => withKind(name, (kind) => write(name, readProperty(kind, value)));
  const withKind = (name: string, act: (kind: AttributeKind) => void): void => {
    const kind = attributes[name];
    if (kind) act(kind);
  };

  for (const name of Object.keys(attributes)) attributeChanged(name, element.getAttribute(name));
  // Properties that were written before the first method call are set before the model is created. `replay` then writes all of them again,
  // in their order.
  const firstCall = pending.findIndex((entry) => entry.kind === "method");
  for (const entry of firstCall < 0 ? pending : pending.slice(0, firstCall))
    if (entry.kind === "property") setProperty(entry.name, entry.value);
  return { all, attributeChanged, setProperty };
}

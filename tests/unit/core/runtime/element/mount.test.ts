import { createModel, type Signal } from "@preact/signals-core";
import { beforeEach, expect, test, vi } from "vitest";
import type { HostLink, PendingWrite } from "#core/runtime/element/host-link.ts";
import { mountWidget } from "#core/runtime/element/mount.ts";
import type { PageServices } from "#core/runtime/element/ports.ts";
import type { Ports, Widget } from "#core/runtime/element/widget.ts";
import type { ViewElement } from "#core/runtime/element/view-element.ts";
import { expectComplaint } from "#tests/setup.ts";

type Made = { ports: Ports; options: Signal<Readonly<Record<string, unknown>>>; atStart: Readonly<Record<string, unknown>> };

type More = { attributes?: Record<string, string>; pending?: PendingWrite[]; start?: () => () => void; drawsNothing?: boolean };

/** Creates a tag whose model records what is done to it. */
function setUp(more: More = {}) {
  const log: unknown[] = [];
  const made: Made[] = [];
  const element = Object.assign(new EventTarget(), {
    localName: "digi-thing",
    getAttribute: (name: string) => more.attributes?.[name] ?? null,
  });
  const pending = more.pending ?? [];
  const link = {
    element,
    frame: { childNodes: [], append: () => void log.push("drawn") },
    screen: () => undefined,
    adopt: () => undefined,
    pending,
  } as unknown as HostLink;
  const widget: Widget = {
    name: "thing",
    pages: {},
    sheets: [],
    attributes: {
      heading: { kind: "text", text: "" },
      open: { kind: "boolean", text: "" },
      "max-length": { kind: "integer", min: 1, text: "" },
    },
    View: () => null,
    Model: createModel((ports: Ports, options: Signal<Readonly<Record<string, unknown>>>) => {
      made.push({ ports, options, atStart: options.peek() });
      return {
        start() {
          log.push("started");
          return more.start?.() ?? (() => void log.push("stopped"));
        },
        methods: {
          show: (...args: unknown[]) => {
            options.value = { ...options.peek(), open: true };
            log.push(["show", ...args]);
            return "shown";
          },
          close: () => {
            options.value = { ...options.peek(), open: false };
          },
          fail() {
            throw new RangeError("method");
          },
        },
      };
    }) as unknown as Widget["Model"],
  };
  const services = {
    call: vi.fn<PageServices["call"]>(),
    locale: { language: { value: "en" } },
    captcha: "altcha",
    ibanKind: "be",
    paymentIn: "tab",
    track: vi.fn<PageServices["track"]>(),
    links: { pathOf: () => "/en", hasPage: () => true },
  };
  const mount = () =>
    mountWidget(
      link,
      widget,
      services as unknown as PageServices,
      () => ({ firstElementChild: more.drawsNothing ? null : {}, remove: () => void log.push("removed") }) as unknown as ViewElement,
    );
  return { mount, log, made, link, services, element };
}

beforeEach(() => {
  vi.stubGlobal("isSecureContext", true);
});

const property = (name: string, value: unknown): PendingWrite => ({ kind: "property", name, value });
const method = (name: string, settle: (result: unknown) => void = () => undefined): PendingWrite => ({
  kind: "method",
  name,
  args: [1],
  settle,
});

test("options are there when the model is made: defaults, then attributes, then properties", () => {
  const { mount, made } = setUp({ attributes: { heading: "attribute", "max-length": "20" }, pending: [property("heading", "property")] });
  mount();
  expect(made[0]?.atStart).toEqual({ heading: "property", maxLength: 20, open: false });
});

test("a view that draws nothing is refused, and nothing of it is left", () => {
  const { mount, log } = setUp({ drawsNothing: true });
  expect(mount).toThrow("view.crashed");
  expect(log).toEqual(["drawn", "removed"]);
});

test("what runs by itself starts after the first drawing", () => {
  const { mount, log } = setUp();
  mount();
  expect(log).toEqual(["drawn", "started"]);
});

test.each([
  ["show, then open = false", [method("show"), property("open", false)], false],
  ["open = false, then show", [property("open", false), method("show")], true],
  ["close, then open = true", [method("close"), property("open", true)], true],
  ["open = true, then close", [property("open", true), method("close")], false],
])("what was written before is replayed in its order: %s", (_order, pending, open) => {
  const { mount, link } = setUp({ pending });
  expect(mount().getProperty("open")).toBe(open);
  expect(link.pending).toEqual([]);
});

test("a kept call gets the method's answer; one that throws fails alone", async () => {
  const results: unknown[] = [];
  const { mount, log } = setUp({
    pending: [
      method("fail", (result) => results.push(result)),
      method("show", (result) => results.push(result)),
      method("none", (result) => results.push(result)),
    ],
  });
  mount();
  await expect(results[0]).rejects.toThrow("method");
  expect(await Promise.all(results.slice(1))).toEqual(["shown", undefined]);
  expect(log).toContainEqual(["show", 1]);
});

test("a bad value keeps the last good one, and is said once", () => {
  expectComplaint("<digi-thing> max-length: not accepted; accepted: a whole number from 1");
  const { mount } = setUp({ attributes: { "max-length": "20" } });
  const mounted = mount();
  vi.mocked(console.warn).mockClear();
  mounted.attributeChanged("max-length", "many");
  mounted.setProperty("max-length", {});
  expect([mounted.getProperty("max-length"), vi.mocked(console.warn).mock.calls.length]).toEqual([20, 1]);
  mounted.attributeChanged("max-length", null);
  expect(mounted.getProperty("max-length")).toBeUndefined();
});

test('the text "false" is false, and the author is told in one line, however often it is written', () => {
  const line = '[digi] <digi-thing> open: "false" is taken for false; leave it out';
  expectComplaint(line);
  vi.mocked(console.warn).mockClear();
  const mounted = setUp({ attributes: { open: "false" } }).mount();
  mounted.attributeChanged("open", "");
  mounted.attributeChanged("open", "false");
  mounted.setProperty("open", "false");
  setUp({ attributes: { open: "false" } }).mount();
  expect([mounted.getProperty("open"), vi.mocked(console.warn).mock.calls]).toEqual([false, [[line]]]);
});

test("an attribute of two words may be written in one: a template wrote its property before the script was there", () => {
  const { mount } = setUp({ attributes: { maxlength: "20" } });
  const mounted = mount();
  expect(mounted.getProperty("max-length")).toBe(20);
  mounted.attributeChanged("maxlength", "30");
  expect(mounted.getProperty("max-length")).toBe(30);
  mounted.attributeChanged("max-length", "40");
  expect(mounted.getProperty("max-length")).toBe(40);
  mounted.attributeChanged("max-length", null);
  expect(mounted.getProperty("max-length")).toBe(20); // The value that is still on the tag counts.
});

test("an attribute that the definition does not declare changes nothing", () => {
  const { mount, made } = setUp();
  mount().attributeChanged("onclick", "x");
  expect(made[0]?.options.peek()).toEqual({ open: false });
});

test("a value that is the same draws nothing anew", () => {
  const { mount, made } = setUp({ attributes: { heading: "A" } });
  const mounted = mount();
  const before = made[0]?.options.peek();
  mounted.setProperty("heading", "A");
  expect(made[0]?.options.peek()).toBe(before);
});

test("disposing ends calls, timers and what runs by itself, and takes the view away", async () => {
  const { mount, log, made, services } = setUp();
  const mounted = mount();
  const ports = made[0]?.ports as Ports;
  void ports.call({} as never);
  const ran = vi.fn<() => void>();
  vi.useFakeTimers();
  ports.clock.after(10, ran);
  const waiting = ports.clock.wait(10);
  mounted.dispose();
  await expect(waiting).rejects.toMatchObject({ name: "AbortError" });
  ports.clock.after(10, ran); // Code that still runs after its tag was removed sets no timer.
  vi.advanceTimersByTime(100);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  expect(ran).not.toHaveBeenCalled();
  expect(services.call.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  expect(log).toEqual(["drawn", "started", "stopped", "removed"]);
});

test("a start that throws leaves nothing behind", () => {
  const { mount, log, made } = setUp({
    start() {
      throw new RangeError("start");
    },
  });
  expect(mount).toThrow("start");
  expect(log).toEqual(["drawn", "started", "removed"]);
  vi.useFakeTimers();
  made[0]?.ports.clock.after(1, () => undefined);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test("a navigation is announced first, and left to the page that cancels it", () => {
  const assign = vi.fn<(href: string) => void>();
  vi.stubGlobal("location", { assign });
  const { mount, made, element } = setUp();
  mount();
  const heard: unknown[] = [];
  element.addEventListener("digi-navigate", (event) => heard.push((event as CustomEvent).detail));
  made[0]?.ports.navigate("home", "?a=1");
  element.addEventListener("digi-navigate", (event) => event.preventDefault());
  made[0]?.ports.navigate("home");
  expect(heard).toEqual([
    { page: "home", href: "/en?a=1" },
    { page: "home", href: "/en" },
  ]);
  expect(assign.mock.calls).toEqual([["/en?a=1"]]);
});

/** Tests that the files of a part are requested together and only once, and that a part which is left ends its timers and calls. */
import { createModel, signal } from "@preact/signals-core";
import { beforeEach, expect, test, vi } from "vitest";
import type { Call } from "#core/services/api/call.ts";
import type { LoadChunk } from "#core/runtime/element/host-link.ts";
import type { PageServices } from "#core/runtime/element/ports.ts";
import type { WidgetHost } from "#core/runtime/element/widget-host.ts";
import type { Ports } from "#core/runtime/element/widget.ts";
import { loadedPart, loadPart, openPart, type PartChunk } from "#core/runtime/part/load-part.ts";

beforeEach(() => {
  vi.stubGlobal("isSecureContext", true);
});

const View = (): null => null;

function setUp(failing: readonly string[] = []) {
  const down = new Set(failing);
  const asked: string[] = [];
  const log: string[] = [];
  let ports: Ports | undefined;
  const chunk: PartChunk = {
    name: "flow.payment",
    pages: {},
    sheets: [".a{}", ".b{}"],
    View,
    Model: createModel((given: Ports) => {
      ports = given;
      return { start: () => (log.push("started"), () => void log.push("stopped")) };
    }) as unknown as NonNullable<PartChunk["Model"]>,
  };
  const answer = (name: string): Promise<void> => {
    asked.push(name);
    return down.has(name) ? Promise.reject(new Error("503")) : Promise.resolve();
  };
  const loadChunk: LoadChunk = async (name) => (await answer(name), { default: chunk });
  const calls: AbortSignal[] = [];
  const call = ((_endpoint: unknown, { signal: abort }: { signal: AbortSignal }) => {
    calls.push(abort);
    return new Promise(() => undefined);
  }) as unknown as Call;
  const services: PageServices = {
    loadChunk,
    explain: () => undefined,
    call,
    locale: { addWidget: (name: string) => answer(`${name}.fr`), language: signal("fr") } as unknown as PageServices["locale"],
    track: () => undefined,
    consent: () => ({ preferences: true, statistics: true, marketing: true }),
    captcha: "altcha",
    ibanKind: "be",
    paymentIn: "tab",
    links: { pathOf: () => "/widget", hasPage: () => false },
    pages: () => ({}),
    servicesOf: () => ({ ...services, links: { pathOf: () => "/part", hasPage: () => true } }),
    shared: {},
  };
  const adopt = vi.fn<WidgetHost["adopt"]>();
  const makeHost = (ended = new AbortController().signal): WidgetHost => ({
    widget: { name: "flow", sheets: [".widget{}"], parts: { payment: { files: ["../shared/table-abc123"] } } },
    element: new EventTarget() as HTMLElement,
    services,
    ports: { announcer: { message: signal(""), announce: () => undefined } } as unknown as WidgetHost["ports"],
    ended,
    adopt,
    onCrash: () => undefined,
  });
  return { makeHost, asked, down, log, adopt, calls, ports: () => ports, call: () => ports?.call({} as never) };
}

test("its file, its texts and what only it needs are asked for in one go, once for all tags", async () => {
  const { makeHost, asked } = setUp();
  const [first, second] = [makeHost(), makeHost()];
  const loading = [loadPart(first, "payment"), loadPart(second, "payment")];
  expect(asked).toEqual(["../shared/table-abc123", "flow.payment", "flow.payment.fr"]);
  expect(loadedPart(first, "payment")).toBeUndefined();
  const [chunk] = await Promise.all(loading);
  expect(loadedPart(second, "payment")).toBe(chunk);
  await loadPart(first, "payment");
  expect(asked).toHaveLength(3);
});

test.each(["flow.payment", "flow.payment.fr"])("where %s does not come it rejects, and can be asked for again", async (file) => {
  const { makeHost, down } = setUp([file]);
  const host = makeHost();
  await expect(loadPart(host, "payment")).rejects.toThrow("503");
  expect(loadedPart(host, "payment")).toBeUndefined();
  down.clear();
  await expect(loadPart(host, "payment")).resolves.toBeDefined();
});

test("it has failed only when nothing of it is under way any more", async () => {
  const { makeHost, down, asked } = setUp(["flow.payment"]);
  const host = makeHost();
  let tellTexts = (): void => undefined;
  const texts = new Promise<void>((resolve) => (tellTexts = resolve));
  (host.services.locale as { addWidget: (name: string) => Promise<void> }).addWidget = () => texts;
  const isOver = vi.fn<() => void>();
  const loading = loadPart(host, "payment").catch(isOver);
  await new Promise((resolve) => setImmediate(resolve));
  expect([asked.includes("flow.payment"), isOver.mock.calls.length]).toEqual([true, 0]);
  down.clear();
  tellTexts();
  await loading;
  expect(isOver).toHaveBeenCalledOnce();
});

test("a shared file that does not come is told by the part's own file, which needs it: nothing is unhandled", async () => {
  const { makeHost } = setUp(["../shared/table-abc123"]);
  await expect(loadPart(makeHost(), "payment")).resolves.toBeDefined();
});

test("a name that the widget does not have is a fault of the widget", async () => {
  const { makeHost, asked } = setUp();
  await expect(loadPart(makeHost(), "paiement")).rejects.toMatchObject({ code: "config.invalid" });
  expect(asked).toEqual([]);
});

test("its styles come beside those of the widget and of earlier parts, each once", async () => {
  const { makeHost, adopt } = setUp();
  const host = makeHost();
  const chunk = await loadPart(host, "payment");
  openPart(host, chunk, signal({}));
  openPart(host, { ...chunk, sheets: [".b{}", ".c{}"] }, signal({}));
  expect(adopt.mock.calls).toEqual([[[".widget{}", ".a{}", ".b{}"]], [[".widget{}", ".a{}", ".b{}", ".c{}"]]]);
});

test("it leads where its own definition says, and speaks through the widget's live region", async () => {
  const { makeHost, ports } = setUp();
  const host = makeHost();
  const life = openPart(host, await loadPart(host, "payment"), signal({}));
  expect([life.links.pathOf("home"), life.links.hasPage("home")]).toEqual(["/part", true]);
  expect(ports()?.announcer).toBe(host.ports.announcer);
});

test("left, its calls are cancelled and what it started is stopped; so they are when the tag goes", async () => {
  const tag = new AbortController();
  const { makeHost, log, calls, call } = setUp();
  const host = makeHost(tag.signal);
  const chunk = await loadPart(host, "payment");
  const first = openPart(host, chunk, signal({}));
  void call();
  first.start();
  first.start();
  expect([log, calls[0]?.aborted]).toEqual([["started"], false]);
  first[Symbol.dispose]();
  expect([log, calls[0]?.aborted]).toEqual([["started", "stopped"], true]);
  openPart(host, chunk, signal({}));
  void call();
  tag.abort();
  expect(calls[1]?.aborted).toBe(true);
});

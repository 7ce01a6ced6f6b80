/**
 * Tests that a page has one session: a widget that needs a session loads it; if there is no such widget, it is loaded when other code needs
 * it.
 */
import { beforeEach, expect, test, vi } from "vitest";
import type { AsCustomer } from "#core/services/api/call.ts";
import type { PageOptions } from "#core/runtime/element/host-link.ts";
import type { PageServices } from "#core/runtime/element/ports.ts";
import type { OpenSession, PageSession } from "#core/services/session/session.ts";

const mounted: PageServices[] = [];
let customer: (() => Promise<AsCustomer>) | undefined;
vi.mock("#core/runtime/element/mount.ts", () => ({
  mountWidget: (_link: unknown, _widget: unknown, services: PageServices) => mounted.push(services),
}));
vi.mock("#core/runtime/element/view-element.ts", () => ({ defineViewElement: () => () => undefined }));
vi.mock("#core/services/api/client.ts", () => ({
  createClient(environment: { customer: typeof customer }) {
    ({ customer } = environment);
    return () => Promise.resolve({ ok: true, value: undefined });
  },
}));
const { start } = await import("#core/kernel.ts");

const loaded: string[] = [];
const opened: Parameters<OpenSession>[0][] = [];
const signOut = vi.fn<() => Promise<void>>(() => Promise.resolve());
const openSession: OpenSession = (page) => {
  opened.push(page);
  return { summary: () => ({ signedIn: true }), signOut, asCustomer: vi.fn<AsCustomer>() } as Partial<PageSession> as PageSession;
};

beforeEach(() => {
  for (const list of [mounted, loaded, opened]) list.length = 0;
  vi.stubGlobal("window", new EventTarget());
});

const boot = (word?: string) =>
  start({
    options: { get: (name: string) => (name === "session" ? word : undefined) } as Partial<PageOptions> as PageOptions,
    language: "nl",
    followsDocument: false,
    routes: () => undefined,
    loadChunk(name: string) {
      loaded.push(name);
      return Promise.resolve({ openSession, templates: {} });
    },
    version: "1.4.0",
  });

test("widgets that ask for it share one; the others have none", () => {
  const kernel = boot("storage");
  expect(kernel.session()).toBeUndefined();
  kernel.mount({} as never, { name: "newsletter" });
  kernel.mount({} as never, { name: "login", services: { session: openSession } });
  kernel.mount({} as never, { name: "my-digi", services: { session: openSession } });
  const [newsletter, login, area] = mounted;
  expect(newsletter?.shared.session).toBeUndefined();
  expect(login?.shared.session).toBeDefined();
  expect(area?.shared.session).toBe(login?.shared.session);
  expect(opened).toHaveLength(1);
  expect(opened[0]?.settings.session).toBe("storage");
  expect(opened[0]?.language()).toBe("en"); // Texts are in the source language until the translations are loaded.
  expect(kernel.session()).toEqual({ signedIn: true });
  expect(loaded).toEqual([]);
});

test("a page whose tags do not bring it can still sign out", async () => {
  const kernel = boot();
  await kernel.signOut();
  expect(signOut).toHaveBeenCalledOnce();
  expect(loaded).toEqual(["kernel"]);
  expect(opened[0]?.settings.session).toBe("cookie");
  await kernel.signOut();
  expect(opened).toHaveLength(1);
});

test("an account call of a widget without it has one too", async () => {
  const kernel = boot();
  kernel.mount({} as never, { name: "newsletter" });
  await mounted[0]?.call({} as never);
  expect(loaded).toEqual([]);
  await customer?.();
  expect(loaded).toEqual(["kernel"]);
  kernel.mount({} as never, { name: "login", services: { session: openSession } });
  expect(opened).toHaveLength(1);
});

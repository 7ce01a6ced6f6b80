/** The bundle builder in a simulated browser tab. The test answers its calls, and everything that it does to the page is recorded. */
import { signal } from "@preact/signals-core";
import { onTestFinished, vi } from "vitest";
import type { BundleStore } from "#core/domain/bundle/bundle-store.ts";
import type { Ports } from "#core/runtime/element/widget.ts";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import { createDesk } from "#tests/unit/core/domain/address/desk.ts";
import { createBundleBrowser } from "#tests/unit/core/domain/bundle/browser.ts";
import { noServices } from "#tests/unit/core/runtime/element/no-services.ts";
import { createFakeAddressBar } from "#tests/unit/core/platform/fake-address-bar.ts";
import { Model } from "#widgets/configurator/configurator.model.ts";

export type Attributes = Readonly<Partial<Record<"mobile" | "internet" | "tv" | "landline" | "type" | "dealer", string>>>;

/** Simulates the session storage of a tab, which survives reloads, on the given map. */
export function stubTabStorage(kept: Map<string, string>): void {
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    get length() {
      return kept.size;
    },
  });
}

/** Creates the ports of a widget that needs the bundle. */
export function createPorts(bundle: BundleStore, clock: Ports["clock"]) {
  const desk = createDesk();
  const tracked: (readonly [string, any])[] = [];
  const events: (readonly [string, unknown])[] = [];
  const left: (readonly [string, string | undefined])[] = [];
  const ports: Ports = {
    ...noServices,
    ...desk.ports,
    clock,
    bundle,
    ibanKind: "be",
    paymentIn: "tab",
    captcha: {
      ...desk.ports,
      clock,
      provider: { obtain: () => Promise.reject(new Error("none is asked")) },
      secure: true,
      needsHand: false,
    },
    announcer: createAnnouncer(),
    emit: (event, detail) => events.push([event, detail]) > 0,
    track: (event, detail) => void tracked.push([event, detail]),
    pathOf: (page) => `/${page}`,
    pages: () => ({}),
    navigate: (page, search) => void left.push([page, search]),
  };
  return { ports, asked: desk.asked, language: desk.language, tracked, events, left };
}

export function createBuilderBrowser() {
  const browser = createBundleBrowser();
  const tabStorage = new Map<string, string>();

  /**
   * Opens the builder's page.
   * @param refuses, like `isPartner`, is explained at `createBundleBrowser`
   */
  function open({
    address = "https://digi.example/en/configurator/bundle",
    attributes = {} as Attributes,
    refuses = undefined as "full" | undefined,
    isPartner = false,
  } = {}) {
    stubTabStorage(tabStorage);
    let comeBack = (_event: { readonly persisted: boolean }): void => undefined;
    vi.stubGlobal("addEventListener", (type: string, listener: typeof comeBack) => void (type === "pageshow" && (comeBack = listener)));
    vi.stubGlobal("removeEventListener", () => undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { store, close } = browser.openTab(refuses, isPartner);
    const desk = createPorts(store, browser.clock);
    const returns = new Set<() => void>();
    let isInSight = true;
    const tab = {
      isInSight: () => isInSight,
      watchReturn(run: () => void) {
        returns.add(run);
        return () => void returns.delete(run);
      },
    };
    const addressBar = createFakeAddressBar(address);
    const model = new Model(desk.ports, signal({ ...attributes }), addressBar, tab);
    const stopModel = model.start();
    const stop = (): void => {
      stopModel();
      close();
      model[Symbol.dispose]();
    };
    /** Simulates that the visitor looks at another tab, or returns to this one. */
    const look = (isHere: boolean): void => {
      isInSight = isHere;
      if (isHere) for (const run of returns) run();
    };
    return { ...desk, model, store, addressBar, stop, look, comeBack: (persisted: boolean) => comeBack({ persisted }) };
  }

  return { ...browser, tabStorage, open };
}

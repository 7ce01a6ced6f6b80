/** Creates the order flow's model in a simulated browser, with the bundle and the values that a test needs. */
import { signal } from "@preact/signals-core";
import { afterEach, beforeEach, onTestFinished, vi } from "vitest";
import type { Outcome } from "#core/services/api/outcome.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { mandateVersion } from "#core/domain/order/portability.schema.ts";
import { chooseCard } from "#core/domain/eligibility/cards.rules.ts";
import type { SessionState } from "#core/services/session/session.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { createBundleBrowser } from "#tests/unit/core/domain/bundle/browser.ts";
import { bundleOf, fibre500, light, newLine, tvMax } from "#tests/unit/core/domain/bundle/samples.ts";
import { createFakeAddressBar } from "#tests/unit/core/platform/fake-address-bar.ts";
import { createStoredOrder, type OrderPorts } from "#widgets/order-flow/stored-order.model.ts";
import { Model } from "#widgets/order-flow/order-flow.model.ts";
import type { SwitchChoice } from "#widgets/order-flow/order-flow.schema.ts";
import { grandPlace } from "./samples.ts";

const page = "https://digi.example/en/configurator/config-account";

/** Gives each test of a file a browser whose storage is empty. */
export function inFreshBrowser(): void {
  const tab = new Map<string, string>();
  beforeEach(() => {
    tab.clear();
    const storage = {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: string) => tab.set(key, value),
      removeItem: (key: string) => tab.delete(key),
    };
    vi.stubGlobal("sessionStorage", storage);
    vi.stubGlobal("localStorage", storage);
    vi.stubGlobal("location", { href: page, search: "" });
    vi.stubGlobal("addEventListener", () => undefined);
    vi.stubGlobal("removeEventListener", () => undefined);
  });
  afterEach(() => void vi.unstubAllGlobals());
}

export const at = (bundle: Bundle, fttbAddressId: string): Bundle => ({
  ...bundle,
  address: { ...bundle.address, street: "Meir", number: "50", hasAddress: true, fttbAddressId },
});
export const mobile = bundleOf(newLine(light));
export const internet = at(chooseCard(mobile, "internet", fibre500), "FTTB-1");
export const tv = chooseCard(mobile, "tv", tvMax);

export const details = {
  phone: null,
  clientAddress: grandPlace,
  sameBillingAddress: true,
  billingAddress: null,
  orderFor: "myself",
  company: null,
} as const;
export const moving: SwitchChoice = {
  choice: 1,
  later: false,
  currentProvider: { prefix: "PRX", name: "Proximus" },
  customerNumber: "1002003",
  switchNumber: "AB12",
  endDate: null,
  mandateVersion,
};
export const slot = { date: "2026-06-01" as CalendarDate, intervalValue: "08:00-12:00" } as const;
export const other = { date: "2026-06-02" as CalendarDate, intervalValue: "16:00-20:00" } as const;

/** Opens the flow for a customer who is logged in and has filled in nothing. `kept` reads what the flow has stored. */
export function open(bundle: Bundle, answer?: Outcome<unknown>) {
  const browser = createBundleBrowser();
  const { store } = browser.openTab();
  store.update(() => bundle);
  const tracked: (readonly [string, { readonly ecommerce: { readonly shipping_tier?: string } }])[] = [];
  const sent: { readonly body: { readonly order: object } }[] = [];
  const ports = {
    bundle: store,
    session: {
      state: signal<SessionState>({
        status: "signed-in",
        user: { first_name: "Demo", last_name: "Customer", email: "demo@digi.example" } as never,
        survivesReload: true,
      }),
      mayBeSignedIn: () => false,
    },
    clock: browser.clock,
    language: signal<Language>("en"),
    call: (_endpoint: unknown, request: (typeof sent)[number]) => {
      sent.push(structuredClone(request));
      return Promise.resolve(answer);
    },
    emit: () => true,
    track: (...event: (typeof tracked)[number]) => void tracked.push(event),
    pathOf: () => "/en/configurator/config-account",
  } as unknown as OrderPorts;
  const bar = createFakeAddressBar(`${page}?step=digi-account`);
  const model = new Model(ports, undefined, bar);
  onTestFinished(model.start());
  const tiers = () => tracked.flatMap(([name, { ecommerce }]) => (name === "add_shipping_info" ? [ecommerce.shipping_tier] : []));
  /** Reads the stored order as a page does that opens it anew. */
  const reread = () => {
    const kept = createStoredOrder(ports);
    const stop = kept.start();
    const [order, { typed }] = [kept.order.value, kept.secret.value];
    stop();
    return { order, typed };
  };
  return { model, bar, store, sent, tiers, reread, step: () => model.step.value, order: () => model.order.value };
}

/** Samples for the order of another mobile line, and a browser in memory for its tests. */
import { signal } from "@preact/signals-core";
import { onTestFinished, vi } from "vitest";
import { specOf } from "#core/base/contract/spec-of.ts";
import type { Language } from "#core/base/values/language.ts";
import type { Address } from "#core/domain/address/address.rules.ts";
import type { OrderableAddress } from "#core/domain/customer/install-addresses.contract.ts";
import { type MyProducts, productKinds, type OwnProduct } from "#core/domain/customer/products.contract.ts";
import { lineOf } from "#core/domain/mobile-line/line-form.rules.ts";
import type { PlacedOrder } from "#core/domain/order/order.contract.ts";
import type { Call, Request } from "#core/services/api/call.ts";
import type { Outcome } from "#core/services/api/outcome.ts";
import { light } from "#tests/unit/core/domain/bundle/samples.ts";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";
import { createFakeSession, signedIn } from "#tests/unit/core/services/session/fake-session.ts";
import type { OrderedLine } from "#widgets/my-digi/mobile-order/answers.model.ts";
import type { OrderAnswers } from "#widgets/my-digi/mobile-line/mobile-line.schema.ts";
import { startOf, startsOf } from "#widgets/my-digi/mobile-line/mobile-line.rules.ts";
import { firstAnswers } from "#widgets/my-digi/mobile-order/mobile-order.rules.ts";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";

export const house: OrderableAddress = {
  ...{ label: "Kouter 10, 9000 Gent", street: "Kouter", number: "10", box: "", postalCode: "9000", city: "Gent" },
  ...{ cityId: "44021", stateId: "BE-VOV", streetId: "9000-1", fttbAddressId: "FTTB-9000-1-01-10" },
};
export const flat: OrderableAddress = {
  ...{ label: "Grand-Place 1 box 2B, 1000 Brussels", street: "Grand-Place", number: "1", box: "2B", postalCode: "1000", city: "Brussels" },
  ...{ cityId: "21004", stateId: "BE-BRU", streetId: "1000-1", fttbAddressId: "FTTB-1000-1-01-1" },
};
/** An address that was chosen from suggestions. */
export const typed: Address = {
  ...{ street: "Meir", number: "50", box: "7", postalCode: "2000", city: "Antwerpen" },
  ...{ cityId: "11002", stateId: "BE-VAN", streetId: "2000-1", fttbAddressId: "FTTB-2000-1-01-50" },
};

/** The complete answers of a form: an eSIM for a known phone model, with a new number, for the customer's only address. */
export const esimAnswers: OrderAnswers = {
  ...firstAnswers([house]),
  ...{ favorite_package: light.i, phone: "new-phone", device: "apple-iphone-15", start_early: "early" },
};
export const simAnswers: OrderAnswers = { ...esimAnswers, sim_card: "sim", device: "" };
export const keptAnswers: OrderAnswers = {
  ...esimAnswers,
  ...{ phone: "keep-phone", number: "470123456", provider: "mobile-vikings", subscription: "no", customer_number: "1002003" },
  number_agree: "1",
};

export const today = parseDate("2026-11-27") as CalendarDate;

/** Returns the line that complete answers describe, as the form passes it to the checkout. */
export const startingLine = (valid: OrderAnswers): OrderedLine => ({
  line: lineOf(valid, light, valid.provider === "" ? undefined : { id: valid.provider, name: "Mobile Vikings" }),
  start: startOf(startsOf(valid, today), valid.start_early === "early"),
  onceCents: 1250,
});

const lineOfCustomer = (phone: string | undefined): OwnProduct => ({
  ...{ id: phone ?? "ordered", i: light.i, wpId: light.wpId, t: [...light.t], prc: light.prc, status: "active" },
  ...(phone !== undefined && { "phone-nr": phone }),
});

/** Returns the products of a customer with mobile lines of these numbers. Undefined stands for a line that has no known number yet. */
export const productsWith = (...phones: readonly (string | undefined)[]): MyProducts => ({
  client_id: "100200300",
  sections: productKinds.map((kind) => ({ kind, items: kind === "mobile" ? phones.map(lineOfCustomer) : [] })),
  addresses: [],
  phones: [],
});

export const placed: PlacedOrder = {
  ...{ orderId: "500000001", outcome: "accepted", warnings: [], newAccount: false, total: 5, documents: [] },
};

/** Returns a store in memory. `onChange` is called with the key of each change. */
function createArea(onChange: (key: string) => void = () => undefined) {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string): void => {
      kept.set(key, value);
      onChange(key);
    },
    removeItem: (key: string) => void (kept.delete(key) && onChange(key)),
  };
}

/**
 * Gives a test a browser whose storage is empty. Its tabs share the local storage, and each tab gets an event when another tab changes it.
 */
export function openBrowser() {
  const page = new EventTarget();
  const local = createArea((key) => page.dispatchEvent(Object.assign(new Event("storage"), { key })));
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  const openTab = () => {
    const tab = createArea();
    const show = (): void => void vi.stubGlobal("sessionStorage", tab);
    show();
    /** Makes the tab the one whose session storage the code under test uses. */
    return { kept: tab.kept, show };
  };
  const tab = openTab();
  onTestFinished(() => void vi.unstubAllGlobals());
  return { local: local.kept, tab, openTab };
}

type Sent = { readonly id: string; readonly request: Request<any, any>; answer(outcome: Outcome<unknown, unknown>): Promise<void> };

/**
 * Creates the ports of the models. The test itself answers the calls of the API. `takes` returns whether the host page allows the order.
 */
export function createPorts(takes = (): boolean => true) {
  const sent: Sent[] = [];
  const events: unknown[] = [];
  const tracked: unknown[] = [];
  const call: Call = (endpoint, request = {}) =>
    new Promise((resolve) => {
      const answer = async (outcome: Outcome<unknown, unknown>): Promise<void> => {
        resolve(outcome as never);
        await settle();
      };
      sent.push({ id: specOf(endpoint).id, request, answer });
    });
  const ports = {
    ...{ call, clock: createFakeClock(), session: createFakeSession(signedIn), language: signal<Language>("en") },
    emit: (event: string, detail: unknown): boolean => (events.push([event, detail]), takes()),
    track: (event: string): void => void tracked.push(event),
  };
  /** Returns the latest call with this id. */
  const last = (id = "bundle.order"): Sent => {
    const found = sent.findLast((one) => one.id === id);
    if (!found) throw new Error(`no call of ${id}`);
    return found;
  };
  return { ports, sent, events, tracked, last };
}

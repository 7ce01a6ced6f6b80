/** Creates the ports and the page of one line for the models of its actions. The test itself answers the calls of the API. */
import { signal } from "@preact/signals-core";
import { expect } from "vitest";
import type { Call, Request } from "#core/services/api/call.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import { specOf } from "#core/base/contract/spec-of.ts";
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import type { Language } from "#core/base/values/language.ts";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";
import { createFakeSession, signedIn } from "#tests/unit/core/services/session/fake-session.ts";
import type { LinePage, LinePorts } from "#widgets/my-digi/product/line-page.model.ts";

type Sent = { readonly id: string; readonly request: Request<any, any>; answer(outcome: Outcome<unknown>): Promise<void> };

/**
 * Each kind of failure: after some of them it is unknown whether the call has changed something, after others it certainly has changed
 * nothing.
 */
export const failures: readonly Failure[] = [
  { code: "network.offline" },
  { code: "network.unreachable" },
  { code: "network.timeout" },
  { code: "response.invalid" },
  { code: "expired", httpStatus: 401 },
  { code: "in_progress", httpStatus: 409 },
  { code: "rate_limited", httpStatus: 429, retryAfterSeconds: 30 },
  { code: "not_available", httpStatus: 501 },
  { code: "http.refused", httpStatus: 503 },
  { code: "not_found", httpStatus: 404 },
];

/**
 * Creates the ports and the page of one line.
 * @param first the page data at the beginning
 * @param takes returns whether the host page allows an action
 */
export function openLine(first: ProductPage, takes = (): boolean => true) {
  const sent: Sent[] = [];
  const events: unknown[] = [];
  const call: Call = (endpoint, request = {}) =>
    new Promise((resolve) => {
      const answer = async (outcome: Outcome<unknown>): Promise<void> => {
        resolve(outcome as never);
        await settle();
      };
      sent.push({ id: specOf(endpoint).id, request, answer });
    });
  const page = signal(first);
  let reloads = 0;
  let onReload = (): Failure | undefined => undefined;
  let comeBack = (): void => undefined;
  const language = signal<Language>("en");
  const linePage: LinePage = {
    target: { "address-id": "A", "phone-nr": "470123456" },
    names: {},
    shown: () => page.peek(),
    isOrdered: signal(false),
    update: (change) => void (page.value = change(page.peek())),
    reload: async () => void (await linePage.check()),
    check() {
      reloads++;
      return Promise.resolve(onReload());
    },
    onReturn: (forget) => void (comeBack = forget),
  };
  const emit = (event: string, detail: unknown): boolean => (events.push([event, detail]), takes());
  return {
    ...{ linePage, sent, events, page, language },
    ports: { call, emit, language, clock: createFakeClock(), session: createFakeSession(signedIn) } as unknown as LinePorts,
    reloads: () => reloads,
    /**
     * Sets what every later reload of the page data does: `does` changes the page data, or returns the failure with which the reload ends.
     */
    whenReloaded: (does: () => Failure | undefined | void) => void (onReload = () => does() ?? undefined),
    comeBack: () => comeBack(),
    last: () => sent.at(-1) ?? expect.fail("nothing sent"),
  };
}

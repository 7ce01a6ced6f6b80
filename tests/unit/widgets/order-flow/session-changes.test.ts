/** Tests that the address of the identity app is kept over the login, for the account of the person whom the app has identified alone. */
import { signal } from "@preact/signals-core";
import { describe, expect, onTestFinished, test } from "vitest";
import type { SessionState } from "#core/services/session/session.ts";
import { createBundleBrowser } from "#tests/unit/core/domain/bundle/browser.ts";
import { followSession } from "#widgets/order-flow/session-changes.model.ts";
import { createStoredOrder, type OrderPorts } from "#widgets/order-flow/stored-order.model.ts";
import { inFreshBrowser } from "./flow.ts";

inFreshBrowser();

const home = { postalCode: "1000", locality: "Brussel", addresses: [] };
const jan = { user_id: "7", client_id: "100200302", email: "jan@digi.example", first_name: "Jan", last_name: "Janssens" };

function logInAs(user: typeof jan, clientId?: string) {
  const browser = createBundleBrowser();
  const state = signal<SessionState>({ status: "anonymous" });
  const ports = { bundle: browser.openTab().store, session: { state }, clock: browser.clock } as unknown as OrderPorts;
  const stored = createStoredOrder(ports);
  onTestFinished(stored.start());
  stored.changeSecret({ orderer: { kind: "known", hint: "j•••@digi.example", clientId, home } });
  const moving = { route: { view: signal("login") }, next: () => undefined, comeBackIfIdle: () => undefined };
  const itsMe = { forget: () => stored.changeSecret({ orderer: null }) };
  onTestFinished(followSession(ports, stored, moving as never, itsMe as never));
  state.value = { status: "signed-in", user, survivesReload: true };
  return { stored, state };
}

describe("the address that the identity app gave", () => {
  test("is that of the customer whose account it is", () => {
    const { stored } = logInAs(jan, jan.client_id);
    expect(stored.order.value).toMatchObject({ home, orderer: { kind: "account", email: jan.email } });
  });

  test("is nobody's without a login, and goes with another customer", () => {
    const { stored, state } = logInAs(jan, jan.client_id);
    state.value = { status: "anonymous" };
    expect(stored.order.value.home).toBeNull();
    state.value = { status: "signed-in", user: { ...jan, client_id: "1", email: "eva@digi.example" }, survivesReload: true };
    expect([stored.order.value.home, stored.secret.value.home]).toEqual([null, undefined]);
  });

  test.each([
    ["another account", "100200300"],
    ["an account that the API did not name", undefined],
  ])("is not taken for %s", (_which, clientId) => {
    const { stored } = logInAs(jan, clientId);
    expect(stored.order.value).toMatchObject({ home: null, orderer: { kind: "account" } });
    expect(JSON.stringify(stored.secret.value)).not.toContain("Brussel");
  });
});

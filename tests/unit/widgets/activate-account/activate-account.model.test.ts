import { expect, test } from "vitest";
import { awaitingActivationKey, createAwaitingActivation } from "#core/services/stored/awaiting-activation.ts";
import { slowAfterMs } from "#core/services/load/slow-notice.model.ts";
import { openTab, refused, taken, type TabOptions } from "#tests/unit/core/domain/identity/tab.ts";
import { Model } from "#widgets/activate-account/activate-account.model.ts";

const tabOf = (options: Partial<TabOptions> = {}) =>
  openTab(
    { search: "?token=abc&x=1", page: "activate-account", ...options },
    (ports, link, _identity, tabStore) => new Model(ports, undefined, link, createAwaitingActivation(tabStore)),
  );

test("calls with the query as given, which leaves the address bar [P-042, P-266]", async () => {
  const tab = tabOf();
  const model = await tab.open();
  expect(model.state.value).toEqual({ step: "loading" });
  expect(tab.sent).toMatchObject([{ id: "activate-account", request: { query: { token: "abc", x: "1" } } }]);
  expect(tab.query()).toBe("");
});

test("thanks when it succeeds [P-043]", async () => {
  const tab = tabOf();
  const model = await tab.open();
  await tab.last().answer(taken("Active."));
  expect(model.state.value).toEqual({ step: "access", message: "Active." });
  expect(tab.events).toEqual([["digi-success", { form: "activate-account" }]]);
});

test("tells an error when it fails [P-044]", async () => {
  const tab = tabOf();
  const model = await tab.open();
  await tab.last().answer(refused({ code: "link_used", message: "Used." }));
  expect(model.state.value).toEqual({ step: "no-access", failure: { code: "link_used", message: "Used." } });
});

test("a link whose account is active already has done its work; a reload asks again, in the page's language", async () => {
  const tab = tabOf();
  const model = await tab.open();
  await tab.last().answer(refused({ code: "already_done", message: "Active already." }));
  expect(model.state.value).toEqual({ step: "access", repeated: true, message: "Active already." });
  expect(tab.events).toEqual([]);
  await tab.open();
  expect(tab.ids()).toEqual(["activate-account", "activate-account"]);
});

test.each([
  ["done", taken()],
  ["done before", refused({ code: "already_done" })],
])("%s, nobody is told any more to activate the account", async (_name, outcome) => {
  const tab = tabOf();
  tab.stored.set(awaitingActivationKey, JSON.stringify({ atMs: tab.clock.now(), values: { email: "marie@example.be" } }));
  await tab.open();
  expect(tab.stored.has(awaitingActivationKey)).toBe(true);
  await tab.last().answer(outcome);
  expect(tab.stored.has(awaitingActivationKey)).toBe(false);
});

test("without a query there is nothing to call with", async () => {
  const tab = tabOf({ search: "?lang=fr" });
  expect((await tab.open()).state.value).toEqual({ step: "no-access" });
  expect(tab.sent).toEqual([]);
  expect(tab.query()).toBe("?lang=fr");
});

test("can be tried again after a failure that may pass", async () => {
  const tab = tabOf();
  const model = await tab.open();
  await tab.last().answer(refused({ code: "network.offline" }));
  void model.openAgain();
  expect(model.state.value).toEqual({ step: "loading" });
  await tab.last().answer(taken());
  expect(model.state.value).toEqual({ step: "access" });
});

test("two tags of the page make one call, and a reload none", async () => {
  const tab = tabOf();
  const models = await tab.visit(undefined, 2);
  await tab.last().answer(taken("Active."));
  for (const model of models) expect(model.state.value).toEqual({ step: "access", message: "Active." });
  expect((await tab.open()).state.value).toEqual({ step: "access", message: "Active." });
  expect(tab.sent).toHaveLength(1);
});

test("offers a way out after ten seconds, and no more once it is answered", async () => {
  const tab = tabOf();
  const model = await tab.open();
  await tab.clock.pass(slowAfterMs);
  expect(model.slowNotice.isOver.value).toBe(true);
  await tab.last().answer(taken());
  expect(model.slowNotice.isOver.value).toBe(false);
  model.go("login");
  expect(tab.left).toEqual(["login"]); // P-045: the page leads to the login.
});

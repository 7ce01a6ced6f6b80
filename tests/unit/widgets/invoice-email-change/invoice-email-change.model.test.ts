import { expect, test } from "vitest";
import { openTab, refused, taken, type TabOptions } from "#tests/unit/core/domain/identity/tab.ts";
import { Model } from "#widgets/invoice-email-change/invoice-email-change.model.ts";

const tabOf = (options: Partial<TabOptions> = {}) =>
  openTab({ search: "?i=10&d=20&p=30", page: "confirm-invoice-email", ...options }, (ports, link) => new Model(ports, undefined, link));

test("makes its call without further action, and shows the server's word [P-074, P-142, P-144, P-250, P-251]", async () => {
  const tab = tabOf();
  const model = await tab.open();
  expect(model.state.value).toEqual({ step: "loading" });
  expect(tab.query()).toBe("");
  expect(tab.sent).toMatchObject([{ id: "confirm-change-invoice-email", request: { query: { i: "10", d: "20", p: "30", lang: "en" } } }]);
  await tab.last().answer(taken("Changed."));
  expect(model.state.value).toEqual({ step: "access", message: "Changed." });
  expect(tab.events).toEqual([["digi-success", { form: "invoice-email-change" }]]);
});

test("a refusal leads to no-access, in the server's words [P-143]", async () => {
  const tab = tabOf();
  const model = await tab.open();
  await tab.last().answer(refused({ code: "link_invalid", message: "Too old." }));
  expect(model.state.value).toEqual({ step: "no-access", failure: { code: "link_invalid", message: "Too old." } });
  expect(tab.events).toEqual([]);
});

test("a link whose address is in force already has done its work; a reload asks again, in the page's language", async () => {
  const tab = tabOf();
  const model = await tab.open();
  await tab.last().answer(refused({ code: "already_done", message: "They go to n•••@example.be." }));
  expect(model.state.value).toEqual({ step: "access", repeated: true, message: "They go to n•••@example.be." });
  expect(tab.events).toEqual([]);
  await tab.open();
  expect(tab.sent).toHaveLength(2);
});

test.each(["", "?i=1", "?i=1&d=2&p=", "?d=2&p=3"])(
  "a link that is not whole (%o) leads to no-access without a call [P-298]",
  async (search) => {
    const tab = tabOf({ search });
    expect((await tab.open()).state.value).toEqual({ step: "no-access" });
    expect(tab.sent).toEqual([]);
  },
);

test("can be tried again after a failure that may pass, a reload included", async () => {
  const tab = tabOf();
  const model = await tab.open();
  await tab.last().answer(refused({ code: "network.unreachable" }));
  expect(model.state.value).toMatchObject({ step: "no-access" });
  void model.openAgain();
  expect(tab.sent).toHaveLength(2);
  await tab.last().answer(refused({ code: "network.unreachable" }));
  const again = await tab.open();
  await tab.last().answer(taken());
  expect(again.state.value).toEqual({ step: "access" });
});

test("two tags of the page make one call, and a reload none", async () => {
  const tab = tabOf();
  const models = await tab.visit(undefined, 2);
  await tab.last().answer(taken("Changed."));
  for (const model of models) expect(model.state.value).toEqual({ step: "access", message: "Changed." });
  expect((await tab.open()).state.value).toEqual({ step: "access", message: "Changed." });
  expect(tab.sent).toHaveLength(1);
  expect([...tab.stored.values()].join()).not.toContain('"30"');
});

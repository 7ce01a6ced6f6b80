import { describe, expect, test } from "vitest";
import { refused, taken } from "#tests/unit/core/domain/identity/tab.ts";
import { back, person, returned, tabOf } from "./tab.ts";

describe("on return", () => {
  test("first the callback, then the change, then the server's word [P-133, P-137, P-138, P-248, P-249]", async () => {
    const tab = await returned();
    const model = await tab.open(back);
    expect(tab.query()).toBe("");
    expect(model.state.value).toEqual({ step: "loading" });
    expect(tab.ids().slice(2)).toEqual(["itsme.callback"]);
    await tab.last().answer(taken(undefined, { clientInfo: person }));
    expect(tab.last()).toMatchObject({
      id: "auth.confirm-change-email",
      request: {
        body: {
          lang: "en",
          clientInfo: { nationalRegNumber: "85073003328", eId: "592-0000000-42" },
          extra: { itsme_uuid: "uuid-1", i: "10", d: "20", p: "30" },
        },
      },
    });
    await tab.last().answer(taken("Changed."));
    expect(model.state.value).toEqual({ step: "form", message: "Changed." });
    expect(tab.events.at(-1)).toEqual(["digi-success", { form: "email-change" }]);
  });

  test("two tags of the page make each call once", async () => {
    const tab = await returned();
    const models = await tab.visit(back, 2);
    await tab.last().answer(taken(undefined, { clientInfo: person }));
    await tab.last().answer(taken("Changed."));
    expect(tab.ids().slice(2)).toEqual(["itsme.callback", "auth.confirm-change-email"]);
    for (const model of models) expect(model.state.value).toEqual({ step: "form", message: "Changed." });
  });

  test("nothing of it stays in the tab but what came of it, which a reload shows again", async () => {
    const tab = await returned();
    await tab.open(back);
    await tab.last().answer(taken(undefined, { clientInfo: person }));
    await tab.last().answer(taken("Changed."));
    expect([...tab.stored.values()].join()).not.toMatch(/85073003328|592-|uuid-1|"30"/);
    const calls = tab.sent.length;
    expect((await tab.open()).state.value).toEqual({ step: "form", message: "Changed." });
    tab.language.value = "fr"; // The server's message was in English, so it disappears.
    expect((await tab.open()).state.value).toEqual({ step: "form" });
    expect(tab.sent).toHaveLength(calls);
  });

  test("what the address was and is stays for a reload too, in any language", async () => {
    const tab = await returned();
    const model = await tab.open(back);
    await tab.last().answer(taken(undefined, { clientInfo: person }));
    const changed = { before: "o•••@example.be", now: "n•••@example.be" };
    await tab.last().answer(taken("Changed.", { data: changed }));
    expect(model.state.value).toEqual({ step: "form", message: "Changed.", changed });
    tab.language.value = "fr";
    expect((await tab.open()).state.value).toEqual({ step: "form", changed });
  });
});

describe("on return, where it did not go well", () => {
  test("a dead link leads to no-access [P-139]", async () => {
    const tab = await returned();
    const model = await tab.open(back);
    await tab.last().answer(refused({ code: "link_used", message: "Used." }));
    expect(model.state.value).toEqual({ step: "no-access", failure: { code: "link_used", message: "Used." } });
  });

  test("a change that another tab has made meanwhile is in force, and not asked for again", async () => {
    const tab = await returned();
    const model = await tab.open(back);
    await tab.last().answer(taken(undefined, { clientInfo: person }));
    await tab.last().answer(refused({ code: "already_done", message: "In force." }));
    expect(model.state.value).toEqual({ step: "form", repeated: true, message: "In force." });
    expect([...tab.stored.values()].join()).not.toMatch(/85073003328|uuid-1/);
    await tab.open();
    expect(tab.ids().slice(-2)).toEqual(["auth.confirm-change-email", "auth.validate-change-email"]);

    const other = await returned();
    const late = await other.open(back);
    await other.last().answer(refused({ code: "already_done", message: "In force." }));
    expect(late.state.value).toEqual({ step: "form", repeated: true, message: "In force." });
  });

  test("a failed identity step leads to the button again, with the message [P-139]", async () => {
    const tab = await returned();
    const model = await tab.open(back);
    const failure = { code: "identity_failed", message: "Not you." } as const;
    await tab.last().answer(refused(failure));
    expect(model.state.value).toEqual({ step: "access", leaving: false, problem: { kind: "refused", failure } });
  });

  test("in another tab nothing is known: the button again, with the message", async () => {
    const model = await tabOf().open(back);
    expect(model.state.value).toEqual({ step: "access", leaving: false, problem: { kind: "lost" } });
  });

  test("a change that failed on the way can be tried again, without the app [P-139]", async () => {
    const tab = await returned();
    const model = await tab.open(back);
    await tab.last().answer(taken(undefined, { clientInfo: person }));
    await tab.last().answer(refused({ code: "network.unreachable" }));
    expect(model.state.value).toMatchObject({ step: "access", problem: { kind: "refused" }, identified: { uuid: "uuid-1" } });
    void model.confirmAgain();
    expect(model.state.value).toEqual({ step: "loading" });
    await tab.last().answer(taken("Changed."));
    expect(model.state.value).toEqual({ step: "form", message: "Changed." });
    expect(tab.ids().filter((id) => id === "itsme.callback")).toHaveLength(1);
  });

  test("and after a reload too", async () => {
    const tab = await returned();
    await tab.open(back);
    await tab.last().answer(taken(undefined, { clientInfo: person }));
    await tab.last().answer(refused({ code: "network.unreachable" }));
    const model = await tab.open();
    expect(tab.last().id).toBe("auth.confirm-change-email");
    await tab.last().answer(taken());
    expect(model.state.value).toEqual({ step: "form" });
    expect(tab.ids().filter((id) => id === "itsme.callback")).toHaveLength(1);
  });

  test("somebody else than the customer is told so, and may go to the app again [P-139]", async () => {
    const tab = await returned();
    const model = await tab.open(back);
    await tab.last().answer(taken(undefined, { clientInfo: person }));
    const failure = { code: "identity_failed", message: "Somebody else." } as const;
    await tab.last().answer(refused(failure));
    expect(model.state.value).toEqual({ step: "access", leaving: false, problem: { kind: "refused", failure } });
    expect(tab.stored.has("itsme_code")).toBe(false);
  });
});

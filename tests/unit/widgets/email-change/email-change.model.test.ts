import { describe, expect, test } from "vitest";
import { slowAfterMs } from "#core/services/load/slow-notice.model.ts";
import { refused, taken } from "#tests/unit/core/domain/identity/tab.ts";
import { readEmailLink } from "#widgets/email-change/email-change.rules.ts";
import { link, returned, state, tabOf, url } from "./tab.ts";

describe("the link", () => {
  test("is looked at first, in the loading step [P-070, P-109, P-130, P-245]", async () => {
    const tab = tabOf();
    const model = await tab.open();
    expect(model.state.value).toEqual({ step: "loading" });
    expect(tab.sent).toMatchObject([{ id: "auth.validate-change-email", request: { query: { i: "10", d: "20", p: "30", lang: "en" } } }]);
    expect(tab.query()).toBe("");
  });

  test("that is good leads to the button of the identity app [P-134]", async () => {
    const tab = tabOf();
    const model = await tab.open();
    await tab.last().answer(taken());
    expect(model.state.value).toEqual({ step: "access", leaving: false });
  });

  test("whose address is in force already has done its work; a reload asks again, in the page's language", async () => {
    const tab = tabOf();
    const model = await tab.open();
    const before = refused({ code: "already_done", message: "You log in with n•••@example.be." });
    await tab.last().answer(before);
    expect(model.state.value).toEqual({ step: "form", repeated: true, message: "You log in with n•••@example.be." });
    expect(tab.events).toEqual([]);
    const again = await tab.open();
    expect(tab.sent).toHaveLength(2);
    await tab.last().answer(before);
    expect(again.state.value).toMatchObject({ step: "form", repeated: true });
  });

  test("that the server refuses leads to no-access, in the server's words [P-132, P-246]", async () => {
    const tab = tabOf();
    const model = await tab.open();
    await tab.last().answer(refused({ code: "link_used", message: "Used." }));
    expect(model.state.value).toEqual({ step: "no-access", failure: { code: "link_used", message: "Used." } });
  });

  test.each(["", "?i=1&d=2", "?i=1&d=2&p=", "?state={", "?state=%7B%22i%22%3A%221%22%7D", "?state=null", "?code=c1"])(
    "that is not whole (%o) leads to no-access without a call [P-131, P-226]",
    async (search) => {
      const tab = tabOf({ search });
      const model = await tab.open();
      expect(model.state.value).toEqual({ step: "no-access" });
      expect(tab.sent).toEqual([]);
      // A parameter that names no link of ours, in a tab that began no attempt, may be another script's, so it stays (decisions §5).
      expect(tab.query()).toBe(["?state={", "?state=null", "?code=c1"].includes(search) ? search : "");
    },
  );

  test("is one state or three parameters, which win [P-071, P-073]", () => {
    expect(readEmailLink({ state: '{"i":"1","d":"2","p":"3"}' })).toEqual({ i: "1", d: "2", p: "3" });
    expect(readEmailLink({ i: "7", d: "8", p: "9", state: '{"i":"1","d":"2","p":"3"}' })).toEqual({ i: "7", d: "8", p: "9" });
    expect(readEmailLink({ i: "7", d: "8", p: "9", state: "{" })).toEqual({ i: "7", d: "8", p: "9" });
    expect(readEmailLink({ i: "7", state: '{"i":"1","d":"2","p":"3"}' })).toEqual({ i: "1", d: "2", p: "3" });
  });

  test("that could not be looked at can be tried again", async () => {
    const tab = tabOf();
    const model = await tab.open();
    await tab.last().answer(refused({ code: "network.unreachable" }));
    expect(model.state.value).toMatchObject({ step: "no-access" });
    void model.openAgain();
    expect(model.state.value).toEqual({ step: "loading" });
    expect(model.hasActed.value).toBe(true);
    await tab.last().answer(taken());
    expect(model.state.value).toMatchObject({ step: "access" });
  });

  test("outlives a reload", async () => {
    const tab = tabOf();
    await tab.open();
    const model = await tab.open();
    await tab.last().answer(taken());
    expect(model.state.value).toMatchObject({ step: "access" });
  });
});

describe("the identity app", () => {
  test("is not gone to where the link died meanwhile", async () => {
    const tab = tabOf();
    const model = await tab.open();
    await tab.last().answer(taken());
    const leaving = model.leave();
    await tab.last().answer(refused({ code: "link_used", message: "Used." }));
    await leaving;
    expect(model.state.value).toEqual({ step: "no-access", failure: { code: "link_used", message: "Used." } });
  });

  test("is asked for at a click, and gone to [P-072, P-135, P-136, P-237]", async () => {
    const tab = await returned();
    expect(tab.sent[1]).toMatchObject({
      id: "itsme.auth-url",
      request: { query: { uuid: "uuid-1", redirect_uri: "en/confirm-email", state: '{"i":"10","d":"20","p":"30"}' } },
    });
    expect(tab.left).toEqual([url]);
  });

  test("is asked for once, however often the button is pressed", async () => {
    const tab = tabOf();
    const model = await tab.open();
    await tab.last().answer(taken());
    void model.leave();
    void model.leave();
    expect(model.state.value).toEqual({ step: "access", leaving: true });
    expect(tab.sent).toHaveLength(2);
  });

  test("that cannot be reached leaves the button, with a message [P-140]", async () => {
    const tab = tabOf();
    const model = await tab.open();
    await tab.last().answer(taken());
    const leaving = model.leave();
    await tab.last().answer(refused({ code: "network.unreachable" }));
    await leaving;
    expect(model.state.value).toEqual({
      step: "access",
      leaving: false,
      problem: { kind: "refused", failure: { code: "network.unreachable" } },
    });
    void model.leave();
    // The message is removed, so that the next one is announced again.
    expect(model.state.value).toEqual({ step: "access", leaving: true });
  });

  test("need not be waited for: after ten seconds one may stop", async () => {
    const tab = tabOf();
    const model = await tab.open();
    await tab.last().answer(taken());
    const leaving = model.leave();
    await tab.clock.pass(slowAfterMs);
    expect(model.slowNotice.isOver.value).toBe(true);
    model.stay();
    await leaving;
    expect(model.state.value).toEqual({ step: "access", leaving: false });
    expect(model.slowNotice.isOver.value).toBe(false);
    await tab.last().answer(taken(undefined, { url }));
    expect(tab.left).toEqual([]);
  });

  test("is not left for where the host page keeps the visitor, or the browser keeps nothing", async () => {
    for (const [options, problem] of [[{ cancels: true }], [{ forgetful: true }, { kind: "unstored" }]] as const) {
      const tab = tabOf(options);
      const model = await tab.open();
      await tab.last().answer(taken());
      const leaving = model.leave();
      await tab.last().answer(taken(undefined, { url }));
      await leaving;
      expect(model.state.value).toEqual({ step: "access", leaving: false, ...(problem && { problem }) });
      expect(tab.left).toEqual([]);
    }
  });

  test("may be left by the browser's 'back': the button is there again", async () => {
    const tab = tabOf();
    const model = await tab.open();
    await tab.last().answer(taken());
    const leaving = model.leave();
    await tab.last().answer(taken(undefined, { url }));
    await leaving;
    expect(model.state.value).toMatchObject({ leaving: true });
    tab.comeBack();
    expect(model.state.value).toEqual({ step: "access", leaving: false });
  });

  test("may be stopped in: the button is there again, with the message", async () => {
    const tab = await returned();
    const model = await tab.open(`?error=access_denied&state=${state}`);
    expect(tab.query()).toBe("");
    await tab.last().answer(taken());
    expect(model.state.value).toEqual({ step: "access", leaving: false, problem: { kind: "cancelled" } });
    const other = await tab.open(`?error=temporary_unavailable&state=${state}`);
    await tab.last().answer(taken());
    expect(other.state.value).toEqual({ step: "access", leaving: false, problem: { kind: "failed" } });
  });
});

test.each(["?state=open", "?error=payment_failed&state=open", "?code=427190", "?state=%7B%22tab%22%3A1%7D"])(
  "parameters of others stay in the address: %s",
  async (search) => {
    const tab = tabOf({ search });
    const model = await tab.open();
    expect([tab.query(), model.state.value]).toEqual([search, { step: "no-access" }]);
    const linked = tabOf({ search: `${link}&${search.slice(1)}` });
    await linked.open();
    expect(linked.query()).toBe(search);
  },
);

import { describe, expect, onTestFinished, test } from "vitest";
import { slowAfterMs } from "#core/services/load/slow-notice.model.ts";
import { redirectDelayMs } from "#core/features/link-page/redirect.model.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { link, openTab, password, refused, taken, typed } from "./tab.ts";

describe("the first step", () => {
  test("is loading until it is known how the visitor came, and what becomes of the link [P-120]", async () => {
    const tab = openTab(link);
    const model = tab.make();
    expect([model.state.value, tab.query()]).toEqual([{ kind: "loading" }, link]);
    onTestFinished(model.start());
    expect(model.state.value.kind).toBe("loading");
    await settle();
    expect(model.state.value.kind).toBe("form-recover");
  });

  test("with both parameters asks for a new password, once the link is known to be good [P-031, P-032]", async () => {
    const tab = openTab(link);
    expect((await tab.visit()).state()).toEqual({ kind: "form-recover", username: undefined });
    expect(tab.checked).toEqual([{ i: "12", code: "abc", lang: "fr" }]);
    expect(tab.sent).toEqual([]);
  });

  test("shows the form where the link's check takes long, and gives the check up", async () => {
    const tab = openTab(link, null);
    const { state } = await tab.visit();
    await tab.clock.pass(slowAfterMs - 1);
    expect(state().kind).toBe("loading");
    await tab.clock.pass(1);
    expect(state().kind).toBe("form-recover");
    expect((await tab.lastSent()).request.signal?.aborted).toBe(true);
  });

  test.each(["link_used", "link_invalid"] as const)(
    "by a link that is refused (%s) asks for no password, and forgets the link",
    async (code) => {
      const tab = openTab(link, refused({ code, message: "No." }));
      const { model, state } = await tab.visit();
      expect(state()).toEqual({ kind: "link-refused", reason: code, hasActed: false, message: "No." });
      expect(tab.stored.size).toBe(0);
      model.askAgain();
      expect(state()).toEqual({ kind: "form-forgot", returned: true });
    },
  );

  test.each([{ code: "not_found", httpStatus: 404 }, { code: "network.unreachable" }, { code: "http.refused", httpStatus: 503 }] as const)(
    "where the link could not be looked at ($code) asks for the password all the same",
    async (failure) => {
      expect((await openTab(link, refused(failure)).visit()).state().kind).toBe("form-recover");
    },
  );

  test.each(["", "?i=12", "?code=abc", "?i=12&code=", "?i=&code=abc"])(
    "with the query '%s' asks for the address [P-033]",
    async (query) => {
      expect((await openTab(query).visit()).state()).toEqual({ kind: "form-forgot", returned: false });
    },
  );
});

describe("the link's parameters", () => {
  test("leave the address bar at once and are there after a reload", async () => {
    const tab = openTab(`${link}&utm_source=mail`);
    const first = await tab.visit();
    expect(tab.query()).toBe("?utm_source=mail");
    first.close();
    expect((await tab.visit()).state().kind).toBe("form-recover");
  });

  test("are forgotten once used", async () => {
    const tab = openTab(link);
    const { model, close } = await tab.visit();
    void model.setPassword(typed);
    await (await tab.lastSent()).answer(taken);
    expect([...tab.stored.values()].join()).not.toContain("abc");
    close();
    expect((await tab.visit()).state().kind).toBe("form-forgot");
  });

  test("are forgotten after 30 minutes", async () => {
    const tab = openTab(link);
    (await tab.visit()).close();
    await tab.clock.pass(30 * 60_000);
    expect((await tab.visit()).state().kind).toBe("form-forgot");
  });

  test("do not stay where one of the two is missing", async () => {
    const tab = openTab("?code=abc");
    await tab.visit();
    expect([tab.query(), tab.stored.size]).toEqual(["", 0]);
  });
});

describe("a forgotten password", () => {
  const ask = async (tab = openTab()) => {
    const opened = await tab.visit();
    void opened.model.askMail({ email: "marie@example.be" });
    return { tab, ...opened, call: await tab.lastSent() };
  };

  test("sends language, address and captcha [P-013, P-228]", async () => {
    const { call } = await ask();
    expect(call.id).toBe("auth.lost-password");
    expect(call.request.body).toEqual({ lang: "fr", email: "marie@example.be", recaptcha: "token-1" });
  });

  test("shows the answer, and leaves it on screen [P-034]", async () => {
    const { tab, state, call } = await ask();
    await call.answer({ ...taken, message: "Un lien est en route." });
    expect(state()).toEqual({ kind: "mail-sent", email: "marie@example.be", message: "Un lien est en route." });
    await tab.clock.pass(60_000);
    expect([state().kind, tab.left]).toEqual(["mail-sent", []]);
  });

  test("can be asked for another address", async () => {
    const { model, state, call } = await ask();
    await call.answer(taken);
    model.askAgain();
    expect([state(), model.forgot.state.value]).toEqual([{ kind: "form-forgot", returned: true }, { status: "editing" }]);
  });

  test("that is refused keeps the form with its failure", async () => {
    const { model, state, call } = await ask();
    await call.answer(refused({ code: "network.unreachable" }));
    expect(state().kind).toBe("form-forgot");
    expect(model.forgot.state.value).toMatchObject({ status: "refused", failure: { code: "network.unreachable" } });
  });

  test("is not a lead, and tells the page no more than the address", async () => {
    const { tab, call } = await ask();
    await call.answer(taken);
    expect(tab.tracked).toEqual([]);
    expect(tab.events).toEqual([
      ["digi-submit", { form: "lost-password", fields: { email: "marie@example.be" } }],
      ["digi-success", { form: "lost-password" }],
    ]);
  });

  test("lets the same tab know later whose password is set", async () => {
    const { tab, call, close } = await ask();
    await call.answer(taken);
    close();
    tab.go(link);
    const next = await tab.visit();
    expect(next.state()).toEqual({ kind: "form-recover", username: "marie@example.be" });
    void next.model.setPassword(typed);
    await (await tab.lastSent()).answer(taken);
    expect(tab.stored.size).toBe(0);
  });
});

describe("a new password", () => {
  const set = async (tab = openTab(link)) => {
    const opened = await tab.visit();
    void opened.model.setPassword(typed);
    return { tab, ...opened, call: await tab.lastSent() };
  };

  test("travels once, with the link in query and body and without its repeat [P-229, P-230]", async () => {
    const { call } = await set();
    expect(call.id).toBe("auth.recover-password");
    expect(call.request.query).toEqual({ i: "12", code: "abc" });
    expect(call.request.body).toEqual({ lang: "fr", "reset-password": password, i: "12", code: "abc", recaptcha: "token-1" });
  });

  test("leads to the login page 3 s later [P-034, P-306]", async () => {
    const { tab, state, call } = await set();
    await call.answer({ ...taken, message: "Saved." });
    expect(state()).toEqual({ kind: "recovered", message: "Saved." });
    await tab.clock.pass(redirectDelayMs - 1);
    expect(tab.left).toEqual([]);
    await tab.clock.pass(1);
    expect([redirectDelayMs, tab.left]).toEqual([3000, ["login"]]);
  });

  test("leads nowhere for whoever stays, and by the link whenever they like", async () => {
    const { tab, model, call } = await set();
    await call.answer(taken);
    model.redirect.stay();
    await tab.clock.pass(60_000);
    expect([model.redirect.state.value, tab.left]).toEqual(["staying", []]);
    model.redirect.go();
    expect(tab.left).toEqual(["login"]);
  });

  test("leads nowhere once the tag is gone", async () => {
    const { tab, model, close, call } = await set();
    await call.answer(taken);
    expect(model.redirect.state.value, "else it would lead somewhere").toBe("waiting");
    close();
    await tab.clock.pass(60_000);
    expect(tab.left).toEqual([]);
  });

  test.each(["link_used", "link_invalid"] as const)("by a link that is refused (%s) leads back to asking for one", async (code) => {
    const { tab, model, state, call } = await set();
    await call.answer(refused({ code, httpStatus: 200, message: "No." }));
    expect(state()).toEqual({ kind: "link-refused", reason: code, hasActed: true, message: "No." });
    expect(tab.stored.size).toBe(0);
    model.askAgain();
    expect(state()).toEqual({ kind: "form-forgot", returned: true });
    expect(tab.left).toEqual([]);
  });

  test.each([{ code: "network.unreachable" }, { code: "http.refused", httpStatus: 503 }, { code: "captcha_invalid" }] as const)(
    "that could not be saved ($code) keeps form and link, for another try",
    async (failure) => {
      const { tab, model, state, call } = await set();
      await call.answer(refused(failure));
      expect([state().kind, model.recover.state.value.status]).toEqual(["form-recover", "refused"]);
      void model.setPassword(typed);
      const again = await tab.lastSent();
      expect(again.request.query).toEqual({ i: "12", code: "abc" });
      expect(again.request.body).toMatchObject({ recaptcha: "token-2" });
    },
  );

  test("that takes long can be stopped: the form and its link are as they were", async () => {
    const { tab, model, state, call } = await set();
    await tab.clock.pass(slowAfterMs - 1);
    expect(model.slowNotice.isOver.value).toBe(false);
    await tab.clock.pass(1);
    expect(model.slowNotice.isOver.value).toBe(true);
    model.stopWaiting();
    await settle();
    expect(call.request.signal?.aborted).toBe(true);
    expect([state().kind, model.recover.state.value.status, model.slowNotice.isOver.value]).toEqual(["form-recover", "editing", false]);
    void model.setPassword(typed);
    expect((await tab.lastSent()).request.query).toEqual({ i: "12", code: "abc" });
  });

  test("is told to nobody: not to the page, not to analytics", async () => {
    const { tab, call } = await set();
    await call.answer(taken);
    expect(tab.tracked).toEqual([]);
    expect(tab.events).toEqual([
      ["digi-submit", { form: "recover-password", fields: {} }],
      ["digi-success", { form: "recover-password" }],
    ]);
  });

  test("ends its call with the tag", async () => {
    const { call, close } = await set();
    close();
    expect(call.request.signal?.aborted).toBe(true);
  });
});

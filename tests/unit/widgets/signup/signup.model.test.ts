import { describe, expect, test } from "vitest";
import { awaitingActivationKey } from "#core/services/stored/awaiting-activation.ts";
import { redirectDelayMs } from "#core/features/link-page/redirect.model.ts";
import { entryLifeMs } from "#core/services/stored/ttl-store.ts";
import { openTab, refused, taken, type TabOptions } from "#tests/unit/core/domain/identity/tab.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { Model } from "#widgets/signup/signup.model.ts";
import { readSignupHash } from "#widgets/signup/signup.rules.ts";

const state = encodeURIComponent('{"h":"hash-1"}');
const back = `?code=c1&state=${state}`;
const url = "https://app.example/authorize?state=secret";
const person = {
  firstName: "Marie",
  lastName: "Peeters",
  nationalRegNumber: "85073003328",
  eId: "592-0000000-42",
  birthdate: "1985-07-30",
};
const typed = {
  first_name: "Marie",
  last_name: "Peeters",
  email: "typed@example.be",
  repeat_email: "typed@example.be",
  password: "Secret-pass-1",
  repeat_password: "Secret-pass-1",
};

const tabOf = (options: Partial<TabOptions> = {}) =>
  openTab(
    { search: "?h=hash-1", page: "sign-up", ...options },
    (ports, link, identity, store) => new Model(ports, undefined, link, identity, store),
  );

/** Creates a tab in which the visitor has left for the identity app and comes back. */
async function returned() {
  const tab = tabOf();
  const model = await tab.open();
  await tab.last().answer(taken());
  const leaving = model.leave();
  await tab.last().answer(taken(undefined, { url }));
  await leaving;
  return tab;
}

/** Creates a tab whose visitor has been to the identity app, which has named the person. */
async function identified(answer: object = { clientInfo: person, email: "marie@example.be" }) {
  const tab = await returned();
  const model = await tab.open(back);
  await tab.last().answer(taken(undefined, answer));
  return { tab, model };
}

/** Creates a tab whose visitor has been identified and has filled in the form. */
async function submitted(answer?: object) {
  const { tab, model } = await identified(answer);
  const sending = model.submit(typed);
  await settle();
  return { tab, model, sending };
}

describe("the link", () => {
  test("starts in the loading step, and is looked at [P-036, P-121, P-235]", async () => {
    const tab = tabOf();
    const model = await tab.open();
    expect(model.state.value).toEqual({ step: "loading" });
    expect(tab.sent).toMatchObject([{ id: "account.validate-signup-code", request: { body: { h: "hash-1", lang: "en" } } }]);
    expect(tab.query()).toBe("");
  });

  test("that is good leads to the button of the identity app [P-038, P-124]", async () => {
    const tab = tabOf({ search: `?state=${state}` });
    const model = await tab.open();
    await tab.last().answer(taken());
    expect(model.state.value).toEqual({ step: "access", leaving: false });
  });

  test.each(["", "?h=", "?state={", "?state=%22h%22", "?state=%7B%7D", "?code=c1"])(
    "without a hash (%o) leads to no-access without a call [P-122, P-041]",
    async (search) => {
      const tab = tabOf({ search });
      expect((await tab.open()).state.value).toEqual({ step: "no-access" });
      expect(tab.sent).toEqual([]);
    },
  );

  test("that the server refuses leads to no-access, in the server's words [P-123]", async () => {
    const tab = tabOf();
    const model = await tab.open();
    await tab.last().answer(refused({ code: "link_invalid", message: "Too old." }));
    expect(model.state.value).toEqual({ step: "no-access", failure: { code: "link_invalid", message: "Too old." } });
  });

  test("has its hash bare or in the state; the bare one wins [P-037, P-041]", () => {
    expect(readSignupHash({ state: '{"h":"1"}' })).toBe("1");
    expect(readSignupHash({ h: "2", state: '{"h":"1"}' })).toBe("2");
    expect(readSignupHash({ h: "2", state: "{" })).toBe("2");
    expect(readSignupHash({})).toBeUndefined();
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

  test("is gone to with the hash [P-236]", async () => {
    const tab = await returned();
    expect(tab.sent[1]).toMatchObject({
      id: "itsme.auth-url",
      request: { query: { uuid: "uuid-1", redirect_uri: "en/sign-up", h: "hash-1" } },
    });
    expect(tab.left).toEqual([url]);
  });

  test("comes first on return, before the link is looked at, and leads to the form [P-125, P-126, P-127]", async () => {
    const tab = await returned();
    const model = await tab.open(back);
    expect(tab.ids().slice(2)).toEqual(["itsme.callback"]);
    expect(model.state.value).toEqual({ step: "loading" });
    await tab.last().answer(taken(undefined, { clientInfo: person, email: "marie@example.be" }));
    expect(model.state.value).toEqual({ step: "form", sent: false, person: { ...person, email: "marie@example.be" } });
  });

  test("that named no email leaves it to be typed, twice [P-128]", async () => {
    const { model } = await identified({ clientInfo: person });
    expect(model.state.value).toEqual({ step: "form", sent: false, person });
  });

  test("is asked once for two tags of the page, and after a reload of the form", async () => {
    const tab = await returned();
    const models = await tab.visit(back, 2);
    await tab.last().answer(taken(undefined, { clientInfo: person }));
    for (const model of models) expect(model.state.value).toMatchObject({ step: "form", person });
    expect((await tab.open()).state.value).toMatchObject({ step: "form", person });
    expect(tab.ids().filter((id) => id === "itsme.callback")).toHaveLength(1);
  });

  test("that names somebody with an account leads to no-access [P-129]", async () => {
    const tab = await returned();
    const model = await tab.open(back);
    await tab.last().answer(refused({ code: "identity_exists" }));
    expect(model.state.value).toEqual({ step: "no-access", failure: { code: "identity_exists" } });
    expect([...tab.stored.keys()]).toEqual(["digi.link.sign-up"]);
  });

  test.each([600084, "600084"])("so does the number %s alone, where a back end sends no code of the API's", async (statusCode) => {
    const tab = await returned();
    const model = await tab.open(back);
    await tab.last().answer(refused({ code: "http.refused", httpStatus: 200, statusCode }));
    expect(model.state.value).toMatchObject({ step: "no-access", failure: { statusCode } });
  });

  test("refused for a dead link leads to no-access, failed otherwise to the button again [P-129]", async () => {
    const dead = await returned();
    const refusedModel = await dead.open(back);
    await dead.last().answer(refused({ code: "link_used", message: "Used." }));
    expect(refusedModel.state.value).toMatchObject({ step: "no-access", failure: { message: "Used." } });

    const failed = await returned();
    const model = await failed.open(back);
    await failed.last().answer(refused({ code: "identity_failed", message: "No." }));
    expect(model.state.value).toMatchObject({ step: "access", problem: { kind: "refused", failure: { message: "No." } } });
  });

  test("that gives no first name leaves the visitor at the button [P-294]", async () => {
    const { model, tab } = await identified({ clientInfo: { lastName: "Peeters" } });
    expect(model.state.value).toEqual({ step: "access", leaving: false, problem: { kind: "failed" } });
    expect(tab.stored.has("itsme_code")).toBe(false);
  });

  test("may be stopped in", async () => {
    const tab = await returned();
    const model = await tab.open(`?error=access_denied&state=${state}`);
    await tab.last().answer(taken());
    expect(model.state.value).toEqual({ step: "access", leaving: false, problem: { kind: "cancelled" } });
    void model.leave();
    // The message is removed, so that the next one is announced again.
    expect(model.state.value).toEqual({ step: "access", leaving: true });
  });
});

describe("the account", () => {
  test("is asked for with what the app said and what proves it; the repeats stay here [P-090, P-091, P-231, P-232, P-233]", async () => {
    const { tab } = await submitted({ clientInfo: person });
    expect(tab.last()).toMatchObject({ id: "account.itsme-signup" });
    expect(tab.last().request.body).toEqual({
      lang: "en",
      account: { email: "typed@example.be", password: "Secret-pass-1" },
      clientInfo: person,
      extra: { itsme_uuid: "uuid-1", itsme_code: "c1", hash: "hash-1" },
      recaptcha: "token",
    });
  });

  test("has the email and the names of the app, whatever stands in the fields", async () => {
    const { tab } = await submitted();
    expect(tab.last().request.body).toMatchObject({ account: { email: "marie@example.be" }, clientInfo: { firstName: "Marie" } });
    const other = await submitted({ clientInfo: { firstName: "Marie" } });
    expect(other.tab.last().request.body).toMatchObject({ clientInfo: { firstName: "Marie", lastName: "Peeters" } });
  });

  test("shows the host page no password", async () => {
    const { tab } = await submitted();
    const submit = tab.events.find(([event]) => event === "digi-submit");
    expect(submit).toEqual([
      "digi-submit",
      { form: "sign-up", fields: { first_name: "Marie", last_name: "Peeters", email: "typed@example.be" } },
    ]);
    expect(JSON.stringify(tab.events)).not.toMatch(/Secret-pass-1|hash-1|85073003328/);
  });

  test("once made, the login page opens after 3 seconds, unless the visitor stays [P-088, P-306]", async () => {
    const { tab, model, sending } = await submitted();
    await tab.last().answer(taken("Made."));
    await sending;
    expect(model.state.value).toEqual({ step: "form", sent: true, email: "marie@example.be", message: "Made." });
    expect(model.redirect.state.value).toBe("waiting");
    await tab.clock.pass(redirectDelayMs - 1);
    expect(tab.left).toEqual([url]);
    await tab.clock.pass(1);
    expect([redirectDelayMs, tab.left]).toEqual([3000, [url, "login"]]);

    const other = await submitted();
    await other.tab.last().answer(taken("Made."));
    await other.sending;
    other.model.redirect.stay();
    await other.tab.clock.pass(redirectDelayMs);
    expect(other.tab.left).toEqual([url]);
  });

  test("leaves nothing of the visitor in the tab but where the mail went, and a reload shows it again", async () => {
    const { tab, sending } = await submitted();
    await tab.last().answer(taken("Made."));
    await sending;
    expect([...tab.stored.entries()].join()).not.toMatch(/Secret|85073003328|Marie|typed@|uuid-1|hash-1/);
    expect((await tab.open()).state.value).toEqual({ step: "form", sent: true, email: "marie@example.be", message: "Made." });
  });

  test("says where the activation mail went, here and to the login page: the address that was typed where the app gave none", async () => {
    const { tab, sending, model } = await submitted({ clientInfo: person });
    await tab.last().answer(taken());
    await sending;
    expect(model.state.value).toEqual({ step: "form", sent: true, email: "typed@example.be" });
    expect(tab.stored.get(awaitingActivationKey)).toContain("typed@example.be");
    await tab.clock.pass(entryLifeMs);
    expect([...tab.stored.values()].join()).not.toContain("typed@example.be");
  });

  test("refused for its fields stays on the form [P-293]", async () => {
    const { tab, model, sending } = await submitted();
    const failure = { code: "invalid", fieldErrors: { email: "Taken." } } as const;
    await tab.last().answer(refused(failure));
    await sending;
    expect(model.state.value).toMatchObject({ step: "form", sent: false });
    expect(model.form.state.value).toEqual({ status: "refused", failure });
    expect(model.redirect.state.value).toBe("none");
  });

  test("is a draft of its link alone, known before the form is there", async () => {
    const { model } = await identified();
    expect(model.draft.owner()).toBe("hash-1");
    expect((await tabOf({ search: "" }).open()).draft.owner()).toBeUndefined();
  });

  test("refused for the identity leads to the app again, and a draft stays its link's", async () => {
    const { tab, model, sending } = await submitted({ clientInfo: person });
    await tab.last().answer(refused({ code: "identity_failed", message: "Too long ago." }));
    await sending;
    expect(model.state.value).toMatchObject({ step: "access", problem: { kind: "refused", failure: { message: "Too long ago." } } });
    const leaving = model.leave();
    await tab.last().answer(taken(undefined, { url }));
    await leaving;
    const form = await tab.open(`?code=c2&state=${state}`);
    await tab.last().answer(taken(undefined, { clientInfo: person }));
    expect(form.state.value).toMatchObject({ step: "form" });
    expect(form.draft.owner()).toBe(model.draft.owner());
    expect(form.form.state.value).toEqual({ status: "editing" });
  });

  test.each(["identity_exists", "link_used", "link_invalid"] as const)("refused as %s leads to no-access", async (code) => {
    const { tab, model, sending } = await submitted();
    await tab.last().answer(refused({ code, message: "No." }));
    await sending;
    expect(model.state.value).toEqual({ step: "no-access", failure: { code, message: "No." } });
  });
});

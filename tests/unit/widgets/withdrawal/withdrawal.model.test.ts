import { describe, expect, test } from "vitest";
import { draftLifeMs } from "#core/base/values/limits.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { marie, signedIn } from "#tests/unit/core/services/session/fake-session.ts";
import { openTab, sending, statement, taken } from "./desk.ts";

const dayMs = 24 * 60 * 60_000;

describe("two steps", () => {
  test("what was typed is shown, and sent once it is confirmed; the receipt repeats it", async () => {
    const { model, sent, events, take } = openTab();
    expect(model.state.value).toEqual({ step: "statement" });
    model.review(statement);
    expect(model.state.value).toEqual({ step: "confirmation", statement, isSending: false });
    expect(sent).toEqual([]);
    void model.confirm();
    expect(model.state.value).toMatchObject({ step: "confirmation", isSending: true });
    expect(sent[0]).toMatchObject({ id: "withdrawal.send", request: { body: { ...statement, lang: "en" } } });
    await take("We have your statement, check it and write to you.");
    expect(model.state.value).toEqual({
      step: "receipt",
      statement,
      taken,
      message: "We have your statement, check it and write to you.",
    });
    expect(events).toEqual([
      ["digi-submit", { form: "withdrawal", fields: { ...statement } }],
      ["digi-success", { form: "withdrawal" }],
      ["digi-withdrawn", { reference: taken.reference }],
    ]);
  });

  test("each step that the visitor takes is counted, so that its heading takes focus; the first one is not", async () => {
    const { model, take } = openTab();
    expect(model.moves.value).toBe(0);
    model.review(statement);
    model.change();
    model.review(statement);
    expect(model.moves.value).toBe(3);
    void model.confirm();
    await take();
    expect(model.moves.value).toBe(4);
  });

  test("the way back keeps what was typed", () => {
    const { model } = openTab();
    model.review({ ...statement, title: "Contract for TV", products: [{ id: "p", title: "TV" }] });
    model.change();
    expect([model.state.value, model.fields.value]).toEqual([{ step: "statement" }, statement]);
  });

  test("nothing is changed, and nothing is sent a second time, while it is on its way", () => {
    const { model, sent } = sending();
    model.change();
    void model.confirm();
    expect(model.state.value).toMatchObject({ step: "confirmation", isSending: true });
    expect(sent).toHaveLength(1);
  });

  test("the host page may take it over: nothing is sent, and the step stays", async () => {
    const { model, sent } = openTab({ takes: () => false });
    model.review(statement);
    await model.confirm();
    expect(sent).toEqual([]);
    expect(model.state.value).toEqual({ step: "confirmation", statement, isSending: false });
  });

  test("another withdrawal begins with nothing", async () => {
    const { model, take } = sending({ address: "https://digi.example/en/withdraw?contract=500000001" });
    await take();
    model.again();
    expect([model.state.value, model.fields.value, model.link.contract.value, model.resets.value]).toEqual([
      { step: "statement" },
      undefined,
      undefined,
      1,
    ]);
  });

  test("the draft follows the steps: what was sent is kept no longer", async () => {
    const { model, take } = openTab();
    const status = (): string => model.draft.state.value.status;
    expect(status()).toBe("editing");
    model.review(statement);
    expect(status()).toBe("confirming");
    void model.confirm();
    await take();
    expect(status()).toBe("sent");
  });
});

describe("one receipt", () => {
  test("a lost answer: the same statement goes again under the same key", async () => {
    const { model, fail, keyOf, sent } = sending();
    await fail();
    expect(model.state.value).toMatchObject({ step: "confirmation", isSending: false, failure: { code: "network.unreachable" } });
    void model.confirm();
    expect(sent).toHaveLength(2);
    expect(keyOf(1)).toBe(keyOf(0));
  });

  test("a reload: the statement is shown for confirmation, and goes under the same key", async () => {
    const before = sending();
    before.end();
    const { model, keyOf, take, store } = openTab({ store: before.store });
    expect(model.state.value).toEqual({ step: "confirmation", statement, isSending: false, isResumed: true });
    void model.confirm();
    expect(keyOf(0)).toBe(before.keyOf(0));
    await take();
    expect(store.get("digi.withdrawal")).toBeUndefined();
  });

  test("a changed statement is another one, and so is the same one in another language", async () => {
    const { model, fail, keyOf, language } = sending();
    await fail();
    model.change();
    model.review({ ...statement, name: "Nora Maes-Peeters" });
    void model.confirm();
    await fail();
    language.value = "nl";
    void model.confirm();
    expect(new Set([keyOf(0), keyOf(1), keyOf(2)]).size).toBe(3);
  });

  test("after two hours it is forgotten, for it holds a name and an address; its key is kept for 24 hours without them", async () => {
    const first = sending();
    await first.fail();
    await first.clock.pass(draftLifeMs);
    expect(first.store.get("digi.withdrawal")).toBeUndefined();
    const left = first.store.get("digi.withdrawal.key");
    expect(left).toContain(first.keyOf(0));
    for (const text of Object.values(statement)) expect(left).not.toContain(text);

    first.model.change();
    first.model.review({ ...statement, name: "Nora Maes-Peeters" });
    first.model.review(statement);
    await first.clock.pass(dayMs - draftLifeMs - 1);
    void first.model.confirm();
    expect(first.keyOf(1), "the same statement, made anew").toBe(first.keyOf(0));
    await first.fail();
    await first.clock.pass(dayMs);
    expect(first.store.get("digi.withdrawal.key")).toBeUndefined();
    void first.model.confirm();
    expect(first.keyOf(2)).not.toBe(first.keyOf(0));
  });

  test("a reload on the same day, with nothing left but the key: the same statement goes under it, another one does not", async () => {
    const before = sending();
    await before.fail();
    before.end();
    before.store.remove("digi.withdrawal");
    const same = openTab({ store: before.store });
    expect(same.model.state.value).toEqual({ step: "statement" });
    same.model.review(statement);
    void same.model.confirm();
    expect(same.keyOf(0)).toBe(before.keyOf(0));
    await same.fail();
    same.model.review({ ...statement, contract: "500000002" });
    void same.model.confirm();
    expect(same.keyOf(1)).not.toBe(before.keyOf(0));
    await same.take();
    expect([same.store.get("digi.withdrawal"), same.store.get("digi.withdrawal.key")]).toEqual([undefined, undefined]);
  });

  test("what another script has stored in its place is set aside", () => {
    const { store, end } = openTab();
    end();
    store.set("digi.withdrawal", JSON.stringify({ digi: 1, version: 1, savedAt: Date.UTC(2026, 0, 5), sent: { owner: "" } }));
    expect(openTab({ store }).model.state.value).toEqual({ step: "statement" });
  });
});

describe("what the API refuses", () => {
  test("fields: back to them, with what was typed, and a key of their own next time", async () => {
    const { model, fail, keyOf } = sending();
    const failure = { code: "invalid", httpStatus: 422, fieldErrors: { email: "This is no address." } } as const;
    await fail(failure);
    expect(model.state.value).toEqual({ step: "statement", failure });
    expect(model.fields.value).toEqual(statement);
    model.review(statement);
    void model.confirm();
    expect(keyOf(1)).not.toBe(keyOf(0));
  });

  test("too many: the statement stays", async () => {
    const { model, fail } = sending();
    await fail({ code: "rate_limited", httpStatus: 429, retryAfterSeconds: 30 });
    expect(model.state.value).toMatchObject({ step: "confirmation", statement, failure: { code: "rate_limited" } });
  });

  test("the page aborts the call: nothing is said", async () => {
    const { model, fail } = sending();
    await fail({ code: "network.aborted" });
    expect(model.state.value).toEqual({ step: "confirmation", statement, isSending: false });
  });
});

describe("who is logged in", () => {
  const chosen = { ...statement, email: marie.email, products: [{ id: "p1", title: "Light" }] };

  test("is found out first where the browser has the mark of a session", async () => {
    const { model, session } = openTab({ isMarked: true });
    expect(model.state.value).toEqual({ step: "checking" });
    expect(model.draft.owner()).toBeUndefined();
    session.state.value = signedIn;
    await settle();
    expect(session.asked).toEqual([["restore"]]);
    expect(model.state.value).toEqual({ step: "statement" });
    expect([model.own.isOffered.value, model.draft.owner()]).toEqual([true, marie.email]);
  });

  test("names the products by their ids", () => {
    const { sent } = sending({ state: signedIn }, chosen);
    expect(sent[0]?.request.body).toEqual({
      name: statement.name,
      contract: statement.contract,
      email: marie.email,
      lang: "en",
      products: ["p1"],
    });
  });

  test("may type the number of a contract that is not in the list, and go back to the list", () => {
    const { model } = openTab({ state: signedIn });
    expect(model.customer.value).toEqual({ name: "Marie Peeters", email: marie.email });
    model.own.showFields();
    expect([model.own.isOffered.value, model.own.isLeft.value]).toEqual([false, true]);
    model.own.showList();
    expect([model.own.isOffered.value, model.own.isLeft.value]).toEqual([true, false]);
  });

  test("a session that ends at the confirmation leads back, and nothing was sent", () => {
    const { model, session, sent } = openTab({ state: signedIn });
    model.review(chosen);
    session.state.value = { status: "anonymous", ended: "expired" };
    expect(model.state.value).toEqual({ step: "statement", isLoggedOut: true });
    expect([model.fields.value?.contract, model.own.isOffered.value, sent]).toEqual([statement.contract, false, []]);
  });

  test("a session that ends with the answer leads back as well", async () => {
    const { model, session, fail } = sending({ state: signedIn }, chosen);
    session.state.value = { status: "anonymous", ended: "expired" };
    expect(model.state.value).toMatchObject({ step: "confirmation", isSending: true });
    await fail({ code: "expired", httpStatus: 401 });
    expect(model.state.value).toEqual({ step: "statement", isLoggedOut: true });
  });

  test("a customer's unanswered statement is shown to nobody else", async () => {
    const before = sending({ state: signedIn }, chosen);
    before.end();
    expect(openTab({ store: before.store }).model.state.value).toEqual({ step: "statement" });
    const { model } = openTab({ store: before.store, state: signedIn });
    await settle();
    expect(model.state.value).toMatchObject({ step: "confirmation", statement: chosen, isResumed: true });
  });

  test("what a customer chose is restored once, and nothing that is no choice", () => {
    const { own } = openTab({ state: signedIn }).model;
    own.draft.restore({ contract: 1 });
    expect(own.choice.value).toBeUndefined();
    own.draft.restore({ contract: "500000001", kept: ["p1"] });
    own.draft.restore({ contract: "500000002", kept: [] });
    expect(own.choice.value).toEqual({ contract: "500000001", kept: ["p1"] });
  });
});

describe("the links of the page", () => {
  test("a number is proposed until the visitor types another one; the next link counts again", () => {
    const address = "https://digi.example/en/withdraw?contract=500000001";
    const { model, store } = openTab({ address });
    const proposalAt = (there: string) => openTab({ address: there, store }).model.link.proposal.value;
    expect([model.link.proposal.value, proposalAt(address)]).toEqual(["500000001", "500000001"]);
    model.link.replace();
    expect([proposalAt(address), proposalAt(`${address}2`)]).toEqual([undefined, "5000000012"]);
  });

  test("the number of the address is proposed, and the login leads back to it", () => {
    const { link } = openTab({ address: "https://digi.example/en/withdraw?contract=+500000001&utm=x" }).model;
    expect([link.contract.value, link.loginSearch.value]).toEqual(["500000001", "?next=%2Fen%2Fwithdrawal%3Fcontract%3D500000001"]);
  });

  test("without a number the login leads back to the page", () => {
    const { link } = openTab({ address: "https://digi.example/en/withdraw?contract=" }).model;
    expect([link.contract.value, link.loginSearch.value]).toEqual([undefined, "?next=%2Fen%2Fwithdrawal"]);
  });
});

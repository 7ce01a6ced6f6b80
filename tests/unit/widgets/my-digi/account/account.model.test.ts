import { describe, expect, test } from "vitest";
import { marie } from "#tests/unit/core/services/session/fake-session.ts";
import { device, sampleAccount } from "./sample-account.ts";
import { good, openAccount } from "./samples.ts";

describe("the account", () => {
  test("is asked for in the page's language, and again in another", async () => {
    const { sent, language, model } = await openAccount();
    language.value = "fr";
    expect(sent.map(({ id, request }) => [id, request.query])).toEqual([
      ["my-digi.account", { lang: "en" }],
      ["my-digi.account", { lang: "fr" }],
    ]);
    expect(model.account.state.value).toMatchObject({ status: "loading", previous: { account: sampleAccount } });
  });

  test("is asked for again once somebody whose session ended has logged in again", async () => {
    const { sent, session } = await openAccount();
    session.state.value = { status: "anonymous", ended: "expired" };
    session.state.value = { status: "signed-in", user: marie, survivesReload: true };
    expect(sent).toHaveLength(2);
  });

  test("has three tabs, the open one in the address; an unknown one is the first", async () => {
    const { model, bar } = await openAccount({ address: "https://digi.example/en/my-digi/account?tab=nonsense&x=1" });
    expect([model.tab.value, bar.read()]).toEqual([
      "section_personal_info",
      "https://digi.example/en/my-digi/account?x=1&tab=section_personal_info",
    ]);
    model.choose("section_contracts");
    expect(bar.read()).toContain("tab=section_contracts");
    bar.back();
    expect(model.tab.value).toBe("section_personal_info");
  });
});

describe("what is changed in place", () => {
  test.each([
    ["phone_number", "470998877", "my-digi.settings.phone_number"],
    ["email", "new@digi.example", "my-digi.settings.email"],
    ["invoice_email", "bills@else.example", "my-digi.settings.invoice_email"],
  ] as const)("%s goes by its own call [C-079] [C-080]", async (name, value, id) => {
    const { model, last, events, shown } = await openAccount();
    model.edits.open(name);
    void model.edits.save(value);
    expect([last().id, last().request.body]).toEqual([id, { lang: "en", value }]);
    await last().answer(good());
    expect(model.edits.state.value).toEqual({ kind: "closed", saved: { name, value } });
    expect(events).toEqual([
      ["digi-submit", { form: name, fields: { [name]: value } }],
      ["digi-success", { form: name }],
    ]);
    const { phone_number: phone, email, invoice_email: invoices } = shown();
    // A new email address counts only once its link was opened.
    expect([phone, email, invoices]).toEqual([name === "phone_number" ? value : "470123456", "marie@digi.example", "bills@digi.example"]);
  });

  test("the host page may take it over: nothing is sent, and the field stays open", async () => {
    const { model, sent } = await openAccount({ takes: () => false });
    model.edits.open("email");
    await model.edits.save("new@digi.example");
    expect(sent).toHaveLength(1);
    expect(model.edits.state.value).toEqual({ kind: "open", name: "email" });
  });

  test("given up on its way: the account is asked again, for nobody knows", async () => {
    const { model, sent } = await openAccount();
    model.edits.open("phone_number");
    void model.edits.save("470998877");
    model.edits.restore();
    expect(sent.map(({ id }) => id)).toEqual(["my-digi.account", "my-digi.settings.phone_number", "my-digi.account"]);
  });
});

describe("devices", () => {
  test("another one is logged out, once, and leaves the list", async () => {
    const { model, sent, last, shown } = await openAccount();
    void model.devices.end("b");
    void model.devices.end("b");
    expect(sent).toHaveLength(2);
    expect([last().id, last().request]).toMatchObject(["my-digi.account.sessions.end", { query: { id: "b" }, body: { lang: "en" } }]);
    expect(model.devices.ends.value).toEqual({ b: { status: "ending" } });
    await last().answer(good());
    expect(shown().sessions).toEqual([device("a", true), device("c")]);
    expect([model.devices.ends.value, model.devices.ended.value]).toEqual([{}, "b"]);
  });

  test("one that is gone already is gone; any other failure stays in its row", async () => {
    const { model, last, shown } = await openAccount();
    void model.devices.end("b");
    await last().answer({ ok: false, failure: { code: "not_found" } });
    void model.devices.end("c");
    await last().answer({ ok: false, failure: { code: "network.offline" } });
    expect(shown().sessions.map(({ id }) => id)).toEqual(["a", "c"]);
    expect(model.devices.ends.value).toEqual({ c: { status: "failed", failure: { code: "network.offline" } } });
  });
});

test("the form of the password opens and closes; after it the devices are asked for again", async () => {
  const { model, sent } = await openAccount();
  model.password.open();
  expect(model.password.isOpen.value).toBe(true);
  model.password.changed();
  expect(sent.map(({ id }) => id)).toEqual(["my-digi.account", "my-digi.account"]);
  model.password.close();
  expect(model.password.isOpen.value).toBe(false);
});

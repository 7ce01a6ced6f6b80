/** Tests the list of contracts from which a customer chooses one, and the rules of that choice. */
import { signal } from "@preact/signals-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { parseDate } from "#core/base/values/dates.ts";
import { createDesk } from "#tests/unit/core/services/load/desk.ts";
import { signedIn } from "#tests/unit/core/services/session/fake-session.ts";
import { sampleAccount } from "#tests/unit/widgets/my-digi/account/sample-account.ts";
import { Model, type Ports } from "#widgets/withdrawal/contracts/contracts.model.ts";
import {
  chosenOf,
  leavingAlong,
  statementOf,
  stayingOf,
  withdrawable,
  withdrawnWith,
  type Contract,
} from "#widgets/withdrawal/contracts/contracts.rules.ts";
import { openTab } from "./desk.ts";

const day = (text: string) => parseDate(text) as NonNullable<ReturnType<typeof parseDate>>;
const product = (id: string, ...t: string[]) => ({ id, t });
const contract = (id: string, change: Partial<Contract> = {}): Contract => ({
  id,
  name: `Contract ${id}`,
  since: day("2026-03-02"),
  until: null,
  documents: [],
  withdrawable_until: day("2026-03-16"),
  withdrawal_days_left: 14,
  withdrawable_products: [product("p1", "Fibre", "500"), product("p2", "TV")],
  ...change,
});
const late = contract("2", { since: day("2025-01-05"), withdrawable_until: null, withdrawal_days_left: null });
const ended = contract("3", { withdrawable_products: [] });
const contracts = [late, ended, contract("1")];

describe("the rules", () => {
  test("the newest contract comes first; one with nothing left is not offered", () => {
    expect(withdrawable(contracts).map(({ id }) => id)).toEqual(["1", "2"]);
  });

  test.each([
    ["the choice", { contract: "2", kept: [] }, "1", "2"],
    ["the contract of the address", undefined, "2", "2"],
    ["nothing, where neither is there", undefined, "9", undefined],
    ["nothing, where the choice is gone", { contract: "9", kept: [] }, undefined, undefined],
  ])("chosen is %s", (_what, choice, linked, id) => {
    expect(chosenOf(withdrawable(contracts), choice, linked)?.id).toBe(id);
  });

  test("the only contract is chosen by itself", () => {
    expect(chosenOf([late], undefined, undefined)).toBe(late);
  });

  test.each([
    ["all products: the whole contract", [], undefined],
    ["one of two", ["p2"], [{ id: "p1", title: "Fibre 500" }]],
    ["what is kept is not the contract's", ["p9"], undefined],
  ])("a statement of %s", (_what, kept, products) => {
    expect(statementOf(sampleAccount, contract("1"), kept)).toEqual({
      name: "Marie Peeters",
      contract: "1",
      email: sampleAccount.email,
      title: "Contract 1",
      ...(products && { products }),
    });
  });

  test("a landline goes with the internet that it needs, and stays with it; other products are the customer's to decide", () => {
    const products = [product("net", "Fibre"), { ...product("line", "Landline"), needs: ["net"] }, product("sim", "Light")];
    const home = contract("1", { withdrawable_products: products });
    const [net, line] = products as [(typeof products)[0], (typeof products)[1]];
    expect(withdrawnWith(line, home, ["line"])).toEqual([net]);
    expect(withdrawnWith(line, home, ["net"])).toEqual([]);
    expect(withdrawnWith(net, home, [])).toEqual([]);
    expect(withdrawnWith({ ...line, needs: ["gone"] }, home, [])).toEqual([]);
    expect([stayingOf(home, ["line", "sim"]), stayingOf(home, ["line", "net"]), stayingOf(home, [])]).toEqual([
      ["sim"],
      ["net", "line"],
      [],
    ]);
  });

  test("TV goes with the last of internet and mobile lines; so does what another contract has, which is no product of this one", () => {
    const needs = ["net", "sim"];
    const products = [product("net", "Fibre"), product("sim", "Light"), { ...product("tv", "TV Max"), needs }];
    const along = { ...product("line", "Landline"), needs: ["net"] };
    const home = contract("1", { withdrawable_products: products, dependent_products: [along] });
    const leaving = (...kept: string[]) =>
      leavingAlong(home, kept).map(({ product: { id }, needed }) => [id, ...needed.map((one) => one.id)]);
    expect(leaving()).toEqual([
      ["tv", "net", "sim"],
      ["line", "net"],
    ]);
    expect(leaving("tv", "sim")).toEqual([["line", "net"]]);
    expect(leaving("net")).toEqual([]);
    expect([stayingOf(home, ["tv"]), stayingOf(home, ["tv", "sim"])]).toEqual([[], ["sim", "tv"]]);
    expect(leavingAlong(contract("2"), [])).toEqual([]);
  });

  test("nothing is stated without a contract, or without a product", () => {
    expect([statementOf(sampleAccount, undefined, []), statementOf(sampleAccount, late, ["p1", "p2"])]).toEqual(["contract", "products"]);
  });
});

describe("the model", () => {
  function open({ address }: { address?: string } = {}) {
    const { model: withdrawal, events } = openTab({ state: signedIn, ...(address !== undefined && { address }) });
    const desk = createDesk();
    const model = new Model(desk.ports as unknown as Ports, signal({ withdrawal }));
    const stop = model.start();
    onTestFinished(() => {
      stop();
      model[Symbol.dispose]();
    });
    return { ...desk, model, withdrawal, events };
  }
  const answer = (own: readonly Contract[]) => ({ account: { ...sampleAccount, contracts: own } });

  test("asks for the account in the page's language, and offers its contracts", async () => {
    const { model, last } = open();
    expect(last().request).toMatchObject({ query: { lang: "en" } });
    await last().answer(answer(contracts));
    expect(model.contracts.value.map(({ id }) => id)).toEqual(["1", "2"]);
    expect(model.chosen.value).toBeUndefined();
  });

  test("says what is missing, until it is there", async () => {
    const { model, last, withdrawal } = open();
    expect(model.submit()).toBeUndefined();
    await last().answer(answer(contracts));
    expect([model.submit(), model.missing.value]).toEqual(["contract", "contract"]);
    model.choose("1");
    expect(model.missing.value).toBeUndefined();
    model.toggle("p1", false);
    model.toggle("p2", false);
    expect(model.submit()).toBe("products");
    model.toggle("p2", true);
    expect(model.submit()).toBeUndefined();
    expect(withdrawal.state.value).toMatchObject({
      step: "confirmation",
      statement: { contract: "1", products: [{ id: "p2", title: "TV" }] },
    });
  });

  test("a landline that was to stay is stated with its internet, and stays again once the internet does", async () => {
    const { model, last, withdrawal } = open();
    const products = [product("net", "Fibre"), { ...product("line", "Landline"), needs: ["net"] }, product("sim", "Light")];
    await last().answer(answer([contract("1", { withdrawable_products: products })]));
    for (const id of ["net", "line", "sim"]) model.toggle(id, false);
    expect(model.kept.value).toEqual(["net", "line", "sim"]);
    model.toggle("net", true);
    expect(model.kept.value).toEqual(["sim"]);
    expect(model.submit()).toBeUndefined();
    expect(withdrawal.state.value).toMatchObject({
      statement: {
        products: [
          { id: "net", title: "Fibre" },
          { id: "line", title: "Landline" },
        ],
      },
    });
    model.toggle("net", false);
    expect(model.kept.value).toEqual(["net", "line", "sim"]);
  });

  test("another contract begins with all of its products", async () => {
    const { model, last } = open();
    await last().answer(answer(contracts));
    model.choose("1");
    model.toggle("p1", false);
    model.choose("2");
    expect(model.kept.value).toEqual([]);
  });

  test("the contract of the address is chosen, and what is kept of it belongs to it", async () => {
    const { model, last } = open({ address: "https://digi.example/en/withdraw?contract=2" });
    await last().answer(answer(contracts));
    expect(model.chosen.value?.id).toBe("2");
    model.toggle("p1", false);
    expect(model.kept.value).toEqual(["p1"]);
  });

  test("a customer without a contract types a number", async () => {
    const { last, withdrawal } = open();
    expect(withdrawal.own.isOffered.value).toBe(true);
    await last().answer(answer([ended]));
    expect(withdrawal.own.isOffered.value).toBe(false);
  });

  test("an account that does not come leaves the list, for the visitor to go on without it", async () => {
    const { model, last, withdrawal } = open();
    await last().fail();
    expect([model.loading.state.value.status, withdrawal.own.isOffered.value]).toEqual(["failed", true]);
  });
});

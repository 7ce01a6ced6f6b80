/** Tests the lists of choices in the form of a mobile line, as the page shows them. */
import { describe, expect, test } from "vitest";
import type { Call } from "#core/services/api/call.ts";
import type { Outcome } from "#core/services/api/outcome.ts";
import { findDevices } from "#core/domain/mobile-line/devices.rules.ts";
import { mobileOperators } from "#core/domain/mobile-line/mobile-line.contract.ts";
import { createOperators, whenOpened } from "#core/features/operators/operators.model.ts";
import { operatorsOf } from "#core/domain/mobile-line/operators.rules.ts";
import { operatorIdOf } from "#core/base/values/operator-id.ts";
import { expectComplaint } from "#tests/setup.ts";

describe("operators", () => {
  test.each([
    ["Proximus", "proximus"],
    ["Mobile Vikings", "mobile-vikings"],
    ["hey!", "hey"],
    ["  Été & Co. ", "ete-co"],
  ])("'%s' has the id %s", (name, id) => {
    expect(operatorIdOf(name)).toBe(id);
  });

  test("'Others' stands at the end, with one id in every language [C-371]", () => {
    expect(operatorsOf(["Proximus", "BASE"], "Autres")).toEqual([
      { id: "proximus", name: "Proximus" },
      { id: "base", name: "BASE" },
      { id: "others", name: "Autres" },
    ]);
  });

  test("each is there once, whatever the API says twice", () => {
    expect(operatorsOf(["BASE", "Base", "Others", "!"], "Others").map(({ id }) => id)).toEqual(["base", "others"]);
  });
});

describe("the list of operators", () => {
  const createDesk = (...outcomes: readonly Outcome<unknown>[]) => {
    const left = [...outcomes];
    let asked = 0;
    const call = (async () => (asked++, left.shift() ?? { ok: true, value: { mobileOperators: ["BASE"] } })) as unknown as Call;
    return { operators: createOperators({ call }, mobileOperators), asked: () => asked };
  };

  test("is asked for once it is opened, and once only", async () => {
    const { operators, asked } = createDesk();
    expect([operators.list.value, asked()]).toEqual([[], 0]);
    await Promise.all([operators.open(), operators.open()]);
    await operators.open();
    expect([operators.list.value, asked()]).toEqual([["BASE"], 1]);
  });

  test("that fails is only logged, and asked for again with the next opening", async () => {
    expectComplaint("the list of operators could not be fetched: http.refused");
    const { operators, asked } = createDesk({ ok: false, failure: { code: "http.refused", httpStatus: 503 } });
    await operators.open();
    expect(operators.list.value).toEqual([]);
    await operators.open();
    expect([operators.list.value, asked()]).toEqual([["BASE"], 2]);
  });

  test("is opened by its select alone: by the focus, a press, and the keys that open one", async () => {
    let asked = 0;
    const { onFocus, onPointerDown, onKeyDown } = whenOpened("provider", async () => void asked++);
    const named = (name: string) => Object.assign(new EventTarget(), { name });
    const select = named("provider");
    onFocus({ target: select });
    onPointerDown({ target: select });
    for (const key of ["Enter", " ", "ArrowDown", "ArrowUp"]) onKeyDown({ target: select, key });
    expect(asked).toBe(6);
    for (const target of [named("number"), new EventTarget()]) {
      onFocus({ target });
      onPointerDown({ target });
      onKeyDown({ target, key: "Enter" });
    }
    onKeyDown({ target: select, key: "Tab" });
    expect(asked).toBe(6);
  });

  test("that was on its way when the tag went says nothing", async () => {
    const { operators } = createDesk({ ok: false, failure: { code: "network.aborted" } });
    await operators.open();
    expect(operators.list.value).toEqual([]);
  });
});

describe("a phone is searched for", () => {
  const devices = [
    { value: "apple-iphone-xs", label: "Apple iPhone XS" },
    { value: "samsung-galaxy-s20-plus", label: "Samsung Galaxy S20+" },
    { value: "device-not-found", label: "My phone is not in this list" },
  ];
  const found = (typed: string): string[] => findDevices(devices, typed).map(({ value }) => value);

  test("from 2 characters on [C-315]", () => {
    expect([found(""), found("i"), found(" i ")]).toEqual([[], [], []]);
    expect(found("ip")).toEqual(["apple-iphone-xs", "device-not-found"]);
  });

  test("by any part of its label, whatever its case [C-315]", () => {
    expect(found("PHONE x")[0]).toBe("apple-iphone-xs");
    expect(found("s20+")[0]).toBe("samsung-galaxy-s20-plus");
  });

  test("one that is not there is found as such by every search [C-171]", () => {
    expect(found("xyzzy")).toEqual(["device-not-found"]);
  });
});

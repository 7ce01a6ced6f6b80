import { array, assert, boolean, constant, constantFrom, oneof, option, property, record, string, type Arbitrary } from "fast-check";
import { describe, expect, test } from "vitest";
import type { Position, StepEvent } from "#core/services/route/steps.rules.ts";
import { emptyOrder, isEmpty, steps, type Order, type OrderResult, type Step } from "#widgets/order-flow/order-flow.rules.ts";
import { bundles, customer, filledIn, grandPlace, known, marie, orderOf } from "./samples.ts";
import { triesAtMost } from "#tests/properties.ts";

type At = Position<Step, Order>;
const next = ({ step, data }: At): At => steps.move({ step, data: { ...data, ...filledIn[step] } }, { kind: "next" });
const previous = (at: At): At => steps.move(at, { kind: "previous" });

/** Returns every step from the first to the last, reached by Next alone. */
function walk(data: Order): Step[] {
  const way: Step[] = [];
  let at: At = { step: "its-me", data };
  while (way.at(-1) !== at.step) {
    way.push(at.step);
    at = next(at);
  }
  return way;
}

function reach(step: Step, data: Order): At {
  let at: At = { step: "its-me", data };
  while (at.step !== step) at = next(at);
  return at;
}

const end: Step[] = ["payment", "review-order", "confirm-order"];

describe("the way of an order", () => {
  test.each<[string, Order, Step[]]>([
    ["mobile lines [C-055, C-209, C-213, C-215, C-219]", orderOf("mobile"), ["its-me", "complete-profile", "digi-account", ...end]],
    ["mobile lines, who has an account [C-210]", orderOf("mobile", { orderer: known }), ["its-me", "login", "digi-account", ...end]],
    ["mobile lines, who is signed in", orderOf("mobile", { orderer: customer }), ["its-me", "digi-account", ...end]],
    ["everything [C-214]", orderOf("everything"), steps.names.filter((step) => step !== "login")],
    ["TV without internet [C-217]", orderOf("tv"), ["its-me", "complete-profile", "digi-account", "move-to-digi", ...end]],
    [
      "a landline [C-216, C-218]",
      orderOf("landline"),
      ["its-me", "complete-profile", "digi-account", "move-to-digi", "installation-slot", ...end],
    ],
  ])("leads through %s", (_what, data, way) => {
    expect(walk(data)).toEqual(way);
  });

  test("stands in the indicator with 3 steps, identification and login in the first [C-056, C-057, C-058, C-059, C-060]", () => {
    expect(steps.names.map((step) => [step, steps.indicatorOf(step, emptyOrder)?.current])).toEqual([
      ["its-me", 0],
      ["login", 0],
      ["complete-profile", 0],
      ["digi-account", 0],
      ["move-to-digi", 0],
      ["installation-slot", 1],
      ["payment", 1],
      ["review-order", 2],
      ["confirm-order", 2],
    ]);
  });

  test.each<[string, Order, string[]]>([
    ["mobile lines", orderOf("mobile"), ["1/2", "2/3", "3/3", "1/1", "1/1", "1/1"]],
    ["mobile lines, who has an account", orderOf("mobile", { orderer: known }), ["1/2", "2/3", "2/2", "1/1", "1/1", "1/1"]],
    ["everything", orderOf("everything"), ["1/3", "2/4", "3/4", "4/4", "1/2", "2/2", "1/1", "1/1"]],
  ])("fills a step of the indicator by its screens, with %s", (_what, data, filled) => {
    const shown: string[] = [];
    let at: At = { step: "its-me", data: { ...data, orderer: null } };
    while (shown.length < filled.length) {
      const position = steps.indicatorOf(at.step, at.data);
      shown.push(`${position?.screen}/${position?.screens}`);
      at = next({ ...at, data: { ...at.data, orderer: at.step === "its-me" ? data.orderer : at.data.orderer } });
    }
    expect(shown).toEqual(filled);
  });

  test.each<[string, string | undefined, Step]>([
    ["that is open", "digi-account", "digi-account"],
    ["that is not open yet", "review-order", "payment"],
    ["that is not on the way", "login", "payment"],
    ["that nobody knows", "toString", "payment"],
    ["without a name", undefined, "its-me"],
  ])("leads from an address %s to where it belongs, and clears nothing", (_which, step, expected) => {
    const at = reach("payment", orderOf("mobile"));
    expect(steps.move(at, { kind: "visit", step })).toEqual({ step: expected, data: at.data });
  });

  test("asks only for what is gone: the password after a reload, the account number after two hours", () => {
    const { data } = reach("review-order", orderOf("mobile"));
    expect(steps.stepOf("review-order", { ...data, account: null })).toBe("complete-profile");
    expect(steps.stepOf("review-order", { ...data, iban: null })).toBe("payment");
    expect(steps.stepOf("review-order", { ...data, iban: null, method: "others" })).toBe("review-order");
    expect(steps.stepOf("review-order", { ...data, orderer: null })).toBe("its-me");
  });
});

/**
 * Returns what the specification (§4) demands of Previous at a step: the step to which it leads, and the filled-in values that it clears.
 */
function told(from: Step, { ordered: { internet, tv, landline }, fttbAddressId }: Order): [to: Step, lost: readonly (keyof Order)[]] | [] {
  const isFixed = internet || tv || landline;
  const needsSlot = internet || landline;
  const reset = fttbAddressId === null ? (isFixed ? ["portability" as const] : []) : needsSlot ? ["installation" as const] : [];
  switch (from) {
    case "digi-account":
      return ["its-me", []];
    case "move-to-digi":
      return ["digi-account", ["sameBillingAddress", "billingAddress", "clientAddress", "orderFor", "company"]];
    case "installation-slot":
      return ["move-to-digi", []];
    case "payment":
      return [needsSlot ? "installation-slot" : tv ? "move-to-digi" : "digi-account", reset];
    case "review-order":
      return ["payment", []];
    default:
      return [];
  }
}
const kinds = ["mobile", "internet", "tv", "landline"] as const;
const allSets = Array.from({ length: 15 }, (_, index) => kinds.filter((_kind, bit) => ((index + 1) >> bit) & 1));
const allOrders = allSets.flatMap((set) =>
  [null, grandPlace.fttbAddressId].map((fttbAddressId): [string, string, Order] => {
    const [mobile, internet, tv, landline] = kinds.map((kind) => set.includes(kind));
    const ordered = { mobile: mobile ? 1 : 0, internet: !!internet, tv: !!tv, landline: !!landline };
    return [set.join(", "), fttbAddressId === null ? "without" : "with", orderOf("mobile", { ordered, fttbAddressId })];
  }),
);

describe("the way back of an order", () => {
  test.each(allOrders)(
    "goes back with %s, %s a fibre address, as the texts say, and loses that and nothing else [C-214, C-221, C-222, C-223, C-224, C-225, C-226, C-227, C-228, C-229]",
    (_set, _fibre, data) => {
      const way = walk(data);
      expect([way.includes("move-to-digi"), way.includes("installation-slot")]).toEqual([
        data.ordered.internet || data.ordered.tv || data.ordered.landline,
        data.ordered.internet || data.ordered.landline,
      ]);
      for (const from of way) {
        const before = reach(from, data);
        const [to, lost = []] = told(from, data);
        expect([from, steps.previousOf(from, before.data), steps.fieldsToClear(from, before.data)]).toEqual([from, to, lost]);
        const emptied = Object.fromEntries(lost.map((name) => [name, emptyOrder[name]]));
        const after = previous(before);
        expect(after.data).toEqual({ ...before.data, ...emptied });
        // A value that was cleared is asked for before the steps after it.
        expect(after.step).toBe(lost.includes("portability") ? "move-to-digi" : (to ?? from));
      }
    },
  );

  test("of an order that is filled in to the end Previous takes the same, and the way on asks for that alone", () => {
    for (const [, , data] of allOrders) {
      const { data: full } = reach("review-order", data);
      for (const from of walk(data).slice(0, -1)) {
        const [, lost = []] = told(from, data);
        expect([from, steps.fieldsToClear(from, full)]).toEqual([from, lost]);
        const emptied = Object.fromEntries(lost.map((name) => [name, emptyOrder[name]]));
        const asked = lost.includes("portability") ? "move-to-digi" : lost.includes("installation") ? "installation-slot" : "digi-account";
        expect(steps.firstOpen({ ...full, ...emptied })).toBe(lost.length > 0 ? asked : "review-order");
      }
    }
  });

  test.each<Step>(["its-me", "login", "complete-profile", "confirm-order"])("has no Previous on %s", (step) => {
    const at = { step, data: orderOf("mobile", { orderer: known }) };
    expect([steps.previousOf(step, at.data), previous(at)]).toEqual([undefined, at]);
  });
});

describe("a step is left only with all that it asks for", () => {
  const bare = { ...marie, person: { firstName: "Luc", lastName: "Dubois" } };
  const missing: readonly (readonly [Step, Partial<Order>])[] = [
    ["complete-profile", { orderer: bare, birthdate: null }],
    ["digi-account", { orderer: bare, birthdate: "1980-01-01", phone: null }],
    ["digi-account", { clientAddress: null }],
    ["digi-account", { sameBillingAddress: null }],
    ["digi-account", { billingAddress: null }],
    ["digi-account", { orderFor: null }],
    ["digi-account", { company: null }],
    ["move-to-digi", { portability: null }],
    ["installation-slot", { installation: null }],
    ["payment", { method: null }],
    ["payment", { iban: null }],
    ["payment", { isAgreed: false }],
  ];
  test.each(missing)("%s without %j [C-291, C-292, C-293, C-294, C-300, C-334, C-339]", (step, lack) => {
    const { data } = reach("review-order", orderOf("everything"));
    expect(steps.move({ step, data: { ...data, ...lack } }, { kind: "next" }).step).toBe(step);
    expect(steps.firstOpen({ ...data, ...lack })).toBe(step);
  });

  test("what is not asked for keeps nobody: another billing address, a company", () => {
    const { data } = reach("review-order", orderOf("mobile"));
    const own = { sameBillingAddress: true, billingAddress: null, orderFor: "myself", company: null } as const;
    expect(steps.firstOpen({ ...data, ...own })).toBe("review-order");
  });
});

describe("an order that was sent", () => {
  test("is over once it was taken, also when all that was filled in is gone", () => {
    const data: Order = { ...emptyOrder, result: { kind: "placed", orderId: "1", warnings: [], newAccount: false } };
    for (const step of steps.names) expect(steps.stepOf(step, data)).toBe("confirm-order");
    expect(previous({ step: "confirm-order", data }).step).toBe("confirm-order");
  });

  test("of which nobody knows whether it was taken stays, with all that it holds; refused after all it can be mended", () => {
    const at = next(reach("review-order", { ...orderOf("mobile") }));
    const unknown: Order = { ...at.data, result: { kind: "unknown", retrying: false } };
    expect(steps.stepOf("payment", unknown)).toBe("confirm-order");
    const back = steps.move({ step: "confirm-order", data: unknown }, { kind: "change", data: { ...unknown, result: null } });
    expect(back.step).toBe("review-order");
  });
});

describe("whatever happens", () => {
  const address = option(constant(grandPlace), { nil: null });
  const results: readonly (OrderResult | null)[] = [
    null,
    { kind: "taken" },
    { kind: "unknown", retrying: true },
    { kind: "placed", orderId: "1", warnings: [], newAccount: true },
  ];
  const anyOrder: Arbitrary<Order> = record({
    ordered: constantFrom(...Object.values(bundles), emptyOrder.ordered),
    fttbAddressId: constantFrom(null, "FTTB-1"),
    orderer: constantFrom(null, marie, known, customer, { ...marie, person: { firstName: "Luc" } }),
    home: constant(null),
    birthdate: constantFrom(null, "1990-05-17"),
    account: constantFrom(null, { email: "m@example.be", password: "Secret-pass-1" }),
    phone: constantFrom(null, "485694175"),
    clientAddress: address,
    sameBillingAddress: constantFrom(null, true, false),
    billingAddress: address,
    orderFor: constantFrom(null, "myself" as const, "company" as const),
    company: constantFrom(null, { companyName: "B", legalForm: "private-limited" as const, vat: "BE0428759497" }),
    portability: constantFrom(null, { choice: 2 as const }),
    installation: constantFrom(null, { fttbAddressId: null, date: null, intervalValue: null }),
    method: constantFrom(null, "debit" as const, "others" as const),
    iban: constantFrom(null, "BE71096123456769"),
    isAgreed: boolean(),
    startEarly: boolean(),
    result: constantFrom(...results),
  });
  const anyEvent: Arbitrary<StepEvent<Order>> = oneof(
    constant({ kind: "next" as const }),
    constant({ kind: "previous" as const }),
    record({ kind: constant("visit" as const), step: oneof(constantFrom(...steps.names, undefined), string()) }),
    record({ kind: constant("change" as const), data: anyOrder }),
  );

  /** Returns the values without which a step cannot be opened, written independently of the table of steps. */
  function lacks(step: Step, data: Order): string[] {
    if (data.result !== null && data.result.kind !== "unknown") return [];
    const rank = steps.names.indexOf(step);
    const behind = (other: Step): boolean => rank > steps.names.indexOf(other);
    const { orderer, ordered } = data;
    const { internet, tv, landline } = ordered;
    const needs: readonly (readonly [string, boolean])[] = [
      ["somebody", !behind("its-me") || orderer !== null],
      ["a login", !behind("login") || orderer?.kind !== "known" || data.result !== null],
      ["an account", !behind("complete-profile") || orderer?.kind !== "identified" || data.account !== null],
      ["an address", !behind("digi-account") || data.clientAddress !== null],
      ["a bill", !behind("digi-account") || data.sameBillingAddress === true || data.billingAddress !== null],
      ["portability", !behind("move-to-digi") || !(internet || tv || landline) || data.portability !== null],
      ["a slot", !behind("installation-slot") || !(internet || landline) || data.installation !== null],
      ["a payment", !behind("payment") || (data.isAgreed && (data.method === "others" || data.iban !== null))],
      ["a result", step !== "confirm-order" || data.result !== null],
    ];
    return needs.flatMap(([what, isThere]) => (isThere ? [] : [what]));
  }

  test("no 500 events reach a step without what it needs, one that is not on the way, or lose what the texts do not name", () => {
    assert(
      property(anyOrder, array(anyEvent, { minLength: 500, maxLength: 500 }), (start, events) => {
        let at: At = { step: steps.stepOf(undefined, start), data: start };
        for (const event of events) {
          const before = at;
          at = steps.move(at, event);
          expect(lacks(at.step, at.data)).toEqual([]);
          expect(steps.isOpen(at.step, at.data)).toBe(true);
          if (event.kind === "visit" || event.kind === "next") expect(at.data).toBe(before.data);
          if (event.kind === "previous") {
            const { iban, account, orderer, method } = at.data;
            expect({ iban, account, orderer, method }).toEqual({
              iban: before.data.iban,
              account: before.data.account,
              orderer: before.data.orderer,
              method: before.data.method,
            });
          }
        }
      }),
      triesAtMost(20),
    );
  });

  test("a bundle of nothing is empty", () => {
    expect([isEmpty(emptyOrder.ordered), ...Object.values(bundles).map(isEmpty)]).toEqual([true, false, false, false, false]);
  });
});

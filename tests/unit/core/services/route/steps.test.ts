import { array, assert, boolean, constant, constantFrom, integer, oneof, property, record, string, type Arbitrary } from "fast-check";
import { describe, expect, test } from "vitest";
import { createSteps, type Position, type StepEvent } from "#core/services/route/steps.rules.ts";
import { emptyDraft, orderSteps, type Draft, type OrderStep } from "./order-example.ts";

const kinds = {
  mobile: { mobile: 1, internet: false, tv: false, landline: false },
  tv: { mobile: 1, internet: false, tv: true, landline: false },
  internet: { mobile: 0, internet: true, tv: false, landline: false },
  everything: { mobile: 2, internet: true, tv: true, landline: true },
} as const;

/** The values that each step adds when it is filled in. */
const filledIn: Partial<Record<OrderStep, Partial<Draft>>> = {
  "complete-profile": { profile: "marie@example.com" },
  login: { person: "signed-in" },
  "digi-account": { clientAddress: "Grand-Place 1", billingAddress: "Meir 50", company: "Bakery" },
  "move-to-digi": { portability: { choice: 1 } },
  "installation-slot": { installation: { date: "2026-06-01" } },
  payment: { iban: "BE71096123456769" },
  "review-order": { orderId: "1" },
};

type At = Position<OrderStep, Draft>;
const next = ({ step, data }: At): At => orderSteps.move({ step, data: { ...data, ...filledIn[step] } }, { kind: "next" });
const previous = (at: At): At => orderSteps.move(at, { kind: "previous" });
const begin = (draft: Partial<Draft>): At => ({ step: "its-me", data: { ...emptyDraft, ...draft } });

/** Returns every step from the first to the last, reached by Next alone. */
function walk(draft: Partial<Draft>): OrderStep[] {
  const way: OrderStep[] = [];
  let at = begin(draft);
  while (way.at(-1) !== at.step) {
    way.push(at.step);
    at = next(at);
  }
  return way;
}

/** Goes from the first step forward until the given step. */
function reach(step: OrderStep, draft: Partial<Draft>): At {
  let at = begin(draft);
  while (at.step !== step) at = next(at);
  return at;
}

describe("the steps of an order", () => {
  test.each<[string, Partial<Draft>, OrderStep[]]>([
    ["everything", { bundle: kinds.everything, person: "new" }, [...orderSteps.names].filter((step) => step !== "login")],
    [
      "mobile only",
      { bundle: kinds.mobile, person: "new" },
      ["its-me", "complete-profile", "digi-account", "payment", "review-order", "confirm-order"],
    ],
    [
      "TV without internet, for somebody who logs in",
      { bundle: kinds.tv, person: "known" },
      ["its-me", "login", "digi-account", "move-to-digi", "payment", "review-order", "confirm-order"],
    ],
    [
      "internet, for somebody who is signed in",
      { bundle: kinds.internet, person: "signed-in" },
      ["its-me", "digi-account", "move-to-digi", "installation-slot", "payment", "review-order", "confirm-order"],
    ],
  ])("lead through %s", (_what, draft, way) => {
    expect(walk(draft)).toEqual(way);
  });

  test.each<[OrderStep, keyof typeof kinds, OrderStep]>([
    ["digi-account", "everything", "its-me"],
    ["move-to-digi", "everything", "digi-account"],
    ["installation-slot", "everything", "move-to-digi"],
    ["payment", "internet", "installation-slot"],
    ["payment", "tv", "move-to-digi"],
    ["payment", "mobile", "digi-account"],
    ["review-order", "everything", "payment"],
  ])("go back from %s (%s) to %s", (from, kind, to) => {
    // Internet is sold at an address with fibre only.
    const fttbAddressId = kinds[kind].internet ? "FTTB-1" : null;
    expect(previous(reach(from, { bundle: kinds[kind], person: "new", fttbAddressId })).step).toBe(to);
  });

  test.each<OrderStep>(["its-me", "login", "complete-profile", "confirm-order"])("have no Previous on %s", (step) => {
    const at = { step, data: { ...emptyDraft, person: "known" as const } };
    expect([orderSteps.previousOf(step, at.data), previous(at)]).toEqual([undefined, at]);
  });

  test("clear what the texts say, and nothing else", () => {
    const fibre = { bundle: kinds.everything, person: "new", fttbAddressId: "FTTB-1" } as const;
    const atPayment = reach("payment", fibre);
    expect(orderSteps.fieldsToClear("payment", atPayment.data)).toEqual(["installation"]);
    expect(previous(atPayment)).toEqual({ step: "installation-slot", data: { ...atPayment.data, installation: null } });

    const atTvPayment = reach("payment", { bundle: kinds.tv, person: "new" });
    expect(previous(atTvPayment)).toEqual({ step: "move-to-digi", data: { ...atTvPayment.data, portability: null } });

    const atMove = reach("move-to-digi", fibre);
    expect(orderSteps.fieldsToClear("move-to-digi", atMove.data)).toEqual(["billingAddress", "clientAddress", "company"]);
    expect(previous(atMove).data).toEqual({ ...atMove.data, billingAddress: null, clientAddress: null, company: null });

    const atSlot = reach("installation-slot", fibre);
    expect(previous(atSlot).data).toEqual(atSlot.data);
  });

  test("name only what is there: who has typed nothing is not asked", () => {
    const { data } = reach("payment", { bundle: kinds.mobile, person: "new" });
    expect(orderSteps.fieldsToClear("payment", data)).toEqual([]);
  });

  test("stand in the indicator", () => {
    const { data } = reach("payment", { bundle: kinds.everything, person: "new" });
    const positions = orderSteps.names.map((step) => orderSteps.indicatorOf(step, data));
    expect(positions.map((position) => position?.current)).toEqual([undefined, undefined, undefined, 0, 0, 1, 1, 2, 2]);
    expect(positions.map((position) => position && `${position.screen}/${position.screens}`).slice(3)).toEqual(
      ["1/2", "2/2", "1/2", "2/2", "1/1", "1/1"], // The final screen asks nothing, so it counts for itself.
    );
  });

  test("stay where a step is not filled in", () => {
    const at = reach("digi-account", { bundle: kinds.mobile, person: "new" });
    expect(orderSteps.move(at, { kind: "next" })).toEqual(at);
  });

  test.each<[string, string | undefined, OrderStep]>([
    ["that is open", "digi-account", "digi-account"],
    ["that is not open yet", "payment", "move-to-digi"],
    ["that is not on the way", "login", "move-to-digi"],
    ["that nobody knows", "toString", "move-to-digi"],
    ["without a name", undefined, "its-me"],
  ])("lead from an address %s to where it belongs, and clear nothing", (_which, step, expected) => {
    const at = reach("move-to-digi", { bundle: kinds.everything, person: "new" });
    expect(orderSteps.move(at, { kind: "visit", step })).toEqual({ step: expected, data: at.data });
  });

  test("close behind an order that was placed", () => {
    const at = reach("confirm-order", { bundle: kinds.everything, person: "new" });
    expect(orderSteps.names.filter((step) => orderSteps.isOpen(step, at.data))).toEqual(["confirm-order"]);
    expect(orderSteps.move(at, { kind: "visit", step: "payment" }).step).toBe("confirm-order");
  });

  test("follow a bundle that changes meanwhile", () => {
    const at = reach("installation-slot", { bundle: kinds.everything, person: "new" });
    const data = { ...at.data, bundle: kinds.mobile };
    expect(orderSteps.move(at, { kind: "change", data })).toEqual({ step: "payment", data });
  });

  test("are one at least", () => {
    expect(() => createSteps({}, {})).toThrow(RangeError);
  });
});

const drafts: Arbitrary<Draft> = record({
  bundle: record({ mobile: integer({ min: 0, max: 6 }), internet: boolean(), tv: boolean(), landline: boolean() }),
  fttbAddressId: constantFrom(null, "FTTB-1"),
  person: constantFrom("nobody", "new", "known", "signed-in"),
  profile: constantFrom(null, "marie@example.com"),
  clientAddress: constantFrom(null, "Grand-Place 1"),
  billingAddress: constantFrom(null, "Meir 50"),
  company: constantFrom(null, "Bakery"),
  portability: constantFrom(null, { choice: 2 }),
  installation: constantFrom(null, { date: "2026-06-01" }),
  iban: constantFrom(null, "BE71096123456769"),
  orderId: constantFrom(null, null, "1"),
});

const events: Arbitrary<StepEvent<Draft>> = oneof(
  constant({ kind: "next" } as const),
  constant({ kind: "previous" } as const),
  record({ kind: constant("visit" as const), step: oneof(constantFrom(...orderSteps.names), string(), constant(undefined)) }),
  record({ kind: constant("change" as const), data: drafts }),
);

describe("whatever happens", () => {
  test("the step is open: nobody reaches what is not asked for yet", () => {
    assert(
      property(drafts, array(events, { maxLength: 20 }), (data, happenings) => {
        let at: At = { step: orderSteps.firstOpen(data), data };
        for (const event of happenings) {
          at = orderSteps.move(at, event);
          expect(orderSteps.isOpen(at.step, at.data)).toBe(true);
        }
      }),
    );
  });

  test("a step that is not open leads to the first open one, which has something to ask", () => {
    assert(
      property(drafts, constantFrom(...orderSteps.names), (data, wanted) => {
        const { step } = orderSteps.move({ step: "its-me", data }, { kind: "visit", step: wanted });
        const isOpen = orderSteps.isOpen(wanted, data);
        expect(step).toBe(isOpen ? wanted : orderSteps.firstOpen(data));
        const before = orderSteps.names.slice(0, orderSteps.names.indexOf(orderSteps.firstOpen(data)));
        // Every step before this one that is open is not filled in yet, so Next leads on from there.
        for (const one of before.filter((name) => orderSteps.isOpen(name, data)))
          expect(orderSteps.move({ step: one, data }, { kind: "next" }).step).not.toBe(one);
      }),
    );
  });

  test("Previous after Next returns, wherever Previous is the step before", () => {
    assert(
      property(drafts, ({ bundle, person, fttbAddressId }) => {
        const needsFibre = bundle.internet || bundle.landline;
        let at = begin({ bundle, person: person === "nobody" ? "new" : person, fttbAddressId: needsFibre ? "FTTB-1" : fttbAddressId });
        while (at.step !== "confirm-order") {
          const there = next(at);
          if (!["complete-profile", "login", "digi-account", "confirm-order"].includes(there.step))
            expect(previous(there).step).toBe(at.step);
          at = there;
        }
      }),
    );
  });

  test("only Previous clears, and only what it names; the others change nothing", () => {
    assert(
      property(drafts, events, (data, event) => {
        const at = { step: orderSteps.firstOpen(data), data };
        const moved = orderSteps.move(at, event);
        if (event.kind === "next" || event.kind === "visit") expect(moved.data).toEqual(data);
        if (event.kind !== "previous") return;
        const changed = (Object.keys(data) as (keyof Draft)[]).filter((part) => moved.data[part] !== data[part]);
        const expected = orderSteps.previousOf(at.step, data) === undefined ? [] : orderSteps.fieldsToClear(at.step, data);
        expect(new Set(changed)).toEqual(new Set(expected));
      }),
    );
  });

  test("Next alone leads from the beginning to the end", () => {
    assert(
      property(drafts, (data) => {
        const person = data.person === "nobody" ? "new" : data.person;
        const way = walk({ bundle: data.bundle, person });
        expect([way[0], way.at(-1), new Set(way).size]).toEqual(["its-me", "confirm-order", way.length]);
      }),
    );
  });
});

import { array, is, literal, nullable, object, refine, string, union, validate, type Struct } from "superstruct";
import { expect, test } from "vitest";
import { oneOf } from "#core/base/contract/one-of.ts";

const filled = refine(string(), "filled", (value) => value !== "");
const Card = object({ kind: literal("card"), number: filled, holder: nullable(filled) });
const Transfer = object({ kind: literal("transfer"), number: nullable(literal("none")) });
const Payment = oneOf(Card, Transfer);

const problemPaths = (value: unknown, struct: Struct<any, any>) =>
  validate(value, struct)[0]
    ?.failures()
    .map(({ path }) => path.join("."));

test("a value of any of the shapes is taken", () => {
  expect(is({ kind: "card", number: "1", holder: null }, Payment)).toBe(true);
  for (const number of ["none", null]) expect(is({ kind: "transfer", number }, Payment)).toBe(true);
});

test.each([
  ["words that only one shape has", { kind: "card", number: "", holder: "" }, ["number", "holder"]],
  ["keys that only one shape has", { kind: "else", number: "", holder: "A" }, ["kind", "number"]],
  ["as near to both", { kind: "else", number: null }, ["kind"]],
  ["nothing of either", "card", [""]],
  ["nothing at all", undefined, [""]],
])("a value of none is refused for the problems of the nearest: %s", (_what, value, paths) => {
  expect(problemPaths(value, Payment)).toEqual(paths);
});

test("a choice within a choice, and in a list", () => {
  const Order = oneOf(object({ pay: array(Payment) }), object({ pay: Payment, note: string() }));
  expect(is({ pay: [{ kind: "transfer", number: null }] }, Order)).toBe(true);
  expect(is({ pay: { kind: "transfer", number: null }, note: "" }, Order)).toBe(true);
  expect(problemPaths({ pay: { kind: "card", number: "", holder: null }, note: "" }, Order)).toEqual(["pay.number"]);
});

test("superstruct's own unions tell no members, and are left to it", () => {
  const Shape = oneOf(object({ name: literal("a"), word: union([literal("1"), literal("")]) }), object({ name: literal("b") }));
  expect([is({ name: "a", word: "" }, Shape), is({ name: "a", word: "2" }, Shape), is({ name: "b" }, Shape)]).toEqual([true, false, true]);
});

test("a choice in a choice in a choice costs no more than the levels there are", () => {
  let asked = 0;
  const leaf = refine(string(), "leaf", () => ++asked > 0);
  const choice = (inner: Struct<any, any>) =>
    oneOf(object({ name: literal("a"), inner }), object({ name: literal("b"), inner }), object({ name: literal("c"), inner }));
  const deep = choice(choice(choice(choice(leaf))));
  const valueOf = (inner: unknown) => ({ name: "b", inner });
  expect(is(valueOf(valueOf(valueOf(valueOf("leaf")))), deep)).toBe(true);
  expect(asked).toBe(1);
});

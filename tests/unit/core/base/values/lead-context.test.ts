import fc from "fast-check";
import { create } from "superstruct";
import { expect, test } from "vitest";
import { contextJson, contextMaxNames, sortContext, storedContext } from "#core/base/values/lead-context.ts";

const names = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`name_${at}`, "x"]));
const accepts = (json: string): boolean => contextJson().is(json);

test.each<[string, unknown, readonly string[]]>([
  ["a name with a capital", { Campaign: "x" }, ["Campaign"]],
  ["a name with a hyphen", { "utm-source": "x" }, ["utm-source"]],
  ["an empty name", { "": "x" }, [""]],
  ["a name of 41 characters", { ["n".repeat(41)]: "x" }, ["n".repeat(41)]],
  ["a value of 201 characters", { a: "x".repeat(201) }, ["a"]],
  ["a number", { a: 1 }, ["a"]],
  ["a list", { a: ["x"] }, ["a"]],
  ["an eleventh name", names(11), ["name_10"]],
  ["a text", "utm_campaign=spring", [""]],
  ["a list instead of an object", ["x"], [""]],
])("leaves out %s, and says its name", (_what, given, leftOut) => {
  expect(sortContext(given).leftOut).toEqual(leftOut);
});

test("keeps names of 40 characters, values of 200, and ten of them, beside what is left out", () => {
  const longest = { ["n".repeat(40)]: "x".repeat(200) };
  expect(sortContext({ ...longest, Wrong: "x" })).toEqual({ context: longest, leftOut: ["Wrong"] });
  expect(sortContext(names(contextMaxNames))).toEqual({ context: names(contextMaxNames), leftOut: [] });
  expect([undefined, null, {}].map((given) => sortContext(given))).toEqual(Array(3).fill({ context: {}, leftOut: [] }));
});

test("the API takes what a form sends, and nothing that no form sends", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string({ maxLength: 250 }), { maxKeys: 15 }), (given) => {
      const { context, leftOut } = sortContext(given);
      expect(accepts(JSON.stringify(context))).toBe(true);
      expect(storedContext(JSON.stringify(context))).toEqual(context);
      expect(accepts(JSON.stringify(given))).toBe(leftOut.length === 0);
    }),
  );
  expect(["", "{", "null", "[]", '"x"', '{"a":1}'].map(accepts)).toEqual(Array(6).fill(false));
  expect([create(undefined, contextJson()), storedContext(undefined)]).toEqual([undefined, null]);
});

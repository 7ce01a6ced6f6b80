import { describe, expect, test } from "vitest";
import { commonAttributes, type AttributeKind } from "#core/base/contract/element.ts";
import { commonKinds, propertyOf, readAttribute, readProperty } from "#core/runtime/element/attributes.ts";

const kinds = {
  text: { kind: "text", text: "" },
  boolean: { kind: "boolean", text: "" },
  integer: { kind: "integer", min: 1, max: 50, text: "" },
  endless: { kind: "integer", min: 1, text: "" },
  choice: { kind: "choice", values: ["lazy", "eager"], text: "" },
  address: { kind: "address", text: "" },
} satisfies Record<string, AttributeKind>;
type Name = keyof typeof kinds;
const bad = Symbol("bad");

describe("an attribute", () => {
  test.each<[Name, string | null, unknown]>([
    ["boolean", null, false],
    ["boolean", "", true],
    ["boolean", "true", true],
    ["boolean", "false", false], // Unlike in HTML, "false" means false, because frameworks write it for a value that is not true.
    ["text", null, undefined],
    ["text", "", ""],
    ["text", " A & B ", " A & B "],
    ["integer", null, undefined],
    ["integer", "7", 7],
    ["integer", " 7 ", 7],
    ["integer", "50", 50],
    ["integer", "51", bad],
    ["integer", "0", bad],
    ["integer", "-1", bad],
    ["integer", "1.5", bad],
    ["integer", "", bad],
    ["integer", "ten", bad],
    ["integer", "1e999", bad],
    ["endless", "5000000", 5_000_000],
    ["choice", null, undefined],
    ["choice", "eager", "eager"],
    ["choice", "EAGER", bad],
    ["choice", "", bad],
    ["address", "/take", "/take"],
    ["address", "take?a=b:c", "take?a=b:c"],
    ["address", "https://api.example/x", "https://api.example/x"],
    ["address", "//api.example/x", "//api.example/x"],
    ["address", "javascript:alert(1)", bad],
    ["address", " JavaScript:alert(1)", bad],
    ["address", "data:text/html,x", bad],
  ])("%s %j is %j", (name, text, expected) => {
    const read = readAttribute(kinds[name], text);
    expect(read.ok ? read.value : bad).toBe(expected);
  });
});

describe("a property", () => {
  test.each<[Name, unknown, unknown]>([
    ["boolean", undefined, false],
    ["boolean", null, false],
    ["boolean", 0, false],
    ["boolean", "yes", true],
    ["boolean", "false", false],
    ["text", undefined, undefined],
    ["text", null, undefined],
    ["text", 5, "5"],
    ["text", {}, bad],
    ["text", ["a"], bad],
    ["integer", 7, 7],
    ["integer", "7", 7],
    ["integer", Number.NaN, bad],
    ["integer", Infinity, bad],
    ["integer", true, bad],
    ["choice", "lazy", "lazy"],
    ["choice", Symbol("lazy"), bad],
  ])("%s %j is %j", (name, value, expected) => {
    const read = readProperty(kinds[name], value);
    expect(read.ok ? read.value : bad).toBe(expected);
  });
});

test.each<[Name, string]>([
  ["integer", "a whole number from 1 to 50"],
  ["endless", "a whole number from 1"],
  ["choice", "lazy, eager"],
  ["address", "an http(s) or relative address"],
])("a bad %s is told what is accepted, never what was written", (name, accepted) => {
  expect(readAttribute(kinds[name], "javascript:secret")).toEqual({ ok: false, accepted });
});

test("attributes are kebab-case, their properties camelCase", () => {
  expect(["heading", "max-length", "soft-navigation"].map(propertyOf)).toEqual(["heading", "maxLength", "softNavigation"]);
});

test("core takes what every definition declares", () => {
  const declared = Object.entries(commonAttributes).map(([name, kind]) => [name, { ...kind, text: "", example: undefined }]);
  expect(commonKinds).toEqual(Object.fromEntries(declared));
});

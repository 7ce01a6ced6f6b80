import * as fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { parseJson, writeJson } from "#core/base/values/json.ts";

const prototypes = [Array.prototype, Object.prototype] as unknown as { toJSON?: unknown }[];

/** Defines `toJSON` as the library Prototype 1.6 does, which makes `JSON.stringify` put quotes around its result. */
function giveToJson(): void {
  for (const prototype of prototypes) {
    Object.defineProperty(prototype, "toJSON", { configurable: true, value: () => "[theirs]" });
  }
}

afterEach(() => prototypes.forEach((prototype) => delete prototype.toJSON));

test("writes lists and objects on a page whose library has a toJSON of its own", () => {
  const given = { tags: ["a", { b: [1, null] }], none: undefined, no: [undefined] };
  giveToJson();
  expect(JSON.stringify(given)).toBe('"[theirs]"');
  expect(writeJson(given)).toBe('{"tags":["a",{"b":[1,null]}],"no":[null]}');
});

test("writes what JSON.stringify writes", () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => writeJson(value) === JSON.stringify(value)));
  const odd = { at: new Date(0), run: () => 1, not: Number.NaN, 'a"b': [() => 1], map: new Map(), "": Object.create(null) as object };
  expect(writeJson(odd)).toBe(JSON.stringify(odd));
  expect(writeJson(undefined)).toBeUndefined();
});

test("reads it again, and nothing where it is none", () => {
  expect(parseJson(writeJson({ a: [1] }))).toEqual({ a: [1] });
  expect([parseJson("{"), parseJson(undefined)]).toEqual([undefined, undefined]);
});

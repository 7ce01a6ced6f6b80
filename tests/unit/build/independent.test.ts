import { runInNewContext } from "node:vm";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { makeIndependent } from "#build/independent.ts";

type Program = Parameters<typeof makeIndependent>[1];
const independent = (code: string): string => makeIndependent(code, parseSync("library.js", code).program as unknown as Program);

/** Of a page whose `bind` drops what comes after its second argument, and whose objects all have names that cannot be written. */
function runOnSuchPage(code: string): unknown {
  const page = `"use strict";
    Function.prototype.bind = function (self, given) { const run = this; return () => run.call(self, given); };
    Object.freeze(Object.prototype);`;
  return runInNewContext(`${page}\n${code}`);
}

test.each([
  [
    "several arguments, and those of the call",
    "function f(...all) { return this.x + all.join(); } f.bind({ x: 1 }, 2, 3)(4, 5);",
    "12,3,4,5",
  ],
  ["no argument", "function f() { return this === undefined; } f.bind()();", true],
  ["a function in parentheses", "(function (a, b) { return a + b; }).bind(null, 1)(2);", 3],
  [
    "one that is bound twice",
    "function f(...all) { return all.join(); } f.bind(null, f.bind(null, 1, 2)(3)).bind(null, 4)(5);",
    "1,2,3,4,5",
  ],
  ["a name that all objects have", "const it = {}; it.toString = () => 'mine'; String(it);", "mine"],
  ["several of them, one made of another", "const it = {}; it.toString = it.valueOf = (() => 'mine').bind(null); it.toString();", "mine"],
])("%s", (_what, code, expected) => {
  const changed = independent(code);
  expect(changed).not.toBe(code);
  expect(runOnSuchPage(changed)).toEqual(expected);
});

test.each(["it.binding(1)", "bind(1)", "it.name = 1", "it.toString === 1", "it['bind'](1)"])("%s is left alone", (code) => {
  expect(independent(code)).toBe(code);
});

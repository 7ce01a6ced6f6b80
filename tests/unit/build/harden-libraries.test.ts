import { runInNewContext } from "node:vm";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { harden } from "#build/harden-libraries.ts";

type Program = Parameters<typeof harden>[1];
const hardened = (code: string, names: readonly string[] = []): string =>
  harden(code, parseSync("library.js", code).program as unknown as Program, names);

/**
 * Runs code on a page whose `bind` ignores all arguments after the second, whose objects inherit properties that cannot be overwritten, and
 * whose arrays have Prototype's methods.
 */
function runOnSuchPage(code: string): unknown {
  const page = `"use strict";
    Function.prototype.bind = function (self, given) { const run = this; return () => run.call(self, given); };
    Array.from = (list) => Array(list.length || 0).fill("theirs");
    Array.prototype.entries = function () { return this.slice(); };
    delete Array.prototype.keys;
    Array.prototype.values = undefined;
    class HTMLDocument { get body() { return this.own; } find(name) { return this.own + name; } }
    const document = Object.assign(new HTMLDocument(), { own: "the body", documentMode: "a picture" });
    for (const name of ["body", "find"]) Object.defineProperty(document, name, { value: "a picture" });
    class EventTarget { listen() { return this.own; } }
    const window = Object.assign(new EventTarget(), { own: "the window", find: "a picture", listen: "a picture" });
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
  ["entries of an array", "let all = ''; for (const [at, value] of ['a', 'b'].entries()) all += at + value; all;", "0a1b"],
  ["keys of an empty one", "[...Array(3).keys()].join();", "0,1,2"],
  ["values, one by one", "[4, 5].values().next().value;", 4],
  [
    "entries of a map, and of what has a method of its own",
    "[...new Map([[1, 2]]).entries(), ...{ entries: () => [3] }.entries()].join();",
    "1,2,3",
  ],
  ["entries of what was bound", "const own = () => [7, 8]; [...own.bind(null)().entries()].join();", "0,7,1,8"],
  ["a list of a set", "Array.from(new Set([1, 1, 2])).join();", "1,2"],
  ["a list of so many, each made", "Array.from({ length: 3 }, (_, index) => index * 2).join();", "0,2,4"],
  ["several of them, one made of another", "const it = {}; it.toString = it.valueOf = (() => 'mine').bind(null); it.toString();", "mine"],
  ["what a picture of the page hides", "document.body;", "the body"],
  ["a method that a picture of the page hides", "document.find('!');", "the body!"],
  [
    "of a library that keeps the page's document under the same name",
    "(function (page) { let document = page.document; return document.find('!'); })({ document });",
    "the body!",
  ],
  ["what no document has", "document.documentMode;", undefined],
])("%s", (_what, code, expected) => {
  const changed = hardened(code);
  expect(changed).not.toBe(code);
  expect(runOnSuchPage(changed)).toEqual(expected);
});

test.each([
  [
    "a method of a document that an element names",
    "(({ ownerDocument }) => ownerDocument.find('!'))({ ownerDocument: document });",
    "the body!",
  ],
  ["a method of another object, which keeps its this", "({ own: 'mine', find(name) { return this.own + name; } }).find('!');", "mine!"],
  ["what another object does not have", "({}).find;", undefined],
  ["what no window has, although a picture has the name", "((target) => target.find)(window);", undefined],
  ["a method of the window that a picture hides", "((target) => target.listen())(window);", "the window"],
])("a name that is read of what may be the document: %s", (_what, code, expected) => {
  const changed = hardened(code, ["find", "listen"]);
  expect(changed).not.toBe(code);
  expect(runOnSuchPage(changed)).toEqual(expected);
});

test.each([
  "it.entries(1)",
  "entries()",
  "Uint8Array.from([1])",
  "it.binding(1)",
  "bind(1)",
  "it.name = 1",
  "it.toString === 1",
  "it['bind'](1)",
])("%s is left alone", (code) => {
  expect(hardened(code)).toBe(code);
});

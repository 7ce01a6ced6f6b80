/** Tests data that a page's author gives to a tag, in a file or directly: valid, invalid and missing. */
import { signal } from "@preact/signals-core";
import { expect, test } from "vitest";
import type { Failure } from "#core/services/api/outcome.ts";
import { createPageData } from "#core/services/page-data/page-data.model.ts";
import { readItems } from "#core/services/page-data/read-items.ts";
import { createDesk } from "#tests/unit/core/services/load/desk.ts";

const faultOf = (thing: unknown): string | undefined => (typeof (thing as { id?: unknown } | null)?.id === "string" ? undefined : "id");
const a = { id: "a" };
const b = { id: "b" };

function open(first: { given?: unknown; src?: string } = {}) {
  const desk = createDesk();
  const given = signal(first.given);
  const src = signal(first.src);
  const said: string[] = [];
  const data = createPageData(desk.ports, {
    tag: "digi-thing",
    given: () => given.value,
    src: () => src.value,
    read: (raw) => readItems<{ id: string }>(raw, "things", faultOf),
    call: desk.ports.call,
    complain: (message) => void said.push(message),
  });
  const before = data.state.value;
  const stop = data.start();
  return { ...desk, given, src, data, said, before, stop, state: () => data.state.value };
}

test.each<[what: string, given: unknown, ids: readonly string[], said: readonly string[]]>([
  ["a list", [a, b], ["a", "b"], []],
  ["an object that has it by its name", { things: [a] }, ["a"], []],
  ["its JSON", JSON.stringify([a]), ["a"], []],
  ["nothing in it", [], [], []],
  ["one without an id", [{}, b], ["b"], ["<digi-thing> things[0].id: missing, or not accepted"]],
  ["one twice", [a, b, a], ["a", "b"], ['<digi-thing> things[2].id: "a" stands there twice']],
  ["several faults, in one line", [null, { id: 1 }], [], [expect.stringMatching(/^<digi-thing> things\[0\]\.id: .*; things\[1\]\.id: /)]],
  ["no JSON", "[{", [], ["<digi-thing> things: not a list"]],
  ["no list", { others: [a] }, [], ["<digi-thing> things: not a list"]],
  ["null", null, [], ["<digi-thing> things: not a list"]],
])("handed over: %s", (_what, given, ids, expected) => {
  const { state, said, asked } = open({ given, src: "/things.json" });
  expect(state()).toMatchObject({ status: ids.length > 0 ? "loaded" : "empty", items: ids.map((id) => ({ id })) });
  expect(said).toEqual(expected);
  expect(asked).toHaveLength(0); // The file is not requested.
});

test("before it begins, and while the file is on its way, its shape is there; then what is in it", async () => {
  const { before, state, last } = open({ src: "/things.json" });
  expect(before).toEqual({ status: "loading" });
  expect(state()).toEqual({ status: "loading" });
  expect(last().request.query).toEqual({ address: "/things.json" });
  await last().answer({ things: [a, {}] });
  expect(state()).toMatchObject({ status: "loaded", items: [a] });
});

test("without data and without a file there is nothing, and nothing is said: it may be handed over later", () => {
  const { state, said, given } = open();
  expect(state()).toMatchObject({ status: "empty" });
  expect(said).toEqual([]);
  given.value = [a];
  expect(state()).toMatchObject({ status: "loaded", items: [a] });
});

test("another address is asked for, and the answer to the one before is dropped; another language asks for nothing", async () => {
  const { src, state, asked, language, last } = open({ src: "/en.json" });
  language.value = "fr";
  expect(asked).toHaveLength(1);
  const late = last();
  src.value = "/fr.json";
  await last().answer([b]);
  await late.answer([a]);
  expect(asked).toHaveLength(2);
  expect(state()).toMatchObject({ status: "loaded", items: [b] });
});

test.each<[Failure, status: "failed" | "empty", said: readonly string[]]>([
  [{ code: "network.offline" }, "failed", []],
  [{ code: "network.timeout" }, "failed", []],
  [{ code: "network.unreachable" }, "failed", ["<digi-thing> src: cannot be fetched; does its origin allow this page (CORS)?"]],
  [{ code: "http.refused", httpStatus: 503 }, "failed", ["<digi-thing> src: answers 503"]],
  [{ code: "http.refused", httpStatus: 404 }, "empty", ["<digi-thing> src: answers 404"]],
  [{ code: "response.invalid", httpStatus: 200 }, "empty", ["<digi-thing> src: is no JSON"]],
])("a file that does not come (%j): %s; a retry is offered where it may help", async (failure, status, expected) => {
  const { state, said, last, data } = open({ src: "/things.json" });
  await last().fail(failure);
  expect(state().status).toBe(status);
  expect(said).toEqual(expected);
  if (status === "empty") return;
  const retry = data.reload();
  expect(state()).toEqual({ status: "loading" });
  await last().answer([a]);
  await retry;
  expect(state()).toMatchObject({ status: "loaded", items: [a] });
});

test("taken out of the page it waits for nothing any more", async () => {
  const { stop, last, state } = open({ src: "/things.json" });
  stop();
  await last().answer([a]);
  expect(state()).toEqual({ status: "loading" });
});

import { literal, number, object, string, type, union } from "superstruct";
import { describe, expect, test } from "vitest";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { file, mediaTypesOf } from "#core/base/contract/file-answer.ts";
import { oneOf } from "#core/base/contract/one-of.ts";
import { specOf } from "#core/base/contract/spec-of.ts";

const ask = endpoint({
  method: "POST",
  path: "/ask",
  encoding: "json",
  answer: type({}),
  spec: { id: "t.ask", summary: "Asks", body: object({ wish: string() }), codes: [] },
});

describe("what is cut out of browsers", () => {
  test("does not type as being there", () => {
    // @ts-expect-error -- `id` belongs to the endpoint's specification, which shipped code does not see
    expect(ask.id).toBeUndefined();
    // @ts-expect-error -- `body` belongs to the endpoint's specification, too
    expect(ask.body).toBeUndefined();
    // @ts-expect-error -- `codes` belong to the endpoint's specification, too
    expect(ask.codes).toBeUndefined();
    // @ts-expect-error -- the specification itself may be missing
    expect(ask.spec.id).toBe("t.ask");
  });

  test("is read by servers and tests, and nowhere else", () => {
    expect(specOf(ask)).toBe(ask.spec);
    const { spec: _cutOut, ...shipped } = ask;
    expect(() => specOf(shipped)).toThrow("POST /ask has no specification here");
  });
});

describe("a body of several shapes", () => {
  const order = object({ bundle: object({ internet: object({ i: string() }) }), email: string() });
  const area = object({ bundle: object({ internet: union([literal("none"), literal("some")]) }), address: string(), count: number() });
  const body = oneOf(order, area);
  const problems = (value: unknown): string[] =>
    body
      .validate(value)[0]
      ?.failures()
      .map(({ path }) => path.join(".")) ?? [];

  test("takes each of them, and knows them", () => {
    expect(body.is({ bundle: { internet: { i: "1" } }, email: "a" })).toBe(true);
    expect(body.is({ bundle: { internet: "none" }, address: "b", count: 1 })).toBe(true);
    expect(body.schema).toEqual([order, area]);
    expect(body.type).toBe("union");
  });

  test("refuses what fits none for the problems of the nearest", () => {
    expect(problems({ bundle: { internet: { i: 1 } }, email: "a" })).toEqual(["bundle.internet.i"]);
    expect(problems({ bundle: { internet: "none" }, address: "b", count: "one" })).toEqual(["count"]);
    expect(problems("a text")).toEqual([""]);
  });
});

test("an answer that is a file takes files of its types alone", () => {
  const answer = file("application/pdf");
  expect(mediaTypesOf(answer)).toEqual(["application/pdf"]);
  expect(mediaTypesOf(type({}))).toBeUndefined();
  expect(answer.is(new File(["x"], "a.pdf", { type: "application/pdf" }))).toBe(true);
  expect(answer.is(new File(["x"], "a.png", { type: "image/png" }))).toBe(false);
  expect(answer.is(new Blob(["x"], { type: "application/pdf" }))).toBe(false);
});

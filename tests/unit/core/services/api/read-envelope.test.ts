import { describe, expect, test } from "vitest";
import { readEnvelope, type ReadStatus } from "#core/services/api/read-envelope.ts";

type Case = readonly [what: string, body: unknown, expected: ReadStatus | undefined];

const read = (cases: readonly Case[]): void => {
  test.each(cases)("%s", (_what, body, expected) => {
    expect(readEnvelope(body)).toEqual(expected);
  });
};
const meta = (status: unknown): unknown => ({ meta: { status } });

describe("is it an error?", () => {
  read([
    ["meta says no", meta({ error: false }), { error: false }],
    ["meta says so [P-285]", meta({ error: true }), { error: true }],
    ["status says so, without meta [P-285]", { status: { error: true } }, { error: true }],
    ["status says so, meta does not [P-285]", { meta: { status: { error: false } }, status: { error: true } }, { error: true }],
    ["meta says so, status does not [P-285]", { meta: { status: { error: true } }, status: { error: false } }, { error: true }],
    ["a status that is a word of the business", { meta: { status: { error: false } }, status: "active" }, { error: false }],
  ]);
});

describe("a body that is no envelope reads as none", () => {
  read([
    ["undefined", undefined, undefined],
    ["a text", "<html>", undefined],
    ["null", null, undefined],
    ["a list", [], undefined],
    ["an object without meta and status", { data: 1 }, undefined],
    ["a meta without status", { meta: {} }, undefined],
    ["an error that is no boolean", meta({ error: "yes" }), undefined],
    ["a status that is only a word", { status: "ok" }, undefined],
  ]);
});

describe("the code", () => {
  read([
    ["of the list", meta({ error: true, code: "captcha_invalid" }), { error: true, code: "captcha_invalid" }],
    ["of another list is none, and told as it came", meta({ error: true, code: "E42" }), { error: true, statusCode: "E42" }],
    ["null is none, and the answer is still read", meta({ error: false, code: null }), { error: false }],
    [
      "a number is none, and told as it came",
      meta({ error: true, code: 17, message: "No" }),
      { error: true, statusCode: 17, message: "No" },
    ],
    ["a number without meta [C-210]", { status: { error: true, code: 600084 } }, { error: true, statusCode: 600084 }],
    [
      "a number at the top, beside a code of the list",
      { meta: { status: { error: true, code: "identity_exists" } }, status: { error: true, code: 600084 } },
      { error: true, code: "identity_exists", statusCode: 600084 },
    ],
    [
      "of two that are of another list the one at the top is told",
      { meta: { status: { error: true, code: 17 } }, status: { error: true, code: 600084 } },
      { error: true, statusCode: 600084 },
    ],
    [
      "of another list is told from meta, where the top says one of the list",
      { meta: { status: { error: true, code: 17 } }, status: { error: true, code: "no_fiber" } },
      { error: true, statusCode: 17 },
    ],
    [
      "an object, an empty text and what is no number are none",
      { meta: { status: { error: true, code: {} } }, status: { error: true, code: "" } },
      { error: true },
    ],
    [
      "comes from the place that reports the error",
      { meta: { status: { error: false, code: "logout" } }, status: { error: true, code: "no_fiber" } },
      { error: true, code: "no_fiber" },
    ],
  ]);
});

describe("the message", () => {
  read([
    ["a text is taken as it is [P-287]", meta({ error: true, message: "Not <b>now</b>" }), { error: true, message: "Not <b>now</b>" }],
    ["an empty text is none", meta({ error: true, message: "" }), { error: true }],
    ["null is none", meta({ error: true, message: null }), { error: true }],
    ["a number is none", meta({ error: true, message: 5 }), { error: true }],
    [
      "a success key is taken by its value [P-289]",
      meta({ error: false, message: { success: "Welcome" } }),
      { error: false, message: "Welcome" },
    ],
    ["a list of one success", meta({ error: false, message: { success: ["Welcome"] } }), { error: false, message: "Welcome" }],
    [
      "of the place that reports the error",
      { meta: { status: { error: false, message: "fine" } }, status: { error: true, message: "no" } },
      { error: true, message: "no" },
    ],
    [
      "of the other place, where the one that reports is silent",
      { meta: { status: { error: true } }, status: { error: false, message: "why" } },
      { error: true, message: "why" },
    ],
  ]);
});

describe("field errors", () => {
  read([
    [
      "are keyed by field and hold lists of messages [P-213]",
      meta({ error: true, code: "invalid", message: { email: ["Wrong"], first_name: ["Missing"] } }),
      { error: true, code: "invalid", fieldErrors: { email: "Wrong", first_name: "Missing" } },
    ],
    [
      "are joined with a comma and a space [P-214]",
      meta({ error: true, message: { phone: ["Too short", "Digits only"] } }),
      { error: true, fieldErrors: { phone: "Too short, Digits only" } },
    ],
    ["hold a single text as well", meta({ error: true, message: { city: "Unknown" } }), { error: true, fieldErrors: { city: "Unknown" } }],
    [
      "skip what is no text",
      meta({ error: true, message: { a: [1, "Wrong"], b: {}, c: [], d: null } }),
      { error: true, fieldErrors: { a: "Wrong" } },
    ],
    ["without any text are none", meta({ error: true, message: { a: [] } }), { error: true }],
  ]);
});

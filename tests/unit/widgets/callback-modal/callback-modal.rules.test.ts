import { assert, boolean, constantFrom, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { callTimeAt, isReadyToSend, type CallTime } from "#widgets/callback-modal/callback-modal.rules.ts";

const at = (time: string): CallTime => callTimeAt(Date.parse(time));

describe("when the call comes", () => {
  test.each<[string, string, CallTime]>([
    ["on a Thursday at nine o'clock sharp", "2026-01-15T09:00:00+01:00", "now"],
    ["a minute before closing", "2026-01-15T16:59:59+01:00", "now"],
    ["at closing", "2026-01-15T17:00:00+01:00", "tomorrow"],
    ["before opening", "2026-01-15T08:59:59+01:00", "today"],
    ["at midnight", "2026-01-15T00:00:00+01:00", "today"],
    ["on a Friday evening: Saturday is worked", "2026-01-16T20:00:00+01:00", "tomorrow"],
    ["on a Saturday within the hours", "2026-01-17T10:00:00+01:00", "now"],
    ["on a Saturday after them: Sunday is skipped", "2026-01-17T17:00:00+01:00", "monday"],
    ["on a Sunday within the hours", "2026-01-18T10:00:00+01:00", "tomorrow"],
    ["on a Sunday night", "2026-01-18T23:59:59+01:00", "tomorrow"],
  ])("%s (%s) is %s [C-446, P-322]", (_name, time, expected) => {
    expect(at(time)).toBe(expected);
  });

  test("is told in the time of Brussels, summer and winter, wherever the visitor is [C-446]", () => {
    expect(at("2026-07-15T07:00:00Z")).toBe("now");
    expect(at("2026-07-15T15:00:00Z")).toBe("tomorrow");
    expect(at("2026-01-15T07:59:00Z")).toBe("today");
    expect(at("2026-01-15T08:00:00Z")).toBe("now");
  });

  test("on both days when the clock changes, which are Sundays", () => {
    expect(at("2026-03-29T02:30:00Z")).toBe("tomorrow");
    expect(at("2026-10-25T01:30:00Z")).toBe("tomorrow");
  });
});

describe("the submit button", () => {
  const filled = { first_name: "Marie", last_name: "Peeters", phone_number: "470123456" };

  test("waits for both names and the phone [P-151, C-447]", () => {
    for (const name of Object.keys(filled)) {
      expect(isReadyToSend({ ...filled, [name]: "" })).toBe(false);
      expect(isReadyToSend({ ...filled, [name]: undefined })).toBe(false);
    }
    expect(isReadyToSend({})).toBe(false);
  });

  test("does not wait for the question, the consents or the formats [P-153, C-447]", () => {
    assert(
      property(string({ minLength: 1 }), constantFrom(null, "", "yes", "no"), boolean(), (text, client, consent) => {
        const values = { first_name: text, last_name: text, phone_number: text, client, digi_terms: consent, digi_contact: consent };
        expect(isReadyToSend(values)).toBe(true);
      }),
    );
  });
});

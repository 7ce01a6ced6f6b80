import { assert, boolean, constantFrom, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { isReadyToSend } from "#widgets/callback-modal/callback-modal.rules.ts";

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
      property(string({ minLength: 1 }), constantFrom(null, "", "yes", "no"), boolean(), (text, radio, consent) => {
        const values = { first_name: text, last_name: text, phone_number: text, radio, digi_terms: consent, digi_contact: consent };
        expect(isReadyToSend(values)).toBe(true);
      }),
    );
  });
});

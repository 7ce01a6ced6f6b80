import { assert, integer, property } from "fast-check";
import { create, validate } from "superstruct";
import { describe, expect, test } from "vitest";
import { formatVat, normalizeVat, vat, vatProblem, isVatCode } from "#core/base/values/vat.ts";

const codeOf = (typed: string): string | undefined => validate(typed, vat(), { coerce: true })[0]?.message;

describe("a VAT number", () => {
  test.each(["BE0428.759.497", "be 0428 759 497", "BE0428759497", "BE 0202.239.951", "BE1000000021", "0428759497", "BE428759497"])(
    "%s is one",
    (typed) => {
      expect(codeOf(typed)).toBeUndefined();
    },
  );

  test("is kept without blanks and dots, and written with them", () => {
    expect(create(" be 0428.759.497 ", vat())).toBe("BE0428759497");
    expect(formatVat("BE0428759497")).toBe("BE\u00a00428.759.497");
    expect(normalizeVat(formatVat("BE0428759497"))).toBe("BE0428759497");
  });

  test.each([
    ["", "required"],
    [" . ", "required"],
    ["BE2428759497", "vat.format"],
    ["BE04287594970", "vat.format"],
    ["FR0428759497", "vat.format"],
    ["BE0428759498", "vat.check-digits"],
    ["BE0482759497", "vat.check-digits"],
    ["BE0000000097", "vat.format"], // Nobody has this number, though its check digits are right.
    ["be 0000.0000.97", "vat.format"],
    ["BE0000000000", "vat.format"],
    ["BE0428759400", "vat.check-digits"], // The first eight digits are divisible by 97, so the check digits would be 97.
  ])("typed as '%s' has the code %s", (typed, code) => {
    expect(codeOf(typed)).toBe(code);
    if (code !== undefined && code !== "required") expect(isVatCode(code)).toBe(true); // Each error code has a text for the visitor.
  });

  test("has one pair of check digits for each enterprise", () => {
    assert(
      property(integer({ min: 1, max: 19_999_999 }), (enterprise) => {
        const body = String(enterprise).padStart(8, "0");
        const right = Array.from({ length: 100 }, (_, check) => `BE${body}${String(check).padStart(2, "0")}`).filter(
          (number) => vatProblem(number) === undefined,
        );
        expect(right).toHaveLength(1);
      }),
    );
  });
});

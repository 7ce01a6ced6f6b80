import { array, assert, constantFrom, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { withQuery } from "#core/base/values/page-link.ts";
import { withoutParameters, withParameter } from "#core/base/values/query.ts";

const isOurs = (name: string): boolean => name === "ours";

describe("the query of an address", () => {
  test.each<[string, string]>([
    ["", ""],
    ["?ours", ""],
    ["?ours=1", ""],
    ["?a&ours=1&b=&ours=2", "?a&b="],
    ["?a=%20+&b=c%2Bd", "?a=%20+&b=c%2Bd"],
    ["?%6Furs=1&a", "?a"],
    ["?a&&b", "?a&&b"],
  ])("without ours: %s → %s", (search, expected) => {
    expect(withoutParameters(search, isOurs)).toBe(expected);
  });

  test("is told by value, too", () => {
    expect(withoutParameters("?ours=1&ours=2", (name, value) => isOurs(name) && value === "1")).toBe("?ours=2");
  });

  test.each<[string, string | undefined, string]>([
    ["", "1", "?ours=1"],
    ["?", "1", "?ours=1"],
    ["?a&b=", "1 é", "?a&b=&ours=1+%C3%A9"],
    ["?ours=1&a", "2", "?a&ours=2"],
    ["?ours=1&a", undefined, "?a"],
    ["?ours=1", undefined, ""],
    ["?a", "", "?a&ours="],
  ])("with ours: %s and %s → %s", (search, value, expected) => {
    expect(withParameter(search, "ours", value)).toBe(expected);
  });

  test("says what was written, and leaves the others as they were", () => {
    const others = array(constantFrom("a", "b=", "c=1", "%64=%20", "utm_source=x+y"), { maxLength: 5 });
    assert(
      property(others, string({ unit: "grapheme" }), (parts, value) => {
        const search = parts.length > 0 ? `?${parts.join("&")}` : "";
        const written = withParameter(search, "ours", value);
        expect(new URLSearchParams(written).get("ours")).toBe(value);
        expect(withParameter(written, "ours", undefined)).toBe(search);
      }),
    );
  });
});

test.each<[page: string, more: string, expected: string]>([
  ["/en/orders", "?order-id=1", "/en/orders?order-id=1"],
  ["/en/orders", "", "/en/orders"],
  ["/?page_id=7", "?order-id=1&a=?", "/?page_id=7&order-id=1&a=?"],
  ["/?page_id=7#form", "?order-id=1", "/?page_id=7&order-id=1#form"],
  ["/en/orders#a?b#c", "?order-id=1", "/en/orders?order-id=1#a?b#c"],
  ["/?page_id=7#form", "#digi=1", "/?page_id=7#digi=1"],
  ["https://shop.example/?p=7", "?next=%2Fen%3Fa%3D1", "https://shop.example/?p=7&next=%2Fen%3Fa%3D1"],
])("the page %s with %s behind it is %s", (page, more, expected) => {
  expect(withQuery(page, more)).toBe(expected);
});

import { expect, test } from "vitest";
import { isMixed, overHttps } from "#core/tools/doctor/mixed.ts";

test.each([
  ["http://api.example", "https://shop.example/", true],
  [" HTTP://api.example/a", "https://shop.example/", true],
  ["https://api.example", "https://shop.example/", false],
  ["/slides.json", "https://shop.example/", false],
  ["//api.example", "https://shop.example/", false],
  ["http://api.example", "http://shop.example/", false],
  // An address of the browser's own machine counts as secure without a certificate.
  ["http://localhost:4101", "https://shop.example/", false],
  ["http://127.0.0.1:4101", "https://shop.example/", false],
  ["no address", "https://shop.example/", false],
])("%s on %s: %s", (address, page, expected) => {
  expect(isMixed(address, page)).toBe(expected);
});

test("is written over https", () => {
  expect(overHttps(" HTTP://api.example/a")).toBe("https://api.example/a");
});

/** Tests the limit for costs beyond the bundle: its form as a customer types it, and its form in a call. */
import { validate } from "superstruct";
import { expect, test } from "vitest";
import { bundleLimit } from "#core/base/values/bundle-limit.ts";

const read = (typed: string): string => {
  const [error, value] = validate(typed, bundleLimit(), { coerce: true });
  return error ? error.message : String(value);
};

test.each([
  ["0", "0"],
  ["60", "60"],
  ["500", "500"],
  [" 60 ", "60"],
  ["€\u00a060", "60"],
  ["60\u00a0€", "60"],
  ["060", "60"],
  ["00", "0"],
])("'%s' is a limit of %s euros [C-106]", (typed, limit) => {
  expect(read(typed)).toBe(limit);
});

test.each([
  ["", "edit.empty"],
  ["   ", "edit.empty"],
  ["€", "edit.empty"],
  ["-1", "bundle-limit.format"],
  ["501", "bundle-limit.format"],
  ["1000", "bundle-limit.format"],
  ["1.5", "bundle-limit.format"],
  ["1,5", "bundle-limit.format"],
  ["1e2", "bundle-limit.format"],
  ["sixty", "bundle-limit.format"],
  ["€60€€", "bundle-limit.format"],
  ["1".repeat(101), "edit.too-long"],
])("'%s' is none: %s", (typed, code) => {
  expect(read(typed)).toBe(code);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rootDir } from "#build/widgets.ts";
import { pageOptions } from "#core/base/contract/page-options.ts";

/** The files that read options of the page. */
const readers = [
  "loader/options.ts",
  "loader/loader.ts",
  "loader/routes.ts",
  "core/runtime/element/page-settings.ts",
  "core/services/analytics/page-consent.ts",
  "core/kernel.ts",
];

test("every option that is read is in the manual, and no other", () => {
  const read = readers.flatMap((file) =>
    [...readFileSync(join(rootDir, file), "utf8").matchAll(/\b(?:raw|get|read|option)\("([a-z]+)"/g)].map(([, name]) => name),
  );
  expect([...new Set(read)].toSorted()).toEqual(Object.keys(pageOptions).toSorted());
});

test("each says what can be written, and what holds without it", () => {
  for (const { values, otherwise, text } of Object.values(pageOptions)) {
    for (const part of [values, otherwise]) expect(part).toMatch(/[^.]$/);
    expect(text).toMatch(/\.$/);
  }
});

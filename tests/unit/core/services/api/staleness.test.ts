import { expect, test, vi } from "vitest";
import { createStaleness } from "#core/services/api/staleness.ts";
import { expectComplaint } from "#tests/setup.ts";

const said = (): string[] => vi.mocked(console.warn).mock.calls.map(([text]) => String(text));

/** Returns the text of a date header, so many seconds after a fixed hour. */
const at = (seconds: number): string => new Date(Date.UTC(2026, 0, 5, 12) + seconds * 1000).toUTCString();

function setUp() {
  vi.mocked(console.warn).mockClear();
  return createStaleness();
}

test("an answer of yesterday after one of today is named once, with its call", () => {
  expectComplaint("old answer");
  const note = setUp();
  note("POST /api/altcha-challenge", at(86_400));
  note("GET /job-list", at(0));
  note("GET /job-list", at(0));
  expect(said()).toEqual([expect.stringContaining("GET /job-list got an old answer")]);
});

test("a second answer of a cache is named as soon as the API has given another", () => {
  expectComplaint("old answer");
  const note = setUp();
  note("GET /news-list", at(0));
  note("GET /news-list", at(0));
  expect(said()).toEqual([]);
  note("POST /forms/subscribe", at(121));
  note("GET /news-list", at(0));
  expect(said()).toHaveLength(1);
});

test("servers that disagree a little, no date, and what is none say nothing", () => {
  const note = setUp();
  for (const date of [at(100), at(0), null, "soon", at(160)]) note("GET /address/city", date);
  expect(said()).toEqual([]);
});

import { beforeEach, expect, test, vi } from "vitest";
import { explain } from "#core/tools/doctor/doctor.ts"; // The kernel loads the function from this module, too.
import { describeReason, type Reason } from "#core/tools/doctor/explain.texts.ts";
import type { FailureFacts } from "#core/base/errors/failure-cause.ts";
import { languages } from "#core/base/values/language.ts";
import { expectComplaint } from "#tests/setup.ts";
import { expectListed } from "#tests/unit/texts/listed.ts";

vi.mock("virtual:definitions", () => ({ definitions: {}, pages: {} }));
vi.mock("virtual:site", () => ({ site: "" }));

const api = "https://api.example";
const reasons: readonly Reason[] = [
  { code: "policy", api, directive: "connect-src" },
  { code: "cors", api, origin: "https://host.example" },
  { code: "unreachable", api, origin: "https://host.example" },
  { code: "refuses", api, httpStatus: 403 },
  { code: "down", api, httpStatus: 503 },
  ...(["opaque-origin", "passing", "slow", "busy", "not-the-api", "answer-refused"] as const).map((code) => ({ code, api })),
];

test.each(languages)("each reason in words of %s, with what it is about", (language) => {
  for (const reason of reasons) {
    const text = describeReason(reason, language);
    const { code: _code, ...facts } = reason;
    for (const fact of Object.values(facts)) expect(text).toContain(String(fact));
    expect(describeReason({ code: "no-api", asked: "https://own.example", reason }, language)).toContain("https://own.example");
  }
});

test.each(languages)("each reason says in %s what belongs there", (language) => {
  expectListed(
    "reasons",
    language,
    reasons.map((reason) => [reason.code, describeReason(reason, language)]),
  );
});

let origin = "https://host.example";
beforeEach(() => {
  origin = "https://host.example";
  vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal("location", { origin, href: `${origin}/page` });
});

/**
 * Returns the explanation of a failure that the console shows to the page's author.
 * @param allowed the fetch modes in which the API answers a request for its health
 */
async function said(failure: FailureFacts, written: string | undefined, allowed: readonly RequestMode[] = []): Promise<string> {
  vi.stubGlobal("origin", origin);
  vi.stubGlobal("fetch", (_address: string, { mode }: { mode: RequestMode }) =>
    allowed.includes(mode) ? Promise.resolve(new Response()) : Promise.reject(new TypeError("Failed to fetch")),
  );
  expectComplaint("[digi]");
  const warn = vi.mocked(console.warn);
  warn.mockClear();
  await explain(failure, { get: () => written }, "en");
  return String(warn.mock.calls[0]?.[0] ?? "");
}

test.each([
  ["cors", { code: "network.unreachable" }, ["no-cors"], "does not allow the origin"],
  ["nobody there", { code: "network.unreachable" }, [], "cannot be reached"],
  ["a passing fault", { code: "network.unreachable" }, ["cors"], "this call did not arrive"],
  ["a limit", { code: "rate_limited", httpStatus: 429 }, [], "too many calls"],
  ["a hanging file", { code: "network.timeout" }, [], "does not answer in time"],
  ["another answer", { code: "response.invalid", httpStatus: 200 }, [], "is not the API’s"],
  ["a fault", { code: "http.refused", httpStatus: 503 }, [], "fault of its own (status 503)"],
  ["a refusal", { code: "not_found", httpStatus: 404 }, [], "refuses it with status 404"],
  ["a second no", { code: "http.refused" }, [], "refused a solved puzzle twice"],
] satisfies [string, FailureFacts, RequestMode[], string][])("%s", async (name, failure, allowed, words) => {
  // Each case has an address of its own, because the same explanation is not written twice.
  expect(await said(failure, `https://${name.replaceAll(" ", "-")}.example`, allowed)).toContain(words);
});

test("an API that is not named, in the words of what its stand-in answered", async () => {
  expect(await said({ code: "not_found", httpStatus: 404 }, undefined)).toMatch(/data-api is missing, .*own origin .* status 404/);
});

test.each([{ code: "network.unreachable" }, { code: "http.refused", httpStatus: 403 }] satisfies FailureFacts[])(
  "a sandboxed frame is named: $code",
  async (failure) => {
    origin = "null";
    expect(await said(failure, `https://sandboxed-${failure.code}.example`)).toContain("allow-same-origin");
  },
);

test("of a check that failed once nothing more is said", async () => {
  expect(await said({ code: "captcha.failed" }, api)).toBe("");
});

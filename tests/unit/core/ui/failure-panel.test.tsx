import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Failure } from "#core/api/outcome.ts";
import { FailurePanel, isRetryable } from "#core/ui/failure-panel.tsx";
import { failureTitle } from "#core/ui/failure.messages.ts";

const draw = (failure: Failure, props: { busy?: boolean; takesFocus?: boolean; lines?: string[] } = {}): string =>
  renderToStaticMarkup(<FailurePanel failure={failure} onRetry={() => undefined} {...props} />);
const button = (markup: string): string => /<button[^>]*>/.exec(markup)?.[0] ?? "";

test("the server's own words come first; without them 'Error!', with its status where there is one [P-286, P-287, P-290, P-291]", () => {
  expect(failureTitle({ code: "http.refused", message: "No.", httpStatus: 503 })).toBe("No.");
  expect(failureTitle({ code: "http.refused", httpStatus: 503 })).toBe("Error! (503)");
  expect(failureTitle({ code: "http.refused" })).toBe("Error!");
  expect(failureTitle({ code: "network.timeout" })).toBe("Our service takes too long to answer");
});

test("a failure is a box with its title, what is kept and a retry", () => {
  const markup = draw({ code: "network.offline" }, { lines: ["Your list is as it was."] });
  expect(markup).toMatch(/<section[^>]*data-tone="warning"[^>]*aria-labelledby/);
  expect(markup).toContain("You are offline");
  expect(markup).toContain("<p>Your list is as it was.</p>");
  expect(markup).toContain("<span>Try again</span>");
});

test("it takes focus only where the visitor waits for it", () => {
  expect(draw({ code: "network.offline" })).not.toContain("tabindex");
  expect(draw({ code: "network.offline" }, { takesFocus: true })).toContain('tabindex="-1"');
});

test("a retry that the server allows only later cannot be pressed before, and says when", () => {
  const markup = draw({ code: "rate_limited", httpStatus: 429, retryAfterSeconds: 30 });
  expect(button(markup)).toMatch(/ disabled=""/);
  const reason = /aria-describedby="([^"]*)"/.exec(button(markup))?.[1];
  expect(markup).toContain(`id="${reason}">You can try again in 30 s.</p>`);
});

test("a retry on its way keeps its place and cannot be pressed twice", () => {
  expect(button(draw({ code: "network.timeout" }, { busy: true }))).toMatch(/aria-disabled="true" aria-busy="true"/);
});

test.each<[string, Failure, boolean]>([
  ["no connection", { code: "network.offline" }, true],
  ["too many attempts", { code: "rate_limited", httpStatus: 429 }, true],
  ["a server that is down", { code: "http.refused", httpStatus: 503 }, true],
  ["an unreadable answer", { code: "response.invalid", httpStatus: 200 }, true],
  ["a refusal", { code: "http.refused", httpStatus: 422 }, false],
  ["a wrong field", { code: "invalid", httpStatus: 422, fieldErrors: { email: "Wrong" } }, false],
])("%s: may a retry help? %s", (_, failure, mayHelp) => {
  expect(isRetryable(failure)).toBe(mayHelp);
  expect(draw(failure).includes("Try again")).toBe(mayHelp);
});

import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Failure } from "#core/services/api/outcome.ts";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { failureWords, tryAgainInText } from "#core/ui/base/failure.messages.ts";
import { attributesOf, wordsOf } from "./markup.ts";

type Props = Partial<Parameters<typeof FailurePanel>[0]>;
const draw = (failure: Failure, props: Props = {}): string =>
  renderToStaticMarkup(<FailurePanel failure={failure} onRetry={() => undefined} {...props} />);

const ours = "Something is wrong on our side.";

describe("one title and one text for each cause [P-286, P-287, P-290, P-291]", () => {
  test.each<[string, Failure, object]>([
    ["no connection", { code: "network.offline" }, { title: "You are offline" }],
    ["no way to us", { code: "network.unreachable" }, { title: "Our service can’t be reached at the moment" }],
    ["no answer in time", { code: "network.timeout" }, { title: "Our service is taking too long to respond" }],
    ["a page whose files are gone", { code: "chunk.outdated" }, { title: "This page is out of date" }],
    ["too many calls", { code: "rate_limited", httpStatus: 429 }, { title: "Too many attempts in a short time" }],
    ["too many calls, in words", { code: "rate_limited", httpStatus: 429, message: "Wait." }, { title: "Wait." }],
    ["an outage", { code: "http.refused", httpStatus: 503 }, { title: "Error!", text: ours, code: "Code\u00a0503" }],
    ["a fault", { code: "http.refused", httpStatus: 500 }, { title: "Error!", text: ours, code: "Code\u00a0500" }],
    [
      "an outage, in words",
      { code: "http.refused", httpStatus: 503, message: "Back at 5." },
      { title: "Back at 5.", code: "Code\u00a0503" },
    ],
    [
      "an unreadable answer",
      { code: "response.invalid", httpStatus: 200 },
      { title: "Error!", text: ours, code: "Code\u00a0response.invalid" },
    ],
    ["a refusal", { code: "http.refused", httpStatus: 404 }, { title: "Error!", text: ours, code: "Code\u00a0404" }],
    ["a refusal, in words", { code: "http.refused", httpStatus: 403, message: "No." }, { title: "No." }],
    [
      "the number of a system behind",
      { code: "http.refused", httpStatus: 200, statusCode: 600084 },
      { title: "Error!", text: ours, code: "Code\u00a0600084" },
    ],
  ])("%s", (_, failure, words) => {
    expect(failureWords(failure)).toEqual(words);
  });

  test("a page may have a title of its own for what the server says nothing about, and for nothing else [P-293]", () => {
    expect(failureWords({ code: "http.refused", httpStatus: 500 }, "Something went wrong")).toEqual({
      title: "Something went wrong",
      code: "Code\u00a0500",
    });
    expect(failureWords({ code: "network.offline" }, "Something went wrong")).toEqual({ title: "You are offline" });
  });
});

test("a failure is a box with its title, what is kept, its code in small and a retry", () => {
  const markup = draw({ code: "http.refused", httpStatus: 503 }, { isKept: true });
  expect(markup).toMatch(/<div[^>]*data-tone="warning"[^>]*aria-labelledby/);
  expect(markup).toContain(`<p>${ours} What you typed is kept. <small class="ui-quiet-text">Code\u00a0503</small></p>`);
  expect(markup).toContain("<span>Try again</span>");
});

test("it takes focus only where the visitor waits for it, and is read whole then", () => {
  expect(draw({ code: "network.offline" }, { isKept: true })).not.toMatch(/tabindex|<div[^>]*data-tone[^>]*aria-describedby/);
  const markup = draw({ code: "network.offline" }, { isKept: true, takesFocus: true });
  const [box] = attributesOf(markup, "div", "ui-alert");
  expect(box).toMatchObject({ tabindex: "-1" });
  expect(wordsOf(markup, box?.["aria-labelledby"])).toBe("You are offline");
  expect(wordsOf(markup, box?.["aria-describedby"])).toContain("What you typed is kept.");
});

test("a retry that the server allows only later is not there before: in its place is how long that takes", () => {
  const markup = draw({ code: "rate_limited", httpStatus: 429, retryAfterSeconds: 30 });
  expect(markup).not.toContain("<button");
  expect(markup).toContain("You can try again in 30\u00a0s.");
  expect(draw({ code: "http.refused", httpStatus: 503, retryAfterSeconds: 600 })).toContain("You can try again in 10 minutes.");
});

test("where the button that sent the request repeats it, the panel has none, and says when it may be pressed", () => {
  const beside = { onRetry: undefined, mayRetry: true };
  expect(draw({ code: "http.refused", httpStatus: 503 }, beside)).not.toMatch(/<button|try again/i);
  const waiting = draw({ code: "rate_limited", httpStatus: 429, retryAfterSeconds: 30 }, beside);
  expect(waiting).toContain("You can try again in 30\u00a0s.");
  expect(waiting).not.toContain("<button");
  expect(draw({ code: "chunk.outdated" }, beside)).toContain("<span>Reload</span>");
});

test("a retry that orders has the words that the law prescribes", () => {
  const markup = draw({ code: "network.timeout" }, { retryText: "Order with obligation to pay" });
  expect(markup).toContain("<span>Order with obligation to pay</span>");
  expect(markup).not.toContain("Try again");
});

test("where only a reload helps, the button is that one, and nothing is promised of what was typed", () => {
  const markup = draw({ code: "chunk.outdated" }, { isKept: true });
  expect(markup).toContain("<span>Reload</span>");
  expect(markup).not.toMatch(/Try again|is kept/);
});

test.each<[number, string]>([
  [1, "1\u00a0s."],
  [119, "119\u00a0s."],
  [120, "2 minutes."],
  [121, "3 minutes."],
])("a wait of %i s is told as %s", (seconds, told) => {
  expect(tryAgainInText(seconds)).toBe(`You can try again in ${told}`);
});

test("a retry on its way keeps its place and cannot be pressed twice", () => {
  expect(draw({ code: "network.timeout" }, { busy: true })).toMatch(/<button[^>]*aria-disabled="true" aria-busy="true"/);
});

test.each<[string, Failure, boolean]>([
  ["no connection", { code: "network.offline" }, true],
  ["too many attempts", { code: "rate_limited", httpStatus: 429 }, true],
  ["a server that is down", { code: "http.refused", httpStatus: 503 }, true],
  ["an unreadable answer", { code: "response.invalid", httpStatus: 200 }, true],
  ["a refusal", { code: "http.refused", httpStatus: 422 }, false],
  ["a wrong field", { code: "invalid", httpStatus: 422, fieldErrors: { email: "Wrong" } }, false],
])("%s: may a retry help? %s", (_, failure, mayHelp) => {
  expect(draw(failure).includes("Try again")).toBe(mayHelp);
  expect(draw(failure, { mayRetry: true }), "where something is only asked for").toContain("Try again");
});

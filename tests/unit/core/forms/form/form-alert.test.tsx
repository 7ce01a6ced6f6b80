import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Failure } from "#core/services/api/outcome.ts";
import { FormAlert } from "#core/forms/form/form-alert.tsx";

const draw = (failure: Failure): string =>
  renderToStaticMarkup(<FormAlert failure={failure} labels={{ email: "Email address" }} onRetry={() => undefined} />);

test("errors of the server stand as 'label: message' lines that lead to their fields; an unknown key is shown as it is [P-213, P-214, P-288]", () => {
  const markup = draw({ code: "invalid", httpStatus: 422, fieldErrors: { email: "Unknown, Too long", zip: "Wrong" } });
  expect(markup).toContain('<a href="#email">Email address: Unknown, Too long</a>');
  expect(markup).toContain("<p>zip: Wrong</p>");
  expect(markup).not.toMatch(/Try again|our side|Code|is kept/);
});

test("errors of the server stand in the order of the fields, whatever the order in which they came [P-288]", () => {
  const fieldErrors = { zip: "Wrong", email: "Unknown", first_name: "Too long" };
  const labels = { first_name: "First name", email: "Email address" };
  const markup = renderToStaticMarkup(
    <FormAlert failure={{ code: "invalid", httpStatus: 422, fieldErrors }} labels={labels} onRetry={() => undefined} />,
  );
  expect(markup.match(/First name: |Email address: |zip: /g)).toEqual(["First name: ", "Email address: ", "zip: "]);
});

test.each(["Which one?", "Lequel\u00a0?", "This is mine.", "Box"])("'%s' is without its mark before the colon", (label) => {
  const failure: Failure = { code: "invalid", httpStatus: 422, fieldErrors: { box: "Wrong" } };
  const markup = renderToStaticMarkup(<FormAlert failure={failure} labels={{ box: label }} onRetry={() => undefined} />);
  expect(markup).toMatch(/>(Which one|Lequel|This is mine|Box): Wrong</);
});

test("a message of the server stands in the warning box as text [P-286, P-287]", () => {
  expect(draw({ code: "http.refused", httpStatus: 422, message: "<b>No</b>" })).toContain("&lt;b&gt;No&lt;/b&gt;");
});

test.each<[string, Failure]>([
  ["no connection", { code: "network.offline" }],
  ["no answer in time", { code: "network.timeout" }],
  ["a server that is down", { code: "http.refused", httpStatus: 503 }],
  ["an unreadable answer", { code: "response.invalid", httpStatus: 200 }],
])("%s offers a retry and says that nothing is lost", (_, failure) => {
  const markup = draw(failure);
  expect(markup).toContain("Try again");
  expect(markup).toContain("What you typed is kept.");
});

test("too many attempts: says when to try again", () => {
  expect(draw({ code: "rate_limited", httpStatus: 429, retryAfterSeconds: 2 })).toContain("You can try again in 2\u00a0s.");
});

test("what a retry cannot mend offers none", () => {
  expect(draw({ code: "http.refused", httpStatus: 422, message: "No." })).not.toContain("Try again");
});

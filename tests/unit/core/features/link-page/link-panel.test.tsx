import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Failure } from "#core/services/api/outcome.ts";
import { NoAccess } from "#core/features/link-page/link-panel.tsx";

const draw = (failure: Failure | undefined, heading?: string): { heading: string | undefined; text: string; buttons: number } => {
  const given = { hasActed: false, failure, home: "/", onHome: () => undefined, onRetry: () => undefined };
  const markup = renderToStaticMarkup(<NoAccess {...given} {...(heading !== undefined && { heading })} />);
  return {
    heading: /<h2[^>]*>(.*?)<\/h2>/.exec(markup)?.[1],
    text: markup
      .replace(/<svg.*?<\/svg>/g, "")
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " "),
    buttons: markup.split("<button").length - 1,
  };
};

describe("a link that was looked at", () => {
  test.each<[string, Failure | undefined, string]>([
    ["is refused in the server's words [P-123]", { code: "link_used", httpStatus: 200, message: "It was used." }, "It was used."],
    ["is refused without a word [P-293]", { code: "http.refused", httpStatus: 404 }, "Something went wrong"],
    ["or is none", undefined, "To open this page, use the link in the email we sent you."],
  ])("%s: no access, and no retry [P-294]", (_, failure, words) => {
    expect(draw(failure)).toMatchObject({ heading: "No Access", text: expect.stringContaining(words) as string, buttons: 0 });
    expect(draw(failure, "This link doesn’t work").heading).toBe(failure ? "This link doesn’t work" : "No Access");
  });
});

describe("a link that nobody could look at is not refused: what happened stands above, and it can be tried again", () => {
  test.each<[Failure, string, string]>([
    [{ code: "network.offline" }, "You are offline", "We could not check your link."],
    [{ code: "network.unreachable" }, "Our service can’t be reached at the moment", "We could not check your link."],
    [{ code: "http.refused", httpStatus: 503 }, "Something went wrong", "We could not check your link. Code 503"],
    [{ code: "http.refused", httpStatus: 503, message: "Back at 5." }, "Something went wrong", "Back at 5. Code 503"],
    [{ code: "response.invalid", httpStatus: 200 }, "Something went wrong", "We could not check your link. Code response.invalid"],
  ])("%j", (failure, heading, text) => {
    expect(draw(failure, "This link doesn’t work")).toMatchObject({
      heading,
      text: expect.stringContaining(text) as string,
      buttons: 1,
    });
  });

  test("in the server's own time", () => {
    const failure = { code: "rate_limited", httpStatus: 429, message: "Too many.", retryAfterSeconds: 9 } as const;
    expect(draw(failure)).toMatchObject({ text: expect.stringContaining("You can try again in 9 s.") as string, buttons: 0 });
  });
});

import { signal } from "@preact/signals-core";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Empty } from "#core/ui/empty/empty.tsx";
import { List } from "#core/ui/list/list.tsx";
import { Loaded } from "#core/ui/loaded/loaded.tsx";
import type { Loading, LoadingState } from "#core/services/load/loading.model.ts";
import type { Pages, PagesState } from "#core/services/load/pages.model.ts";

const settled = (): Promise<void> => Promise.resolve();
const notice = (isOver: boolean): Pages<string>["slowNotice"] => ({ isOver: signal(isOver) }) as unknown as Pages<string>["slowNotice"];

function draw(
  state: PagesState<string>,
  isSlow = false,
  looks: { isExpected?: boolean; look?: string; lookOf?: () => string; besideFailure?: ReactNode } = {},
): string {
  const pages: Pages<string> = {
    state: signal(state),
    slowNotice: notice(isSlow),
    moreSlowNotice: notice(isSlow),
    start: () => () => undefined,
    reload: settled,
    giveUp: () => undefined,
    loadMore: settled,
    stopMore: () => undefined,
  };
  return renderToStaticMarkup(
    <List label="Jobs" pages={pages} itemToKey={String} empty={<Empty text="No job today." />} {...looks}>
      {(job) => <b>{job}</b>}
    </List>,
  );
}

const loaded = { status: "loaded", items: ["a", "b"], totalItems: 5, answer: undefined, isRenewing: false } as const;
const failure = { code: "network.offline" } as const;

describe("a list", () => {
  test("on its way has the shape of what comes, and a way out when it is slow", () => {
    expect(draw({ status: "loading" })).toContain('aria-busy="true"');
    expect(draw({ status: "loading" })).not.toContain("Stop waiting");
    expect(draw({ status: "loading" }, true)).toContain("Stop waiting");
  });

  test("that will be asked for has the shape of what comes from the prerendered screen on; one that nobody asks for has none", () => {
    expect(draw({ status: "idle" }, false, { isExpected: true })).toBe(draw({ status: "loading" }));
    expect(draw({ status: "idle" })).not.toContain("aria-busy");
  });

  test("looks as its widget wants it, and so does each of its items", () => {
    const markup = draw({ ...loaded, more: { status: "complete" } }, false, { look: "cards", lookOf: () => "wide" });
    expect(markup).toMatch(/<div class="cards"[^>]*><div class="ui-batch"[^>]*><div role="listitem" class="wide" tabindex="-1">/);
    expect(markup).not.toContain("ui-rows");
  });

  test("that did not come says what happened and can be asked for again, whatever it was", () => {
    const markup = draw({ status: "failed", failure: { code: "http.refused", httpStatus: 404 } });
    expect(markup).toContain("Error!");
    expect(markup).toContain("Code\u00a0404");
    expect(markup, "nothing was typed").not.toContain("What you typed is kept.");
    expect(markup).toContain("Try again");
  });

  test("with nothing in it says so in one sentence", () => {
    const markup = draw({ status: "empty", totalItems: 0, answer: undefined, isRenewing: false });
    expect(markup).toContain("<p>No job today.</p>");
    expect(markup).not.toContain('role="list"');
  });

  test("has a name, its rows, how many there are, and the way to more", () => {
    const markup = draw({ ...loaded, more: { status: "available" } });
    expect(markup).toMatch(/<div[^>]*role="list" aria-label="Jobs">/);
    expect(markup.match(/<div role="listitem" tabindex="-1"><b>.<\/b>/g)).toHaveLength(2);
    expect(markup).toContain("2 of 5");
    expect(markup).toContain("Load more");
  });

  test("whose next page is on its way keeps its button, which cannot be pressed twice", () => {
    expect(draw({ ...loaded, more: { status: "loading" } })).toMatch(/<button[^>]*aria-busy="true"/);
  });

  test("whose next page failed keeps its rows", () => {
    const markup = draw({ ...loaded, more: { status: "failed", failure } });
    expect(markup).toContain("<b>a</b>");
    expect(markup).toContain("You are offline");
  });

  test("that is complete asks for no more", () => {
    expect(draw({ ...loaded, totalItems: 2, more: { status: "complete" } })).not.toContain("<button");
  });

  test("whose renewal failed is still in sight", () => {
    const markup = draw({ ...loaded, more: { status: "complete" }, failure });
    expect(markup.indexOf("You are offline")).toBeLessThan(markup.indexOf("<b>a</b>"));
    expect(markup).toContain("<b>a</b>");
  });
});

test.each<[string, PagesState<string>]>([
  ["did not come", { status: "failed", failure }],
  ["has no more", { ...loaded, more: { status: "failed", failure } }],
  ["was not renewed", { ...loaded, more: { status: "complete" }, failure }],
])("beside a list that %s stands another way, and beside one that came there is none", (_, state) => {
  const besideFailure = <i>Call us</i>;
  expect(draw(state, false, { besideFailure })).toMatch(/You are offline.*<i>Call us<\/i>/);
  expect(draw({ ...loaded, more: { status: "complete" } }, false, { besideFailure })).not.toContain("Call us");
});

describe("what is fetched at once", () => {
  const show = (state: LoadingState<string>, besideFailure?: ReactNode): string => {
    const loading = { state: signal(state), slowNotice: notice(false), reload: settled, giveUp: () => undefined };
    return renderToStaticMarkup(
      <Loaded loading={loading as unknown as Loading<string>} shape={["line"]} empty={<i>nothing</i>} besideFailure={besideFailure}>
        {(value) => <b>{value}</b>}
      </Loaded>,
    );
  };

  test.each<[string, LoadingState<string>, string]>([
    ["is not asked for yet", { status: "idle" }, ""],
    ["is there", { status: "loaded", value: "x", isRenewing: false }, "<b>x</b>"],
    ["is nothing", { status: "empty", value: "", isRenewing: false }, "<i>nothing</i>"],
  ])("%s", (_, state, markup) => {
    expect(show(state)).toBe(`<div class="ui-loaded" tabindex="-1">${markup}</div>`);
  });

  test("is on its way, or did not come", () => {
    expect(show({ status: "loading" })).toContain('aria-busy="true"');
    expect(show({ status: "failed", failure })).toContain("Try again");
    expect(show({ status: "failed", failure }, <b>Call us</b>)).toContain("</div><b>Call us</b>");
    expect(show({ status: "loaded", value: "x", isRenewing: false, failure }, <b>Call us</b>)).toContain("</div><b>Call us</b><b>x</b>");
  });
});

import { describe, expect, test } from "vitest";
import { slowAfterMs } from "#core/services/load/slow-notice.model.ts";
import { numbered, open, pageAsked, pageOf, pageSize } from "./jobs.ts";

describe("a list in pages", () => {
  test("shows its first page, and that there are more [P-164]", async () => {
    const { list, state, answer, last } = open();
    expect(state()).toEqual({ status: "idle" });
    list.start();
    expect([state(), pageAsked(last())]).toEqual([{ status: "loading" }, 1]);
    await answer(numbered(7));
    expect(state()).toMatchObject({
      status: "loaded",
      items: numbered(3),
      totalItems: 7,
      more: { status: "available" },
      isRenewing: false,
    });
  });

  test("adds page after page, until everything is in sight [P-164, P-165]", async () => {
    const { list, state, answer, asked } = open();
    list.start();
    await answer(numbered(7));
    void list.loadMore();
    expect(state()).toMatchObject({ items: numbered(3), more: { status: "loading" } });
    await answer(numbered(7));
    expect(state()).toMatchObject({ items: numbered(6), more: { status: "available" } });
    void list.loadMore();
    await answer(numbered(7));
    expect(state()).toMatchObject({ items: numbered(7), more: { status: "complete" } });
    await list.loadMore();
    expect(asked.map(pageAsked)).toEqual([1, 2, 3]);
  });

  test.each([0, 1, pageSize - 1, pageSize])("of %i items has no more [P-164, P-165]", async (count) => {
    const { list, state, answer } = open();
    list.start();
    await answer(numbered(count));
    expect(state()).toMatchObject(
      count === 0 ? { status: "empty", totalItems: 0 } : { status: "loaded", items: numbered(count), more: { status: "complete" } },
    );
  });

  test("of one item more than a page has more, once [P-164, P-165]", async () => {
    const { list, state, answer } = open();
    list.start();
    await answer(numbered(pageSize + 1));
    expect(state()).toMatchObject({ items: numbered(pageSize), more: { status: "available" } });
    void list.loadMore();
    await answer(numbered(pageSize + 1));
    expect(state()).toMatchObject({ items: numbered(pageSize + 1), more: { status: "complete" } });
  });

  test("has the same items, as one list, until a page comes: nothing is drawn anew for what happens in between", async () => {
    const { list, state, answer } = open();
    const items = (): unknown => "items" in state() && (state() as { items: unknown }).items;
    list.start();
    await answer(numbered(7));
    const before = items();
    void list.loadMore();
    expect([state(), items() === before]).toMatchObject([{ more: { status: "loading" } }, true]);
    await answer(numbered(7));
    expect(items()).not.toBe(before);
  });

  test("asks for a page once, however often it is wanted", async () => {
    const { list, asked, answer } = open();
    list.start();
    await list.loadMore();
    await answer(numbered(7));
    void list.loadMore();
    void list.loadMore();
    expect(asked.map(pageAsked)).toEqual([1, 2]);
  });

  test("ends at a page without items, whatever the total says", async () => {
    const { list, state, answer, last } = open();
    list.start();
    await answer(numbered(7));
    void list.loadMore();
    await last().answer({ ...pageOf([], 2), total_items: 7 });
    expect(state()).toMatchObject({ items: numbered(3), more: { status: "complete" } });
  });

  test("says that its next page is slow; whoever waits no longer can ask again", async () => {
    const { list, state, answer, clock, last } = open();
    list.start();
    await answer(numbered(7));
    void list.loadMore();
    await clock.pass(slowAfterMs);
    expect([list.moreSlowNotice.isOver.value, list.slowNotice.isOver.value]).toEqual([true, false]);
    list.stopMore();
    expect([state(), last().request.signal?.aborted]).toMatchObject([{ items: numbered(3), more: { status: "available" } }, true]);
  });

  test("ends with its tag", async () => {
    const { list, answer, clock, last, state } = open();
    const stop = list.start();
    await answer(numbered(7));
    void list.loadMore();
    stop();
    expect(last().request.signal?.aborted).toBe(true);
    await last().fail({ code: "network.aborted" });
    expect([state(), clock.timers]).toMatchObject([{ items: numbered(3) }, 0]);
  });
});

describe("a list in pages that is asked for again", () => {
  test("keeps its pages where the next one fails, and asks for that one again", async () => {
    const { list, state, answer, last, asked } = open();
    list.start();
    await answer(numbered(7));
    void list.loadMore();
    await last().fail();
    expect(state()).toMatchObject({ items: numbered(3), more: { status: "failed", failure: { code: "network.unreachable" } } });
    void list.loadMore();
    expect(state()).toMatchObject({ items: numbered(3), more: { status: "loading" } });
    await answer(numbered(7));
    expect(state()).toMatchObject({ items: numbered(6) });
    expect(asked.map(pageAsked)).toEqual([1, 2, 2]);
  });

  test("fails where its first page does, and can be asked again", async () => {
    const { list, state, answer, last } = open();
    list.start();
    await last().fail();
    expect(state()).toEqual({ status: "failed", failure: { code: "network.unreachable" } });
    void list.reload();
    await answer(numbered(1));
    expect(state()).toMatchObject({ status: "loaded", items: numbered(1) });
  });

  test("begins again at its first page when the question changes; a page of the old one is dropped", async () => {
    const { list, state, asked, answer, department } = open();
    list.start();
    await answer(numbered(9));
    void list.loadMore();
    await answer(numbered(9));
    void list.loadMore();
    department.value = "shop";
    expect(state()).toEqual({ status: "loading", previous: numbered(6) });
    expect(asked[2]?.request.signal?.aborted).toBe(true);
    await asked[2]?.answer(pageOf(numbered(9), 3));
    await answer(["baker"]);
    expect(state()).toMatchObject({ status: "loaded", items: ["baker"], more: { status: "complete" } });
    expect(asked.map(pageAsked)).toEqual([1, 2, 3, 1]);
  });

  test("keeps its pages in sight while they are renewed one by one, and is then as the API has it", async () => {
    const { list, state, answer, asked } = open();
    list.start();
    await answer(numbered(8));
    void list.loadMore();
    await answer(numbered(8));
    void list.reload();
    expect(state()).toMatchObject({ items: numbered(6), isRenewing: true });
    const now = ["new", ...numbered(8).filter((job) => job !== "job 5")];
    await answer(now);
    expect(state()).toMatchObject({ items: ["new", ...numbered(6)], more: { status: "loading" }, isRenewing: false });
    await answer(now);
    expect(state()).toMatchObject({ items: now.slice(0, 6), more: { status: "available" } });
    expect(asked.map(pageAsked)).toEqual([1, 2, 1, 2]);
  });

  test("lets go of the pages of a list that has become shorter", async () => {
    const { list, state, answer, asked } = open();
    list.start();
    await answer(numbered(7));
    void list.loadMore();
    await answer(numbered(7));
    void list.reload();
    await answer(["job 2"]);
    expect(state()).toMatchObject({ items: ["job 2"], more: { status: "complete" } });
    expect(asked.map(pageAsked)).toEqual([1, 2, 1]);
  });

  test("asked again twice, and where a later page does not come, still has in sight what was there", async () => {
    const { list, state, answer, last } = open();
    list.start();
    await answer(numbered(8));
    for (const shown of [6, 8]) {
      void list.loadMore();
      await answer(numbered(8));
      expect(state()).toMatchObject({ items: numbered(shown) });
    }
    void list.reload();
    await answer(numbered(8));
    void list.reload();
    await answer(numbered(8));
    await last().fail();
    expect(state()).toMatchObject({ items: numbered(8), more: { status: "failed" } });
    void list.loadMore();
    await answer(numbered(8));
    await answer(numbered(8));
    expect(state()).toMatchObject({ items: numbered(8), more: { status: "complete" } });
  });
});

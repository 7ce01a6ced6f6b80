/** Tests a list that is read page by page while it grows and shrinks between two pages. */
import { array, assert as assertProperty, asyncProperty, integer, nat, record } from "fast-check";
import { describe, expect, test } from "vitest";
import type { Asked } from "./desk.ts";
import { numbered, open, pageAsked, pageOf } from "./jobs.ts";

describe("a list in pages", () => {
  test("that grows between two pages has more, and says how many there are now", async () => {
    const { list, state, answer } = open();
    list.start();
    await answer(numbered(4));
    void list.loadMore();
    await answer(numbered(7));
    await answer(numbered(7));
    expect(state()).toMatchObject({ items: numbered(6), totalItems: 7, more: { status: "available" } });
  });

  test("that grows at its end while one of the first page leaves loses none", async () => {
    const { list, state, answer, asked } = open();
    list.start();
    await answer(numbered(7));
    void list.loadMore();
    const now = numbered(9).filter((job) => job !== "job 2");
    await answer(now);
    await answer(now);
    expect(state()).toMatchObject({ items: numbered(7), totalItems: 8, more: { status: "available" } });
    expect(asked.map(pageAsked)).toEqual([1, 2, 1]);
  });

  test("that grows at its head is asked for no page twice: the next one begins with what is known", async () => {
    const { list, state, answer, asked } = open();
    list.start();
    await answer(numbered(7));
    void list.loadMore();
    await answer(["new", ...numbered(7)]);
    expect(state()).toMatchObject({ items: numbered(5), totalItems: 8, more: { status: "available" } });
    expect(asked.map(pageAsked)).toEqual([1, 2]);
  });

  test("that becomes shorter between two pages loses none: what moved up is asked for where it stands now, and not what is kept", async () => {
    const { list, state, answer, asked } = open();
    list.start();
    await answer(numbered(7));
    void list.loadMore();
    await answer(numbered(7));
    void list.loadMore();
    const now = numbered(7).filter((job) => job !== "job 2");
    await answer(now);
    expect(state()).toMatchObject({ items: numbered(6), more: { status: "loading" } });
    await answer(now);
    expect(state()).toMatchObject({ items: numbered(7), totalItems: 6, more: { status: "complete" } });
    expect(asked.map((one) => [pageAsked(one), one.request.isFresh ?? false])).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [2, true],
    ]);
  });

  test("where what moved up does not come, says so, and asks for all of it again", async () => {
    const { list, state, answer, last } = open();
    list.start();
    await answer(numbered(4));
    void list.loadMore();
    await answer(numbered(4).slice(1));
    await last().fail();
    expect(state()).toMatchObject({ items: numbered(3), more: { status: "failed" } });
    void list.loadMore();
    await answer(numbered(4).slice(1));
    await answer(numbered(4).slice(1));
    expect(state()).toMatchObject({ items: numbered(4), more: { status: "complete" } });
  });

  test("shows every job once, in order, whatever is put before it or taken away while a visitor reads", async () => {
    const turn = record({
      arrivals: integer({ min: 0, max: 4 }),
      leaves: array(nat({ max: 30 }), { maxLength: 4 }),
      later: integer({ min: 0, max: 4 }),
    });
    await assertProperty(
      asyncProperty(integer({ min: 1, max: 14 }), array(turn, { maxLength: 8 }), async (count, turns) => {
        const { list, state, answer, asked } = open();
        const jobs = numbered(count);
        list.start();
        await answer(jobs);
        for (let at = 0; at < 20; at++) {
          const shown = state();
          if (shown.status !== "loaded" || shown.more.status !== "available") break;
          const { arrivals = 0, leaves = [], later = 0 } = turns[at] ?? {};
          const before = jobs.length;
          if (leaves.length > 0) for (const one of leaves) jobs.splice(one, 1);
          else jobs.unshift(...Array.from({ length: arrivals }, (_, index) => `new ${at}.${index}`));
          // If as many items were added at the end as have gone, the total would not show it; the test leaves this case out.
          if (jobs.length + later !== before) jobs.push(...Array.from({ length: later }, (_, index) => `job later ${at}.${index}`));
          void list.loadMore();
          for (let answered = asked.length - 1; answered < asked.length; answered++)
            await asked[answered]?.answer(pageOf(jobs, pageAsked(asked[answered] as Asked)));
        }
        const shown = state();
        const items = shown.status === "loaded" ? shown.items : [];
        const left = jobs.filter((job) => job.startsWith("job"));
        expect(new Set(items).size).toBe(items.length);
        expect(items.filter((item) => left.includes(item))).toEqual(left);
        expect(shown).toMatchObject({ more: { status: "complete" } });
      }),
    );
  });
});

import { effect } from "@preact/signals-core";
import { expect, test } from "vitest";
import { createFakeClock } from "#tests/unit/core/platform/fake-clock.ts";
import { createFilters } from "#widgets/my-digi/invoices/filters.model.ts";

function setUp() {
  const clock = createFakeClock();
  const filters = createFilters({ clock });
  const asked: unknown[] = [];
  effect(() => void asked.push([filters.state.value, filters.date.value]));
  return { clock, filters, asked };
}

test("who walks through the list by keys is asked for once they stop", async () => {
  const { clock, filters, asked } = setUp();
  filters.chooseState("due");
  await clock.pass(100);
  filters.chooseState("overdue");
  filters.chooseDate("2026-05-01");
  await clock.pass(149);
  expect([asked, filters.isOn.value]).toEqual([[[undefined, undefined]], false]);
  await clock.pass(1);
  expect(asked.slice(1)).toEqual([["overdue", "2026-05-01"]]);
  expect(filters.isOn.value).toBe(true);
});

test("half a date is none; all are there again at once, and the fields begin anew", async () => {
  const { clock, filters, asked } = setUp();
  filters.chooseState("due");
  filters.chooseDate("2026-05");
  await clock.pass(150);
  filters.chooseState("paid");
  filters.clear();
  await clock.pass(1000);
  expect(asked.slice(1)).toEqual([
    ["due", undefined],
    [undefined, undefined],
  ]);
  expect([filters.isOn.value, filters.resets.value]).toEqual([false, 1]);
});

test("whoever leaves meanwhile asks for nothing", async () => {
  const { clock, filters, asked } = setUp();
  filters.chooseState("due");
  filters.stop();
  await clock.pass(1000);
  expect(asked).toHaveLength(1);
});

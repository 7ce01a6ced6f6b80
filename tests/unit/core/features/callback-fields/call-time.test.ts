import { describe, expect, onTestFinished, test } from "vitest";
import { createCallTime } from "#core/features/callback-fields/call-time.model.ts";
import { createFakeClock } from "#tests/unit/core/platform/fake-clock.ts";

const startAt = (time: string) => {
  const clock = createFakeClock(Date.parse(time));
  const model = createCallTime(clock);
  const before = model.time.value;
  const stop = model.watch();
  onTestFinished(stop);
  return { clock, model, before, stop };
};

describe("when the call comes, as time goes by", () => {
  test("is not known before somebody looks: a prerendered screen is drawn on another day", () => {
    const { before, model } = startAt("2026-01-15T16:59:30+01:00");
    expect([before, model.time.value]).toEqual([undefined, "now"]);
  });

  test("changes with the minute, at closing and at opening", async () => {
    const { clock, model } = startAt("2026-01-17T16:58:30+01:00");
    await clock.pass(89_999);
    expect(model.time.value, "Saturday, 16:59:59.999").toBe("now");
    await clock.pass(1);
    expect(model.time.value, "17:00").toBe("monday");
    await clock.pass(40 * 3_600_000 - 1);
    expect(model.time.value, "Monday, 08:59:59.999").toBe("today");
    await clock.pass(1);
    expect(model.time.value, "09:00").toBe("now");
  });

  test("is looked at once a minute, and no more once it is stopped", () => {
    const { clock, stop } = startAt("2026-01-15T10:00:00+01:00");
    expect(clock.timers).toBe(1);
    stop();
    expect(clock.timers).toBe(0);
  });
});

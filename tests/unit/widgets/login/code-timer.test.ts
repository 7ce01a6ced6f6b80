import { expect, test } from "vitest";
import { createFakeClock } from "#tests/unit/core/platform/fake-clock.ts";
import { createCodeTimer } from "#widgets/login/code-timer.model.ts";

function setUp({ waitMs = 60_000, lifeMs = 1_800_000 } = {}) {
  const clock = createFakeClock();
  let expiries = 0;
  const timer = createCodeTimer(clock, () => expiries++);
  const sent = { channel: "mail" as const, destination: "m•••", attemptsLeft: 5 };
  timer.start({ ...sent, resendAtMs: clock.now() + waitMs, expiresAtMs: clock.now() + lifeMs });
  return { clock, timer, expiries: () => expiries };
}

test("counts the seconds until another code, and the minutes of this one", async () => {
  const { clock, timer } = setUp({ waitMs: 2500 });
  expect([timer.waitSeconds.value, timer.minutesLeft.value, timer.mayResend()]).toEqual([3, 30, false]);
  await clock.pass(500);
  expect(timer.waitSeconds.value).toBe(2);
  await clock.pass(2000);
  expect([timer.waitSeconds.value, timer.mayResend()]).toEqual([0, true]);
  await clock.pass(60_000);
  expect(timer.minutesLeft.value).toBe(29);
});

test("says when the code has expired, and then waits for nothing", async () => {
  const { clock, timer, expiries } = setUp({ waitMs: 0, lifeMs: 60_000 });
  await clock.pass(59_999);
  expect(expiries()).toBe(0);
  await clock.pass(1);
  expect([expiries(), timer.minutesLeft.value]).toEqual([1, 0]);
  await clock.pass(600_000);
  expect(expiries()).toBe(1);
});

test("goes on after a code that did not come, with the wait that the API names", async () => {
  const { timer } = setUp();
  timer.resume(undefined);
  expect(timer.waitSeconds.value).toBe(60);
  timer.resume(90);
  expect([timer.waitSeconds.value, timer.mayResend()]).toEqual([90, false]);
});

test("stopped, it says nothing more", async () => {
  const { clock, timer, expiries } = setUp({ lifeMs: 1000 });
  timer.stop();
  await clock.pass(10_000);
  expect([expiries(), timer.waitSeconds.value]).toEqual([0, 60]);
});

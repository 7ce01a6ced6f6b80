import { expect, test } from "vitest";
import type { Departure, Purpose } from "#core/domain/identity/identity.ts";
import { createDeparture } from "#core/features/identity-page/identity-redirect.model.ts";

function setUp({ mayLeave = true } = {}) {
  let answer: (departure: Departure) => void = () => undefined;
  let comeBack = (): void => undefined;
  let aborted = false;
  const log: unknown[] = [];
  let isLeaving = false;
  const identity = {
    leave(purpose: Purpose, signal?: AbortSignal) {
      log.push(["leave", purpose]);
      signal?.addEventListener("abort", () => (aborted = true));
      return new Promise<Departure>((resolve) => (answer = resolve));
    },
    watchComingBack: (onBack: () => void) => ((comeBack = onBack), () => (comeBack = () => undefined)),
  };
  const departure = createDeparture(identity, (run) => run(), {
    begin: () => (mayLeave ? ((isLeaving = true), { h: "1" }) : undefined),
    isLeaving: () => isLeaving,
    onProblem: (problem) => void log.push(["problem", problem]),
    onStay: () => ((isLeaving = false), void log.push("stay")),
  });
  return { departure, log, answer: (one: Departure) => answer(one), comeBack: () => comeBack(), wasAborted: () => aborted };
}

test.each<[Departure, unknown[]]>([
  [{ kind: "leaving" }, []],
  [{ kind: "staying" }, ["stay"]],
  [{ kind: "problem", problem: { kind: "unstored" } }, [["problem", { kind: "unstored" }]]],
])("%j is shown", async (outcome, shown) => {
  const { departure, log, answer } = setUp();
  const leaving = departure.leave();
  answer(outcome);
  await leaving;
  expect(log).toEqual([["leave", { h: "1" }], ...shown]);
});

test("where it is not the time, nobody leaves", async () => {
  const { departure, log } = setUp({ mayLeave: false });
  await departure.leave();
  expect(log).toEqual([]);
});

test("a visitor who rather stays ends the call", () => {
  const { departure, wasAborted } = setUp();
  void departure.leave();
  departure.stay();
  expect(wasAborted()).toBe(true);
});

test("who comes back by the browser's 'back' sees the button again; who has not left sees nothing new", () => {
  const { departure, log, comeBack } = setUp();
  const stop = departure.watchComingBack();
  comeBack();
  expect(log).toEqual([]);
  void departure.leave();
  comeBack();
  expect(log).toEqual([["leave", { h: "1" }], "stay"]);
  stop();
});

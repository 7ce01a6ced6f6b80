import { expect, test } from "vitest";
import type { RedirectResult, Purpose } from "#core/domain/identity/identity.ts";
import { createIdentityRedirect } from "#core/features/identity-page/identity-redirect.model.ts";

function setUp({ mayLeave = true } = {}) {
  let answer: (redirect: RedirectResult) => void = () => undefined;
  let comeBack = (): void => undefined;
  let aborted = false;
  const log: unknown[] = [];
  let isLeaving = false;
  const identity = {
    leave(purpose: Purpose, signal?: AbortSignal) {
      log.push(["leave", purpose]);
      signal?.addEventListener("abort", () => (aborted = true));
      return new Promise<RedirectResult>((resolve) => (answer = resolve));
    },
    watchComingBack: (onBack: () => void) => ((comeBack = onBack), () => (comeBack = () => undefined)),
  };
  const redirect = createIdentityRedirect(identity, (run) => run(), {
    begin: () => (mayLeave ? ((isLeaving = true), { h: "1" }) : undefined),
    isLeaving: () => isLeaving,
    onProblem: (problem) => void log.push(["problem", problem]),
    onStay: () => ((isLeaving = false), void log.push("stay")),
  });
  return { redirect, log, answer: (one: RedirectResult) => answer(one), comeBack: () => comeBack(), wasAborted: () => aborted };
}

test.each<[RedirectResult, unknown[]]>([
  [{ kind: "leaving" }, []],
  [{ kind: "staying" }, ["stay"]],
  [{ kind: "problem", problem: { kind: "unstored" } }, [["problem", { kind: "unstored" }]]],
])("%j is shown", async (outcome, shown) => {
  const { redirect, log, answer } = setUp();
  const leaving = redirect.leave();
  answer(outcome);
  await leaving;
  expect(log).toEqual([["leave", { h: "1" }], ...shown]);
});

test("where it is not the time, nobody leaves", async () => {
  const { redirect, log } = setUp({ mayLeave: false });
  await redirect.leave();
  expect(log).toEqual([]);
});

test("a visitor who rather stays ends the call", () => {
  const { redirect, wasAborted } = setUp();
  void redirect.leave();
  redirect.stay();
  expect(wasAborted()).toBe(true);
});

test("who comes back by the browser's 'back' sees the button again; who has not left sees nothing new", () => {
  const { redirect, log, comeBack } = setUp();
  const stop = redirect.watchComingBack();
  comeBack();
  expect(log).toEqual([]);
  void redirect.leave();
  comeBack();
  expect(log).toEqual([["leave", { h: "1" }], "stay"]);
  stop();
});

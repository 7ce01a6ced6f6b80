/** Tests when the height of a box stays after an action: after a late answer alone, until the next action. */
import { expect, test } from "vitest";
import { createHeightRule } from "#core/ui/outcome/kept-height.ts";

function start() {
  let nowMs = 1000;
  return { whatToDo: createHeightRule({ now: () => nowMs }), pass: (ms: number): void => void (nowMs += ms) };
}

test.each([
  [350, "leave"],
  [351, "keep"],
])("an answer after %d ms: %s", (ms, what) => {
  const { whatToDo, pass } = start();
  expect([whatToDo("none"), whatToDo("sending")]).toEqual(["release", "release"]);
  pass(ms);
  expect(whatToDo("done")).toBe(what);
});

test("a height is kept once, until the next action begins", () => {
  const { whatToDo, pass } = start();
  whatToDo("sending");
  pass(1000);
  expect((["done", "done", "sending"] as const).map(whatToDo)).toEqual(["keep", "leave", "release"]);
});

test("a late failure keeps nothing, nor does an action that was done before the box was drawn", () => {
  const { whatToDo, pass } = start();
  expect(whatToDo("done")).toBe("leave");
  whatToDo("sending");
  pass(1000);
  expect((["none", "done"] as const).map(whatToDo)).toEqual(["release", "leave"]);
});

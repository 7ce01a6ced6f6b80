import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyAnswers } from "#core/domain/mobile-line/line-form.rules.ts";
import { createFakeClock } from "#tests/unit/core/platform/fake-clock.ts";
import { createBegunLine } from "#widgets/configurator/line-draft.model.ts";
import { stubTabStorage } from "./desk.ts";

const answers = { ...emptyAnswers, phone: "keep-phone", number: "470 12", number_agree: "1", device: "device-not-found", agree: "1" };
const { number_agree: _numberAgree, agree: _agree, ...typed } = answers;
const lifeMs = 2 * 60 * 60_000;
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  stubTabStorage(kept);
});
afterEach(() => void vi.unstubAllGlobals());

/** As after a reload. */
function open(clock = createFakeClock()) {
  const begun = createBegunLine(clock);
  return { begun, clock, stop: begun.start() };
}

test("what was typed is there again, and no tick: who agrees does so anew", () => {
  const { begun, clock, stop } = open();
  begun.keep(undefined, answers);
  stop();
  expect(open(clock).begun.answersFor(undefined)).toEqual(typed);
  expect([...kept.values()].join()).not.toContain("agree");
});

test("answers are those of one line: another's form does not show them", () => {
  const { begun } = open();
  begun.keep(2, answers);
  expect([begun.answersFor(undefined), begun.answersFor(1), begun.answersFor(2)]).toEqual([{}, {}, typed]);
});

test("it is forgotten when asked, and after two hours", async () => {
  const { begun, clock } = open();
  begun.keep(undefined, answers);
  begun.forget();
  expect([begun.answersFor(undefined), kept.size]).toEqual([{}, 0]);
  begun.keep(undefined, answers);
  await clock.pass(lifeMs - 1);
  expect(begun.answersFor(undefined)).toEqual(typed);
  await clock.pass(1);
  expect([begun.answersFor(undefined), kept.size]).toEqual([{}, 0]);
});

test("what any script of the page may have written is not taken for answers", () => {
  const entry = { digi: 1, version: 1, savedAt: createFakeClock().now(), lineId: null };
  kept.set("digi.draft.configurator.line", JSON.stringify({ ...entry, answers: { number: "470", hack: "x" } }));
  expect(open().begun.answersFor(undefined)).toEqual({ number: "470" });
  kept.set("digi.draft.configurator.line", JSON.stringify({ ...entry, answers: { number: 470 } }));
  expect(open().begun.answersFor(undefined)).toEqual({});
});

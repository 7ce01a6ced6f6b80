import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyAnswers } from "#core/domain/mobile-line/line-form.rules.ts";
import { createFakeClock } from "#tests/unit/core/platform/fake-clock.ts";
import { createLineDraft } from "#widgets/configurator/line-draft.model.ts";
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

/** Opens the draft as after a reload. */
function open(clock = createFakeClock()) {
  const draft = createLineDraft(clock);
  return { draft, clock, stop: draft.start() };
}

test("what was typed is there again, and no tick: who agrees does so anew", () => {
  const { draft, clock, stop } = open();
  draft.keep(undefined, answers);
  stop();
  expect(open(clock).draft.answersFor(undefined)).toEqual(typed);
  expect([...kept.values()].join()).not.toContain("agree");
});

test("answers are those of one line: another's form does not show them", () => {
  const { draft } = open();
  draft.keep(2, answers);
  expect([draft.answersFor(undefined), draft.answersFor(1), draft.answersFor(2)]).toEqual([{}, {}, typed]);
});

test("it is forgotten when asked, and after two hours", async () => {
  const { draft, clock } = open();
  draft.keep(undefined, answers);
  draft.forget();
  expect([draft.answersFor(undefined), kept.size]).toEqual([{}, 0]);
  draft.keep(undefined, answers);
  await clock.pass(lifeMs - 1);
  expect(draft.answersFor(undefined)).toEqual(typed);
  await clock.pass(1);
  expect([draft.answersFor(undefined), kept.size]).toEqual([{}, 0]);
});

test("what any script of the page may have written is not taken for answers", () => {
  const entry = { digi: 1, version: 1, savedAt: createFakeClock().now(), lineId: null };
  kept.set("digi.draft.configurator.line", JSON.stringify({ ...entry, answers: { number: "470", hack: "x" } }));
  expect(open().draft.answersFor(undefined)).toEqual({ number: "470" });
  kept.set("digi.draft.configurator.line", JSON.stringify({ ...entry, answers: { number: 470 } }));
  expect(open().draft.answersFor(undefined)).toEqual({});
});

/**
 * What was typed into the form of a line and not confirmed: there again after a reload, in this tab. As a draft's, without ticks (decision 25).
 * On a page that hands its pack over to another site it is in memory alone (decisions §8).
 */
import { createStoredState } from "#core/services/stored-state/stored-state.ts";
import { lineFields, type LineAnswers } from "#core/domain/mobile-line/line-form.schema.ts";
import type { Clock } from "#core/platform/clock.ts";
import { createMemoryStore, createTabStore } from "#core/platform/storage.ts";
import { Begun } from "#core/domain/mobile-line/begun-line.schema.ts";
import { draftLifeMs } from "#core/base/values/limits.ts";

const ticks: readonly string[] = ["number_agree", "agree"];

/** `lineId`: the line that is changed; undefined where one is added. */
export function createBegunLine(clock: Clock, isStored = true) {
  const kept = createStoredState<Begun>({
    key: "digi.draft.configurator.line",
    struct: Begun,
    version: 1,
    lifeMs: draftLifeMs,
    store: isStored ? createTabStore() : createMemoryStore(),
    clock,
  });
  return {
    answersFor(lineId: number | undefined): Partial<LineAnswers> {
      const begun = kept.value.peek();
      if (!begun || begun.lineId !== (lineId ?? null)) return {};
      return Object.fromEntries(lineFields.flatMap((name) => (name in begun.answers ? [[name, begun.answers[name]]] : [])));
    },
    keep(lineId: number | undefined, answers: LineAnswers): void {
      const typed = Object.entries(answers).filter(([name]) => !ticks.includes(name));
      kept.save({ lineId: lineId ?? null, answers: Object.fromEntries(typed) });
    },
    forget: kept.clear,
    /** Reads what is kept; returns the stop. */
    start: kept.start,
  };
}

/**
 * The input of the form of a mobile line that was not confirmed: restored after a reload, in this tab. Like every draft, it holds no ticks
 * (decision 25). On a page that hands its bundle over to another site the input is in memory alone (decisions §8).
 */
import { createStoredState } from "#core/services/stored-state/stored-state.ts";
import { lineFields, type LineAnswers } from "#core/domain/mobile-line/line-form.schema.ts";
import type { Clock } from "#core/platform/clock.ts";
import { createMemoryStore, createTabStore } from "#core/platform/storage.ts";
import { LineDraft } from "#core/domain/mobile-line/line-draft.schema.ts";
import { draftLifeMs } from "#core/base/values/limits.ts";

const ticks: readonly string[] = ["number_agree", "agree"];

/** Creates the store of the input. In its functions `lineId` is the line that is changed; undefined where a line is added. */
export function createLineDraft(clock: Clock, isStored = true) {
  const kept = createStoredState<LineDraft>({
    key: "digi.draft.configurator.line",
    struct: LineDraft,
    version: 1,
    lifeMs: draftLifeMs,
    store: isStored ? createTabStore() : createMemoryStore(),
    clock,
  });
  return {
    answersFor(lineId: number | undefined): Partial<LineAnswers> {
      const draft = kept.value.peek();
      if (!draft || draft.lineId !== (lineId ?? null)) return {};
      return Object.fromEntries(lineFields.flatMap((name) => (name in draft.answers ? [[name, draft.answers[name]]] : [])));
    },
    keep(lineId: number | undefined, answers: LineAnswers): void {
      const typed = Object.entries(answers).filter(([name]) => !ticks.includes(name));
      kept.save({ lineId: lineId ?? null, answers: Object.fromEntries(typed) });
    },
    forget: kept.clear,
    /** Reads what is stored; returns the stop. */
    start: kept.start,
  };
}

/**
 * The draft of a mobile line's form is the input that was not confirmed. It is stored in this tab and restored after a reload. Like every
 * draft, it stores no ticked consents (decision 25). On a page that hands its bundle over to another site, the draft is only in memory
 * (decisions §8).
 */
import { createStoredState } from "#core/services/stored-state/stored-state.ts";
import { lineFields, type LineAnswers } from "#core/domain/mobile-line/line-form.schema.ts";
import type { Clock } from "#core/platform/clock.ts";
import { createMemoryStore, createTabStore } from "#core/platform/storage.ts";
import { LineDraft } from "#core/domain/mobile-line/line-draft.schema.ts";
import { draftLifeMs } from "#core/base/values/limits.ts";

const ticks: readonly string[] = ["number_agree", "agree"];

/** Creates the store of the draft. The parameter `lineId` of its functions is the line that is being changed; undefined for a new line. */
export function createLineDraft(clock: Clock, isStored = true) {
  const stored = createStoredState<LineDraft>({
    key: "digi.draft.configurator.line",
    struct: LineDraft,
    version: 1,
    lifeMs: draftLifeMs,
    store: isStored ? createTabStore() : createMemoryStore(),
    clock,
  });
  return {
    /** Returns the stored answers; a computed signal that reads them follows each change. */
    answersFor(lineId: number | undefined): Partial<LineAnswers> {
      const draft = stored.value.value;
      if (!draft || draft.lineId !== (lineId ?? null)) return {};
      return Object.fromEntries(lineFields.flatMap((name) => (name in draft.answers ? [[name, draft.answers[name]]] : [])));
    },
    keep(lineId: number | undefined, answers: LineAnswers): void {
      const typed = Object.entries(answers).filter(([name]) => !ticks.includes(name));
      stored.save({ lineId: lineId ?? null, answers: Object.fromEntries(typed) });
    },
    forget: stored.clear,
    /** Reads the stored draft and follows the changes of other tabs. Returns a function that stops following them. */
    start: stored.start,
  };
}

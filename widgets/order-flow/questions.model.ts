/** The dialogs that the visitor must confirm before a step back deletes answers, and before leaving the order. */
import { signal } from "@preact/signals-core";
import type { Moves } from "./moves.model.ts";

export type Question = "previous" | "cancel";

export function createQuestions({ fieldsToClear, goBack }: Pick<Moves, "fieldsToClear" | "goBack">, leave: () => void) {
  const question = signal<Question | undefined>(undefined);
  return {
    question,
    previous(): void {
      if (fieldsToClear().length > 0) question.value = "previous";
      else goBack();
    },
    cancel: (): void => void (question.value = "cancel"),
    /** Closes the dialog without any other effect; the button for it is called 'Stay here'. */
    stay: (): void => void (question.value = undefined),
    confirm(): void {
      const asked = question.peek();
      question.value = undefined;
      if (asked === "previous") goBack();
      if (asked === "cancel") leave();
    },
  };
}

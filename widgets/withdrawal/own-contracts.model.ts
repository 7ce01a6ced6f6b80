/** The model decides whether a declaration is chosen from the customer's contracts or typed, and holds the customer's choice. */
import { computed, signal, type ReadonlySignal } from "@preact/signals-core";
import type { SessionState } from "#core/services/session/session.ts";
import { readChoice, type ContractChoice } from "./statement.schema.ts";

export function createOwnContracts(session: ReadonlySignal<SessionState>) {
  const choice = signal<ContractChoice | undefined>(undefined);
  /** True where a customer types the number of a contract that is not in the list. */
  const isTyping = signal(false);
  return {
    choice,
    /** True where the customer's contracts are shown in place of the fields. */
    isOffered: computed(() => session.value.status === "signed-in" && !isTyping.value),
    /** True where a signed-in customer has left the list of contracts to type a number, and can return to the list. */
    isLeft: computed(() => session.value.status === "signed-in" && isTyping.value),
    showFields: (): void => void (isTyping.value = true),
    showList: (): void => void (isTyping.value = false),
    forget: (): void => void (choice.value = undefined),
    /**
     * The part of the draft that is not in the fields' texts: the ticks. Unlike the ticks of other forms they are stored, because none of
     * them is a consent.
     */
    draft: {
      has: (name: string): boolean => name === contractField || name === productField,
      current: choice,
      restore(stored: unknown): void {
        choice.value ??= readChoice(stored);
      },
    },
  };
}

/** The names of the fields with which a customer chooses a contract and its products. */
export const contractField = "own_contract";
export const productField = "own_product";

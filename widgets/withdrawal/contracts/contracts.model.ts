import { computed, createModel, effect, signal, untracked, type ReadonlySignal } from "@preact/signals-core";
import { myDigiAccount } from "#core/domain/customer/account.contract.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createLoading, hasValue } from "#core/services/load/loading.model.ts";
import type { Model as Withdrawal } from "#widgets/withdrawal/withdrawal.model.ts";
import type { part } from "./contracts.part.ts";
import { chosenOf, statementOf, stayingOf, withdrawable, type Missing } from "./contracts.rules.ts";

export type Ports = PortsOf<typeof part>;

export type Model = InstanceType<typeof Model>;

/** The model of a declaration that a customer chooses from their contracts. */
export const Model = createModel((ports: Ports, given: ReadonlySignal<{ readonly withdrawal: Withdrawal }>) => {
  const { own, link, review } = given.peek().withdrawal;
  const loading = createLoading(ports, myDigiAccount, { request: () => ({ query: { lang: ports.language.value } }) });
  const missing = signal<Missing | undefined>(undefined);
  const account = computed(() => (hasValue(loading.state.value) ? loading.state.value.value.account : undefined));
  const contracts = computed(() => withdrawable(account.value?.contracts ?? []));
  const chosen = computed(() => chosenOf(contracts.value, own.choice.value, link.contract.value));
  /**
   * The ids of the products of the chosen contract that the customer wants to keep. A product that cannot stay, because it does not work
   * without a withdrawn one, remains in this list: it stays again where the other product stays.
   */
  const wanted = computed(() => (own.choice.value?.contract === chosen.value?.id ? (own.choice.value?.kept ?? []) : []));
  /** The ids of the products that remain after the withdrawal. */
  const kept = computed(() => (chosen.value ? stayingOf(chosen.value, wanted.value) : []));

  return {
    loading,
    contracts,
    chosen,
    kept,
    missing,
    choose(contract: string): void {
      own.choice.value = { contract, kept: [] };
      missing.value = undefined;
    },
    /** Marks a product of the chosen contract for withdrawal (`isWithdrawn` is true), or takes the mark away. */
    toggle(product: string, isWithdrawn: boolean): void {
      const contract = chosen.peek()?.id;
      if (contract === undefined) return;
      const others = wanted.peek().filter((id) => id !== product);
      own.choice.value = { contract, kept: isWithdrawn ? others : [...others, product] };
      missing.value = undefined;
    },
    /**
     * Shows the declaration for confirmation, or says what it still lacks.
     *
     * @returns the missing answer; undefined where the declaration is complete
     */
    submit(): Missing | undefined {
      const of = account.peek();
      if (!of) return undefined;
      const made = statementOf(of, chosen.peek(), kept.peek());
      if (typeof made !== "string") review(made);
      missing.value = typeof made === "string" ? made : undefined;
      return missing.peek();
    },
    start() {
      const stopLoading = loading.start();
      // A customer without a contract may have one under another email address, so the form for typing its number is shown.
      const stopWatching = effect(() => {
        if (account.value && contracts.value.length === 0) untracked(own.showFields);
      });
      return () => {
        stopLoading();
        stopWatching();
      };
    },
  };
});

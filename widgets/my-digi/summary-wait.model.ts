import type { ContractSummaryLoading } from "#core/features/contract-summary/contract-summary.model.ts";

/** The state of the contract summary as long as nothing can be ordered without it; undefined where nothing is waited for. */
export type SummaryWait = "loading" | "failed" | undefined;

/** Returns the state of the contract summary for the order button. */
export function summaryWaitOf({ state }: ContractSummaryLoading): SummaryWait {
  const { status } = state.value;
  return status === "loaded" ? undefined : status === "failed" ? "failed" : "loading";
}

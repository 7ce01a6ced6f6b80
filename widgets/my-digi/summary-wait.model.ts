import type { ContractSummaryLoading } from "#core/features/contract-summary/contract-summary.model.ts";

/** The state of the contract summary while the order waits for it; undefined where the order does not wait. */
export type SummaryWait = "loading" | "failed" | undefined;

/** Returns the state of the contract summary for the order button. */
export function summaryWaitOf({ state }: ContractSummaryLoading): SummaryWait {
  const { status } = state.value;
  return status === "loaded" ? undefined : status === "failed" ? "failed" : "loading";
}

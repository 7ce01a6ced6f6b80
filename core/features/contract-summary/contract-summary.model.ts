import { createLoading, type Loading, type LoadPorts } from "#core/services/load/loading.model.ts";
import { contractSummary, type ContractSummary } from "#core/domain/order/contract-summary.contract.ts";
import type { SummaryRequest } from "#core/domain/order/contract-summary.schema.ts";

export type ContractSummaryLoading = Loading<{ data: ContractSummary }>;

/**
 * Creates the model that loads the contract summary of what is about to be ordered. A customer cannot order without seeing the summary
 * (Directive (EU) 2018/1972, article 102).
 *
 * @param bodyOf returns the body of the request; undefined while nothing can be ordered. It reads signals, and a change of one of them
 *   requests another summary.
 */
export const createContractSummary = (ports: LoadPorts, bodyOf: () => SummaryRequest | undefined): ContractSummaryLoading =>
  createLoading(ports, contractSummary, {
    request: () => {
      const body = bodyOf();
      return body && { body };
    },
  });

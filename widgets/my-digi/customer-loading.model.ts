import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { createLoading, type Loading, type LoadingOptions, type LoadPorts } from "#core/services/load/loading.model.ts";
import type { Session } from "#core/services/session/session.ts";

export type CustomerPorts = LoadPorts & { readonly session: Session };

/**
 * Creates a loading state (`createLoading`) for the customer's own data. After the customer has logged in again the data is requested
 * again, because it is outdated or its request was refused.
 */
export function createCustomerLoading<Query, Body, Answer>(
  ports: CustomerPorts,
  endpoint: Endpoint<Query, Body, Answer>,
  options: LoadingOptions<Query, Body, Answer> = {},
): Loading<Answer> {
  const loading = createLoading(ports, endpoint, options);
  return {
    ...loading,
    start() {
      const stops = [loading.start(), watchReturn(ports.session, () => void loading.reload())];
      return () => stops.forEach((stop) => stop());
    },
  };
}

/**
 * Calls `onReturn` when a customer whose session had ended has signed in again.
 *
 * @returns a function that stops watching
 */
export function watchReturn({ state }: Session, onReturn: () => void): () => void {
  let isAway = false;
  return state.subscribe(({ status }) => {
    if (isAway && status === "signed-in") onReturn();
    isAway = status === "anonymous";
  });
}

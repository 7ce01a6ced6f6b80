import { createModel, signal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { myDigiOverview } from "#core/domain/order/overview.contract.ts";
import { httpAddress } from "#core/platform/http-address.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { createCustomerLoading } from "#widgets/my-digi/customer-loading.model.ts";
import type { part } from "./overview.part.ts";

/**
 * Returns the address of a page that a response contains in full. Undefined for a text that is not an http(s) address, and for a relative
 * address.
 */
export const hrefOf = (url: string): string | undefined => httpAddress(url, "none:/");

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof part>) => {
  const overview = createCustomerLoading(ports, myDigiOverview, { request: () => ({ query: { lang: ports.language.value } }) });
  return { overview, hrefOf, today: signal(todayInBrussels(ports.clock.now())), start: overview.start };
});

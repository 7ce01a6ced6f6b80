/** The links between the page of withdrawal and others: from a mail or the customer area with a contract's number, and to the login. */
import { computed, signal } from "@preact/signals-core";
import { pageAddress } from "#core/platform/page.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { definition } from "./withdrawal.element.ts";

/** The query parameter of the contract's number. */
const contractParameter = "contract";

export function createPageLink({ pathOf }: Pick<PortsOf<typeof definition>, "pathOf">, addressOfPage = pageAddress) {
  const contract = signal<string | undefined>(undefined);
  const isRead = signal(false);
  return {
    /** The number of the contract that the page's address names. */
    contract,
    /** The query with which the login leads back here. It comes with the start, because a prerendered screen links to whole pages only. */
    loginSearch: computed(() => {
      if (!isRead.value) return "";
      const number = contract.value === undefined ? "" : `?${contractParameter}=${encodeURIComponent(contract.value)}`;
      return `?next=${encodeURIComponent(pathOf("withdrawal") + number)}`;
    }),
    forget: (): void => void (contract.value = undefined),
    /** Reads the page's address. */
    read(): void {
      contract.value = new URL(addressOfPage()).searchParams.get(contractParameter)?.trim() || undefined;
      isRead.value = true;
    },
  };
}

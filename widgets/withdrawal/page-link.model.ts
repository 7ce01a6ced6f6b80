/** The links between the page of withdrawal and others: from a mail or the customer area with a contract's number, and to the login. */
import { computed, signal } from "@preact/signals-core";
import { pageAddress } from "#core/platform/page.ts";
import { createTabStore, type Store } from "#core/platform/storage.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { withQuery } from "#core/base/values/page-link.ts";
import type { definition } from "./withdrawal.element.ts";

/** The query parameter of the contract's number. */
const contractParameter = "contract";

/**
 * The key under which the tab stores a link's contract number that the visitor has replaced by typing another one. After a reload of the
 * same address the typed number is then kept.
 */
const replacedKey = "digi.withdrawal.replaced";

export function createPageLink(
  { pathOf }: Pick<PortsOf<typeof definition>, "pathOf">,
  addressOfPage = pageAddress,
  store: Store = createTabStore(),
) {
  const contract = signal<string | undefined>(undefined);
  const proposal = signal<string | undefined>(undefined);
  const isRead = signal(false);
  return {
    /** The number of the contract that the page's address names. */
    contract,
    /**
     * The number of the contract that the page's address names, unless the visitor has typed another one. The form is filled in with it.
     */
    proposal,
    /**
     * The query of the link to the login, after which the login leads back to this page. It is empty until the model starts, because a
     * prerendered screen can only link to pages without it.
     */
    loginSearch: computed(() => {
      if (!isRead.value) return "";
      const number = contract.value === undefined ? "" : `?${contractParameter}=${encodeURIComponent(contract.value)}`;
      return `?next=${encodeURIComponent(withQuery(pathOf("withdrawal"), number))}`;
    }),
    /** Deletes the number, because the declaration was received or the visitor begins another one. */
    forget(): void {
      contract.value = undefined;
      proposal.value = undefined;
    },
    /** Stores that the visitor has typed another number than the link's. */
    replace(): void {
      if (contract.peek() !== undefined) store.set(replacedKey, contract.peek() ?? "");
    },
    /** Reads the page's address. */
    read(): void {
      const number = new URL(addressOfPage()).searchParams.get(contractParameter)?.trim() || undefined;
      contract.value = number;
      isRead.value = true;
      if (number !== store.get(replacedKey)) proposal.value = number;
    },
  };
}

/** What the link that led here, or the tag's attributes, ask for. */
import { signal } from "@preact/signals-core";
import { preselected, readArrival, withWanted } from "#core/bundle/arrival.rules.ts";
import { hasItems } from "#core/bundle/bundle.rules.ts";
import type { BundleStore } from "#core/bundle/bundle-store.ts";
import type { OptionsOf } from "#core/contract/element.ts";
import type { AddressBar } from "#core/platform/address-bar.ts";
import type { door } from "./configurator.element.ts";

type ArrivalOptions = {
  readonly store: BundleStore;
  readonly options: { peek(): OptionsOf<typeof door> };
  readonly addressBar: Pick<AddressBar, "read" | "replace">;
  /** The form has opened for that plan. */
  readonly onPlan: () => void;
};

export function createArrival({ store, options, addressBar, onPlan }: ArrivalOptions) {
  const isUnknown = signal(false);
  return {
    isUnknown,
    /**
     * Takes what is asked for out of the address bar, and keeps it with the bundle. A link counts more than the tag, whose plan is a proposal
     * for who has chosen nothing yet.
     */
    read(): void {
      const url = new URL(addressBar.read());
      const { wanted, rest } = readArrival(url.search);
      const { mobile, internet, tv, landline } = options.peek();
      const proposed = hasItems(store.bundle.peek()) ? { internet, tv, landline } : { mobile, internet, tv, landline };
      const written = Object.entries(proposed).filter(([, id]) => id !== undefined && id !== "");
      store.update((bundle) => withWanted(bundle, { ...Object.fromEntries(written), ...wanted }));
      if (rest === url.search) return;
      url.search = rest;
      addressBar.replace(url.href);
    },
    /** Once the offers are known, and each time they are. */
    take(): void {
      const found = preselected(store.bundle.peek());
      if (found.kind === "none") return;
      isUnknown.value = found.kind === "unknown";
      const wasOpen = store.bundle.peek().mobile.showConfig;
      store.update(() => found.bundle);
      if (found.kind === "chosen" && !wasOpen) onPlan();
    },
  };
}

/** What the link that led here, or the tag's attributes, ask for. */
import { signal } from "@preact/signals-core";
import { preselected, readArrival, withWanted } from "#core/bundle/arrival.rules.ts";
import { hasItems } from "#core/bundle/bundle.rules.ts";
import type { Bundle, Wanted } from "#core/bundle/bundle.schema.ts";
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
     * Takes what is asked for out of the address bar, and keeps it with the bundle. What the tag asks for is a proposal of the page's, made
     * at each visit: it counts less than a link, this one or an earlier one that is not met yet, and than what the visitor has chosen or begun.
     */
    read(): void {
      const url = new URL(addressBar.read());
      const { wanted, rest } = readArrival(url.search);
      store.update((bundle) => withWanted(bundle, { ...proposed(bundle, options.peek()), ...wanted }));
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

const kinds = ["mobile", "internet", "tv", "landline"] as const;

function proposed(bundle: Bundle, options: OptionsOf<typeof door>): Partial<Wanted> {
  const isOpen = (kind: (typeof kinds)[number]): boolean =>
    kind === "mobile" ? !hasItems(bundle) && !bundle.mobile.showConfig : bundle[kind].card === null;
  const written = kinds.flatMap((kind) => (options[kind] && bundle.wanted[kind] === null && isOpen(kind) ? [[kind, options[kind]]] : []));
  return Object.fromEntries(written);
}

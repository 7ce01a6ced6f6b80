/** The page of one line or address, for the actions that change it. */
import { signal, type Signal } from "@preact/signals-core";
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { Page } from "./page.model.ts";
import type { part } from "./product.part.ts";

/** The ports of the models of a line's actions. */
export type LinePorts = Pick<PortsOf<typeof part>, "call" | "language" | "emit" | "clock" | "track" | "session">;

/** The names of a line in the calls that change it. An empty text stands where the product has no such name (decisions §9). */
export type Target = { readonly "address-id": string; readonly "phone-nr": string };

/** The page of one line or address, for the models of its actions. */
export type LinePage = {
  readonly target: Target;
  /** The names that the line has, without empty ones, for calls in which both are optional. */
  readonly names: Partial<Target>;
  /** Returns the page's data, where the line is still the shown one. */
  shown(): ProductPage | undefined;
  /** Becomes true once the product was ordered here: its confirmation then stays, whatever the page data says. */
  readonly isOrdered: Signal<boolean>;
  /** Applies the change that an action has made, where the line is still the shown one. */
  update(change: (page: ProductPage) => ProductPage): void;
  /** Requests the page again, where the line is still the shown one. Returns why the data may be outdated after that. */
  reload(): Promise<Failure | undefined>;
  /**
   * Calls `forget` each time that a customer whose session had ended has signed in again: an error that came from the ended session is of
   * no use any more, whichever tab or line is shown.
   */
  onReturn(forget: () => void): void;
};

export const targetOf = (page: Pick<ProductPage, "address-id" | "phone-nr">): Target => ({
  "address-id": page["address-id"] ?? "",
  "phone-nr": page["phone-nr"] ?? "",
});

/** Returns the names that the line has. */
export const namesOf = ({ "address-id": address, "phone-nr": phone }: Target): Partial<Target> => ({
  ...(address && { "address-id": address }),
  ...(phone && { "phone-nr": phone }),
});

export const keyOf = (target: Target): string => `${target["address-id"]}|${target["phone-nr"]}`;

/** Creates the page of a line. Changes and reloads are left out once another line is shown. */
export function createLinePage(target: Target, { loading, shown, onReturn }: Page): LinePage {
  const isShown = (): boolean => {
    const page = shown.peek();
    return page !== undefined && keyOf(targetOf(page)) === keyOf(target);
  };
  return {
    target,
    names: namesOf(target),
    shown: () => (isShown() ? shown.peek() : undefined),
    isOrdered: signal(false),
    update: (change) => {
      if (isShown()) loading.update((answer) => ("error" in answer ? answer : change(answer)));
    },
    reload: async () => {
      if (!isShown()) return undefined;
      await loading.reload();
      const state = loading.state.peek();
      return "failure" in state ? state.failure : undefined;
    },
    onReturn,
  };
}

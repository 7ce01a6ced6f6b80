/** The page data of one line or address, for the models that change it. */
import { signal, type Signal } from "@preact/signals-core";
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { Page } from "./page.model.ts";
import type { part } from "./product.part.ts";

/** The ports of the models of a line's actions. */
export type LinePorts = Pick<PortsOf<typeof part>, "call" | "language" | "emit" | "clock" | "track" | "session">;

/** The fields by which calls name a line. A field that the product does not have is empty (decisions §9). */
export type Target = { readonly "address-id": string; readonly "phone-nr": string };

/** The page data of one line or address, for the models of its actions. */
export type LinePage = {
  readonly target: Target;
  /** The fields of `target` without the empty ones, for calls in which both fields are optional. */
  readonly names: Partial<Target>;
  /** Returns the page data; undefined where another line is shown now. */
  shown(): ProductPage | undefined;
  /** True once the product was ordered on this page. Its confirmation is then shown, whatever the page data contains. */
  readonly isOrdered: Signal<boolean>;
  /** Applies the change that an action has made to the page data. Does nothing where another line is shown now. */
  update(change: (page: ProductPage) => ProductPage): void;
  /** Requests the page data again, and says above them where that has failed. Does nothing where another line is shown now. */
  reload(): Promise<unknown>;
  /**
   * Requests the page data again before an action that depends on them. Does nothing where another line is shown now. Returns the failure
   * because of which the data may be outdated; the action shows it, and the page does not.
   */
  check(): Promise<Failure | undefined>;
  /**
   * Calls `forget` each time that a customer whose session had ended has signed in again, so that errors caused by the ended session are
   * removed, whichever tab or line is shown.
   */
  onReturn(forget: () => void): void;
};

export const targetOf = (page: Pick<ProductPage, "address-id" | "phone-nr">): Target => ({
  "address-id": page["address-id"] ?? "",
  "phone-nr": page["phone-nr"] ?? "",
});

/** Returns the fields that name the line, without empty ones. */
export const namesOf = ({ "address-id": address, "phone-nr": phone }: Target): Partial<Target> => ({
  ...(address && { "address-id": address }),
  ...(phone && { "phone-nr": phone }),
});

export const keyOf = (target: Target): string => `${target["address-id"]}|${target["phone-nr"]}`;

/** Creates the page data of a line. Changes and reloads are ignored once another line is shown. */
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
    reload: async () => (isShown() ? loading.reload() : undefined),
    check: async () => (isShown() ? loading.check() : undefined),
    onReturn,
  };
}

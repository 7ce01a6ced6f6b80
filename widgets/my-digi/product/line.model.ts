/** What can be done with one line or address: each has actions of its own, so that a late answer never reaches the data of another. */
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import { createAlerts, type AlertPorts } from "./alerts.model.ts";
import type { Page } from "./page.model.ts";

/** The names of a line in the calls that change it. An empty text stands where the product has no such name (decisions §9). */
export type Target = { readonly "address-id": string; readonly "phone-nr": string };

/** The page of one line or address, for the models of its actions. */
export type LinePage = {
  readonly target: Target;
  /** Applies the change that an action has made, where the line is still the shown one. */
  update(change: (page: ProductPage) => ProductPage): void;
  /** Requests the page again, where the line is still the shown one. */
  reload(): Promise<void>;
};

export type Line = ReturnType<typeof createLine>;

export const targetOf = (page: Pick<ProductPage, "address-id" | "phone-nr">): Target => ({
  "address-id": page["address-id"] ?? "",
  "phone-nr": page["phone-nr"] ?? "",
});

export const keyOf = (target: Target): string => `${target["address-id"]}|${target["phone-nr"]}`;

function createLinePage(target: Target, { loading, shown }: Page): LinePage {
  const isShown = (): boolean => {
    const page = shown.peek();
    return page !== undefined && keyOf(targetOf(page)) === keyOf(target);
  };
  return {
    target,
    update: (change) => {
      if (isShown()) loading.update((answer) => ("error" in answer ? answer : change(answer)));
    },
    reload: async () => {
      if (isShown()) await loading.reload();
    },
  };
}

function createLine(ports: AlertPorts, target: Target, page: Page) {
  const linePage = createLinePage(target, page);
  const models = new Map<unknown, unknown>();
  return {
    key: keyOf(target),
    alerts: createAlerts(ports, linePage),
    /**
     * Returns the model that a section creates for this line, always the same one for the same function. A section whose files are loaded
     * later gets its model this way: the model lives as long as the line, so leaving the tab loses nothing that was typed or sent.
     */
    modelOf<Model>(create: (ports: AlertPorts, page: LinePage) => Model): Model {
      if (!models.has(create)) models.set(create, create(ports, linePage));
      return models.get(create) as Model;
    },
  };
}

/** Returns a function that returns the line of a page. The same line is returned for the same address and number. */
export function createLines(ports: AlertPorts, page: Page): (shown: ProductPage) => Line {
  const lines = new Map<string, Line>();
  return (shown) => {
    const target = targetOf(shown);
    const known = lines.get(keyOf(target)) ?? createLine(ports, target, page);
    lines.set(known.key, known);
    return known;
  };
}

/** The actions of one line or address. Each line has its own, so that a late answer never reaches the data of another. */
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import { createAlerts } from "./alerts.model.ts";
import { createLinePage, keyOf, targetOf, type LinePage, type LinePorts, type Target } from "./line-page.model.ts";
import type { Page } from "./page.model.ts";
import { createUsageNotice } from "./usage-notice.model.ts";

export type Line = ReturnType<typeof createLine>;

function createLine(ports: LinePorts, target: Target, page: Page) {
  const linePage = createLinePage(target, page);
  const models = new Map<unknown, unknown>();
  return {
    key: keyOf(target),
    isOrdered: linePage.isOrdered,
    alerts: createAlerts(ports, linePage),
    usageNotice: createUsageNotice(ports, linePage),
    /**
     * Returns the model that a section creates for this line, always the same one for the same function. A section whose files are loaded
     * later gets its model this way: the model lives as long as the line, so leaving the tab loses nothing that was typed or sent.
     */
    modelOf<Model>(create: (ports: LinePorts, page: LinePage) => Model): Model {
      if (!models.has(create)) models.set(create, create(ports, linePage));
      return models.get(create) as Model;
    },
  };
}

/** Returns a function that returns the line of a page. The same line is returned for the same address and number. */
export function createLines(ports: LinePorts, page: Page): (shown: ProductPage) => Line {
  const lines = new Map<string, Line>();
  return (shown) => {
    const target = targetOf(shown);
    const known = lines.get(keyOf(target)) ?? createLine(ports, target, page);
    lines.set(known.key, known);
    return known;
  };
}

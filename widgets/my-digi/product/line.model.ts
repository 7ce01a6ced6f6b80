/**
 * The models of the actions of one line or address. Each line has models of its own, so that a late response never changes the data of
 * another line.
 */
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import { createAlerts } from "./alerts.model.ts";
import { createLinePage, keyOf, targetOf, type LinePage, type LinePorts, type Target } from "./line-page.model.ts";
import type { Page } from "./page.model.ts";

export type Line = ReturnType<typeof createLine>;

function createLine(ports: LinePorts, target: Target, page: Page) {
  const linePage = createLinePage(target, page);
  const models = new Map<unknown, unknown>();
  return {
    key: keyOf(target),
    isOrdered: linePage.isOrdered,
    alerts: createAlerts(ports, linePage),
    /**
     * Returns the model that a section creates for this line, always the same one for the same function. Sections whose files are loaded
     * later get their model this way. The model lives as long as the line, so that its input and pending calls survive a change of the
     * page's tab.
     */
    modelOf<Model>(create: (ports: LinePorts, page: LinePage) => Model): Model {
      if (!models.has(create)) models.set(create, create(ports, linePage));
      return models.get(create) as Model;
    },
  };
}

/**
 * Returns a function that returns the models of the line that a page is about. For the same address and number it always returns the same
 * models.
 */
export function createLines(ports: LinePorts, page: Page): (shown: ProductPage) => Line {
  const lines = new Map<string, Line>();
  return (shown) => {
    const target = targetOf(shown);
    const known = lines.get(keyOf(target)) ?? createLine(ports, target, page);
    lines.set(known.key, known);
    return known;
  };
}

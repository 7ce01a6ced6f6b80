import { computed, createModel, signal, type ReadonlySignal } from "@preact/signals-core";
import type { PartViewProps, PortsOf } from "#core/runtime/element/widget.ts";
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import { pageAddressBar } from "#core/platform/address-bar.ts";
import { warnOnce } from "#core/platform/console.ts";
import { byParameter } from "#core/services/route/view-patterns.rules.ts";
import { createViewRoute } from "#core/services/route/view-route.model.ts";
import type { Model as Area } from "#widgets/my-digi/my-digi.model.ts";
import { createSelection } from "#widgets/my-digi/selection.model.ts";
import { createArrival } from "./arrival.model.ts";
import { createPlanDialog } from "./plan-dialog.model.ts";
import { createLines, type Line } from "./line.model.ts";
import { createPage } from "./page.model.ts";
import type { part } from "./product.part.ts";
import { kindOfSection, knownIds, knownSections, likelyFirst, openSection, partOfSection, productOf } from "./product.rules.ts";

export type Model = InstanceType<typeof Model>;

/** The props of the view of each section. */
export type SectionProps = Pick<PartViewProps<Model, typeof part>, "model" | "pathOf" | "language"> & {
  readonly area: Area;
  readonly page: ProductPage;
  readonly line: Line;
};

type Given = ReadonlySignal<{ readonly area: Area }>;

export const Model = createModel((ports: PortsOf<typeof part>, given: Given, bar = pageAddressBar) => {
  const product = productOf(given.peek().area.view.peek());
  const selection = createSelection(ports, () => given.peek().area.isSoft(), bar);
  const page = createPage(ports, product, selection);
  const lineOf = createLines(ports, page);
  const named = createViewRoute<string | undefined>({ pattern: byParameter("tab"), viewOf: (name) => name, bar });
  const planDialog = createPlanDialog(bar);
  const adding = createViewRoute<string | undefined>({ pattern: byParameter("add"), viewOf: (name) => name, bar });
  /** Counts the accepted alerts. Their tab is removed, and the focus then moves to the first tab. */
  const removals = signal(0);

  /**
   * The sections that are shown as tabs. Alerts that the customer has accepted have no tab, and a product that was just ordered has no tabs
   * at all.
   */
  const sections = computed(() => {
    const shown = page.shown.value;
    if (!shown) return [];
    const { alerts, isOrdered } = lineOf(shown);
    // The confirmation of an order is shown instead of the page data's sections.
    if (isOrdered.value) return [];
    return knownSections(product, shown.sections).filter(({ i }) => kindOfSection(product, i) !== "alerts" || !alerts.isDone.value);
  });
  /** True where the customer can choose another plan, or can cancel a planned change (C-117). */
  const mayChange = computed(() => {
    const { plans = [], next } = page.shown.value ?? {};
    return next !== undefined || plans.some(({ current }) => !current);
  });
  const warnOfUnknown = (shown: ProductPage | undefined): void => {
    for (const { i } of shown?.sections ?? [])
      if (kindOfSection(product, i) === undefined)
        warnOnce(`<digi-my-digi> section ${i} is left out; known on this page: ${knownIds(product).join(", ")}`);
  };

  return {
    product: signal(product),
    page,
    selection,
    lineOf,
    sections,
    /** The section that is open; undefined where the page has none. */
    open: computed(() => openSection(sections.value, named.view.value, adding.view.value === "1")),
    /** The part of the section that is most likely shown first, whose files are requested beside the page's data. */
    firstPart: computed(() => {
      const kind = likelyFirst(product, named.view.value);
      return kind && partOfSection(product, kind);
    }),
    choose: (tab: string): void => void named.go(tab),
    removals,
    async accept(shown: ProductPage, id: string): Promise<void> {
      const line = lineOf(shown);
      await line.alerts.accept(id);
      const now = page.shown.peek();
      // A response that arrives when another line is shown must not move the focus.
      if (line.alerts.isDone.peek() && now && lineOf(now) === line) removals.value++;
    },
    planDialog,
    mayChange,
    /** True where the dialog of the plans is open. It does not open where the page's address names no line of the customer's. */
    isChanging: computed(() => {
      const shown = page.shown.value;
      if (shown === undefined) return false;
      const isPressed = planDialog.pressedFor.value === lineOf(shown).key;
      return isPressed || (planDialog.isNamed.value && page.refused.value === undefined);
    }),
    ...createArrival(page, bar),
    start() {
      const stops = [
        selection.start(),
        page.start(),
        named.start(),
        planDialog.start(),
        adding.start(),
        page.shown.subscribe((shown) => warnOfUnknown(shown)),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
});

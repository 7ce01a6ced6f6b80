/** The plans of a mobile line and of TV, for tests. */
import type { Plan } from "#core/domain/customer/product-lists.schema.ts";
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { samplePage } from "#tests/unit/widgets/my-digi/product/sample-page.ts";

export const from = parseDate("2026-12-01") as CalendarDate;

const plan = (at: number, label: string, price: number, more: Partial<Plan> = {}): Plan => ({
  ...{ id: `mobile-${label.toLowerCase()}`, wpId: `110${at}`, odin: 500 + at, label, type: "", description: `${at * 10} GB`, price },
  ...{ features: ["Unlimited calls"], current: false },
  ...more,
});

export const light = plan(1, "Light", 5);
export const essentials = plan(2, "Essentials", 7, { current: true });
export const max = plan(3, "Max", 11);
export const plans = [light, essentials, max];

export const planPage: ProductPage = { ...samplePage, plans, plans_from: from };
export const nextMax = { i: max.id, wpId: max.wpId, t: ["Max"], prc: 11, from };

const tvPlan = (label: string, type: string, price: number, current = false): Plan => ({
  ...{ id: `tv-${label}-${type}`.toLowerCase(), wpId: "1301", odin: price, label, type, description: "", features: [], price, current },
});
export const tvPlans = [
  tvPlan("Essentials", "Dutch", 7, true),
  tvPlan("Max", "Dutch", 12),
  tvPlan("Essentials", "French", 7),
  tvPlan("Max", "French", 12),
];

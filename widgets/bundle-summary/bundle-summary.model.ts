import { computed, createModel, signal } from "@preact/signals-core";
import { overviewLines, totalCents } from "#core/domain/bundle/overview.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createCheckout } from "#core/features/pack/checkout.model.ts";
import { leadsElsewhere } from "#core/platform/elsewhere.ts";
import { shareFragment } from "#core/domain/shared-pack/share-link.ts";
import { sectionProblems } from "#core/domain/eligibility/section-problems.rules.ts";
import { dialledLandline } from "#core/base/values/landline-number.ts";
import type { definition } from "./bundle-summary.element.ts";

/** The builder has to be asked first: plans that a link brought, or answers of a landline. A section that is open and empty orders nothing. */
const lacksAnswers = (bundle: Bundle): boolean =>
  bundle.wanted.lines.length > 0 ||
  sectionProblems(bundle, dialledLandline(bundle.landline.phone)).some(
    ({ section }) => section === "address" || bundle[section].card !== null,
  );

export type Model = InstanceType<typeof Model>;

/** The pack as the page, and the other tabs, have it now. */
export const Model = createModel((ports: PortsOf<typeof definition>) => {
  const { bundle } = ports.bundle;
  const checkout = createCheckout(ports);
  const isStarted = signal(false);
  return {
    /** What is kept has been read. */
    isStarted,
    lines: computed(() => overviewLines(bundle.value)),
    /** Id of a mobile line → its phone value. */
    phones: computed(() => new Map(bundle.value.mobile.cards.map(({ id, phone }) => [id, phone]))),
    dealer: computed(() => bundle.value.promo_code.dealerCare?.label),
    totalCents: computed(() => totalCents(bundle.value)),
    /** Where it is ordered on another site, what it lacks is asked for there. */
    isUnfinished: computed(() => !ports.bundle.handsOver() && lacksAnswers(bundle.value)),
    /** What stands behind the builder's address: on another site it would find no pack. */
    builderFragment: computed(() => (leadsElsewhere(ports.pathOf("bundle")) ? (shareFragment(bundle.value) ?? "") : "")),
    isUnstored: (): boolean => !ports.bundle.persistent(),
    checkout,
    start() {
      const stopBundle = ports.bundle.start();
      const stopCheckout = checkout.start();
      isStarted.value = true;
      return () => {
        stopCheckout();
        stopBundle();
      };
    },
  };
});

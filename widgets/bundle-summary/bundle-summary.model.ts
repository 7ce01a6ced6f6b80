import { computed, createModel, signal } from "@preact/signals-core";
import { overviewLines, wholeBundlePrice } from "#core/domain/bundle/overview.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createCheckout } from "#core/features/bundle-actions/checkout.model.ts";
import { isCrossOrigin } from "#core/platform/cross-origin.ts";
import { shareFragment } from "#core/domain/shared-bundle/share-link.ts";
import { sectionProblems } from "#core/domain/eligibility/section-problems.rules.ts";
import { dialledLandline } from "#core/base/values/landline-number.ts";
import type { definition } from "./bundle-summary.element.ts";

/**
 * Tells whether the builder must ask for something before the order, about plans that a link brought or about a landline. A section that is
 * open without a chosen card does not count, because nothing of it is ordered.
 */
const lacksAnswers = (bundle: Bundle): boolean =>
  bundle.wanted.lines.length > 0 ||
  sectionProblems(bundle, dialledLandline(bundle.landline.phone)).some(
    ({ section }) => section === "address" || bundle[section].card !== null,
  );

export type Model = InstanceType<typeof Model>;

/** The model of the summary shows the bundle as it is now, with changes made elsewhere on the page and in other tabs. */
export const Model = createModel((ports: PortsOf<typeof definition>) => {
  const { bundle } = ports.bundle;
  const checkout = createCheckout(ports);
  const isStarted = signal(false);
  return {
    /** True once the stored bundle has been read. */
    isStarted,
    lines: computed(() => overviewLines(bundle.value)),
    /** The phone value of each mobile line, by the id of the line. */
    phones: computed(() => new Map(bundle.value.mobile.cards.map(({ id, phone }) => [id, phone]))),
    dealer: computed(() => bundle.value.promo_code.dealerCare?.label),
    price: computed(() => wholeBundlePrice(bundle.value)),
    /**
     * True while the bundle lacks answers that the order needs. Always false where the bundle is ordered on another site, because that site
     * asks for the answers.
     */
    isUnfinished: computed(() => !ports.bundle.handsOver() && lacksAnswers(bundle.value)),
    /**
     * The fragment that is appended to the builder's address where the builder is on another site, which cannot read the bundle stored on
     * this one.
     */
    builderFragment: computed(() => (isCrossOrigin(ports.pathOf("bundle")) ? (shareFragment(bundle.value) ?? "") : "")),
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

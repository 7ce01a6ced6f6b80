/** The checks before the first step of the order: an imported bundle, an empty bundle, and the step that the visitor had reached. */
import { effect, untracked, type Signal } from "@preact/signals-core";
import type { pageAddressBar } from "#core/platform/address-bar.ts";
import { redirectTo } from "#core/platform/cross-origin.ts";
import { byParameter } from "#core/services/route/view-patterns.rules.ts";
import { lacksLandlineAnswer } from "#core/domain/eligibility/section-problems.rules.ts";
import { createBundleImport, type BundleImport } from "./imported-bundle.model.ts";
import type { createItsMe } from "./identity.model.ts";
import type { StoredOrder, OrderPorts } from "./stored-order.model.ts";
import { isEmpty, steps, type Step } from "./order-flow.rules.ts";
import type { createPlacing } from "./placing.model.ts";

export type Phase =
  /** The session and the imported bundle are being checked. The next phase is `open` or `empty`. */
  | "checking"
  | "open"
  /** The bundle is empty, so the order page redirects to the bundle builder (C-018, C-019, C-199). */
  | "empty";

/** The view pattern that names the step in the page's address. */
export const pattern = byParameter("step", { absent: "its-me" });

type Page = {
  readonly ports: OrderPorts;
  readonly stored: StoredOrder;
  readonly phase: Signal<Phase>;
  readonly bar: typeof pageAddressBar;
};

/** Creates the opening of the order, which checks that the bundle is not empty and finds the step that the visitor had reached. */
export function createOpening(
  { ports, stored, phase, bar }: Page,
  { comeBackTo, moves }: Readonly<{ comeBackTo: (step: Step) => void; moves: Signal<number> }>,
  { itsMe, placing }: Readonly<{ itsMe: ReturnType<typeof createItsMe>; placing: ReturnType<typeof createPlacing> }>,
) {
  const { order } = stored;
  let isSessionKnown = false;
  let hasBegun = false;
  /** Redirects to the builder. Only the order page redirects automatically; any other page (a preview, a page of a CMS) shows a link. */
  const leadToBuilder = (): void => {
    const href = ports.pathOf("bundle");
    if (isPage(ports.pathOf("order"), bar.read()) && ports.emit("digi-navigate", { page: "bundle", href })) redirectTo(href);
  };
  const leaveEmpty = (): void => {
    phase.value = "empty";
    // There is no redirect where the browser stores nothing, because the builder's page would redirect back to this page. The reason is
    // shown instead.
    if (ports.bundle.persistent()) leadToBuilder();
  };
  const open = (): void => {
    if (!isSessionKnown) return;
    if (bundleImport.isPending()) return void (phase.value = "checking");
    const named = pattern.read(bar.read()) as Step | undefined;
    if (isEmpty(order.peek().ordered)) {
      const before = named === "confirm-order" ? placing.storedResult.value.peek() : undefined;
      if (!before) return leaveEmpty();
      stored.result.value = { kind: "placed", ...before };
    }
    const isFirst = named === undefined || named === "its-me";
    const wanted = isFirst ? stored.reached() : named;
    if (wanted !== undefined && (isFirst || steps.stepOf(wanted, order.peek()) !== wanted)) comeBackTo(wanted);
    phase.value = "open";
    if (!hasBegun) itsMe.start();
    hasBegun = true;
  };
  const bundleImport: BundleImport = createBundleImport({
    store: ports.bundle,
    bar,
    onCome: () => void (phase.value = "checking"),
    onChosen: () => void moves.value++,
    onSettled: open,
    onUnfinished: leadToBuilder,
  });
  return {
    bundleImport,
    /** Opens the order once it is known whether a customer is signed in. */
    whenKnown(): void {
      isSessionKnown = true;
      open();
    },
    /**
     * Watches the changes that other tabs make to the bundle. An ordered or emptied bundle ends the order here; a landline without answers
     * has to be completed in the builder. While an order of this tab is being sent, nothing is done, because its response tells the result.
     */
    watchBundle: (): (() => void) =>
      effect(() => {
        const { ordered, result } = order.value;
        const isUnanswered = lacksLandlineAnswer(ports.bundle.bundle.value);
        if (phase.value !== "open" || result !== null || placing.state.value.status === "sending") return;
        if (isEmpty(ordered)) untracked(leaveEmpty);
        else if (isUnanswered) untracked(open);
      }),
  };
}

/**
 * Tells whether an address leads to the page, whatever the query and with or without a slash at the end. A page without an address of its
 * own (`about:srcdoc`) never matches.
 */
function isPage(page: string, address: string): boolean {
  if (!URL.canParse(page, address)) return false;
  const here = new URL(address);
  const { origin, pathname } = new URL(page, here);
  return origin === here.origin && pathname === here.pathname.replace(/(.)\/$/, "$1");
}

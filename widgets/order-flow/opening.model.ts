/** The checks before the first step: what was handed over, whether there is something to order, and where the visitor was. */
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
  /** The session, and the bundle that a partner has handed over, are being checked. → open, empty */
  | "checking"
  | "open"
  /** There is nothing to order: the order page is on its way to the bundle builder (C-018, C-019, C-199). */
  | "empty";

/** The pattern that names the step in the page's address. */
export const pattern = byParameter("step", { absent: "its-me" });

type Page = {
  readonly ports: OrderPorts;
  readonly kept: StoredOrder;
  readonly phase: Signal<Phase>;
  readonly bar: typeof pageAddressBar;
};

/** Creates the opening of the flow, which finds out whether there is something to order, and where the visitor was. */
export function createOpening(
  { ports, kept, phase, bar }: Page,
  { comeBackTo, moves }: Readonly<{ comeBackTo: (step: Step) => void; moves: Signal<number> }>,
  { itsMe, placing }: Readonly<{ itsMe: ReturnType<typeof createItsMe>; placing: ReturnType<typeof createPlacing> }>,
) {
  const { order } = kept;
  let isSessionKnown = false;
  let hasBegun = false;
  /** Leads to the builder. The order page leads there by itself; any other page (a preview, a page of a CMS) displays a link. */
  const leadToBuilder = (): void => {
    const href = ports.pathOf("bundle");
    if (isPage(ports.pathOf("order"), bar.read()) && ports.emit("digi-navigate", { page: "bundle", href })) redirectTo(href);
  };
  const leaveEmpty = (): void => {
    phase.value = "empty";
    // Where the browser stores nothing, the builder's page would lead back here: the reason is displayed instead.
    if (ports.bundle.persistent()) leadToBuilder();
  };
  const open = (): void => {
    if (!isSessionKnown) return;
    if (bundleImport.isPending()) return void (phase.value = "checking");
    const named = pattern.read(bar.read()) as Step | undefined;
    if (isEmpty(order.peek().ordered)) {
      const before = named === "confirm-order" ? placing.storedResult.value.peek() : undefined;
      if (!before) return leaveEmpty();
      kept.result.value = { kind: "placed", ...before };
    }
    const isFirst = named === undefined || named === "its-me";
    const wanted = isFirst ? kept.reached() : named;
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
    /** Opens the flow once it is known who is signed in. */
    whenKnown(): void {
      isSessionKnown = true;
      open();
    },
    /**
     * Watches what other tabs do to the bundle. When it was ordered or emptied there, there is nothing to order here; when it has a
     * landline that nobody was asked about, the builder has to ask. An order that was sent from this tab too is waited for: its response
     * says what came of it.
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
 * Tells whether an address is that of the page, whatever its query; a slash at the end does not count. A page without an address of its own
 * (`about:srcdoc`) is no page of the site.
 */
function isPage(page: string, address: string): boolean {
  if (!URL.canParse(page, address)) return false;
  const here = new URL(address);
  const { origin, pathname } = new URL(page, here);
  return origin === here.origin && pathname === here.pathname.replace(/(.)\/$/, "$1");
}

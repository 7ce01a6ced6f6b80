/** Before the first step: what was handed over, whether there is something to order, and where the visitor was. */
import { effect, untracked, type Signal } from "@preact/signals-core";
import type { pageAddressBar } from "#core/platform/address-bar.ts";
import { leadOn } from "#core/platform/elsewhere.ts";
import { byParameter } from "#core/services/route/view-places.rules.ts";
import { lacksLandlineAnswer } from "#core/domain/eligibility/section-problems.rules.ts";
import { createHandOver, type HandOver } from "./handed-over.model.ts";
import type { createItsMe } from "./identity.model.ts";
import type { StoredOrder, OrderPorts } from "./stored-order.model.ts";
import { isEmpty, steps, type Step } from "./order-flow.rules.ts";
import type { createPlacing } from "./placing.model.ts";

export type Phase =
  /** It is being found out who is signed in, and what a partner has handed over. → open, empty */
  | "checking"
  | "open"
  /** There is nothing to order: the order page is on its way to the pack builder (C-018, C-019, C-199). */
  | "empty";

/** Where the step stands in the address. */
export const place = byParameter("step", { absent: "its-me" });

type Page = {
  readonly ports: OrderPorts;
  readonly kept: StoredOrder;
  readonly phase: Signal<Phase>;
  readonly bar: typeof pageAddressBar;
};

/** Whether there is something to order, and where the visitor was. */
export function createOpening(
  { ports, kept, phase, bar }: Page,
  { comeBackTo, moves }: Readonly<{ comeBackTo: (step: Step) => void; moves: Signal<number> }>,
  { itsMe, placing }: Readonly<{ itsMe: ReturnType<typeof createItsMe>; placing: ReturnType<typeof createPlacing> }>,
) {
  const { order } = kept;
  let isSessionKnown = false;
  let hasBegun = false;
  /** The order page leads there by itself; on any other page (a preview, a page of a CMS) the way there is shown. */
  const leadToBuilder = (): void => {
    const href = ports.pathOf("bundle");
    if (isPage(ports.pathOf("order"), bar.read()) && ports.emit("digi-navigate", { page: "bundle", href })) leadOn(href);
  };
  const leaveEmpty = (): void => {
    phase.value = "empty";
    // Where the browser keeps nothing the builder's page would lead back here: why is said instead.
    if (ports.bundle.persistent()) leadToBuilder();
  };
  const open = (): void => {
    if (!isSessionKnown) return;
    if (handOver.isPending()) return void (phase.value = "checking");
    const named = place.read(bar.read()) as Step | undefined;
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
  const handOver: HandOver = createHandOver({
    store: ports.bundle,
    bar,
    onCome: () => void (phase.value = "checking"),
    onChosen: () => void moves.value++,
    onSettled: open,
    onUnfinished: leadToBuilder,
  });
  return {
    handOver,
    /** It is known who is signed in. */
    whenKnown(): void {
      isSessionKnown = true;
      open();
    },
    /**
     * What other tabs do to the pack: ordered or emptied there, it is nothing to order here; with a landline that nobody was asked about,
     * it is the builder's. What was sent here too is waited for: it says what came of it.
     */
    watchPack: (): (() => void) =>
      effect(() => {
        const { ordered, result } = order.value;
        const isUnanswered = lacksLandlineAnswer(ports.bundle.bundle.value);
        if (phase.value !== "open" || result !== null || placing.state.value.status === "sending") return;
        if (isEmpty(ordered)) untracked(leaveEmpty);
        else if (isUnanswered) untracked(open);
      }),
  };
}

/** Whatever its query; a slash at the end does not count. A page without an address of its own (`about:srcdoc`) is none of the site. */
function isPage(page: string, address: string): boolean {
  if (!URL.canParse(page, address)) return false;
  const here = new URL(address);
  const { origin, pathname } = new URL(page, here);
  return origin === here.origin && pathname === here.pathname.replace(/(.)\/$/, "$1");
}

import { batch, computed, createModel, effect, signal, untracked, type ReadonlySignal, type Signal } from "@preact/signals-core";
import { addPaymentInfo } from "#core/bundle/measures.rules.ts";
import { overviewLines, totalCents } from "#core/bundle/overview.rules.ts";
import { pageAddressBar } from "#core/platform/address-bar.ts";
import { byParameter } from "#core/route/view-places.rules.ts";
import { createViewRoute } from "#core/route/view-route.model.ts";
import { createItsMe } from "./identity.model.ts";
import { createKeptOrder, type KeptOrder, type OrderPorts } from "./kept-order.model.ts";
import { isEmpty, isPlaced, steps, type Step } from "./order-flow.rules.ts";
import { createPlacing } from "./placing.model.ts";
import type { AccountAnswers, DetailsAnswers, PaymentAnswers } from "./answers.rules.ts";

/** What the visitor is asked before something goes. */
export type Question = "previous" | "cancel";

type Phase =
  /** It is being found out who is signed in. → open, empty */
  | "checking"
  | "open"
  /** There is nothing to order: the order page is on its way to the pack builder (C-018, C-019, C-199). */
  | "empty";

const place = byParameter("step", { absent: "its-me" });

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: OrderPorts, _options?: unknown, bar = pageAddressBar) => {
  const { bundle: store, session } = ports;
  const kept = createKeptOrder(ports);
  const phase = signal<Phase>("checking");
  const moving = createMoves(kept, phase, bar);
  const { route, next } = moving;
  const itsMe = createItsMe(ports, kept, next);
  const placing = createPlacing(ports, kept, {
    onPlaced: () => moving.go("confirm-order"),
    onIdentityLost() {
      moving.comeBackTo("review-order");
      itsMe.forget();
      itsMe.show({ kind: "again" });
      moving.go("its-me");
    },
  });
  /** The account number was given, and is asked for again. */
  const hasPaymentLapsed = signal(false);
  const opening = createOpening({ ports, kept, phase, bar }, moving, { itsMe, placing });

  return {
    phase,
    step: route.view,
    moves: moving.moves,
    order: kept.order,
    itsMe,
    placing,
    lines: computed(() => overviewLines(store.bundle.value)),
    totalCents: computed(() => totalCents(store.bundle.value)),
    mobileLines: computed(() => store.bundle.value.mobile.cards),
    typed: computed(() => kept.secret.value.typed),
    email: kept.email,
    next,
    hasPaymentLapsed,
    keepTyped: kept.keepTyped,
    ...createQuestions(moving, () => ports.navigate("bundle")), // C-020
    /** From the review, and back to it. */
    edit(step: Step): void {
      moving.comeBackTo("review-order");
      placing.forget();
      moving.go(step);
    },
    signOut(): void {
      moving.moves.value++;
      void session.signOut();
    },
    /** Somebody else orders. */
    identifyAgain(): void {
      moving.moves.value++;
      itsMe.forget();
    },
    ...createAnswers(ports, kept, next),
    start() {
      const stops = [store.start(), kept.start(), placing.keptResult.start(), route.start(), followSession(ports, kept, moving, itsMe)];
      stops.push(
        opening.watchEmpty(),
        watchLapse(kept, (wasPaid) => {
          if (kept.order.peek().orderer === null) itsMe.show({ kind: "lapsed" });
          if (wasPaid) hasPaymentLapsed.value = true;
        }),
        route.view.subscribe((step) => {
          if (step === undefined) return;
          ports.emit("digi-step-changed", { step });
          if (isFilledIn(step)) untracked(() => kept.reach(step));
        }),
      );
      if (session.mayBeSignedIn()) void session.restore().then(opening.open);
      else opening.open();
      return () => stops.forEach((stop) => stop());
    },
  };
});

/** Who orders and what came of it are no steps to come back to. */
const isFilledIn = (step: Step): boolean => step !== "its-me" && step !== "login" && step !== "confirm-order";

type Moves = ReturnType<typeof createMoves>;

/** From step to step, as the table says, and as the address does. */
function createMoves({ order, changeDraft, keepTyped }: KeptOrder, phase: ReadonlySignal<Phase>, bar: typeof pageAddressBar) {
  /** Counts the steps that the visitor took. */
  const moves = signal(0);
  /** Where the visitor goes on once what is missing there is filled in: after a reload, or back to the review. */
  let wanted: Step | undefined;
  const route = createViewRoute<Step | undefined>({
    place,
    viewOf: (name) => (phase.value === "open" ? steps.stepOf(name, order.value) : undefined),
    bar,
  });
  const go = (step: Step): void =>
    batch(() => {
      moves.value++;
      route.go(step);
    });
  return {
    moves,
    route,
    go,
    comeBackTo: (step: Step): void => void (wanted = step),
    /** Unless they were on their way somewhere already. */
    comeBackIfIdle: (step: Step | undefined): void => void (wanted ??= step),
    next(): void {
      const step = route.view.peek();
      if (step === undefined) return;
      const data = order.peek();
      const following = steps.move({ step, data }, { kind: "next" }).step;
      const isBack = wanted !== undefined && wanted !== step && steps.isOpen(wanted, data);
      const target = isBack && wanted ? wanted : following;
      if (isBack) wanted = undefined;
      go(target);
    },
    /** What would go. */
    losses: () => {
      const step = route.view.peek();
      return step === undefined ? [] : steps.lossesOf(step, order.peek());
    },
    /** Goes back, and takes away what the texts say (C-228, C-229). */
    goBack(): void {
      const step = route.view.peek();
      if (step === undefined) return;
      const data = order.peek();
      const losses = steps.lossesOf(step, data);
      const to = steps.move({ step, data }, { kind: "previous" }).step;
      batch(() => {
        if (losses.length > 0) changeDraft(Object.fromEntries(losses.map((name) => [name, null])));
        if (losses.includes("clientAddress")) keepTyped("digi-account", {});
        go(to);
      });
    },
  };
}

/** What is asked before something goes. */
function createQuestions({ losses, goBack }: Moves, leave: () => void) {
  const question = signal<Question | undefined>(undefined);
  return {
    question,
    previous(): void {
      if (losses().length > 0) question.value = "previous";
      else goBack();
    },
    cancel: (): void => void (question.value = "cancel"),
    /** 'Stay here'. */
    stay: (): void => void (question.value = undefined),
    confirm(): void {
      const asked = question.peek();
      question.value = undefined;
      if (asked === "previous") goBack();
      if (asked === "cancel") leave();
    },
  };
}

type Place = {
  readonly ports: OrderPorts;
  readonly kept: KeptOrder;
  readonly phase: Signal<Phase>;
  readonly bar: typeof pageAddressBar;
};

/** Whether there is something to order, and where the visitor was. */
function createOpening(
  { ports, kept, phase, bar }: Place,
  { comeBackTo }: Moves,
  { itsMe, placing }: Readonly<{ itsMe: ReturnType<typeof createItsMe>; placing: ReturnType<typeof createPlacing> }>,
) {
  const { order } = kept;
  /** The order page leads there by itself; on any other page (a preview, a page of a CMS) the way there is shown. */
  const leaveEmpty = (): void => {
    phase.value = "empty";
    if (isPage(ports.pathOf("order"), bar.read())) ports.navigate("bundle");
  };
  return {
    open(): void {
      const named = place.read(bar.read()) as Step | undefined;
      if (isEmpty(order.peek().ordered)) {
        const before = named === "confirm-order" ? placing.keptResult.value.peek() : undefined;
        if (!before) return leaveEmpty();
        kept.result.value = { kind: "placed", ...before };
      }
      const isFirst = named === undefined || named === "its-me";
      const wanted = isFirst ? kept.reached() : named;
      if (wanted !== undefined && (isFirst || steps.stepOf(wanted, order.peek()) !== wanted)) comeBackTo(wanted);
      phase.value = "open";
      itsMe.start();
    },
    /** A pack that was ordered or emptied in another tab is nothing to order here. What was sent here too is waited for: it says what came of it. */
    watchEmpty: (): (() => void) =>
      effect(() => {
        const isGone = phase.value === "open" && isEmpty(order.value.ordered) && order.value.result === null;
        if (isGone && placing.state.value.status !== "sending") untracked(leaveEmpty);
      }),
  };
}

/** Whoever logs in orders as the account; whoever was signed out in the middle logs in again, and goes on where it was. */
function followSession({ session }: OrderPorts, kept: KeptOrder, moving: Moves, itsMe: ReturnType<typeof createItsMe>): () => void {
  let wasSignedIn = false;
  /** Where the customer was last: without a session it is another step at once. */
  let here: Step | undefined;
  const stopWatching = moving.route.view.subscribe((step) => {
    if (session.state.peek().status === "signed-in") here = step;
  });
  const stopFollowing = session.state.subscribe((state) =>
    untracked(() => {
      const isSignedIn = state.status === "signed-in";
      const { orderer } = kept.secret.peek();
      if (isSignedIn) kept.setCustomer(state.user.email);
      if (isSignedIn && orderer) itsMe.forget();
      // While it is being found out who is signed in, no step is shown, and none led on.
      if (isSignedIn && orderer?.kind === "known") moving.next();
      if (wasSignedIn && state.status === "anonymous" && state.ended === "expired") {
        moving.comeBackIfIdle(here);
        kept.changeSecret({ orderer: { kind: "known" } });
      }
      wasSignedIn = isSignedIn;
    }),
  );
  return () => [stopWatching, stopFollowing].forEach((stop) => stop());
}

/** Calls when what was known of somebody is gone because its time is over, not because the order was taken. */
function watchLapse({ secret, isSecretKept, order }: KeptOrder, onLapse: (wasPaid: boolean) => void): () => void {
  let before = secret.peek();
  return effect(() => {
    const [last, now] = [before, secret.value];
    before = now;
    // The step that comes then may have written something already: what it wrote has no owner.
    const isGone = (last.orderer !== null && !isSecretKept.value) || (last.owner !== undefined && now.owner === undefined);
    if (isGone && !isPlaced(order.peek())) untracked(() => onLapse(last.isAgreed));
  });
}

/** Whatever its query; a slash at the end does not count. A page without an address of its own (`about:srcdoc`) is none of the site. */
function isPage(page: string, address: string): boolean {
  if (!URL.canParse(page, address)) return false;
  const here = new URL(address);
  const { origin, pathname } = new URL(page, here);
  return origin === here.origin && pathname === here.pathname.replace(/(.)\/$/, "$1");
}

/** What the steps hand over. */
const createAnswers = ({ bundle, measure }: OrderPorts, kept: KeptOrder, next: () => void) => ({
  setAccount({ email, password, birthdate }: AccountAnswers): void {
    kept.changeSecret({ birthdate });
    kept.setAccount(email, password);
    next();
  },
  setDetails(answers: DetailsAnswers): void {
    kept.changeDraft(answers);
    next();
  },
  setPayment({ method, iban }: PaymentAnswers): void {
    batch(() => {
      kept.changeSecret({ iban, isAgreed: true });
      kept.changeDraft({ method });
    });
    measure(...addPaymentInfo(bundle.bundle.peek(), method === "debit" ? "SEPA" : "Manual"));
    next();
  },
  setStartEarly: (startEarly: boolean): void => kept.changeDraft({ startEarly }),
});

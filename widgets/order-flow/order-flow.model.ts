import { batch, computed, createModel, effect, signal, untracked, type ReadonlySignal } from "@preact/signals-core";
import { addPaymentInfo, addShippingInfo, deliveryTier } from "#core/domain/bundle/events.rules.ts";
import { overviewLines, totalCents } from "#core/domain/bundle/overview.rules.ts";
import { bundleAddressOf } from "#core/domain/eligibility/address.rules.ts";
import { pageAddressBar } from "#core/platform/address-bar.ts";
import { createViewRoute } from "#core/services/route/view-route.model.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { firstDayAfterWithdrawal } from "#core/base/values/working-days.ts";
import { createAfterPlacing } from "./after-placing.model.ts";
import { createItsMe } from "./identity.model.ts";
import { createStoredOrder, type StoredOrder, type OrderPorts } from "./stored-order.model.ts";
import { isPlaced, needsSlot, steps, type Order, type Step } from "./order-flow.rules.ts";
import { createOpening, pattern, type Phase } from "./opening.model.ts";
import { summaryBodyOf } from "./payload.rules.ts";
import { createPlacing } from "./placing.model.ts";
import { slotFrom } from "./stale.rules.ts";
import type { AccountAnswers, DetailsAnswers, PaymentAnswers, SlotAnswer } from "./answers.rules.ts";
import type { SwitchChoice } from "./order-flow.schema.ts";

/** The question that the visitor is asked before something is lost. */
export type Question = "previous" | "cancel";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: OrderPorts, _options?: unknown, bar = pageAddressBar) => {
  const { bundle: store, session } = ports;
  const kept = createStoredOrder(ports);
  const phase = signal<Phase>("checking");
  const moving = createMoves(kept, phase, bar);
  const { route, next } = moving;
  const itsMe = createItsMe(ports, kept, next);
  const placing = createPlacing(ports, kept, createAfterPlacing(kept, moving, itsMe));
  /** True when the account number was given, and has to be asked for again. */
  const hasPaymentLapsed = signal(false);
  const opening = createOpening({ ports, kept, phase, bar }, moving, { itsMe, placing });
  const { bundleImport } = opening;

  return {
    phase,
    step: route.view,
    moves: moving.moves,
    order: kept.order,
    itsMe,
    placing,
    bundleImport,
    lines: computed(() => overviewLines(store.bundle.value)),
    /** The address that fibre comes to. */
    bundleAddress: computed(() => bundleAddressOf(store.bundle.value)),
    totalCents: computed(() => totalCents(store.bundle.value)),
    summaryBody: computed(() => summaryBodyOf(kept.order.value, store.bundle.value, ports.language.value)),
    bundle: store.bundle,
    isUnstored: (): boolean => !store.persistent(),
    typed: computed(() => kept.secret.value.typed),
    email: kept.email,
    next,
    hasPaymentLapsed,
    keepTyped: kept.keepTyped,
    ...createQuestions(moving, () => ports.navigate("bundle")), // C-020
    /** Leads from the review to a step, and back to the review after it. */
    edit(step: Step): void {
      moving.comeBackTo("review-order");
      placing.forget();
      moving.go(step);
    },
    signOut(): void {
      moving.moves.value++;
      void session.signOut();
    },
    /** Starts the identification anew: somebody else orders. */
    identifyAgain(): void {
      moving.moves.value++;
      itsMe.forget();
    },
    ...createAnswers(ports, kept, next),
    start() {
      const stops = [store.start(), kept.start(), placing.storedResult.start(), bundleImport.start(), route.start()];
      stops.push(
        followSession(ports, kept, moving, itsMe),
        opening.watchBundle(),
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
      if (session.mayBeSignedIn()) void session.restore().then(opening.whenKnown);
      else opening.whenKnown();
      return () => stops.forEach((stop) => stop());
    },
  };
});

/** Tells whether a visitor fills in the step: who orders, and what came of the order, are no steps to come back to. */
const isFilledIn = (step: Step): boolean => step !== "its-me" && step !== "login" && step !== "confirm-order";

/** The answers and the steps in whose fields they were typed: when the answer is lost, what is in the fields is lost with it. */
const typedWith = [
  ["clientAddress", "digi-account"],
  ["portability", "move-to-digi"],
  ["installation", "installation-slot"],
] as const satisfies readonly (readonly [keyof Order, Step])[];

type Moves = ReturnType<typeof createMoves>;

/** Creates the moves from step to step, as the table of steps and the page's address say. */
function createMoves({ order, changeDraft, keepTyped }: StoredOrder, phase: ReadonlySignal<Phase>, bar: typeof pageAddressBar) {
  /** The number of steps that the visitor took. */
  const moves = signal(0);
  /** The step at which the visitor goes on once what is missing is filled in: after a reload, or back to the review. */
  let wanted: Step | undefined;
  const route = createViewRoute<Step | undefined>({
    pattern,
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
    /** Sets the step to come back to, unless the visitor is on the way to one already. */
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
    /** Returns the answers that would be lost by going back. */
    fieldsToClear: () => {
      const step = route.view.peek();
      return step === undefined ? [] : steps.fieldsToClear(step, order.peek());
    },
    /** Goes back, and removes the answers that the texts name (C-228, C-229). */
    goBack(): void {
      const step = route.view.peek();
      if (step === undefined) return;
      const data = order.peek();
      const fieldsToClear = steps.fieldsToClear(step, data);
      const to = steps.move({ step, data }, { kind: "previous" });
      batch(() => {
        if (fieldsToClear.length > 0) changeDraft(Object.fromEntries(fieldsToClear.map((name) => [name, to.data[name]])));
        for (const [loss, typedIn] of typedWith) if (fieldsToClear.includes(loss)) keepTyped(typedIn, {});
        go(to.step);
      });
    },
  };
}

/** Creates the questions that are asked before something is lost. */
function createQuestions({ fieldsToClear, goBack }: Moves, leave: () => void) {
  const question = signal<Question | undefined>(undefined);
  return {
    question,
    previous(): void {
      if (fieldsToClear().length > 0) question.value = "previous";
      else goBack();
    },
    cancel: (): void => void (question.value = "cancel"),
    /** Closes the question ('Stay here'). */
    stay: (): void => void (question.value = undefined),
    confirm(): void {
      const asked = question.peek();
      question.value = undefined;
      if (asked === "previous") goBack();
      if (asked === "cancel") leave();
    },
  };
}

/**
 * Follows the session. A visitor who logs in orders as the account; a visitor who was signed out in the middle logs in again, and goes on
 * where they were.
 */
function followSession({ session }: OrderPorts, kept: StoredOrder, moving: Moves, itsMe: ReturnType<typeof createItsMe>): () => void {
  let wasSignedIn = false;
  /** The step that the customer was at last: without a session another step is displayed at once. */
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
      // While the session is being checked, no step is displayed: `next` does nothing then.
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

/** Calls `onLapse` when what was known of somebody is gone because its time is over, not because the order was taken. */
function watchLapse({ secret, isSecretKept, order }: StoredOrder, onLapse: (wasPaid: boolean) => void): () => void {
  let before = secret.peek();
  return effect(() => {
    const [last, now] = [before, secret.value];
    before = now;
    // The step that is displayed then may have stored something already: what it stored has no owner.
    const isGone = (last.orderer !== null && !isSecretKept.value) || (last.owner !== undefined && now.owner === undefined);
    if (isGone && !isPlaced(order.peek())) untracked(() => onLapse(last.isAgreed));
  });
}

/** Creates the functions that take the answers of the steps. */
const createAnswers = ({ bundle, clock, track }: OrderPorts, kept: StoredOrder, next: () => void) => ({
  setAccount({ email, password, birthdate }: AccountAnswers): void {
    kept.changeSecret({ birthdate });
    kept.setAccount(email, password);
    next();
  },
  setDetails(answers: DetailsAnswers): void {
    kept.changeDraft(answers);
    const ordered = bundle.bundle.peek();
    if (!needsSlot(kept.order.peek())) track(...addShippingInfo(ordered, deliveryTier(ordered)));
    next();
  },
  setPortability(portability: SwitchChoice): void {
    batch(() => {
      kept.changeDraft({ portability });
      // Numbers that were typed but not given are not kept.
      kept.keepTyped("move-to-digi", {});
    });
    next();
  },
  setInstallation(slot: SlotAnswer): void {
    const { fttbAddressId } = kept.order.peek();
    batch(() => {
      kept.changeDraft({ installation: { fttbAddressId, ...(slot ?? { date: null, intervalValue: null }) } });
      kept.keepTyped("installation-slot", {});
    });
    track(...addShippingInfo(bundle.bundle.peek(), "slot"));
    next();
  },
  setPayment({ method, iban }: PaymentAnswers): void {
    batch(() => {
      kept.changeSecret({ iban, isAgreed: true });
      kept.changeDraft({ method });
    });
    track(...addPaymentInfo(bundle.bundle.peek(), method === "debit" ? "SEPA" : "Manual"));
    next();
  },
  setStartEarly(startEarly: boolean): void {
    if (startEarly) return kept.changeDraft({ startEarly });
    // The slot of a line that is out of the bundle counts too: the line may come back.
    const openFrom = firstDayAfterWithdrawal(todayInBrussels(clock.now()));
    kept.changeDraft({ startEarly, installation: slotFrom(kept.slot(), openFrom) });
  },
});

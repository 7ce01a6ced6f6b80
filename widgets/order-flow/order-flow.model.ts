import { computed, createModel, signal, untracked } from "@preact/signals-core";
import { overviewLines, wholeBundlePrice } from "#core/domain/bundle/overview.rules.ts";
import { bundleAddressOf } from "#core/domain/eligibility/address.rules.ts";
import { pageAddressBar } from "#core/platform/address-bar.ts";
import { createAfterPlacing } from "./after-placing.model.ts";
import { createAnswers } from "./answers.model.ts";
import { createItsMe } from "./identity.model.ts";
import { watchLapse } from "./lapse.model.ts";
import { createMoves } from "./moves.model.ts";
import { createOpening, type Phase } from "./opening.model.ts";
import type { Step } from "./order-flow.rules.ts";
import { summaryBodyOf } from "./payload.rules.ts";
import { createPlacing } from "./placing.model.ts";
import { createQuestions } from "./questions.model.ts";
import { followSession } from "./session-changes.model.ts";
import { createStoredOrder, type OrderPorts } from "./stored-order.model.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: OrderPorts, _options?: unknown, bar = pageAddressBar) => {
  const { bundle: store, session } = ports;
  const stored = createStoredOrder(ports);
  const phase = signal<Phase>("checking");
  const moving = createMoves(stored, phase, bar);
  const { route, next } = moving;
  const itsMe = createItsMe(ports, stored, next);
  const placing = createPlacing(ports, stored, createAfterPlacing(stored, moving, itsMe));
  /** True where the visitor had given an account number that was deleted after two hours, so that it has to be asked for again. */
  const hasPaymentLapsed = signal(false);
  const opening = createOpening({ ports, stored, phase, bar }, moving, { itsMe, placing });
  const { bundleImport } = opening;

  return {
    storesTyped: (): boolean => true,
    phase,
    step: route.view,
    moves: moving.moves,
    order: stored.order,
    itsMe,
    placing,
    bundleImport,
    lines: computed(() => overviewLines(store.bundle.value)),
    /** The address at which the fixed products of the bundle are installed. */
    bundleAddress: computed(() => bundleAddressOf(store.bundle.value)),
    price: computed(() => wholeBundlePrice(store.bundle.value)),
    summaryBody: computed(() => summaryBodyOf(stored.order.value, store.bundle.value, ports.language.value)),
    bundle: store.bundle,
    isUnstored: (): boolean => !store.persistent(),
    typed: computed(() => stored.secret.value.typed),
    email: stored.email,
    next,
    hasPaymentLapsed,
    keepTyped: stored.keepTyped,
    ...createQuestions(moving, () => ports.navigate("bundle")), // Cancelling the order leads back to the builder (C-020).
    /** Leads from the review to a step, after which the visitor returns to the review. */
    edit(step: Step): void {
      moving.comeBackTo("review-order");
      placing.forget();
      moving.go(step);
    },
    /** Leads from a refused order to the login of a person who has an account, and from there back to the review. */
    logIn(): void {
      moving.comeBackTo("review-order");
      placing.forget();
      moving.moves.value++;
      stored.changeSecret({ orderer: { kind: "known" } });
    },
    signOut(): void {
      moving.moves.value++;
      void session.signOut();
    },
    /** Starts the identification again, for another person. */
    identifyAgain(): void {
      moving.moves.value++;
      itsMe.forget();
    },
    ...createAnswers(ports, stored, next),
    start() {
      const stops = [store.start(), stored.start(), placing.storedResult.start(), bundleImport.start(), route.start()];
      stops.push(
        followSession(ports, stored, moving, itsMe),
        opening.watchBundle(),
        watchLapse(stored, (wasPaid) => {
          if (stored.order.peek().orderer === null) itsMe.show({ kind: "lapsed" });
          if (wasPaid) hasPaymentLapsed.value = true;
        }),
        route.view.subscribe((step) => {
          if (step === undefined) return;
          ports.emit("digi-step-changed", { step });
          if (isFilledIn(step)) untracked(() => stored.reach(step));
        }),
      );
      if (session.mayBeSignedIn()) void session.restore().then(opening.whenKnown);
      else opening.whenKnown();
      return () => stops.forEach((stop) => stop());
    },
  };
});

/**
 * Tells whether the visitor fills in answers at this step. Identification, login and confirmation are not steps that a visitor returns to.
 */
const isFilledIn = (step: Step): boolean => step !== "its-me" && step !== "login" && step !== "confirm-order";

/** The order of one package for one address. The line keeps it, so that leaving the tab loses nothing that was answered or sent. */
import { batch, computed, signal } from "@preact/signals-core";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { writeJson } from "#core/base/values/json.ts";
import { markOf } from "#core/base/values/text-mark.ts";
import { purchase } from "#core/domain/bundle/events.rules.ts";
import type { PackageCard } from "#core/domain/customer/product-lists.schema.ts";
import { bundleOrder, type PlacedOrder, type PriceChange } from "#core/domain/order/order.contract.ts";
import { rememberOrder } from "#core/domain/order/tracked-orders.ts";
import { createLocalStore } from "#core/platform/storage.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import type { LinePage, LinePorts } from "#widgets/my-digi/product/line-page.model.ts";
import { answeredBy } from "./answered.model.ts";
import { createAnswers } from "./answers.model.ts";
import {
  areaOrderOf,
  bundleOf,
  problemsOf,
  repriced,
  startOf,
  withPrice,
  type OrderedKind,
  type OrderProblem,
  type Starts,
} from "./product-order.rules.ts";
import type { Draft, LandlineAnswers } from "./product-order.schema.ts";

/** What was ordered, and the first day on which it can start, as the confirmation tells it; undefined where the day is not known. */
type Ordered = { readonly offer: PackageCard; readonly start: CalendarDate | undefined };

export type OrderState =
  /** The customer chooses and answers. → sending */
  | { readonly kind: "open" }
  /** The call is under way. → all others */
  | { readonly kind: "sending" }
  /** Nothing was ordered: the price has changed. → sending, open (another choice) */
  | { readonly kind: "price"; readonly change: PriceChange }
  /** Nothing was ordered. → sending, open (a changed answer, a new login) */
  | { readonly kind: "refused"; readonly failure: Failure }
  /** Nothing was ordered: the API has no such call yet (C-266). → sending, open */
  | { readonly kind: "missing" }
  /** Nobody knows whether the API has the order. Sending it again orders nothing twice. → sending */
  | { readonly kind: "unknown" }
  /** An order of this draft is with the API already, with other answers. */
  | { readonly kind: "taken" }
  | { readonly kind: "placed"; readonly placed: PlacedOrder; readonly ordered: Ordered };

export type Ordering = ReturnType<typeof createOrdering>;

function createOrdering(kind: OrderedKind, { call, language, emit, clock, track, session }: LinePorts, page: LinePage) {
  const address = page.target["address-id"];
  const user = session.state.peek();
  const answers = createAnswers(clock, markOf(writeJson([user.status === "signed-in" ? user.user.user_id : "", kind, address])));
  const state = signal<OrderState>({ kind: "open" });
  const problems = signal<readonly OrderProblem[]>([]);
  /** Counts the presses that found something missing, so that each of them moves the focus. */
  const refusals = signal(0);

  const forget = (): void => {
    const now = state.peek().kind;
    if (now === "price" || now === "refused" || now === "missing") state.value = { kind: "open" };
  };
  // The answers stay: only what was said about the ended session's attempt goes.
  page.onReturn(() => state.peek().kind === "refused" && forget());

  const answer = (next: Partial<Draft>, offer: PackageCard | undefined): void =>
    batch(() => {
      answers.change(next);
      forget();
      // A problem that was shown goes once it is solved; none is added while the customer still answers.
      const left = problemsOf(kind, offer, answers.given.peek());
      problems.value = problems.peek().filter((one) => left.includes(one));
    });

  const finish = (placed: PlacedOrder, ordered: Ordered, bundle: ReturnType<typeof bundleOf>): void => {
    if (rememberOrder(createLocalStore(), placed.orderId)) track(...purchase(bundle, placed.orderId));
    batch(() => {
      answers.clear();
      page.isOrdered.value = true;
      state.value = { kind: "placed", placed, ordered };
    });
    emit("digi-success", { form: "order" });
    void page.reload();
  };

  const send = async (offer: PackageCard, startEarly: boolean, starts: Starts): Promise<void> => {
    const lang = language.peek();
    const bundle = bundleOf(kind, offer, answers.given.peek().landline);
    state.value = { kind: "sending" };
    const headers = { "idempotency-key": answers.key() };
    const answered = answeredBy(await call(bundleOrder, { body: areaOrderOf(bundle, address, startEarly, lang), headers }));
    switch (answered.kind) {
      case "placed":
        return finish(answered.placed, { offer, start: startOf(starts, startEarly) }, bundle);
      case "aborted":
        return void (state.value = { kind: "open" });
      case "taken":
        answers.clear();
        return void (state.value = { kind: "taken" });
      default:
        state.value = answered;
    }
  };

  /** Sends the order, or shows what is missing. A press while the call is under way does nothing. */
  const place = async (offer: PackageCard | undefined, starts: Starts): Promise<void> => {
    const { kind: now } = state.peek();
    if (now === "sending" || now === "placed") return;
    const given = answers.given.peek();
    const missing = problemsOf(kind, offer, given);
    problems.value = missing;
    if (missing.length > 0 || !offer || given.startEarly === null) return void refusals.value++;
    if (emit("digi-submit", { form: "order", fields: {} })) await send(offer, given.startEarly, starts);
  };

  return {
    kind,
    address,
    given: answers.given,
    isRead: answers.isRead,
    start: () => answers.start(),
    state,
    problems,
    refusals,
    /** The text of the API about the number that is kept, where it refuses the number. */
    numberError: computed(() => {
      const now = state.value;
      return now.kind === "refused" ? now.failure.fieldErrors?.["landline"] : undefined;
    }),
    choose: (offer: PackageCard): void => answer({ chosen: offer.i }, offer),
    answerStart: (startEarly: boolean, offer: PackageCard): void => answer({ startEarly }, offer),
    answerLandline: (given: Partial<LandlineAnswers>, offer: PackageCard): void =>
      answer({ landline: { ...answers.given.peek().landline, ...given } }, offer),
    place,
    /** Accepts the new price, and places the order. */
    async agree(offer: PackageCard, starts: Starts): Promise<void> {
      const now = state.peek();
      if (now.kind !== "price") return;
      const { change } = now;
      page.update((shown) => withPrice(shown, offer.wpId, change));
      await place(repriced(offer, change.lines), starts);
    },
  };
}

/** Creates the order of each kind, as functions of their own: a line keeps one model for each function. */
export const orderings: Readonly<Record<OrderedKind, (ports: LinePorts, page: LinePage) => Ordering>> = {
  internet: (ports, page) => createOrdering("internet", ports, page),
  landline: (ports, page) => createOrdering("landline", ports, page),
  tv: (ports, page) => createOrdering("tv", ports, page),
};

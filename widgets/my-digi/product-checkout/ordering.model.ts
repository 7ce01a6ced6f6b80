/** The order of one package for one address. The line keeps it, so that leaving the tab loses nothing that was sent. */
import { batch, signal } from "@preact/signals-core";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { purchase } from "#core/domain/bundle/events.rules.ts";
import type { PackageCard } from "#core/domain/customer/product-lists.schema.ts";
import { bundleOrder, type PriceChange } from "#core/domain/order/order.contract.ts";
import { rememberOrder } from "#core/domain/order/tracked-orders.ts";
import { createLocalStore } from "#core/platform/storage.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import type { LinePage, LinePorts } from "#widgets/my-digi/product/line-page.model.ts";
import type { Answers, OrderResult } from "#widgets/my-digi/product-order/answers.model.ts";
import { answeredBy } from "./answered.model.ts";
import { areaOrderOf, bundleOf, needsVisit, repriced, startOf, withPrice, type Starts } from "./product-checkout.rules.ts";

export type OrderState =
  /** The customer chooses and answers. → sending */
  | { readonly kind: "open" }
  /** The call is under way. → all others, or the answers have a result */
  | { readonly kind: "sending" }
  /** Nothing was ordered: the price has changed. → sending, open (another choice) */
  | { readonly kind: "price"; readonly change: PriceChange }
  /** Nothing was ordered. → sending, open (a changed answer, a new login) */
  | { readonly kind: "refused"; readonly failure: Failure }
  /** Nothing was ordered: the API has no such call yet (C-266). → sending, open */
  | { readonly kind: "missing" }
  /** Nobody knows whether the API has the order. Sending it again orders nothing twice. → sending */
  | { readonly kind: "unknown" };

type PlacedResult = Extract<OrderResult, { kind: "placed" }>;

export type Ordering = ReturnType<typeof createOrdering>;

/** Creates the order of what the answers choose. */
export function createOrdering(answers: Omit<Answers, "orderingOf">, { call, language, emit, track }: LinePorts, page: LinePage) {
  const { kind, address, numberError, result } = answers;
  const state = signal<OrderState>({ kind: "open" });

  /** Applies what the API has answered. A refused number is told at its field, which is part of the choice. */
  const become = (next: OrderState): void =>
    batch(() => {
      state.value = next;
      numberError.value = next.kind === "refused" ? next.failure.fieldErrors?.["landline"] : undefined;
    });
  const forget = (): void => {
    const now = state.peek().kind;
    if (now === "price" || now === "refused" || now === "missing") become({ kind: "open" });
  };
  // The answers stay: only what was said about the ended session's attempt goes.
  page.onReturn(() => state.peek().kind === "refused" && forget());

  const finish = (ordered: PlacedResult, bundle: ReturnType<typeof bundleOf>): void => {
    const { orderId } = ordered.placed;
    if (rememberOrder(createLocalStore(), orderId)) track(...purchase(bundle, orderId));
    batch(() => {
      answers.clear();
      page.isOrdered.value = true;
      result.value = ordered;
    });
    emit("digi-success", { form: "order" });
    void page.reload();
  };

  const send = async (offer: PackageCard, startEarly: boolean, start: CalendarDate | undefined): Promise<void> => {
    const visit = answers.visit();
    const byVisit = needsVisit(kind, visit);
    const bundle = bundleOf(kind, offer, answers.given.peek().landline);
    become({ kind: "sending" });
    const body = areaOrderOf(bundle, address, startEarly, language.peek());
    const answered = answeredBy(await call(bundleOrder, { body, headers: { "idempotency-key": answers.key() } }));
    switch (answered.kind) {
      case "placed":
        return finish({ kind: "placed", placed: answered.placed, offer, start, byVisit, isAgreed: !byVisit || Boolean(visit) }, bundle);
      case "aborted":
        return become({ kind: "open" });
      case "taken":
        answers.clear();
        return void (result.value = answered);
      default:
        become(answered);
    }
  };

  /** Sends the order, or shows what is missing. A press while the call is under way does nothing. */
  const order = async (offer: PackageCard | undefined, starts: Starts): Promise<void> => {
    if (state.peek().kind === "sending" || result.peek()) return;
    const { startEarly } = answers.given.peek();
    if (!answers.check(offer !== undefined) || !offer || startEarly === null) return;
    if (emit("digi-submit", { form: "order", fields: {} })) await send(offer, startEarly, startOf(starts, startEarly));
  };

  return {
    state,
    /** Forgets what was said about other answers, after each change of them. */
    forget,
    order,
    /** Accepts the new price, and places the order. */
    async agree(offer: PackageCard, starts: Starts): Promise<void> {
      const now = state.peek();
      if (now.kind !== "price") return;
      const { change } = now;
      page.update((shown) => withPrice(shown, offer.wpId, change));
      await order(repriced(offer, change.lines), starts);
    },
  };
}

/**
 * The order of one package for one address. The model of the line holds it, so that an order which is being sent survives a change of the
 * page's tab.
 */
import { batch } from "@preact/signals-core";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { purchase } from "#core/domain/bundle/events.rules.ts";
import type { PackageCard } from "#core/domain/customer/product-lists.schema.ts";
import { rememberOrder } from "#core/domain/order/tracked-orders.ts";
import { createLocalStore } from "#core/platform/storage.ts";
import { createOrderCall } from "#widgets/my-digi/order-call.model.ts";
import type { LinePage, LinePorts } from "#widgets/my-digi/product/line-page.model.ts";
import type { Answers, OrderResult } from "#widgets/my-digi/product-order/answers.model.ts";
import { areaOrderOf, bundleOf, needsVisit, problemsOf, repriced, startOf, withPrice, type Starts } from "./product-checkout.rules.ts";

type PlacedResult = Extract<OrderResult, { kind: "placed" }>;

export type Ordering = ReturnType<typeof createOrdering>;

/** Creates the order of the package that the answers name. */
export function createOrdering(answers: Omit<Answers, "orderingOf">, { call, language, emit, track }: LinePorts, page: LinePage) {
  const { kind, address, numberError, result } = answers;
  // A refusal of the number is shown at its field, which is part of the choice.
  const { state, forget, send } = createOrderCall(call, (next) => {
    numberError.value = next.kind === "refused" ? next.failure.fieldErrors?.["landline"] : undefined;
  });
  // The answers stay. Only the message about the attempt in the ended session is removed.
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

  const sendOrder = async (offer: PackageCard, startEarly: boolean, start: CalendarDate | undefined): Promise<void> => {
    const visit = answers.visit();
    const byVisit = needsVisit(kind, visit);
    const bundle = bundleOf(kind, offer, answers.given.peek().landline);
    const end = await send(areaOrderOf(bundle, address, startEarly, language.peek()), answers.key());
    if (end?.kind === "placed") return finish({ ...end, offer, start, byVisit, isAgreed: !byVisit || Boolean(visit) }, bundle);
    if (end) {
      answers.clear();
      result.value = end;
    }
  };

  /** Sends the order, or shows which answers are missing. A press while the call is under way does nothing. */
  const order = async (offer: PackageCard | undefined, starts: Starts): Promise<void> => {
    if (state.peek().kind === "sending" || result.peek()) return;
    const given = answers.given.peek();
    const { startEarly } = given;
    if (!answers.check(problemsOf(kind, offer !== undefined, given)) || !offer || startEarly === null) return;
    if (emit("digi-submit", { form: "order", fields: {} })) await sendOrder(offer, startEarly, startOf(starts, startEarly));
  };

  return {
    state,
    /** Clears the messages about the last attempt. Called after each change of the answers. */
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

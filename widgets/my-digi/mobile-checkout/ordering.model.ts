/**
 * Sends the order of a mobile line and handles its result. Nothing is ordered twice: neither by two presses or two tabs, nor after a lost
 * response.
 */
import { batch } from "@preact/signals-core";
import { purchase } from "#core/domain/bundle/events.rules.ts";
import { rememberOrder } from "#core/domain/order/tracked-orders.ts";
import { createLocalStore } from "#core/platform/storage.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createOrderCall } from "#widgets/my-digi/order-call.model.ts";
import type { Answers, OrderedLine, OrderResult } from "#widgets/my-digi/mobile-order/answers.model.ts";
import type { Lists } from "#widgets/my-digi/mobile-order/lists.model.ts";
import {
  addressIdOf,
  addressInstall,
  addressNew,
  isDelivered,
  type AddressName,
} from "#widgets/my-digi/mobile-order/mobile-order.rules.ts";
import type { OrderAnswers } from "#widgets/my-digi/mobile-line/mobile-line.schema.ts";
import type { part } from "./mobile-checkout.part.ts";
import * as rules from "./mobile-checkout.rules.ts";

type Parts = { readonly answers: Answers; readonly lists: Pick<Lists, "addresses" | "reprice" | "findNewEsim"> };

type OrderingPorts = Pick<PortsOf<typeof part>, "call" | "emit" | "track" | "language">;

export function createOrdering({ call, emit, track, language }: OrderingPorts, { answers, lists }: Parts) {
  const { given, result, refused } = answers;
  const { state, forget, send } = createOrderCall(call, (next) => {
    // A refusal that is about answers alone is shown at their fields.
    const now = given.peek();
    const errors = next.kind === "refused" ? next.failure.fieldErrors : undefined;
    refused.value = now && errors && rules.refusedFields(errors, now, lists.addresses().length > 0);
  });

  const addressOf = (chosen: string, name: AddressName) =>
    chosen === addressNew ? answers.typed.peek()[name] : lists.addresses().find((address) => addressIdOf(address) === chosen);

  /** Returns the addresses as they are sent; undefined where one is incomplete. The order button is disabled as long as that is so. */
  const addressesOf = (valid: OrderAnswers) => {
    const install = addressOf(valid.install_address, "install");
    if (!install) return undefined;
    if (!isDelivered(valid)) return { install, delivery: undefined };
    const delivery = valid.delivery_address === addressInstall ? install : addressOf(valid.delivery_address, "delivery");
    return delivery && { install, delivery };
  };

  const finish = (placed: Exclude<OrderResult, { kind: "taken" }>): void => {
    const { orderId } = placed.placed;
    if (rememberOrder(createLocalStore(), orderId)) track(...purchase(rules.bundleOf(placed.line), orderId));
    batch(() => {
      result.value = placed;
      answers.finish(orderId);
    });
    emit("digi-success", { form: "order" });
    if (rules.isEsimNow(placed)) void lists.findNewEsim();
  };

  /** Sends the order of a line. A press while the call is under way does nothing. */
  const order = async (ordered: OrderedLine, valid: OrderAnswers): Promise<void> => {
    if (state.peek().kind === "sending" || result.peek()) return;
    const addresses = addressesOf(valid);
    if (!addresses || !emit("digi-submit", { form: "order", fields: {} })) return;
    const startEarly = valid.start_early === "early";
    const body = rules.orderBodyOf({ ...addresses, bundle: rules.bundleOf(ordered.line), startEarly, lang: language.peek() });
    const end = await send(body, answers.key());
    if (end?.kind === "placed") return finish({ ...end, ...ordered });
    if (end) {
      answers.finish(undefined);
      result.value = end;
    }
  };

  return {
    state,
    /** Clears the messages about the last attempt, because the answers have changed. */
    forget,
    order,
    /** Accepts the new price, and places the order. */
    async agree(ordered: OrderedLine, valid: OrderAnswers): Promise<void> {
      const now = state.peek();
      if (now.kind !== "price") return;
      const { line } = ordered;
      const prc = now.change.lines.find(({ wpId }) => wpId === line.wpId)?.prc ?? line.prc;
      lists.reprice(line.wpId, prc);
      await order({ ...ordered, line: { ...line, prc } }, valid);
    },
  };
}

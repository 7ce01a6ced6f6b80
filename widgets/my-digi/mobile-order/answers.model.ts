/**
 * The answers of an unfinished order of a mobile line. They outlive a reload in this tab; the key of the order is the same in all tabs
 * (decisions §5, §8), so that neither two tabs nor a lost answer order two lines.
 */
import { effect, signal } from "@preact/signals-core";
import type { Clock } from "#core/platform/clock.ts";
import type { Session } from "#core/services/session/session.ts";
import type { Address } from "#core/domain/address/address.rules.ts";
import type { NewLine } from "#core/domain/bundle/lines.rules.ts";
import type { OrderableAddress } from "#core/domain/customer/install-addresses.contract.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { Cents } from "#core/base/values/money.ts";
import type { OrderEnd } from "#widgets/my-digi/order-call.model.ts";
import { createKeptOrder } from "#widgets/my-digi/kept-order.model.ts";
import { Draft } from "./mobile-order.schema.ts";
import { answersFrom } from "./mobile-order.rules.ts";
import type { OrderAnswers } from "#widgets/my-digi/mobile-line/mobile-line.schema.ts";

/** The two addresses of an order: that of the line, and that to which the post brings its SIM card. */
export type AddressName = "install" | "delivery";

/** A line that is ordered. */
export type OrderedLine = {
  readonly line: NewLine;
  /** The first day on which the line works; null for at once. */
  readonly start: CalendarDate | null;
  /** The price that is paid once, as the plan's card said it. */
  readonly onceCents: Cents;
};

/** The end of the order: a line that is on its way, or an order that had reached the API before. */
export type OrderResult = (Extract<OrderEnd, { kind: "placed" }> & OrderedLine) | Extract<OrderEnd, { kind: "taken" }>;

const ticks: readonly string[] = ["number_agree", "agree"];

const emptyDraft: Draft = { answers: {}, install: "", delivery: "" };

export type Answers = ReturnType<typeof createAnswers>;

/** Creates the answers of an order of the signed-in customer. */
export function createAnswers(clock: Clock, session: Session) {
  const { stored, storedKey, key } = createKeptOrder({ name: "mobile-order", struct: Draft, clock, session, subject: ["mobile"] });
  const isRead = signal(false);
  const given = signal<OrderAnswers | undefined>(undefined);
  const result = signal<OrderResult | undefined>(undefined);
  const typed = signal<Readonly<Partial<Record<AddressName, Address | undefined>>>>({});
  let onValid: ((valid: OrderAnswers) => void) | undefined;
  const kept = (): Draft => stored.value.peek() ?? emptyDraft;
  return {
    /** True once the stored answers are read. */
    isRead,
    kept,
    /** The answers as the form has them; undefined before it is shown. */
    given,
    /** The end of the order; there is nothing to answer any more. */
    result,
    /** The text of the API about the number that is kept, where it refuses the number. */
    numberError: signal<string | undefined>(undefined),
    /** Returns the answers with which the form opens: those from before a reload, or the first ones. */
    open(addresses: readonly OrderableAddress[]): OrderAnswers {
      const first = answersFrom(kept().answers, addresses);
      given.value = first;
      return first;
    },
    /** Takes and keeps the answers of the form, without ticks: a consent is given anew (decision 25). */
    take(next: OrderAnswers): void {
      given.value = next;
      const unticked = Object.entries(next).filter(([name]) => !ticks.includes(name));
      stored.save({ ...kept(), answers: Object.fromEntries(unticked) });
    },
    /** Hands the checked answers to the checkout, whose files are loaded later. Before that there is no button to send them. */
    submit: (valid: OrderAnswers): void => onValid?.(valid),
    /** Calls `handler` with the checked answers. Returns the function that stops it. */
    whenValid(handler: (valid: OrderAnswers) => void): () => void {
      onValid = handler;
      return () => void (onValid = undefined);
    },
    /** The addresses that are typed, each once its house number is chosen. */
    typed,
    /** Takes what is typed of an address: its choices as a text, which is kept, and the address once it is whole. */
    takeAddress(name: AddressName, choices: string, address: Address | undefined): void {
      typed.value = { ...typed.peek(), [name]: address };
      if (kept()[name] !== choices) stored.save({ ...kept(), [name]: choices });
    },
    key,
    /** Forgets the answers, because the order is placed, and tells the other tabs. */
    finish(orderId: string | undefined): void {
      stored.clear();
      const ordered = storedKey.value.peek();
      if (orderId === undefined || !ordered) storedKey.clear();
      else storedKey.save({ ...ordered, orderId });
    },
    start() {
      const stops = [stored.start(), storedKey.start()];
      // The form was opened after that order, so it is about another line.
      if (storedKey.value.peek()?.orderId) storedKey.clear();
      stops.push(
        effect(() => {
          if (!storedKey.value.value?.orderId || result.peek()) return;
          // Another tab has placed the order of this key. The answers go, so that a reload does not offer the same order once more.
          stored.clear();
          result.value = { kind: "taken" };
        }),
      );
      isRead.value = true;
      return () => stops.forEach((stop) => stop());
    },
  };
}

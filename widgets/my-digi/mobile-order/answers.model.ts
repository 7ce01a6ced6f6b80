/**
 * The answers of an unfinished order of a mobile line. They survive a reload in this tab; the key of the order is the same in all tabs
 * (decisions §5, §8), so that nothing is ordered twice: neither by two tabs nor after a lost response.
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
import { answersFrom, type AddressName } from "./mobile-order.rules.ts";
import type { OrderAnswers, RefusedFields } from "#widgets/my-digi/mobile-line/mobile-line.schema.ts";

/** A line that is ordered. */
export type OrderedLine = {
  readonly line: NewLine;
  /** The first day on which the line works; null for at once. */
  readonly start: CalendarDate | null;
  /** The price that is paid once, in cents, from the card of the plan. */
  readonly onceCents: Cents;
};

/** The result of the order: the line is ordered, or the API had received the order before. */
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
  const planMistake = signal<string | undefined>(undefined);
  let onValid: ((valid: OrderAnswers) => void) | undefined;
  const kept = (): Draft => stored.value.peek() ?? emptyDraft;
  const take = (next: OrderAnswers): void => {
    given.value = next;
    const unticked = Object.entries(next).filter(([name]) => !ticks.includes(name));
    stored.save({ ...kept(), answers: Object.fromEntries(unticked) });
  };
  return {
    /** True once the stored answers are read. */
    isRead,
    kept,
    /** The answers in the form; undefined before the plans are shown. */
    given,
    /** The result of the order. Once it is set, the form is not shown any more. */
    result,
    /** The API's messages by the names of the fields which they are about; undefined where the API has refused no field. */
    refused: signal<RefusedFields | undefined>(undefined),
    /** Returns the answers with which the form opens: those from before a reload, otherwise the default ones. */
    open(addresses: readonly OrderableAddress[]): OrderAnswers {
      const first = answersFrom(kept().answers, addresses);
      given.value = first;
      return first;
    },
    /** Stores the answers of the form, except checkboxes: a consent has to be given again after a reload (decision 25). */
    take,
    /** The message that no plan is chosen: the form finds it, and the plans above the form show it. */
    planMistake,
    tellPlanMistake: (text: string | undefined): void => void (planMistake.value = text),
    /** Stores the choice of a plan, which can be made before the rest of the form is loaded. */
    choosePlan(id: string): void {
      const now = given.peek();
      if (now) take({ ...now, favorite_package: id });
    },
    /** Passes the validated answers to the checkout, whose files are loaded later. Before that there is no button to send them. */
    submit: (valid: OrderAnswers): void => onValid?.(valid),
    /** Calls `handler` with the validated answers at each submission. Returns a function that stops this. */
    whenValid(handler: (valid: OrderAnswers) => void): () => void {
      onValid = handler;
      return () => void (onValid = undefined);
    },
    ...createTypedAddresses((name, choices) => kept()[name] === choices || stored.save({ ...kept(), [name]: choices })),
    key,
    /** Deletes the answers, because the order is placed, and informs the other tabs. */
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
          // Another tab has placed the order with this key. The answers are deleted, so that a reload does not offer the same order again.
          stored.clear();
          result.value = { kind: "taken" };
        }),
      );
      isRead.value = true;
      return () => stops.forEach((stop) => stop());
    },
  };
}

/** Creates the addresses that are typed. `save` stores the choices of an address as a text. */
function createTypedAddresses(save: (name: AddressName, choices: string) => void) {
  const typed = signal<Readonly<Partial<Record<AddressName, Address | undefined>>>>({});
  const wrongBoxes = signal<Readonly<Partial<Record<AddressName, boolean>>>>({});
  return {
    /** The typed addresses, each of them once its house number is chosen. */
    typed,
    /** The typed addresses that are incomplete only because their box is wrong. */
    wrongBoxes,
    /** Stores what is typed of an address: the choices as a text, and the address itself once it is complete. */
    takeAddress(name: AddressName, choices: string, address: Address | undefined, isBoxWrong = false): void {
      typed.value = { ...typed.peek(), [name]: address };
      wrongBoxes.value = { ...wrongBoxes.peek(), [name]: isBoxWrong };
      save(name, choices);
    },
  };
}

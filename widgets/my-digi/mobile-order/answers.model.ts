/**
 * The answers of an unfinished order of a mobile line. They outlive a reload in this tab; the key of the order is the same in all tabs
 * (decisions §5, §8), so that neither two tabs nor a lost answer order two lines.
 */
import { effect, signal } from "@preact/signals-core";
import { writeJson } from "#core/base/values/json.ts";
import { draftLifeMs } from "#core/base/values/limits.ts";
import { markOf } from "#core/base/values/text-mark.ts";
import type { Clock } from "#core/platform/clock.ts";
import { randomUuid } from "#core/platform/random.ts";
import { createLocalStore, createTabStore, watchLocalStore } from "#core/platform/storage.ts";
import { createStoredState } from "#core/services/stored-state/stored-state.ts";
import type { Address } from "#core/domain/address/address.rules.ts";
import type { NewLine } from "#core/domain/bundle/lines.rules.ts";
import type { OrderableAddress } from "#core/domain/customer/install-addresses.contract.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { OrderEnd } from "#widgets/my-digi/order-call.model.ts";
import { Draft, StoredKey } from "./mobile-order.schema.ts";
import { answersFrom } from "./mobile-order.rules.ts";
import type { OrderAnswers } from "#widgets/my-digi/mobile-line/mobile-line.schema.ts";

/** The two addresses of an order: that of the line, and that to which the post brings its SIM card. */
export type AddressName = "install" | "delivery";

type PlacedLine = {
  readonly line: NewLine;
  /** The first day on which the line works; null for at once. */
  readonly start: CalendarDate | null;
};

/** The end of the order: a line that is on its way, or an order that had reached the API before. */
export type OrderResult = (Extract<OrderEnd, { kind: "placed" }> & PlacedLine) | Extract<OrderEnd, { kind: "taken" }>;

/** The milliseconds for which the API answers a key with the same order (decisions §7). */
const keyLifeMs = 24 * 60 * 60_000;

const ticks: readonly string[] = ["number_agree", "agree"];

const emptyDraft: Draft = { answers: {}, install: "", delivery: "" };

/** Creates the stores of a draft and of its key. `userId` is the customer whose order it is. */
function createKept(clock: Clock, userId: string) {
  const mark = markOf(writeJson([userId, "mobile"]));
  const stored = createStoredState({
    key: `digi.draft.my-digi.mobile-order.${mark}`,
    struct: Draft,
    version: 1,
    lifeMs: draftLifeMs,
    store: createTabStore(),
    clock,
  });
  const storedKey = createStoredState({
    key: `digi.my-digi.order-key.${mark}`,
    struct: StoredKey,
    version: 1,
    lifeMs: keyLifeMs,
    store: createLocalStore(),
    watchStore: watchLocalStore,
    clock,
  });
  return { stored, storedKey };
}

export type Answers = ReturnType<typeof createAnswers>;

/** Creates the answers of an order. `userId` is the customer whose order it is. */
export function createAnswers(clock: Clock, userId: string) {
  const { stored, storedKey } = createKept(clock, userId);
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
    /** Returns the key of this order, which is the same for every attempt to place it, in all tabs. */
    key(): string {
      const key = storedKey.value.peek()?.key ?? randomUuid();
      storedKey.save({ key });
      return key;
    },
    /** Forgets the answers, because the order is placed, and tells the other tabs. */
    finish(orderId: string | undefined): void {
      stored.clear();
      const key = storedKey.value.peek()?.key;
      if (orderId === undefined || key === undefined) storedKey.clear();
      else storedKey.save({ key, orderId });
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

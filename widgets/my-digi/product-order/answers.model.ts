/**
 * The answers of an unfinished order. They outlive a reload in this tab; the key of the order is the same in all tabs (decisions §5, §8).
 * The checkout is loaded later, and reports here which answers are missing, and that the order is placed.
 */
import { computed, signal } from "@preact/signals-core";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { PackageCard } from "#core/domain/customer/product-lists.schema.ts";
import type { PlacedOrder } from "#core/domain/order/order.contract.ts";
import { createKeptOrder } from "#widgets/my-digi/kept-order.model.ts";
import type { LinePage, LinePorts } from "#widgets/my-digi/product/line-page.model.ts";
import type { AwaitedVisit, OrderedKind, OrderProblem } from "./product-order.rules.ts";
import { Draft, emptyDraft, type LandlineAnswers } from "./product-order.schema.ts";

/** The result of an order that the API has received. */
export type OrderResult =
  | {
      readonly kind: "placed";
      readonly placed: PlacedOrder;
      readonly offer: PackageCard;
      /** The first day on which the ordered product can start; undefined where it is not known. */
      readonly start: CalendarDate | undefined;
      /** True where a technician installs the ordered product, false where the post delivers it. */
      readonly byVisit: boolean;
      /** True where the day `start` is agreed, false where the customer still chooses it. */
      readonly isAgreed: boolean;
    }
  /** The API already has an order with this key, sent with other answers. */
  | { readonly kind: "taken" };

export type Answers = ReturnType<typeof createAnswers>;

/** Creates the answers of one draft: each customer, product and address has a draft of its own. */
function createAnswers(kind: OrderedKind, ports: LinePorts, page: LinePage) {
  const { session } = ports;
  const { target } = page;
  const { stored, storedKey, key } = createKeptOrder({
    name: "product-order",
    struct: Draft,
    clock: ports.clock,
    session,
    subject: [kind, target["address-id"]],
  });
  const isRead = signal(false);
  const given = computed((): Draft => stored.value.value ?? emptyDraft);
  const problems = signal<readonly OrderProblem[]>([]);
  const refusals = signal(0);
  let ordering: unknown;
  const change = (next: Partial<Draft>): void => stored.save({ ...given.peek(), ...next });
  const answers = {
    kind,
    /** The id of the address in calls; empty where the page has none. */
    address: target["address-id"],
    visit: (): AwaitedVisit => page.shown()?.packages_from,
    given,
    /** True once the stored answers are read. */
    isRead,
    choose: (id: string): void => change({ chosen: id }),
    answerStart: (startEarly: boolean): void => change({ startEarly }),
    answerLandline: (next: Partial<LandlineAnswers>): void => change({ landline: { ...given.peek().landline, ...next } }),
    /** The errors of the missing answers. There are none before the first press of the order button. */
    problems,
    /** Counts the presses of the order button that found an answer missing, so that each of them moves the focus. */
    refusals,
    /** Shows the missing answers. Returns true where none is missing. */
    check(missing: readonly OrderProblem[]): boolean {
      problems.value = missing;
      if (missing.length > 0) refusals.value++;
      return missing.length === 0;
    },
    /**
     * Removes those shown problems that are solved: all that are not among the ones left. No problem is added while the customer is
     * answering.
     */
    keepProblems(isLeft: (problem: OrderProblem) => boolean): void {
      const shown = problems.peek();
      if (!shown.every(isLeft)) problems.value = shown.filter(isLeft);
    },
    /** The API's message about the kept number, where the API refuses the number. */
    numberError: signal<string | undefined>(undefined),
    /** The result of the order. Once it is set, the questions are not shown any more. */
    result: signal<OrderResult | undefined>(undefined),
    key,
    /** Deletes the answers and the key, because the order is placed. */
    clear(): void {
      stored.clear();
      storedKey.clear();
    },
    start() {
      const stops = [stored.start(), storedKey.start()];
      isRead.value = true;
      return () => stops.forEach((stop) => stop());
    },
  };
  return {
    ...answers,
    /**
     * Returns the order. The checkout creates it at the first call of this function. The order lives as long as the answers, so that an
     * order which is being sent survives a change of the page's tab.
     */
    orderingOf<Ordering>(create: (given: typeof answers, linePorts: LinePorts, linePage: LinePage) => Ordering): Ordering {
      ordering ??= create(answers, ports, page);
      return ordering as Ordering;
    },
  };
}

/**
 * The functions that create the answers, one for each kind of product. They are separate functions because a line keeps one model for each
 * function.
 */
export const answersOf: Readonly<Record<OrderedKind, (ports: LinePorts, page: LinePage) => Answers>> = {
  internet: (ports, page) => createAnswers("internet", ports, page),
  landline: (ports, page) => createAnswers("landline", ports, page),
  tv: (ports, page) => createAnswers("tv", ports, page),
};

/**
 * The steps of a flow as one table: state × event → state. Pure, so that every path through a flow can be tested as a table of cases.
 *
 *     const orderSteps = createSteps<OrderStep, OrderDraft>(emptyOrder, {
 *       "its-me": { isDone: (draft) => draft.person !== undefined },
 *       "digi-account": { isDone: …, previous: { to: "its-me" }, indicator: 0 },
 *       "installation-slot": { isOnWay: needsSlot, isDone: …, previous: { clears: () => ["slot"] }, indicator: 1 },
 *       …
 *     });
 *     position = orderSteps.move(position, { kind: "next" });
 *
 * The table's order is the order of the steps. A step leads to the next one that is on the visitor's path.
 */
import { writeJson } from "#core/base/values/json.ts";

export type StepRules<Step extends string, Data> = {
  /** Tells whether the step is part of this visitor's path. Where absent, it always is. */
  readonly isOnWay?: (data: Data) => boolean;
  /** Tells whether everything that the step asks for is filled in: the steps after it are then open. */
  readonly isDone: (data: Data) => boolean;
  /**
   * The Previous button of the step; absent where the step has none. `to`: the step it leads to; without it the nearest earlier step on the
   * path.
   */
  readonly previous?: { readonly to?: Step; readonly clears?: (data: Data) => readonly (keyof Data)[] };
  /** The position of the step indicator, counted from 0; where absent, no indicator is shown. */
  readonly indicator?: number;
  /** Marks an end: once this step is reached, it is the only open one, and no step before it can be done a second time. */
  readonly isEnd?: true;
};

export type StepTable<Step extends string, Data> = { readonly [Name in Step]: StepRules<Step, Data> };

export type Position<Step extends string, Data> = { readonly step: Step; readonly data: Data };

export type StepEvent<Data> =
  /** The step was filled in. Where the step is not done yet, the position stays. */
  | { readonly kind: "next" }
  /** The Previous button: goes back and clears. Where the step has no such button, the position stays. */
  | { readonly kind: "previous" }
  /** The address bar names a step (a link, a reload, the browser's Back and Forward). Clears nothing. */
  | { readonly kind: "visit"; readonly step: string | undefined }
  /** The data has changed: a step that is not open any more leads to the first open one. */
  | { readonly kind: "change"; readonly data: Data };

export type Steps<Step extends string, Data> = {
  /** The names of the steps, in order. */
  readonly names: readonly Step[];
  readonly move: (position: Position<Step, Data>, event: StepEvent<Data>) => Position<Step, Data>;
  /** Tells whether the visitor may be at the step: every step before it on the path is done. */
  readonly isOpen: (step: Step, data: Data) => boolean;
  /** Returns the first open step that is not done; the last step where all are done. */
  readonly firstOpen: (data: Data) => Step;
  /**
   * Returns the step for a name in the address bar: the step of that name where it is open, otherwise the first open one. Without a name it
   * is the first step.
   */
  readonly stepOf: (name: string | undefined, data: Data) => Step;
  readonly previousOf: (step: Step, data: Data) => Step | undefined;
  /** Returns the filled-in fields that Previous would clear. Where there are any, the visitor is asked first. */
  readonly fieldsToClear: (step: Step, data: Data) => readonly (keyof Data)[];
  readonly indicatorOf: (step: Step) => number | undefined;
};

/**
 * Creates the steps of a flow.
 * @param empty the value of each part of the data before it is filled in, and after Previous has cleared it
 */
export function createSteps<Step extends string, Data extends object>(empty: Data, table: StepTable<Step, Data>): Steps<Step, Data> {
  const names = Object.keys(table) as Step[];
  const [first] = names;
  if (first === undefined) throw new RangeError("a flow without steps");
  const isOnWay = (step: Step, data: Data): boolean => table[step].isOnWay?.(data) ?? true;
  const wayOf = (data: Data): readonly Step[] => names.filter((step) => isOnWay(step, data));
  const before = (step: Step, data: Data): readonly Step[] => wayOf(data).filter((one) => names.indexOf(one) < names.indexOf(step));
  const isReached = (step: Step, data: Data): boolean => isOnWay(step, data) && before(step, data).every((one) => table[one].isDone(data));
  const endOf = (data: Data): Step | undefined => names.find((step) => table[step].isEnd && isReached(step, data));

  const isOpen: Steps<Step, Data>["isOpen"] = (step, data) => {
    const end = endOf(data);
    return end === undefined ? isReached(step, data) : step === end;
  };
  const firstOpen: Steps<Step, Data>["firstOpen"] = (data) =>
    endOf(data) ?? wayOf(data).find((step) => !table[step].isDone(data)) ?? wayOf(data).at(-1) ?? first;
  const stepOf: Steps<Step, Data>["stepOf"] = (name, data) => {
    const named = name === undefined ? first : names.find((step) => step === name);
    return named !== undefined && isOpen(named, data) ? named : firstOpen(data);
  };

  const nextOf = (step: Step, data: Data): Step => {
    const following = wayOf(data).find((one) => names.indexOf(one) > names.indexOf(step));
    return following !== undefined && isOpen(following, data) ? following : stepOf(step, data);
  };
  const previousOf: Steps<Step, Data>["previousOf"] = (step, data) => {
    const { previous } = table[step];
    return previous && (previous.to ?? before(step, data).at(-1));
  };
  const fieldsToClear: Steps<Step, Data>["fieldsToClear"] = (step, data) =>
    (table[step].previous?.clears?.(data) ?? []).filter((part) => !isSame(data[part], empty[part]));

  const move: Steps<Step, Data>["move"] = ({ step, data }, event) => {
    switch (event.kind) {
      case "next":
        return { step: nextOf(step, data), data };
      case "previous": {
        const to = previousOf(step, data);
        if (to === undefined) return { step, data };
        const cleared = { ...data };
        for (const part of fieldsToClear(step, data)) cleared[part] = empty[part];
        return { step: stepOf(to, cleared), data: cleared };
      }
      case "visit":
        return { step: stepOf(event.step, data), data };
      case "change":
        return { step: stepOf(step, event.data), data: event.data };
    }
  };

  return { names, move, isOpen, firstOpen, stepOf, previousOf, fieldsToClear, indicatorOf: (step) => table[step].indicator };
}

/** Tells whether two values are equal. They are values as they are stored: texts, numbers, lists and records of them. */
const isSame = (one: unknown, other: unknown): boolean => one === other || writeJson(one) === writeJson(other);

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
  /** Tells whether the step is part of this visitor's path. A step without this function always is. */
  readonly isOnWay?: (data: Data) => boolean;
  /** Tells whether everything that the step asks for is filled in, so that the steps after it are open. */
  readonly isDone: (data: Data) => boolean;
  /**
   * The Previous button of the step; absent where the step has none. `to` is the step to which the button leads, by default the nearest
   * earlier step on the path. `clears` returns the fields that are emptied.
   */
  readonly previous?: { readonly to?: Step; readonly clears?: (data: Data) => readonly (keyof Data)[] };
  /** The position of the step in the step indicator, counted from 0. A step without it shows no indicator. */
  readonly indicator?: number;
  /** Marks a final step: once it is reached, it is the only open one, and no earlier step can be repeated. */
  readonly isEnd?: true;
};

export type StepTable<Step extends string, Data> = { readonly [Name in Step]: StepRules<Step, Data> };

export type Position<Step extends string, Data> = { readonly step: Step; readonly data: Data };

export type StepEvent<Data> =
  /** The visitor wants to go on. The position stays the same where the current step is not done yet. */
  | { readonly kind: "next" }
  /**
   * The visitor pressed Previous: the position moves back, and fields are cleared. The position stays where the step has no such button.
   */
  | { readonly kind: "previous" }
  /** The address bar names a step, by a link, a reload, or the browser's Back and Forward. No field is cleared. */
  | { readonly kind: "visit"; readonly step: string | undefined }
  /** The data has changed. If the step is not open any more, the position moves to the first open one. */
  | { readonly kind: "change"; readonly data: Data };

export type Steps<Step extends string, Data> = {
  /** The names of the steps, in order. */
  readonly names: readonly Step[];
  readonly move: (position: Position<Step, Data>, event: StepEvent<Data>) => Position<Step, Data>;
  /** Tells whether the visitor may be at the step, because every step before it on the path is done. */
  readonly isOpen: (step: Step, data: Data) => boolean;
  /** Returns the first step that is not done; the last step where all are done. */
  readonly firstOpen: (data: Data) => Step;
  /**
   * Returns the step for a name in the address bar: the step of that name where it is open, otherwise the first one that is not done.
   * Without a name, the first step is returned.
   */
  readonly stepOf: (name: string | undefined, data: Data) => Step;
  readonly previousOf: (step: Step, data: Data) => Step | undefined;
  /** Returns the filled-in fields that Previous would clear. If it returns any, the visitor is asked first. */
  readonly fieldsToClear: (step: Step, data: Data) => readonly (keyof Data)[];
  /** Returns the position of a screen in the step indicator; undefined for a screen that shows none. */
  readonly indicatorOf: (step: Step, data: Data) => IndicatorPosition | undefined;
};

/**
 * A position in the step indicator. `current` is the step, counted from 0. `screen` of `screens` tells how far the visitor is within the
 * step, counted from 1: among the screens of the step that are on this visitor's path. A final screen asks nothing, so it is not one of
 * them: its step is full.
 */
export type IndicatorPosition = { readonly current: number; readonly screen: number; readonly screens: number };

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

  const indicatorOf: Steps<Step, Data>["indicatorOf"] = (step, data) => {
    const { indicator, isEnd } = table[step];
    if (indicator === undefined) return undefined;
    if (isEnd) return { current: indicator, screen: 1, screens: 1 };
    const screens = wayOf(data).filter((one) => table[one].indicator === indicator && !table[one].isEnd);
    return { current: indicator, screen: screens.indexOf(step) + 1, screens: screens.length };
  };

  return { names, move, isOpen, firstOpen, stepOf, previousOf, fieldsToClear, indicatorOf };
}

/** Tells whether two values are equal. The values are of the kinds that can be stored: texts, numbers, lists and records of them. */
const isSame = (one: unknown, other: unknown): boolean => one === other || writeJson(one) === writeJson(other);

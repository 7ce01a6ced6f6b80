/**
 * The steps of a flow as one table: state × event → state. Pure, so that a flow's every way can be tried as a table of cases.
 *
 *     const orderSteps = createSteps<OrderStep, OrderDraft>(emptyOrder, {
 *       "its-me": { isDone: (draft) => draft.person !== undefined },
 *       "digi-account": { isDone: …, previous: { to: "its-me" }, indicator: 0 },
 *       "installation-slot": { isOnWay: needsSlot, isDone: …, previous: { clears: () => ["slot"] }, indicator: 1 },
 *       …
 *     });
 *     position = orderSteps.move(position, { kind: "next" });
 *
 * The table's order is the order of the steps. A step leads on to the next one that is on the visitor's way.
 */
import { writeJson } from "#core/base/values/json.ts";

export type StepRules<Step extends string, Data> = {
  /** Is the step part of this visitor's way? Where absent it always is. */
  readonly isOnWay?: (data: Data) => boolean;
  /** All that the step asks for is there: what comes after it is open. */
  readonly isDone: (data: Data) => boolean;
  /** Absent: the step has no Previous. `to`: without it the nearest step before it on the way. */
  readonly previous?: { readonly to?: Step; readonly clears?: (data: Data) => readonly (keyof Data)[] };
  /** Where the step indicator stands, counted from 0; absent: none is shown. */
  readonly indicator?: number;
  /** Reached, it is the only step that is open: nothing before it can be done a second time. */
  readonly isEnd?: true;
};

export type StepTable<Step extends string, Data> = { readonly [Name in Step]: StepRules<Step, Data> };

export type Position<Step extends string, Data> = { readonly step: Step; readonly data: Data };

export type StepEvent<Data> =
  /** The step was filled in. Where it is not done yet the position stays. */
  | { readonly kind: "next" }
  /** The button of that name: goes back and clears. Where the step has none the position stays. */
  | { readonly kind: "previous" }
  /** The address bar names a step (a link, a reload, the browser's Back and Forward). Clears nothing. */
  | { readonly kind: "visit"; readonly step: string | undefined }
  /** What was filled in is another: a step that is not open any more leads to the first open one. */
  | { readonly kind: "change"; readonly data: Data };

export type Steps<Step extends string, Data> = {
  /** In order. */
  readonly names: readonly Step[];
  readonly move: (position: Position<Step, Data>, event: StepEvent<Data>) => Position<Step, Data>;
  /** May the visitor be there? Every step before it on the way is done. */
  readonly isOpen: (step: Step, data: Data) => boolean;
  /** The first step that is open and still has something to ask; the last one where all are done. */
  readonly firstOpen: (data: Data) => Step;
  /** What a name in the address bar leads to: that step where it is open, else the first open one. No name is the first step. */
  readonly stepOf: (name: string | undefined, data: Data) => Step;
  readonly previousOf: (step: Step, data: Data) => Step | undefined;
  /** What Previous would take away of what is there: where that is anything the visitor is asked first. */
  readonly fieldsToClear: (step: Step, data: Data) => readonly (keyof Data)[];
  readonly indicatorOf: (step: Step) => number | undefined;
};

/** @param empty what each part of the data is before it is filled in, and after Previous has cleared it */
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

/** Of values as they are stored: texts, numbers, lists and records of them. */
const isSame = (one: unknown, other: unknown): boolean => one === other || writeJson(one) === writeJson(other);

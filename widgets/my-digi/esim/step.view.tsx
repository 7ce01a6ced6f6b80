/** The properties that the views of all steps share, and the heading of a step, which takes the focus. */
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef } from "react";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import type { Model as Area } from "#widgets/my-digi/my-digi.model.ts";
import type { Model } from "./esim.model.ts";
import type { part } from "./esim.part.ts";
import type { EsimLine } from "./esim.rules.ts";
import type { Run } from "./run.model.ts";
import type { RunState, StateOf } from "./run-steps.model.ts";

export type EsimProps = PartViewProps<Model, typeof part> & { readonly area: Area };

/** The properties of the activation of one line's eSIM. */
export type RunProps = EsimProps & { readonly run: Run; readonly line: EsimLine };

export type StepProps<Step extends RunState["step"]> = RunProps & { readonly state: StateOf<Step> };

/**
 * Returns the ref of a step's heading. The heading takes the focus when the customer moves to the step, but not where the step is the first
 * one that is shown.
 */
export function useStepHeading({ run }: Pick<RunProps, "run">) {
  useSignals();
  const heading = useRef<HTMLHeadingElement>(null);
  const moves = run.moves.value;
  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);
  return heading;
}

/** The properties that the views of all steps have, and their heading, which takes the focus. */
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

/** The properties of the run of one line. */
export type RunProps = EsimProps & { readonly run: Run; readonly line: EsimLine };

export type StepProps<Step extends RunState["step"]> = RunProps & { readonly state: StateOf<Step> };

/**
 * Returns the ref of a step's heading, which takes the focus where the customer has come to the step. A step that was there from the start
 * takes none.
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

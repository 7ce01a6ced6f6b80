import { useEffect, useRef, type ReactNode } from "react";
import { Heading } from "#core/ui/base/heading.tsx";
import type { Model } from "./withdrawal.model.ts";

type StepHeadProps = {
  model: Model;
  /** True where another element of the step takes the focus, so that the heading does not. */
  isQuiet?: boolean | undefined;
  children: ReactNode;
};

/** Draws the heading of a step. It takes focus when the visitor's own action has led to the step. */
export function StepHead({ model, isQuiet, children }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isQuiet && model.moves.peek() > 0) heading.current?.focus();
  }, [model, isQuiet]);
  return <Heading focusRef={heading}>{children}</Heading>;
}

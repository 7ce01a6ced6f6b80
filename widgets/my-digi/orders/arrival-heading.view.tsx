import { useEffect, useRef, useState, type ReactNode } from "react";
import { Heading } from "#core/ui/base/heading.tsx";
import type { Model } from "./orders.model.ts";

type ArrivalHeadingProps = {
  model: Pick<Model, "moves">;
  /** True where an element below the heading takes the focus instead. */
  isPassed?: boolean;
  children: ReactNode;
};

/** Draws a heading that takes the focus when the customer moves between the list and an order, but not when the page is loaded. */
export function ArrivalHeading({ model: { moves }, isPassed = false, children }: ArrivalHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isMoved] = useState(() => moves.peek() > 0 && !isPassed);
  useEffect(() => {
    if (isMoved) heading.current?.focus();
  }, [isMoved]);
  return (
    <Heading level={3} focusRef={heading}>
      {children}
    </Heading>
  );
}

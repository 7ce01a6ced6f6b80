import { useEffect, useRef, useState, type ReactNode } from "react";
import { Heading } from "#core/ui/base/heading.tsx";
import type { Model } from "./orders.model.ts";

type ArrivalHeadingProps = {
  model: Pick<Model, "moves">;
  /** True where something below the heading takes the focus. */
  isPassed?: boolean;
  children: ReactNode;
};

/** Draws a heading that takes focus when the customer has come to it from the list or from an order, but not with the page. */
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

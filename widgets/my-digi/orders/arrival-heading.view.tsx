import { useEffect, useRef, useState, type ReactNode } from "react";
import { Heading } from "#core/ui/base/heading.tsx";
import type { Model } from "./orders.model.ts";

/** Draws a heading that takes focus when the customer has come to it from the list or from an order, but not with the page. */
export function ArrivalHeading({ model: { moves }, children }: { model: Pick<Model, "moves">; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isMoved] = useState(() => moves.peek() > 0);
  useEffect(() => {
    if (isMoved) heading.current?.focus();
  }, [isMoved]);
  return (
    <Heading level={3} focusRef={heading}>
      {children}
    </Heading>
  );
}

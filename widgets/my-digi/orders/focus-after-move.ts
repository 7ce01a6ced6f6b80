import { useEffect, useRef, useState, type RefObject } from "react";
import type { Model } from "./orders.model.ts";

/** Returns the ref of a heading that takes focus when the customer has come to it from the list or from an order, not with the page. */
export function useFocusAfterMove({ moves }: Pick<Model, "moves">): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isMoved] = useState(() => moves.peek() > 0);
  useEffect(() => {
    if (isMoved) heading.current?.focus();
  }, [isMoved]);
  return heading;
}

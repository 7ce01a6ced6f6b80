import { useDeferredValue, type ReactNode } from "react";

/**
 * Renders its children one render after the first: content below the part that a press has opened, so that the press is answered before all
 * of it is drawn. Drawn ahead, the children are there at once.
 */
export const Later = ({ children }: { children: ReactNode }): ReactNode =>
  useDeferredValue(true, typeof document === "undefined") && children;

import { useDeferredValue, type ReactNode } from "react";

/** Comes with the picture after the first: below what a press has opened, so that the press is answered before all of it is drawn. Drawn ahead it is there at once. */
export const Later = ({ children }: { children: ReactNode }): ReactNode =>
  useDeferredValue(true, typeof document === "undefined") && children;

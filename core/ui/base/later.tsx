import { useDeferredValue, type ReactNode } from "react";

/**
 * Renders its children one render later. It is for content under a control that was just pressed, so that the press has a visible effect
 * before all of the content is rendered. At build time the children are rendered at once.
 */
export const Later = ({ children }: { children: ReactNode }): ReactNode =>
  useDeferredValue(true, typeof document === "undefined") && children;

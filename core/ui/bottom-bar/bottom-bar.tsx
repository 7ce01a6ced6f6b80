import { useLayoutEffect, useRef, type ReactNode } from "react";
import { keepPageInReach } from "./page-in-reach.ts";

type BottomBarProps = {
  /** The id of the text that is the bar's accessible name. */
  labelledBy: string;
  children: ReactNode;
};

/**
 * Renders a bar at the window's lower edge, beside which the page stays usable. The bar covers everything that the host page stacks, but no
 * dialogs; in the reading order its position is that of its tag. The page scrolls far enough to move content out from under the bar, and a
 * focused element under the bar is scrolled into view.
 */
export function BottomBar({ labelledBy, children }: BottomBarProps) {
  const bar = useRef<HTMLElement>(null);
  const space = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!bar.current || !space.current) return undefined;
    return keepPageInReach(bar.current, space.current);
  }, []);
  return (
    <>
      <section className="ui-root ui-bottom-bar" popover="manual" aria-labelledby={labelledBy} ref={bar}>
        <div className="ui-bottom-bar-inner">{children}</div>
      </section>
      <div className="ui-bottom-bar-space" ref={space} />
    </>
  );
}

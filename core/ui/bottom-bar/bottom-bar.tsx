import { useLayoutEffect, useRef, type ReactNode } from "react";
import { keepPageInReach } from "./page-in-reach.ts";

type BottomBarProps = {
  /** Id of the text that names it. */
  labelledBy: string;
  children: ReactNode;
};

/**
 * A bar at the window's lower edge that the page stays usable beside: above whatever the host page stacks, but no dialog; in the reading
 * order it stands where its tag does. What it lies over can be scrolled clear of it, and what takes focus under it comes out by itself.
 */
export function BottomBar({ labelledBy, children }: BottomBarProps) {
  const bar = useRef<HTMLElement>(null);
  const widget = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!bar.current || !widget.current) return undefined;
    return keepPageInReach(bar.current, widget.current);
  }, []);
  return (
    <>
      <section className="ui-root ui-bottom-bar" popover="manual" aria-labelledby={labelledBy} ref={bar}>
        <div className="ui-bottom-bar-inner">{children}</div>
      </section>
      <div className="ui-bottom-bar-space" ref={widget} />
    </>
  );
}

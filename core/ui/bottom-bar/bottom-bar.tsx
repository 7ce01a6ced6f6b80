import { useLayoutEffect, useRef, type ReactNode } from "react";
import { keepPageInReach } from "./page-in-reach.ts";

type BottomBarProps = {
  /** Id of the text that names the bar. */
  labelledBy: string;
  children: ReactNode;
};

/**
 * A bar at the window's lower edge, beside which the page stays usable. It lies above everything that the host page stacks, but not above
 * dialogs; in the reading order it is where its tag is. Content under the bar can be scrolled clear of it, and an element that takes focus
 * under the bar is scrolled clear by itself.
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

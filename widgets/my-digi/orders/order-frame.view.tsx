import { useEffect, useRef, type ReactNode } from "react";
import type { Model } from "./orders.model.ts";

type OrderFrameProps = { model: Pick<Model, "shown" | "changes">; children: ReactNode };

/**
 * Draws the frame of an order's page. After a change the page keeps at least the height that it had when the answer came, until the
 * customer begins another change. An order that allows less is shorter, and what stands below the tag on the host page would otherwise
 * move by itself, however late the answer is.
 */
export function OrderFrame({ model: { shown, changes }, children }: OrderFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const keep = (heightPx: number | undefined): void => {
      if (frame.current) frame.current.style.minBlockSize = heightPx === undefined ? "" : `${heightPx}px`;
    };
    const stops = [
      // A signal informs its subscribers before React draws the order that has just come.
      shown.subscribe(() => {
        if (changes.state.peek().status === "sending") keep(frame.current?.offsetHeight);
      }),
      changes.state.subscribe(({ status }) => {
        if (status === "open") keep(undefined);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [shown, changes]);
  return (
    <div className="area-stack" ref={frame}>
      {children}
    </div>
  );
}

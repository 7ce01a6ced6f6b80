import type { ReactNode } from "react";
import { AnnouncerContext, LiveRegion, type Announcer } from "./live-region.tsx";

type SurfaceProps = {
  announcer: Announcer;
  children: ReactNode;
  /** True for a surface without background, border and padding, for a widget that renders only a dialog. */
  bare?: boolean;
  /** True for a surface that fills the available width, for content that is more than a form. */
  wide?: boolean;
  /** True once the form was accepted and its result is shown here; the host then releases the space that was reserved for the form. */
  settled?: boolean;
};

/** Renders the base of every view: the card, the container whose width the layout queries, and the only live region of the shadow root. */
export function Surface({ announcer, children, bare, wide, settled }: SurfaceProps) {
  return (
    <AnnouncerContext value={announcer}>
      <div className={bare ? "ui-root" : "ui-root ui-surface"} data-wide={wide || undefined} data-settled={settled || undefined}>
        <LiveRegion announcer={announcer} />
        {bare ? children : <div className="ui-body">{children}</div>}
      </div>
    </AnnouncerContext>
  );
}

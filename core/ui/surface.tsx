import type { ReactNode } from "react";
import { AnnouncerContext, LiveRegion, type Announcer } from "./live-region.tsx";

type SurfaceProps = {
  announcer: Announcer;
  children: ReactNode;
  /** Without background, border and padding: for a widget that draws only a dialog. */
  bare?: boolean;
  /** As wide as its place, for what is more than a form. */
  wide?: boolean;
};

/** What every view stands on: the card, the container that its layout asks for its width, and the root's one live region. */
export function Surface({ announcer, children, bare, wide }: SurfaceProps) {
  return (
    <AnnouncerContext value={announcer}>
      <div className={bare ? "ui-root" : "ui-root ui-surface"} data-wide={wide || undefined}>
        <LiveRegion announcer={announcer} />
        {bare ? children : <div className="ui-body">{children}</div>}
      </div>
    </AnnouncerContext>
  );
}

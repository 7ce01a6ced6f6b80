import type { ReactNode } from "react";
import { AnnouncerContext, LiveRegion, type Announcer } from "./live-region.tsx";

type SurfaceProps = {
  announcer: Announcer;
  children: ReactNode;
  /** Without background, border and padding: for a widget that draws only a dialog. */
  bare?: boolean;
  /** As wide as its place, for what is more than a form. */
  wide?: boolean;
  /** The visitor's form was taken, and what came of it stands here: the host keeps the form's widget no longer. */
  settled?: boolean;
};

/** What every view stands on: the card, the container that its layout asks for its width, and the root's one live region. */
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

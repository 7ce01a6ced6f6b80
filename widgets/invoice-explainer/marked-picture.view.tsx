import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import type { PageImage } from "#core/domain/pages/cms-page.contract.ts";
import { Button } from "#core/ui/base/button.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import * as say from "./invoice-explainer.messages.ts";
import { stepOfKey, zoomedBy, zoomLevels, type Zoom } from "./zoom.rules.ts";

/** The least width of the picture in px: its marks are then large enough to be pressed with a thumb. In a narrower frame it is scrolled. */
const leastWidthPx = 520;

type MarkedPictureProps = {
  readonly image: PageImage;
  /** The id of the mark that is highlighted. */
  readonly pointed: string | undefined;
  /** Called with the id of the mark that the visitor presses in the picture. */
  readonly onPress: (id: string) => void;
};

/** Draws a picture in a frame, in which it can be enlarged and scrolled, with a button on each of its marks. */
export function MarkedPicture({ image: { src, alt, page, width, height, marks = [] }, pointed, onPress }: MarkedPictureProps) {
  const announcer = useAnnouncer();
  const hint = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<Zoom>(1);
  const zoomBy = (step: 1 | -1): void => {
    const next = zoomedBy(zoom, step);
    setZoom(next);
    announcer.announce(say.sizeText(next * 100));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = stepOfKey(event.key);
    if (step === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    zoomBy(step);
  };
  useEffect(() => {
    if (pointed === undefined) return;
    frame.current?.querySelector(`[data-mark="${CSS.escape(pointed)}"]`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [pointed, zoom]);
  return (
    <div className="explainer-picture">
      <div className="explainer-zoom" role="group" aria-label={say.zoomLabel()}>
        <Button variant="secondary" onClick={() => zoomBy(-1)} disabled={zoom === zoomLevels[0]}>
          {say.smallerText()}
        </Button>
        <Button variant="secondary" onClick={() => zoomBy(1)} disabled={zoom === zoomLevels.at(-1)}>
          {say.largerText()}
        </Button>
        <span id={hint} className="ui-quiet-text">
          {say.sizeText(zoom * 100)}
        </span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- the frame scrolls */}
      <div className="explainer-frame" role="region" aria-label={say.pictureLabel(page)} tabIndex={0} ref={frame} onKeyDown={onKeyDown}>
        <div className="explainer-sheet" style={sheetStyle(zoom, width, height)}>
          <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
          {marks.map(({ i, t, ...box }, index) => (
            <button
              key={i}
              type="button"
              className="explainer-mark"
              data-mark={i}
              data-pointed={i === pointed || undefined}
              aria-label={say.markText(index + 1, t)}
              style={boxStyle(box)}
              onClick={() => onPress(i)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Returns the sheet's size. Its proportions are kept while the picture is on its way, and where it does not come. */
const sheetStyle = (zoom: Zoom, width?: number, height?: number) => ({
  inlineSize: `calc(max(100%, ${leastWidthPx}px) * ${zoom})`,
  ...(width && height && { aspectRatio: `${width} / ${height}` }),
});

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const percent = (share: number): string => `${share * 100}%`;
const boxStyle = ({ x, y, width, height }: Box) => ({ left: percent(x), top: percent(y), width: percent(width), height: percent(height) });

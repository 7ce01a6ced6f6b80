import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import type { PageImage } from "#core/domain/pages/cms-page.contract.ts";
import { Button } from "#core/ui/base/button.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import * as say from "./invoice-explainer.messages.ts";
import { stepOfKey, zoomedBy, zoomLevels, type Zoom } from "./zoom.rules.ts";

type MarkedPictureProps = {
  readonly image: PageImage;
  /** The id of the mark that is highlighted. */
  readonly pointed: string | undefined;
  /** Called with the id of the mark that the visitor presses in the picture. */
  readonly onPress: (id: string) => void;
  /** Called with the id of the mark that takes the focus. */
  readonly onFocus: (id: string) => void;
  /** Returns the id of the element that explains a mark. */
  readonly explanationOf: (id: string) => string;
};

/** Draws a picture in a frame, in which it can be enlarged and scrolled, with a button on each of its marks. */
export function MarkedPicture({ image, pointed, onPress, onFocus, explanationOf }: MarkedPictureProps) {
  const { src, alt, page, width, height, marks } = image;
  const sheet = useRef<HTMLDivElement>(null);
  const announcer = useAnnouncer();
  const hint = useId();
  const frame = useRef<HTMLElement>(null);
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
  useLayoutEffect(() => void (sheet.current && arrange(sheet.current, image, zoom)), [image, zoom]);
  useEffect(() => {
    const mark = pointed === undefined ? null : frame.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(pointed)}"]`);
    if (frame.current && mark) reveal(frame.current, mark);
  }, [pointed, zoom]);
  return (
    <div className="explainer-picture">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the buttons are no group of fields */}
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <section className="explainer-frame" aria-label={say.pictureLabel(page)} tabIndex={0} ref={frame} onKeyDown={onKeyDown}>
        <div className="explainer-sheet" ref={sheet}>
          <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
          {marks?.map(({ i, t }, index) => (
            <button
              key={i}
              type="button"
              className="explainer-mark"
              data-mark={i}
              data-pointed={i === pointed || undefined}
              aria-label={say.markText(index + 1, t)}
              aria-describedby={explanationOf(i)}
              onClick={() => onPress(i)}
              onFocus={() => onFocus(i)}
            />
          ))}
        </div>
      </section>
    </div>
  );
}

/** Scrolls the frame, and not the page, until a mark is in it: the focus may be on the mark's explanation, which is to stay in sight. */
function reveal(frame: HTMLElement, { offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): void {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame;
  const isAcross = offsetLeft >= scrollLeft && offsetLeft + offsetWidth <= scrollLeft + clientWidth;
  const isDown = offsetTop >= scrollTop && offsetTop + offsetHeight <= scrollTop + clientHeight;
  if (!isAcross) frame.scrollLeft = offsetLeft - Math.max(0, (clientWidth - offsetWidth) / 2);
  if (!isDown) frame.scrollTop = offsetTop - Math.max(0, (clientHeight - offsetHeight) / 2);
}

/**
 * Sets the values from which the style sheet computes the size of the sheet and the boxes of its marks: inline styles in markup would be
 * refused on pages with a strict policy. The sheet keeps its proportions while the picture is on its way, and where it does not come.
 */
function arrange(sheet: HTMLElement, { width, height, marks = [] }: PageImage, zoom: Zoom): void {
  sheet.style.setProperty("--_zoom", String(zoom));
  sheet.style.aspectRatio = width && height ? `${width} / ${height}` : "";
  for (const button of sheet.querySelectorAll<HTMLElement>("[data-mark]")) {
    const mark = marks.find(({ i }) => i === button.dataset["mark"]);
    for (const name of ["x", "y", "width", "height"] as const) button.style.setProperty(`--_${name}`, String(mark?.[name] ?? 0));
  }
}

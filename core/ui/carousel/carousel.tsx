import { useDeferredValue, useState, type KeyboardEvent, type ReactNode } from "react";
import { IconButton } from "#core/ui/base/button.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { backIcon } from "#core/ui/base/icons/back.ts";
import { forwardIcon } from "#core/ui/base/icons/forward.ts";
import { carouselText, nextSlideText, previousSlideText, shownOfText, slideOfText, slideText } from "./carousel.messages.ts";
import { useEmbla } from "./use-embla.ts";

/** The content of a slide. It is a function where the content depends on whether the slide is in view. */
type Content = ReactNode | ((isInSight: boolean) => ReactNode);

type CarouselProps = {
  /** The accessible name of the carousel. */
  label: string;
  slides: readonly { readonly id: string; readonly content: Content }[];
  /** The id of the slide that is in view at first, because it is chosen already. Without it, the first slide is in view. */
  startId?: string | undefined;
  /**
   * True where a press has opened the carousel. Its first render then contains only the start slide, so that the press has a visible effect
   * soon. Otherwise all slides are rendered at once, so that the height does not change.
   */
  isAnswer?: boolean;
};

// oxlint-disable jsx-a11y/prefer-tag-over-role -- a slide is not a group of fields

/**
 * Renders slides in a row (ARIA Authoring Practices: carousel). Slides that are out of view are inert. When a visitor moves the carousel,
 * the slide that comes into view is announced. A slide that is alone needs no buttons.
 */
export function Carousel({ label, slides, startId, isAnswer = false }: CarouselProps) {
  const [start] = useState(() =>
    Math.max(
      0,
      slides.findIndex(({ id }) => id === startId),
    ),
  );
  // The other slides are rendered one render later, and the library starts then, too.
  const isWhole = useDeferredValue(true, !isAnswer || typeof document === "undefined");
  const { viewport, state, previous, next } = useEmbla({ count: slides.length, startIndex: start, isWhole });
  const { shown, held, canGoBack, canGoOn } = state;
  const announcer = useAnnouncer();
  const go = (move: () => number): void => announcer.announce(slideOfText(move() + 1, slides.length));
  const move = (event: KeyboardEvent): void => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault(); // Otherwise the arrow key would also scroll the page sideways.
    go(event.key === "ArrowLeft" ? previous : next);
  };
  return (
    <section className="ui-carousel" aria-roledescription={carouselText()} aria-label={label}>
      {slides.length > 1 && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the arrow keys of the buttons inside
        <div className="ui-carousel-bar" onKeyDown={move}>
          <p className="ui-quiet-text">{shownOfText(Math.min(...shown) + 1, Math.max(...shown) + 1, slides.length)}</p>
          <IconButton icon={backIcon} label={previousSlideText()} disabled={!canGoBack} onClick={() => go(previous)} />
          <IconButton icon={forwardIcon} label={nextSlideText()} disabled={!canGoOn} onClick={() => go(next)} />
        </div>
      )}
      <div className="ui-carousel-view" ref={viewport}>
        <div className="ui-carousel-slides">
          {slides.map(({ id, content }, index) => (
            <div
              key={id}
              className="ui-slide"
              role="group"
              aria-roledescription={slideText()}
              aria-label={slideOfText(index + 1, slides.length)}
              inert={!shown.includes(index) && index !== held}
            >
              {(isWhole || index === start) && (typeof content === "function" ? content(shown.includes(index)) : content)}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

import { useDeferredValue, useState, type KeyboardEvent, type ReactNode } from "react";
import { IconButton } from "#core/ui/base/button.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { backIcon } from "#core/ui/base/icons/back.ts";
import { forwardIcon } from "#core/ui/base/icons/forward.ts";
import { carouselText, nextSlideText, previousSlideText, shownOfText, slideOfText, slideText } from "./carousel.messages.ts";
import { useEmbla } from "./use-embla.ts";

/** The content of a slide; a function where it matters whether the slide can be reached. */
type Content = ReactNode | ((isInSight: boolean) => ReactNode);

type CarouselProps = {
  /** The name of what the carousel shows. */
  label: string;
  slides: readonly { readonly id: string; readonly content: Content }[];
  /** Id of the slide that is in view at first: one that is chosen already. Without it, the first slide is. */
  startId?: string | undefined;
  /**
   * True where a press has opened the carousel: the first render draws only the slide that the press is about. Otherwise all slides are
   * drawn at once, and nothing grows.
   */
  isAnswer?: boolean;
};

// oxlint-disable jsx-a11y/prefer-tag-over-role -- a slide is no group of fields

/**
 * A row of slides beside each other (APG: carousel). Slides that are out of view cannot be reached; a visitor who moves the carousel hears
 * which slide is shown.
 */
export function Carousel({ label, slides, startId, isAnswer = false }: CarouselProps) {
  const [start] = useState(() =>
    Math.max(
      0,
      slides.findIndex(({ id }) => id === startId),
    ),
  );
  // The other slides come with the next render, and so does the library.
  const isWhole = useDeferredValue(true, !isAnswer || typeof document === "undefined");
  const { viewport, state, previous, next } = useEmbla({ count: slides.length, startIndex: start, isWhole });
  const { shown, held, canGoBack, canGoOn } = state;
  const announcer = useAnnouncer();
  const go = (move: () => number): void => announcer.announce(slideOfText(move() + 1, slides.length));
  const move = (event: KeyboardEvent): void => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault(); // the page would also scroll sideways
    go(event.key === "ArrowLeft" ? previous : next);
  };
  return (
    <section className="ui-carousel" aria-roledescription={carouselText()} aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys of the buttons in it, which do the same */}
      <div className="ui-carousel-bar" onKeyDown={move}>
        <p className="ui-quiet-text">{shownOfText(Math.min(...shown) + 1, Math.max(...shown) + 1, slides.length)}</p>
        <IconButton icon={backIcon} label={previousSlideText()} disabled={!canGoBack} onClick={() => go(previous)} />
        <IconButton icon={forwardIcon} label={nextSlideText()} disabled={!canGoOn} onClick={() => go(next)} />
      </div>
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

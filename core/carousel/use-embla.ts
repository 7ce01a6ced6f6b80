import EmblaCarousel, { type EmblaCarouselType } from "embla-carousel";
import Autoplay from "embla-carousel-autoplay";
import Fade from "embla-carousel-fade";
import { useEffect, useRef, useState } from "react";
import { wantsLessMotion } from "#core/platform/motion.ts";

type EmblaOptions = {
  /** How long each slide stands, in ms; undefined: until the visitor goes on. */
  autoplayMs: number | undefined;
  fade: boolean;
  /** Another number of slides is measured anew. */
  count: number;
  /** Index of the slide that is in sight at first. */
  startIndex: number;
};

export type EmblaState = {
  /** Indices of the slides that are in sight. */
  readonly shown: readonly number[];
  readonly isPlaying: boolean;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
};

const atStart: EmblaState = { shown: [0], isPlaying: false, canGoBack: false, canGoOn: false };

/** The library on an element: what it shows, and the ways to move it. It goes with the element. */
export function useEmbla({ autoplayMs, fade, count, startIndex }: EmblaOptions) {
  const viewport = useRef<HTMLDivElement>(null);
  const embla = useRef<EmblaCarouselType>(undefined);
  const [state, setState] = useState(atStart);
  const start = useRef(startIndex);

  useEffect(() => {
    const node = viewport.current;
    if (!node) return undefined;
    const isCalm = wantsLessMotion();
    const autoplay =
      autoplayMs === undefined
        ? []
        : [Autoplay({ delay: autoplayMs, playOnInit: !isCalm, stopOnInteraction: true, stopOnMouseEnter: true, stopOnFocusIn: true })];
    const api = EmblaCarousel(
      node,
      // Without motion a slide is there at once.
      {
        startIndex: start.current,
        loop: autoplayMs !== undefined,
        align: "start",
        containScroll: "trimSnaps",
        inViewThreshold: 0.9,
        duration: isCalm ? 0 : 20,
      },
      [...autoplay, ...(fade ? [Fade()] : [])],
    );
    embla.current = api;
    const isMoving = (): boolean => api.plugins().autoplay?.isPlaying() ?? false;
    const read = (isPlaying: boolean): void => {
      const inView = fade ? [api.selectedScrollSnap()] : api.slidesInView();
      setState({
        shown: inView.length > 0 ? inView : [api.selectedScrollSnap()],
        isPlaying,
        canGoBack: api.canScrollPrev(),
        canGoOn: api.canScrollNext(),
      });
    };
    for (const event of ["init", "reInit", "select", "slidesInView"] as const) api.on(event, () => read(isMoving()));
    // The library tells them before it is so: asked now, it would answer what was.
    api.on("autoplay:play", () => read(true)).on("autoplay:stop", () => read(false));
    read(isMoving());
    return () => {
      embla.current = undefined;
      api.destroy();
    };
  }, [autoplayMs, fade, count]);

  /** The first slide that is shown, or will be when the movement is over: its index. */
  const first = (): number => embla.current?.selectedScrollSnap() ?? 0;
  return {
    viewport,
    state,
    previous: (): number => {
      embla.current?.scrollPrev();
      return first();
    },
    next: (): number => {
      embla.current?.scrollNext();
      return first();
    },
    /** Also where less motion is wanted: then the visitor has asked for it. */
    togglePlaying(): void {
      const autoplay = embla.current?.plugins().autoplay;
      if (autoplay?.isPlaying()) autoplay.stop();
      else autoplay?.play();
    },
  };
}

import EmblaCarousel, { type EmblaCarouselType } from "embla-carousel";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { wantsLessMotion } from "#core/platform/motion.ts";

type EmblaOptions = {
  /** The number of slides. When it changes, the library measures the slides again. */
  count: number;
  /** The index of the slide that is in view at first. */
  startIndex: number;
  /** True once all slides are rendered. The library does not start before, because it measures all of them. */
  isWhole: boolean;
};

export type EmblaState = {
  /** The indices of the slides that are in view. */
  readonly shown: readonly number[];
  /**
   * The index of the slide that contains the focus. This slide is not made inert even when it is out of view, because it would lose the
   * focus.
   */
  readonly held: number | undefined;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
};

const atStart = { held: undefined, canGoBack: false, canGoOn: false };

/**
 * Runs the carousel library Embla on an element. Returns the state of the carousel and the functions that move it. The library stops when
 * the component is removed.
 */
export function useEmbla({ count, startIndex, isWhole }: EmblaOptions) {
  const viewport = useRef<HTMLDivElement>(null);
  const embla = useRef<EmblaCarouselType>(undefined);
  const [state, setState] = useState<EmblaState>({ ...atStart, shown: [startIndex] });
  const start = useRef(startIndex);

  // The start position is set as a custom property for carousel.css until the library has moved the slides. It is set by an effect, because
  // rendering it at build time would need an inline style.
  useLayoutEffect(() => {
    const node = viewport.current;
    if (!node || start.current === 0) return;
    const { style } = node.firstElementChild as HTMLElement;
    style.setProperty("--_start", `${start.current}`);
    style.setProperty("--_count", `${count}`);
  }, [count]);

  useEffect(() => {
    const node = viewport.current;
    if (!node || !isWhole) return undefined;
    // The start position is removed before the library starts, because the library must measure slides that are not moved.
    (node.firstElementChild as HTMLElement).style.removeProperty("--_start");
    const api = EmblaCarousel(node, {
      startIndex: start.current,
      align: "start",
      containScroll: "trimSnaps",
      inViewThreshold: 0.9,
      duration: wantsLessMotion() ? 0 : 20, // For visitors who want less motion the slide is shown without an animation.
    });
    embla.current = api;
    const read = (): void => {
      const inView = api.slidesInView();
      setState((was) => ({
        ...was,
        // While the library measures again, it reports no slides in view; then the first slide of the current position is used.
        shown: inView.length > 0 ? inView : [api.internalEngine().slideRegistry[api.selectedScrollSnap()]?.[0] ?? 0],
        canGoBack: api.canScrollPrev(),
        canGoOn: api.canScrollNext(),
      }));
    };
    for (const event of ["init", "reInit", "select", "slidesInView"] as const) api.on(event, read);
    read();
    const stopReaching = reachFor(node, api);
    const stopHolding = holdFocus(node, api, (held) => setState((was) => (was.held === held ? was : { ...was, held })));
    return () => {
      stopReaching();
      stopHolding();
      embla.current = undefined;
      api.destroy();
    };
  }, [count, isWhole]);

  /** Returns the index of the first slide that is in view, or will be when the movement has ended. */
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
  };
}

/**
 * Reports which slide contains the focus, and brings that slide back into view where fewer slides fit than before. Returns a function that
 * stops this.
 */
function holdFocus(node: HTMLElement, api: EmblaCarouselType, onHeld: (held: number | undefined) => void): () => void {
  let held: number | undefined;
  let isMeasured = true;
  const hold = (target: EventTarget | null): void => {
    const index = api.slideNodes().findIndex((slide) => slide.contains(target as Node | null));
    onHeld((held = index < 0 ? undefined : index));
  };
  api.on("reInit", () => (isMeasured = false));
  api.on("slidesInView", () => {
    if (isMeasured) return;
    isMeasured = true;
    const at = held;
    if (at === undefined || api.slidesInView().includes(at)) return;
    api.scrollTo(snapOf(api, at), true);
  });
  const onFocus = ({ target }: FocusEvent): void => {
    hold(target);
    // For a visitor who moves the focus by keyboard, the focused slide is brought into view, so that the next one can be reached. The
    // library's own scrolling does this only on a fast machine.
    if (held !== undefined && (target as Element).matches(":focus-visible")) api.scrollTo(snapOf(api, held), true);
  };
  const onBlur = ({ relatedTarget }: FocusEvent): void => hold(relatedTarget);
  node.addEventListener("focusin", onFocus);
  node.addEventListener("focusout", onBlur);
  return () => {
    node.removeEventListener("focusin", onFocus);
    node.removeEventListener("focusout", onBlur);
  };
}

/**
 * Brings a slide that is partly in view into view when it is pressed; the slide is inert, so the press is handled by the carousel. Returns
 * a function that stops this.
 */
function reachFor(node: HTMLElement, api: EmblaCarouselType): () => void {
  const onClick = ({ clientX, target }: MouseEvent): void => {
    if (target !== api.containerNode() && target !== node) return;
    const slide = api.slideNodes().findIndex((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left <= clientX && clientX < right;
    });
    if (slide >= 0) api.scrollTo(snapOf(api, slide));
  };
  node.addEventListener("click", onClick);
  return () => node.removeEventListener("click", onClick);
}

/** Returns the index of the scroll position at which the slide is in view. */
const snapOf = (api: EmblaCarouselType, slide: number): number =>
  api.internalEngine().slideRegistry.findIndex((group) => group.includes(slide));

import EmblaCarousel, { type EmblaCarouselType } from "embla-carousel";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { wantsLessMotion } from "#core/platform/motion.ts";

type EmblaOptions = {
  /** The number of slides. When it changes, the slides are measured anew. */
  count: number;
  /** Index of the slide that is in view at first. */
  startIndex: number;
  /** True when all slides are drawn: nothing is measured earlier. */
  isWhole: boolean;
};

export type EmblaState = {
  /** Indices of the slides that are in view. */
  readonly shown: readonly number[];
  /** Index of the slide that has focus. It can be reached whether it is in view or not, because it would lose focus otherwise. */
  readonly held: number | undefined;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
};

const atStart = { held: undefined, canGoBack: false, canGoOn: false };

/** Runs the library on an element. Returns what the carousel shows, and the functions to move it. The library ends with the element. */
export function useEmbla({ count, startIndex, isWhole }: EmblaOptions) {
  const viewport = useRef<HTMLDivElement>(null);
  const embla = useRef<EmblaCarouselType>(undefined);
  const [state, setState] = useState<EmblaState>({ ...atStart, shown: [startIndex] });
  const start = useRef(startIndex);

  // The position of the first slide in view, until the library has moved the slides there. (Drawn ahead, it would be an inline style.)
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
    // The start position is removed first: slides in a box that is moved are measured from that box, and the library expects one that is
    // not.
    (node.firstElementChild as HTMLElement).style.removeProperty("--_start");
    const api = EmblaCarousel(node, {
      startIndex: start.current,
      align: "start",
      containScroll: "trimSnaps",
      inViewThreshold: 0.9,
      duration: wantsLessMotion() ? 0 : 20, // without motion a slide is displayed at once
    });
    embla.current = api;
    const read = (): void => {
      const inView = api.slidesInView();
      setState((was) => ({
        ...was,
        // While it measures anew, the library reports no slides in view.
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

  /** Returns the index of the first slide that is shown, or will be when the movement is over. */
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

/** Reports which slide has focus, and brings that slide back into view where fewer slides fit than before. Returns the stop. */
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
    // A visitor who moves by keys brings slide after slide into view, so that the next one can be reached. The library does this only on a
    // fast machine.
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
 * Listens for presses on slides that are partly in view. Such a slide is inert: a press on its visible part brings it into view. Returns
 * the stop.
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

/** Returns the index of the scroll position that shows the slide. */
const snapOf = (api: EmblaCarouselType, slide: number): number =>
  api.internalEngine().slideRegistry.findIndex((group) => group.includes(slide));

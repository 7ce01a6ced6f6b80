import { computed, createModel, effect, signal } from "@preact/signals-core";
import type { OptionsOf } from "#core/base/contract/element.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createPageData, type PageDataState } from "#core/services/page-data/page-data.model.ts";
import { readItems } from "#core/services/page-data/read-items.ts";
import { watchLessMotion, watchTabInSight } from "#core/platform/autoplay.ts";
import type { definition } from "./hero-slider.element.ts";
import {
  held,
  isFree,
  paused,
  playing,
  released,
  slideAfter,
  slideBefore,
  slideStandsMs,
  type Hold,
  type Rotation,
} from "./hero-slider.rules.ts";
import { faultOf, type Slide } from "./hero-slider.schema.ts";

export type Model = InstanceType<typeof Model>;

const read = (raw: unknown) => readItems<Slide>(raw, "slides", faultOf);

export const Model = createModel(
  (
    ports: PortsOf<typeof definition>,
    options: { readonly value: OptionsOf<typeof definition> },
    over: Partial<Parameters<typeof createPageData>[1]> = {},
  ) => {
    const src = computed(() => options.value.src);
    /** The slides that the page author has written inside the tag. */
    const own = signal<readonly Slide[]>([]);
    const data = createPageData<Slide>(ports, {
      tag: "digi-hero-slider",
      given: () => (src.value === undefined ? own.value : undefined),
      src: () => src.value,
      read,
      ...(over.call && { call: over.call }),
      ...(over.complain && { complain: over.complain }),
    });
    /** The state of the slides that are shown. The slides inside the tag are used where the file contains no slides or fails to load. */
    const state = computed((): PageDataState<Slide> => {
      const shown = data.state.value;
      if (shown.status !== "failed" && shown.status !== "empty") return shown;
      const { items } = read(own.value);
      return items.length > 0 ? { status: "loaded", items, isRenewing: false } : shown;
    });
    const count = computed(() => ("items" in state.value ? state.value.items.length : 0));
    const chosen = signal(0);
    /** The index of the shown slide. It is limited to the number of slides, because a newly loaded file may have fewer of them. */
    const current = computed(() => Math.max(0, Math.min(chosen.value, count.value - 1)));
    const rotation = signal<Rotation>(playing);
    const isTabInSight = signal(true);
    const isMoving = computed(() => isFree(rotation.value) && isTabInSight.value && count.value > 1);

    const play = (): void => void (rotation.value = playing);
    const pause = (): void => void (rotation.value = paused);
    /**
     * Shows the slide that the visitor has chosen, and pauses the rotation, so that this slide stays.
     *
     * @returns the index of the slide that is shown now
     */
    const choose = (index: number): number => {
      pause();
      return (chosen.value = index);
    };

    return {
      data: { ...data, state },
      current,
      isPlaying: computed(() => rotation.value.status === "playing"),
      isMoving,
      readOwn: (slides: readonly Slide[]): void => void (own.value = slides),
      choose,
      goOn: (): number => choose(slideAfter(current.value, count.value)),
      goBack: (): number => choose(slideBefore(current.value, count.value)),
      hold: (hold: Hold): void => void (rotation.value = held(rotation.value, hold)),
      release: (hold: Hold): void => void (rotation.value = released(rotation.value, hold)),
      play,
      pause,
      methods: { play, pause },
      start() {
        const stops = [data.start(), watchLessMotion(pause), watchTabInSight((isInSight) => void (isTabInSight.value = isInSight))];
        const stopTurning = effect(() => {
          if (!isMoving.value) return undefined;
          const next = slideAfter(current.value, count.value);
          return ports.clock.after(slideStandsMs, () => void (chosen.value = next));
        });
        return () => {
          stopTurning();
          for (const stop of stops) stop();
        };
      },
    };
  },
);

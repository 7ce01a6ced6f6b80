import { effect } from "@preact/signals-core";
import { useEffect, useEffectEvent, type RefObject } from "react";
import { systemClock, type Clock } from "#core/platform/clock.ts";
import { pageDocument } from "#core/platform/page-document.ts";

/**
 * An answer within this time follows the press so soon that the visitor sees what moves as its effect. Browsers count half a second, of
 * which drawing takes a part.
 */
const quickMs = 350;

/** How far an action is: its call is under way, it is done, or neither. */
type Phase = "sending" | "done" | "none";

/** The statuses that models give to what a visitor sends: a form, an offer, a switch, a choice that is saved at once. */
type Status =
  | ("idle" | "editing" | "open" | "refused" | "failed")
  | ("sending" | "accepting" | "switching" | "saving")
  | ("sent" | "accepted" | "switched" | "saved");

const phases: Readonly<Partial<Record<Status, Phase>>> = {
  sending: "sending",
  accepting: "sending",
  switching: "sending",
  saving: "sending",
  sent: "done",
  accepted: "done",
  switched: "done",
  saved: "done",
};

/** Returns the phase of an action, from the status that its model gives to it. */
export const phaseOf = (status: Status): Phase => phases[status] ?? "none";

/**
 * Returns a function that is told each phase of an action and tells what to do with the height of its box: keep it after a late answer,
 * release it, or leave it as it is.
 */
export function createHeightRule({ now }: Pick<Clock, "now"> = systemClock) {
  let before: Phase = "none";
  let sentAtMs = 0;
  return (phase: Phase): "keep" | "release" | "leave" => {
    const isAnswer = before === "sending" && phase === "done";
    if (phase === "sending" && before !== "sending") sentAtMs = now();
    before = phase;
    if (phase !== "done") return "release";
    return isAnswer && now() - sentAtMs > quickMs ? "keep" : "leave";
  };
}

/**
 * Keeps a box at least as high as it was when the late answer to an action came, until the visitor presses or types anywhere. The content
 * that is shown once the action is done may be shorter, and everything below it, also on the host page, would otherwise move by itself.
 *
 * @param phase returns how far the action is, from signals that stay the same while the box is drawn
 * @param selector of the element inside the box whose height is kept; by default it is the box
 */
export function useKeptHeight(box: RefObject<HTMLElement | null>, phase: () => Phase, selector?: string): void {
  const read = useEffectEvent(phase);
  useEffect(() => {
    const whatToDo = createHeightRule();
    let keeping = new AbortController();
    // A signal informs its subscribers before React draws the answer, so that the height is still that of the form.
    const stop = effect(() => {
      const what = whatToDo(read());
      const kept = selector ? box.current?.querySelector<HTMLElement>(selector) : box.current;
      if (!kept || what === "leave") return;
      keeping.abort();
      kept.style.minBlockSize = what === "keep" ? `${kept.offsetHeight}px` : "";
      if (what === "release") return;
      keeping = new AbortController();
      const release = (): void => {
        keeping.abort();
        kept.style.minBlockSize = "";
      };
      // A host page may stop events on their way up, so they are heard on their way down.
      for (const input of ["click", "keydown"]) pageDocument.addEventListener(input, release, { capture: true, signal: keeping.signal });
    });
    return () => {
      stop();
      keeping.abort();
    };
  }, [box, selector]);
}

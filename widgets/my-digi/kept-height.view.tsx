import { effect } from "@preact/signals-core";
import { useEffect, useEffectEvent, type RefObject } from "react";

/**
 * Keeps a box at least as high as it was when the answer to an action came, until the customer begins another action. What is shown once
 * the action is done may be shorter, and what stands below it, also on the host page, would otherwise move by itself, however late the
 * answer is.
 *
 * @param phase returns how far the action is, from signals
 */
export function useKeptHeight(box: RefObject<HTMLElement | null>, phase: () => "sending" | "done" | "none"): void {
  const read = useEffectEvent(phase);
  useEffect(() => {
    let before = "none";
    // A signal informs its subscribers before React draws the answer.
    return effect(() => {
      const now = read();
      const { current } = box;
      if (current && before === "sending" && now === "done") current.style.minBlockSize = `${current.offsetHeight}px`;
      else if (current && now !== "done") current.style.minBlockSize = "";
      before = now;
    });
  }, [box]);
}

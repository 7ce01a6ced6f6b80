import { effect, untracked } from "@preact/signals-core";
import { writeJson } from "#core/base/values/json.ts";
import { summaryOf } from "#core/domain/bundle/summary.rules.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { definition } from "./configurator.element.ts";

/**
 * Dispatches `digi-bundle-changed` with a summary of the bundle each time the summary changes, beginning with the first change after this
 * call. Returns the function that stops it.
 */
export function watchSummary({ bundle: { bundle }, emit }: Pick<PortsOf<typeof definition>, "bundle" | "emit">): () => void {
  let told = writeJson(summaryOf(bundle.peek()));
  return effect(() => {
    const summary = summaryOf(bundle.value);
    const text = writeJson(summary);
    if (text !== told) untracked(() => emit("digi-bundle-changed", summary));
    told = text;
  });
}

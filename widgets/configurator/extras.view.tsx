import { useSignals } from "@preact/signals-react/runtime";
import { useDeferredValue, useMemo, useState } from "react";
import { hasItems } from "#core/domain/bundle/bundle.rules.ts";
import { shareFragment } from "#core/domain/shared-bundle/share-link.ts";
import { Part, PartIntent } from "#core/runtime/part/part.tsx";
import type { View as Bill } from "./bill/bill.view.tsx";
import * as say from "./configurator.messages.ts";
import type { Model } from "./configurator.model.ts";
import type { View as Share } from "./share/share.view.tsx";

/**
 * Draws the extras of a bundle, one at a time: its first bills, or a link that shares the bundle (decisions §8). `level` is the level of
 * their headings.
 */
export function Extras({ model, level }: { model: Model; level: 3 | 4 }) {
  useSignals();
  const [shown, show] = useState<"bill" | "share">();
  // The bills and the QR code are rendered from a deferred value, because they take longer than everything else that a press changes.
  const bundle = useDeferredValue(model.bundle.value);
  const extra = useMemo(() => {
    if (shown === "bill") return <Part<typeof Bill> name="bill" {...{ bundle, level }} />;
    return shown === "share" && <Part<typeof Share> name="share" level={level} fragment={shareFragment(bundle)} />;
  }, [shown, bundle, level]);
  if (!hasItems(bundle)) return null;
  const toggle = (name: "bill" | "share") => ({
    className: "ui-button",
    "data-variant": "quiet",
    part: "button",
    type: "button" as const,
    "aria-expanded": shown === name,
    onClick: () => show(shown === name ? undefined : name),
  });
  return (
    <div className="pack-extras">
      <PartIntent<typeof Bill> name="bill">
        <button {...toggle("bill")}>{say.firstBillsText()}</button>
      </PartIntent>
      <PartIntent<typeof Share> name="share">
        <button {...toggle("share")}>{say.shareText()}</button>
      </PartIntent>
      {extra}
    </div>
  );
}

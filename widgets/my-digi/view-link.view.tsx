import { useSignals } from "@preact/signals-react/runtime";
import type { MouseEvent, ReactNode } from "react";
import { Icon } from "#core/ui/base/icon.tsx";
import { backIcon } from "#core/ui/base/icons/back.ts";
import { backText, backToText } from "./my-digi.messages.ts";
import type { Model } from "./my-digi.model.ts";
import { menuViewOf, type View as ViewName } from "./my-digi.rules.ts";

type AreaLinkProps = { area: Model; view: ViewName; href?: string; className?: string; children: ReactNode };

/** Tells whether a click opens its link in this tab, and not in another tab or window. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent<HTMLAnchorElement>): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * Returns the address of a view, and the click handler of a link to the view. A click loads the page or, with `soft-navigation`, shows the
 * view without loading.
 */
export const linkTo = (area: Model, view: ViewName, href = area.hrefOf(view)) => ({
  href,
  onClick(event: MouseEvent<HTMLAnchorElement>): void {
    if (isPlainClick(event) && area.show(view)) event.preventDefault();
  },
});

/** Returns the value of `aria-current` for a link: the link leads to the shown page, or to the page that the shown one belongs to. */
function currentOf(view: ViewName, shown: ViewName): "page" | "true" | undefined {
  if (view === shown) return "page";
  return menuViewOf(shown) === view ? "true" : undefined;
}

export function AreaLink({ area, view, href, className, children }: AreaLinkProps) {
  useSignals();
  return (
    <a {...linkTo(area, view, href)} className={className} aria-current={currentOf(view, area.view.value)}>
      {children}
    </a>
  );
}

/** Draws the link that returns to the view from which the customer has come (C-076). */
export function BackLink({ area, to }: { area: Model; to: ViewName }) {
  useSignals();
  return (
    <a {...linkTo(area, to, area.backHrefs.value[to])} className="area-back">
      <Icon name={backIcon} />
      <span aria-hidden="true">{backText()}</span>
      <span className="ui-hidden">{backToText(to)}</span>
    </a>
  );
}

import { useSignals } from "@preact/signals-react/runtime";
import type { MouseEvent, ReactNode } from "react";
import { Icon } from "#core/ui/icon.tsx";
import { backIcon } from "#core/ui/icons/back.ts";
import { backText, viewText } from "./my-digi.messages.ts";
import type { Model } from "./my-digi.model.ts";
import type { View as ViewName } from "./my-digi.rules.ts";

type AreaLinkProps = { area: Model; view: ViewName; href: string; className?: string; children: ReactNode };

/** Loads the page of the view, or with `soft-navigation` shows it. */
export function AreaLink({ area, view, href, className, children }: AreaLinkProps) {
  useSignals();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!opensElsewhere && area.show(view)) event.preventDefault();
  };
  return (
    <a href={href} className={className} aria-current={view === area.view.value ? "page" : undefined} onClick={follow}>
      {children}
    </a>
  );
}

/** Above a view that another one leads to (C-076). */
export function BackLink({ area, to }: { area: Model; to: ViewName }) {
  useSignals();
  return (
    <AreaLink area={area} view={to} href={area.backHrefs.value[to]} className="area-back">
      <Icon name={backIcon} />
      {backText()}
      <span className="ui-hidden">: {viewText(to)}</span>
    </AreaLink>
  );
}

import type { ReactNode } from "react";
import { Icon } from "#core/ui/base/icon.tsx";
import { chevronIcon } from "#core/ui/base/icons/chevron.ts";

/** Renders a collapsed explanation, so that visitors who know the topic can skip it. */
export function Explanation({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <details className="ui-explanation" part="card">
      <summary>
        <span>{heading}</span>
        <Icon name={chevronIcon} />
      </summary>
      {children}
    </details>
  );
}

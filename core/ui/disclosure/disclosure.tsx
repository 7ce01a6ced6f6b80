import type { ReactNode } from "react";
import { Icon } from "#core/ui/base/icon.tsx";
import { chevronIcon } from "#core/ui/base/icons/chevron.ts";

type DisclosureProps = {
  /** The text that opens and closes the content; for a box it may be several elements, of which a `span` fills the line. */
  summary: ReactNode;
  /** True for a box over the whole width, for a subject of its own. Without it only a line of text stands there. */
  isBox?: boolean;
  /** A class for what the place of the disclosure asks for, such as its margins. */
  look?: string;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** Renders a text that opens more content below it. The chevron is the same everywhere, and points up while the content is open. */
export function Disclosure({ summary, isBox, look, onToggle, children }: DisclosureProps) {
  return (
    <details
      className={look === undefined ? "ui-disclosure" : `ui-disclosure ${look}`}
      part={isBox ? "card" : undefined}
      data-box={isBox || undefined}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
    >
      <summary>
        {typeof summary === "string" ? <span>{summary}</span> : summary}
        <Icon name={chevronIcon} />
      </summary>
      {children}
    </details>
  );
}

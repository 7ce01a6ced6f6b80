import type { ReactNode } from "react";
import { Alert } from "#core/ui/base/alert.tsx";
import { focusField } from "./focus-field.ts";
import { errorCountText, fieldLine } from "./forms.messages.ts";

/** A mistake in a field that the visitor has to correct. */
export type Mistake = {
  readonly text: string;
  /** True where the text could be about any field, so that the field's label is shown before it. */
  readonly needsLabel: boolean;
};

type ErrorSummaryProps = {
  /** The mistakes: field name → what is wrong with the field. */
  mistakes: ReadonlyMap<string, Mistake>;
  /** The labels: field name → label, in the order in which the fields are rendered. */
  labels: Readonly<Record<string, string>>;
};

/**
 * Renders the list of fields with mistakes, each a link, above the submit button. A single mistake needs no list, because its field has the
 * focus already and shows the text.
 */
export function ErrorSummary({ mistakes, labels }: ErrorSummaryProps) {
  if (mistakes.size < 2) return null;
  const lines = Object.entries(labels).map(([name, label]) => {
    const mistake = mistakes.get(name);
    return (
      mistake && (
        <FieldLink key={name} name={name}>
          {mistake.needsLabel ? labelledLine(label, mistake.text) : mistake.text}
        </FieldLink>
      )
    );
  });
  return <Alert tone="warning" title={errorCountText(mistakes.size)} lines={lines.filter(Boolean)} />;
}

/** Returns the line of a field. A label that is a sentence or a question is without its mark, because a colon follows it. */
export const labelledLine = (label: string, text: string): string => fieldLine(label.replace(/\s*[.?]$/, ""), text);

/**
 * Renders a link to a field. The field is in a shadow root, where the browser does not find the target of a fragment, so the link moves the
 * focus itself.
 */
export function FieldLink({ name, children }: { name: string; children: ReactNode }) {
  return (
    <a
      href={`#${name}`}
      onClick={(event) => {
        event.preventDefault();
        focusField(event.currentTarget, name);
      }}
    >
      {children}
    </a>
  );
}

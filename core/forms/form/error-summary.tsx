import type { ReactNode } from "react";
import { Alert } from "#core/ui/base/alert.tsx";
import { focusField } from "./focus-field.ts";
import { errorCountText, fieldLine } from "./forms.messages.ts";

/** What the visitor has to mend in a field. */
export type Mistake = {
  readonly text: string;
  /** The text may be meant for any field: its label stands before it. */
  readonly needsLabel: boolean;
};

type ErrorSummaryProps = {
  /** Field name → what is wrong with it. */
  mistakes: ReadonlyMap<string, Mistake>;
  /** Field name → its label, in the order in which the fields stand. */
  labels: Readonly<Record<string, string>>;
};

/** Above the button that was pressed: which fields, each a link. One alone has the focus already, and its words stand there. */
export function ErrorSummary({ mistakes, labels }: ErrorSummaryProps) {
  if (mistakes.size < 2) return null;
  const lines = Object.entries(labels).map(([name, label]) => {
    const mistake = mistakes.get(name);
    return (
      mistake && (
        <FieldLink key={name} name={name}>
          {mistake.needsLabel ? fieldLine(label, mistake.text) : mistake.text}
        </FieldLink>
      )
    );
  });
  return <Alert tone="warning" title={errorCountText(mistakes.size)} lines={lines.filter(Boolean)} />;
}

/** The field is in a shadow root, out of a fragment's reach. */
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

/** Renders the lines of a bundle (C-033). */
import type { ReactNode } from "react";
import type { OverviewLine } from "#core/domain/bundle/overview.rules.ts";
import { Alert } from "#core/ui/base/alert.tsx";
import type { Language } from "#core/base/values/language.ts";
import { formatMoney } from "#core/base/values/money.ts";
import { notStoredText, notStoredTitle, numberText } from "./bundle-actions.messages.ts";

type BundleLineProps = {
  line: Pick<OverviewLine, "kind" | "title" | "cents">;
  /** A word about the line, such as its phone number. */
  note: string | undefined;
  language: Language;
  /** The buttons of the line. */
  children?: ReactNode;
};

/** Returns the number of a mobile line as the line's note; undefined for other lines. */
export const numberNote = (phone: string | undefined): string | undefined => (phone === undefined ? undefined : numberText(phone));

/** Renders one line of the bundle. Its parent has to be a list of class `bundle-lines`. */
export function BundleLine({ line, note, language, children }: BundleLineProps) {
  return (
    <li data-kind={line.kind}>
      <div>
        <p>{line.title}</p>
        {note !== undefined && <p className="ui-quiet-text">{note}</p>}
      </div>
      <span className="pack-amount">{formatMoney(line.cents, language)}</span>
      {children}
    </li>
  );
}

/** Returns the React key of a line, which is unique among the lines of a bundle. */
export const keyOfLine = (line: OverviewLine): string => (line.kind === "mobile" ? `${line.kind} ${line.id}` : line.kind);

/** Renders the warning that the browser stores nothing, shown after a press of the order button. */
export const NotStored = () => <Alert tone="warning" title={notStoredTitle()} lines={[notStoredText()]} takesFocus />;

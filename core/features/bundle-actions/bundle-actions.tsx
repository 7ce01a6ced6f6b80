/** Renders the lines of a bundle (C-033). */
import type { ReactNode } from "react";
import type { OverviewLine } from "#core/domain/bundle/overview.rules.ts";
import { Alert } from "#core/ui/base/alert.tsx";
import type { Language } from "#core/base/values/language.ts";
import { formatMoney } from "#core/base/values/money.ts";
import { notStoredText, notStoredTitle, numberText } from "./bundle-actions.messages.ts";

type BundleLineProps = {
  line: OverviewLine;
  /** The phone number of a mobile line, or `new-phone`; undefined for other lines. */
  phone: string | undefined;
  language: Language;
  /** The buttons of the line. */
  children?: ReactNode;
};

/** Renders one line of the bundle. Its parent has to be a list of class `bundle-lines`. */
export function BundleLine({ line, phone, language, children }: BundleLineProps) {
  return (
    <li data-kind={line.kind}>
      <div>
        <p>{line.title}</p>
        {phone !== undefined && <p className="ui-quiet-text">{numberText(phone)}</p>}
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

/** The lines of a pack (C-033). */
import type { ReactNode } from "react";
import type { OverviewLine } from "#core/domain/bundle/overview.rules.ts";
import { Alert } from "#core/ui/base/alert.tsx";
import type { Language } from "#core/base/values/language.ts";
import { formatMoney } from "#core/base/values/money.ts";
import { notKeptText, notKeptTitle, numberText } from "./pack.messages.ts";

type PackLineProps = {
  line: OverviewLine;
  /** Of a mobile line: its phone value. */
  phone: string | undefined;
  language: Language;
  /** What can be done with it. */
  children?: ReactNode;
};

/** Stands in a list of class `pack-lines`. */
export function PackLine({ line, phone, language, children }: PackLineProps) {
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

/** No two lines have the same. */
export const keyOfLine = (line: OverviewLine): string =>
  line.kind === "mobile" ? `${line.kind} ${line.id}` : line.kind === "discount" ? `${line.kind} ${line.code}` : line.kind;

/** The order was pressed where the browser keeps nothing. */
export const NotStored = () => <Alert tone="warning" title={notKeptTitle()} lines={[notKeptText()]} takesFocus />;

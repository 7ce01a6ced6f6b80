import type { Language } from "#core/base/values/language.ts";
import type { Cents } from "#core/base/values/money.ts";
import { totalLabel } from "./price.messages.ts";
import { Price } from "./price.tsx";

/** Shows the total price per month (C-034). */
export function Total({ cents, language }: { cents: Cents; language: Language }) {
  return (
    <div className="ui-total">
      <span>{totalLabel()}</span>
      <Price cents={cents} language={language} size="medium" />
    </div>
  );
}

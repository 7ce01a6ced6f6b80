import { useEffect, useState } from "react";
import { findCountries } from "#core/domain/pages/country-search.rules.ts";
import type { PageSection, PageTable } from "#core/domain/pages/cms-page.contract.ts";
import { useIsPrinted } from "#core/features/cms-page/use-is-printed.ts";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { TextField } from "#core/ui/fields/text-field.tsx";
import { ScrolledTable } from "#core/ui/scrolled-table/scrolled-table.tsx";
import { countText, nothingText, searchHint, searchLabel } from "./price-list.messages.ts";

/**
 * Draws tables whose rows are countries, and a field that leaves only the rows of the countries that are looked for. Paper has all rows and
 * no field.
 */
export function CountryTables({ section: { t, tables } }: { readonly section: PageSection }) {
  const [typed, setTyped] = useState("");
  const isPrinted = useIsPrinted();
  const found = (tables ?? []).map((table) => ({ ...table, r: rowsFor(table, typed) }));
  const count = new Set(found.flatMap(({ r }) => r.map(([name]) => name))).size;
  const announcer = useAnnouncer();
  useEffect(() => {
    if (typed !== "") announcer.announce(count === 0 ? nothingText() : countText(count));
  }, [announcer, typed, count]);
  return (
    <>
      <TextField label={searchLabel()} hint={searchHint()} name="find-country" optional onInput={(event) => setTyped(event.target.value)} />
      {count === 0 && !isPrinted && <p>{nothingText()}</p>}
      {(isPrinted ? (tables ?? []) : found).map(
        (table, index) =>
          // The tables of a page are never reordered.
          // oxlint-disable-next-line react/no-array-index-key
          table.r.length > 0 && <ScrolledTable key={index} table={table} caption={table.t ?? t} isCaptionHidden={table.t === undefined} />,
      )}
    </>
  );
}

/** Returns the rows of the countries that match the typed text. A row begins with the name of its country in the page's language. */
function rowsFor({ r, codes = [] }: PageTable, typed: string): PageTable["r"] {
  const countries = r.map((row, index) => ({ code: codes[index] ?? "", name: row[0] ?? "", row }));
  return findCountries(countries, typed).map(({ row }) => row);
}

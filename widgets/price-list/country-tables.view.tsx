import { useEffect, useMemo, useState } from "react";
import { countryCodes, findCountries } from "#core/domain/pages/country-search.rules.ts";
import type { PageSection } from "#core/domain/pages/cms-page.contract.ts";
import type { Language } from "#core/base/values/language.ts";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { TextField } from "#core/ui/fields/text-field.tsx";
import { ScrolledTable } from "#core/ui/scrolled-table/scrolled-table.tsx";
import { countText, nothingText, searchHint, searchLabel } from "./price-list.messages.ts";

type CountryTablesProps = { readonly section: PageSection; readonly language: Language };

/** Draws tables whose rows are countries, and a field that leaves only the rows of the countries that are looked for. */
export function CountryTables({ section: { t, tables }, language }: CountryTablesProps) {
  const [typed, setTyped] = useState("");
  const codes = useMemo(() => countryCodes(language), [language]);
  const found = (tables ?? []).map(({ r, ...table }) => ({ ...table, r: rowsFor(r, codes, typed) }));
  const count = new Set(found.flatMap(({ r }) => r.map(([name]) => name))).size;
  const announcer = useAnnouncer();
  useEffect(() => {
    if (typed !== "") announcer.announce(count === 0 ? nothingText() : countText(count));
  }, [announcer, typed, count]);
  return (
    <>
      <TextField label={searchLabel()} hint={searchHint()} name="find-country" optional onInput={(event) => setTyped(event.target.value)} />
      {count === 0 && <p>{nothingText()}</p>}
      {found.map(
        (table, index) =>
          // The tables of a page are never reordered.
          // oxlint-disable-next-line react/no-array-index-key
          table.r.length > 0 && <ScrolledTable key={index} table={table} caption={table.t ?? t} isCaptionHidden={table.t === undefined} />,
      )}
    </>
  );
}

/** Returns the rows of the countries that match the typed text. A row begins with the name of its country in the page's language. */
function rowsFor(rows: readonly (readonly string[])[], codes: ReadonlyMap<string, string>, typed: string): readonly (readonly string[])[] {
  const countries = rows.map((row) => ({ code: codes.get(row[0] ?? "") ?? "", name: row[0] ?? "", row }));
  return findCountries(countries, typed).map(({ row }) => row);
}

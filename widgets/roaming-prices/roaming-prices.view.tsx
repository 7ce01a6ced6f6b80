import { useSignals } from "@preact/signals-react/runtime";
import type { RoamingPrices } from "#core/domain/pages/roaming.contract.ts";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { Heading } from "#core/ui/base/heading.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import { Combobox } from "#core/ui/combobox/combobox.tsx";
import { Fetched } from "#core/ui/loaded/loaded.tsx";
import { ScrolledTable } from "#core/ui/scrolled-table/scrolled-table.tsx";
import type { definition } from "./roaming-prices.element.ts";
import { countryHint, countryLabel, headingText, pricesText, zoneText } from "./roaming-prices.messages.ts";
import type { Model } from "./roaming-prices.model.ts";

/** Draws the search for a country, and what a mobile line costs there. */
export function View({ model, options, announcer }: ViewProps<Model, typeof definition>) {
  useSignals();
  return (
    <Surface announcer={announcer} wide>
      <div className="roaming">
        <Heading>{options.heading ?? headingText()}</Heading>
        <Combobox
          label={countryLabel()}
          hint={countryHint()}
          name="country"
          value={model.text.value}
          onQueryChange={model.type}
          onSelect={model.choose}
          items={model.found.value}
          itemToString={({ name }) => name}
          itemToKey={({ code }) => code}
          chosen={model.isChosen.value}
          reopens
          optional
        />
        <Fetched source={model.prices} shape={["line", "line", "field", "field", "line"]} isExpected>
          {({ value }) => <Prices prices={value} />}
        </Fetched>
      </div>
    </Surface>
  );
}

function Prices({ prices: { country, tables, notes } }: { readonly prices: RoamingPrices }) {
  const title = pricesText(country.name);
  return (
    <div className="roaming-prices">
      <Heading level={3}>{title}</Heading>
      <p>{zoneText(country.zone)}</p>
      {tables.map((table, index) => (
        // The tables of a country are never reordered.
        // oxlint-disable-next-line react/no-array-index-key
        <ScrolledTable key={index} table={table} caption={table.t ?? title} isCaptionHidden={table.t === undefined} />
      ))}
      {notes.length > 0 && (
        <ul className="roaming-notes">
          {notes.map((note, index) => (
            // The notes of a country are never reordered.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

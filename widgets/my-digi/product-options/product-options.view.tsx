import { DataOptions } from "./data-options.view.tsx";
import { ExtraOptions } from "./extra-options.view.tsx";
import { dataOptionsOf, extraOptionsOf } from "./options.rules.ts";
import type { OptionsProps } from "./product-options.model.ts";

/** Draws the options of a product: data that is bought, and extra options that are switched on and off (C-113, C-175). */
export function View(props: OptionsProps) {
  const { options = [] } = props.page;
  const data = dataOptionsOf(options);
  const extra = extraOptionsOf(options);
  return (
    <div className="area-stack">
      {data.length > 0 && <DataOptions {...props} options={data} />}
      {extra.length > 0 && <ExtraOptions {...props} options={extra} />}
    </div>
  );
}

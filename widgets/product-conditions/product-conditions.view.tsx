import type { ViewProps } from "#core/runtime/element/widget.ts";
import { CmsPageView } from "#core/features/cms-page/cms-page.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import type { definition } from "./product-conditions.element.ts";
import { headingText } from "./product-conditions.messages.ts";
import type { Model } from "./product-conditions.model.ts";

/** Draws the conditions of the products, as sentences and as tables. */
export function View({ model, options, announcer }: ViewProps<Model, typeof definition>) {
  return (
    <Surface announcer={announcer} wide>
      <div className="conditions">
        <CmsPageView page={model.page} heading={options.heading ?? headingText()} />
      </div>
    </Surface>
  );
}

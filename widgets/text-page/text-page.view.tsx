import type { ViewProps } from "#core/runtime/element/widget.ts";
import { CmsPageView } from "#core/features/cms-page/cms-page.tsx";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import type { definition } from "./text-page.element.ts";
import { homeText } from "./text-page.messages.ts";
import type { Model } from "./text-page.model.ts";

/** Draws a page that editors write (P-085, P-086, C-126, C-127). */
export function View({ model, options, announcer, pathOf }: ViewProps<Model, typeof definition>) {
  return (
    <Surface announcer={announcer} wide>
      <div className="text-page">
        <CmsPageView page={model.page} heading={options.heading} wayOn={<ButtonLink href={pathOf("home")}>{homeText()}</ButtonLink>} />
      </div>
    </Surface>
  );
}

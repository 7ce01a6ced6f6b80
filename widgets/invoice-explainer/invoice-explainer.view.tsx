import type { ViewProps } from "#core/runtime/element/widget.ts";
import { CmsPageView } from "#core/features/cms-page/cms-page.tsx";
import { SectionTables } from "#core/features/cms-page/section-content.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import { ExplainedPage } from "./explained-page.view.tsx";
import type { definition } from "./invoice-explainer.element.ts";
import { headingText } from "./invoice-explainer.messages.ts";
import type { Model } from "./invoice-explainer.model.ts";

/** Draws the pages of an invoice with their explanations (C-125). */
export function View({ model, options, announcer }: ViewProps<Model, typeof definition>) {
  return (
    <Surface announcer={announcer} wide>
      <div className="explainer">
        <CmsPageView page={model.page} heading={options.heading ?? headingText()}>
          {(section) => (
            <>
              {section.images?.map((image, index) => (
                // The pictures of a page are never reordered, and two may be the same.
                // oxlint-disable-next-line react/no-array-index-key
                <ExplainedPage key={index} image={image} />
              ))}
              <SectionTables section={section} />
            </>
          )}
        </CmsPageView>
      </div>
    </Surface>
  );
}

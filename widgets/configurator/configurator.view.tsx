import { useSignals } from "@preact/signals-react/runtime";
import type { ViewProps } from "#core/element/room.ts";
import { Alert } from "#core/ui/alert.tsx";
import { Heading } from "#core/ui/heading.tsx";
import { Surface } from "#core/ui/surface.tsx";
import type { door } from "./configurator.element.ts";
import { headingText, introText, notKeptText, notKeptTitle } from "./configurator.messages.ts";
import type { Model } from "./configurator.model.ts";
import { Mobile } from "./mobile.view.tsx";
import { Other } from "./other.view.tsx";
import { Overview, OverviewBar } from "./overview.view.tsx";

export function View({ model, options, announcer, pathOf, language }: ViewProps<Model, typeof door>) {
  useSignals();
  return (
    <Surface announcer={announcer} wide>
      <div className="builder">
        <div className="builder-head">
          <Heading>{options.heading ?? headingText()}</Heading>
          <p>{introText()}</p>
        </div>
        {model.isRefused.value && <Alert tone="warning" title={notKeptTitle()} lines={[notKeptText()]} takesFocus />}
        <div className="builder-sections">
          <Mobile {...{ model, language }} business={`${pathOf("contact")}?category=commercial`} />
          <Other model={model} check={pathOf("shop-check")} />
        </div>
        <aside className="builder-aside" aria-labelledby="pack">
          <Overview {...{ model, language }} headingId="pack" />
        </aside>
      </div>
      <OverviewBar {...{ model, language }} />
    </Surface>
  );
}

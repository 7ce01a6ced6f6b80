import { useSignals } from "@preact/signals-react/runtime";
import { useRef } from "react";
import { otherKinds } from "#core/domain/bundle/bundle.rules.ts";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { NotStored } from "#core/features/bundle-actions/bundle-actions.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import { withQuery } from "#core/base/values/page-link.ts";
import type { definition } from "./configurator.element.ts";
import { headingText, introText } from "./configurator.messages.ts";
import type { Model } from "./configurator.model.ts";
import { AddressRow } from "./address-row.view.tsx";
import { FocusKeeper } from "./focus.view.tsx";
import { Mobile } from "./mobile.view.tsx";
import { Overview, OverviewBar } from "./overview.view.tsx";
import { Section } from "./section.view.tsx";
import { SharedNotice } from "./unfinished.view.tsx";

export function View({ model, options, announcer, pathOf, language }: ViewProps<Model, typeof definition>) {
  useSignals();
  const builder = useRef<HTMLDivElement>(null);
  return (
    <Surface announcer={announcer} wide>
      <div className="builder" ref={builder}>
        <div className="builder-head">
          <Heading>{options.heading ?? headingText()}</Heading>
          <p>{introText()}</p>
        </div>
        {model.isRefused.value && <NotStored />}
        <div className="builder-sections">
          <SharedNotice model={model} />
          <AddressRow {...{ model, language }} askEmail={options.askEmail === true} />
          <Mobile {...{ model, language }} business={withQuery(pathOf("contact"), "?category=commercial")} />
          {!model.sections.hasNothing.value && otherKinds.map((kind) => <Section key={kind} {...{ model, language, kind }} />)}
        </div>
        <aside className="builder-aside" aria-labelledby="pack">
          <Overview {...{ model, language }} headingId="pack" />
        </aside>
      </div>
      <OverviewBar {...{ model, language }} />
      {/* The focus keeper is rendered last, so that the element that takes focus is already in the tree. */}
      <FocusKeeper {...{ model, builder }} />
    </Surface>
  );
}

import { useSignals } from "@preact/signals-react/runtime";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { Done, LinkPage } from "#core/features/link-page/link-page.tsx";
import { PageLink } from "#core/features/link-page/link-panel.tsx";
import { homeText, loginText } from "#core/features/link-page/link-panel.messages.ts";
import type { definition } from "./invoice-email-change.element.ts";
import { alreadyHeading, changedHeading, changedText, headingText } from "./invoice-email-change.messages.ts";
import type { Model } from "./invoice-email-change.model.ts";

export function View({ model, options, announcer, pathOf }: ViewProps<Model, typeof definition>) {
  useSignals();
  const state = model.state.value;
  const page = { model, pathOf };
  return (
    <LinkPage
      {...page}
      state={state}
      heading={options.heading ?? headingText()}
      deadEnd={
        <PageLink href={pathOf("login")} onGo={() => model.go("login")}>
          {loginText()}
        </PageLink>
      }
      announcer={announcer}
    >
      {() =>
        state.step === "access" && (
          <Done {...page} heading={state.repeated ? alreadyHeading() : changedHeading()} next="home" label={homeText()}>
            {state.message ?? changedText()}
          </Done>
        )
      }
    </LinkPage>
  );
}

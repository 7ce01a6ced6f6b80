import { useSignals } from "@preact/signals-react/runtime";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { Done, LinkPage } from "#core/features/link-page/link-page.tsx";
import { PageLink } from "#core/features/link-page/link-panel.tsx";
import { loginText } from "#core/features/link-page/link-panel.messages.ts";
import type { definition } from "./activate-account.element.ts";
import { activatedText, activeHeading, failedHeading, headingText, thanksHeading } from "./activate-account.messages.ts";
import type { Model } from "./activate-account.model.ts";

export function View({ model, options, announcer, pathOf }: ViewProps<Model, typeof definition>) {
  useSignals();
  const state = model.state.value;
  const page = { model, pathOf };
  return (
    <LinkPage
      {...page}
      state={state}
      heading={options.heading ?? headingText()}
      noAccessHeading={failedHeading()}
      deadEnd={
        <PageLink href={pathOf("login")} onGo={() => model.go("login")}>
          {loginText()}
        </PageLink>
      }
      announcer={announcer}
    >
      {() =>
        state.step === "access" && (
          <Done {...page} heading={state.repeated ? activeHeading() : thanksHeading()} next="login" label={loginText()}>
            {state.message ?? activatedText()}
          </Done>
        )
      }
    </LinkPage>
  );
}

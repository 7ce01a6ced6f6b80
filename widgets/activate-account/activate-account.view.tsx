import { useSignals } from "@preact/signals-react/runtime";
import type { ViewProps } from "#core/element/room.ts";
import { Done, LinkPage } from "#core/link-page/link-page.tsx";
import { loginText } from "#core/link-page/link-panel.messages.ts";
import type { door } from "./activate-account.element.ts";
import { activatedText, failedHeading, headingText, thanksHeading } from "./activate-account.messages.ts";
import type { Model } from "./activate-account.model.ts";

export function View({ model, options, announcer, pathOf }: ViewProps<Model, typeof door>) {
  useSignals();
  const state = model.state.value;
  const page = { model, pathOf };
  return (
    <LinkPage {...page} state={state} heading={options.heading ?? headingText()} noAccessHeading={failedHeading()} announcer={announcer}>
      {() =>
        state.step === "access" && (
          <Done {...page} heading={thanksHeading()} next="login" label={loginText()}>
            {state.message ?? activatedText()}
          </Done>
        )
      }
    </LinkPage>
  );
}

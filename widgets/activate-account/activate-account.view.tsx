import { useSignals } from "@preact/signals-react/runtime";
import { useRef } from "react";
import type { ViewProps } from "#core/element/room.ts";
import { loginText } from "#core/forms/access-panel.messages.ts";
import { AccessFrame, NoAccess, PageLink, Panel, Waiting } from "#core/forms/access-panel.tsx";
import { activatedText, failedHeading, headingText, thanksHeading } from "./activate-account.messages.ts";
import type { Model } from "./activate-account.model.ts";

type Options = { heading?: string };

export function View({ model, options, announcer, pathOf }: ViewProps<Model, Options>) {
  useSignals();
  const current = model.state.value;
  const asked = model.asked.value;
  const target = useRef<HTMLHeadingElement>(null);
  const heading = options.heading ?? headingText();
  const home = { home: pathOf("home"), onHome: () => model.go("home") };
  return (
    <AccessFrame announcer={announcer} heading={heading} headingRef={target}>
      {current.status === "loading" && (
        <Waiting target={target} asked={asked} shape={["line", "line", "line", "field"]} patience={model.patience} {...home} />
      )}
      {current.status === "failed" && (
        <NoAccess asked={asked} heading={failedHeading()} failure={current.failure} onRetry={() => void model.openAgain()} {...home} />
      )}
      {current.status === "activated" && (
        <Panel
          tone="success"
          level={3}
          asked={asked}
          heading={thanksHeading()}
          actions={
            <PageLink href={pathOf("login")} onGo={() => model.go("login")}>
              {loginText()}
            </PageLink>
          }
        >
          <p>{current.message ?? activatedText()}</p>
        </Panel>
      )}
    </AccessFrame>
  );
}

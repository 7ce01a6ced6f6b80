import { useSignals } from "@preact/signals-react/runtime";
import { useRef } from "react";
import type { ViewProps } from "#core/element/room.ts";
import { homeText } from "#core/forms/access-panel.messages.ts";
import { AccessFrame, NoAccess, PageLink, Panel, Waiting } from "#core/forms/access-panel.tsx";
import { changedHeading, changedText, headingText } from "./invoice-email-change.messages.ts";
import type { Model } from "./invoice-email-change.model.ts";

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
      {current.step === "loading" && (
        <Waiting target={target} asked={asked} shape={["line", "line", "line", "field"]} patience={model.patience} {...home} />
      )}
      {current.step === "no-access" && (
        <NoAccess asked={asked} failure={current.failure} onRetry={() => void model.openAgain()} {...home} />
      )}
      {current.step === "access" && (
        <Panel
          tone="success"
          level={3}
          asked={asked}
          heading={changedHeading()}
          actions={
            <PageLink href={home.home} onGo={home.onHome}>
              {homeText()}
            </PageLink>
          }
        >
          <p>{current.message ?? changedText()}</p>
        </Panel>
      )}
    </AccessFrame>
  );
}

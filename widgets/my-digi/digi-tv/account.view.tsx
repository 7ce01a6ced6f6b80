import type { ReactNode } from "react";
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef } from "react";
import { formatDate } from "#core/base/values/dates.ts";
import { emailLabel } from "#core/forms/form/forms.messages.ts";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { ConfirmationDialog } from "#core/ui/dialog/confirmation-dialog.tsx";
import { Part, PartIntent } from "#core/runtime/part/part.tsx";
import { changedText } from "#widgets/my-digi/changed.messages.ts";
import { useKeptHeight } from "#core/ui/outcome/kept-height.ts";
import { Outcome } from "#core/ui/outcome/outcome.tsx";
import { viewText } from "#widgets/my-digi/my-digi.messages.ts";
import { shownInstant } from "#widgets/my-digi/shown-instant.rules.ts";
import type { View as WayOn } from "#widgets/my-digi/way-on/way-on.view.tsx";
import * as say from "./digi-tv.messages.ts";
import type { AccountProps } from "./digi-tv.model.ts";
import { TvPassword } from "./tv-password.view.tsx";

/** Draws the Digi TV account: its facts, the change of its password, and its end (C-116). */
export function Account(props: AccountProps) {
  useSignals();
  const { model } = props;
  const { end } = model.tv();
  const box = useRef<HTMLDivElement>(null);
  useKeptHeight(box, () => {
    const { kind } = end.state.value;
    if (kind === "sending") return "sending";
    return kind === "ended" ? "done" : "none";
  });
  const state = end.state.value;
  return (
    <div className="area-stack" ref={box}>
      {state.kind === "ended" && state.isAtOnce ? <Ended {...props} /> : <Sections {...props} />}
    </div>
  );
}

function Sections(props: AccountProps) {
  useSignals();
  const { model, account, language } = props;
  const state = model.tv().end.state.value;
  // The API's own message has the last day.
  const isSaid = state.kind === "ended" && state.message !== undefined;
  return (
    <>
      <TvSection heading={say.accountHeading()}>
        <dl className="tv-facts">
          <dt>{emailLabel()}</dt>
          <dd>{account.email}</dd>
          <dt>{say.sinceText()}</dt>
          <dd>{shownInstant(account.activated_at, language)?.day ?? account.activated_at}</dd>
        </dl>
        <TvPassword {...props} />
      </TvSection>
      <TvSection heading={say.endHeading()}>
        {state.kind === "idle" && state.isOutdated && <Alert tone="info" title={say.outdatedText()} takesFocus />}
        <div className="tv-end" data-reserved={state.kind !== "idle" || state.isOutdated}>
          <Ended {...props} />
          {account.ends === null
            ? state.kind !== "ended" && <EndOffer {...props} />
            : !isSaid && <p>{say.endsText(formatDate(account.ends, language))}</p>}
        </div>
      </TvSection>
      <EndQuestion {...props} />
    </>
  );
}

/** Draws a group of settings with a heading, in the look that all groups of the customer area have. */
function TvSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="area-section" part="card">
      <div className="area-section-head">
        <h4>{heading}</h4>
      </div>
      {children}
    </section>
  );
}

/** Draws the message that the account has ended, with the link to My products (C-240, C-241). */
function Ended({ model, pathOf }: AccountProps) {
  useSignals();
  const state = model.tv().end.state.value;
  if (state.kind !== "ended") return null;
  return (
    <Alert
      tone="success"
      title={state.message ?? (state.isAtOnce ? say.endedText() : say.endAgreedText())}
      takesFocus
      actions={
        <Part<typeof WayOn>
          name="way-on"
          to="my-products"
          text={viewText("my-products")}
          href={pathOf("my-products")}
          lines={[
            <a key="on" href={pathOf("my-products")}>
              {viewText("my-products")}
            </a>,
          ]}
          onGo={model.toProducts}
        />
      }
    />
  );
}

function EndOffer({ model }: AccountProps) {
  return (
    <div className="area-row">
      <p>{say.endHint()}</p>
      <PartIntent<typeof WayOn> name="way-on">
        <Button variant="secondary" onClick={() => void model.tv().end.ask()}>
          {say.endText()}
        </Button>
      </PartIntent>
    </div>
  );
}

/** Draws the dialog that asks for confirmation before the account ends, and says on which day it would end (C-244, C-245). */
function EndQuestion({ model, area, account, language }: AccountProps) {
  useSignals();
  const { end } = model.tv();
  const state = end.state.value;
  useEffect(() => end.check(account), [end, account]);
  const isChecking = state.kind === "asking" && state.isChecking;
  const { failure, isChanged } = state.kind === "asking" ? state : {};
  const confirm = (): void => void end.confirm(account);
  return (
    <ConfirmationDialog
      open={(state.kind === "asking" || state.kind === "sending") && area.access.value === "open"}
      heading={say.endQuestion()}
      keepText={say.keepText()}
      confirmText={say.endText()}
      busy={isChecking || state.kind === "sending"}
      problem={
        <Outcome>
          {failure ? (
            <FailurePanel failure={failure} onRetry={confirm} takesFocus />
          ) : (
            isChanged && <Alert tone="info" title={changedText()} takesFocus />
          )}
        </Outcome>
      }
      onKeep={end.close}
      onConfirm={confirm}
    >
      {account.would_end_at_once ? say.endsAtOnceText() : say.endsLaterText(formatDate(account.would_end, language))}
    </ConfirmationDialog>
  );
}

import type { ReadonlySignal } from "@preact/signals-core";
import { useSignals } from "@preact/signals-react/runtime";
import type { ReactNode, RefObject } from "react";
import type { Failure } from "#core/services/api/outcome.ts";
import type { IdentityProblem } from "#core/domain/identity/problem.ts";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { continueText, problemText, problemTitle, stopText } from "./identity-page.messages.ts";
import { useArrival } from "#core/features/link-page/link-panel.tsx";
import { somethingWrongText } from "#core/features/link-page/link-panel.messages.ts";
import { RetryWait } from "#core/ui/base/failure-panel.tsx";
import { failureWords } from "#core/ui/base/failure.messages.ts";
import type { SlowNotice } from "#core/services/load/slow-notice.model.ts";

type IdentityStepProps = {
  /** The ref of the page's heading, which can take the focus. */
  target: RefObject<HTMLHeadingElement | null>;
  heading: string;
  intro: string;
  /** The text about the data that the identity app passes on to this site. */
  given: ReactNode;
  /** The real name of the identity app, if the page author provides one. */
  app: string | undefined;
  state: { readonly leaving: boolean; readonly problem?: IdentityProblem };
  model: { leave(): Promise<void>; stay(): void; readonly slowNotice: SlowNotice; readonly hasActed: ReadonlySignal<boolean> };
  /** A button to continue without the identity app, if that is possible. */
  again?: ReactNode;
};

/** Renders the step in which the visitor is identified; its button leads to the identity app. */
export function IdentityStep({ target, heading, intro, given, app, state, model, again }: IdentityStepProps) {
  useSignals();
  const { leaving, problem } = state;
  const isLong = leaving && model.slowNotice.isOver.value;
  useArrival(target, heading, problem ? undefined : model.hasActed.value); // The box of a problem takes the focus itself.
  return (
    <>
      <p>{intro}</p>
      {problem && <IdentityAlert problem={problem} actions={again} />}
      <div className="ui-panel-actions">
        <Button variant={again ? "secondary" : "primary"} icon="arrow" busy={leaving} onClick={() => void model.leave()}>
          {continueText(app)}
        </Button>
        {isLong && (
          <Button variant="quiet" onClick={model.stay}>
            {stopText()}
          </Button>
        )}
      </div>
      <p className="ui-quiet-text">{given}</p>
    </>
  );
}

/** Renders the problem because of which the visitor sees the identity button again. The box takes the focus when it appears. */
function IdentityAlert({ problem, actions }: { problem: IdentityProblem; actions?: ReactNode }) {
  if (problem.kind !== "refused") {
    const { kind } = problem;
    const tone = kind === "cancelled" ? "info" : "warning";
    return <Alert tone={tone} title={problemTitle(kind)} lines={[problemText(kind)]} actions={actions} takesFocus />;
  }
  return <RefusedAlert failure={problem.failure} actions={actions} />;
}

/**
 * Renders a failure of our own API before the identity app opened. The title says that the app did not open, as the visitor sees it
 * (P-140); the actual failure is described beneath.
 */
function RefusedAlert({ failure, actions }: { failure: Failure; actions: ReactNode }) {
  const wordless = somethingWrongText();
  const words = failureWords(failure, wordless);
  const title = failure.message ?? wordless;
  const code = words.code && <small className="ui-quiet-text">{words.code}</small>;
  // The failure's title is shown as a sentence here, so it gets a full stop.
  const lines = [words.title !== title && `${words.title}.`, code];
  const retry = <RetryWait failure={failure}>{actions}</RetryWait>;
  return <Alert tone="warning" title={title} lines={lines.filter(Boolean)} actions={retry} takesFocus />;
}

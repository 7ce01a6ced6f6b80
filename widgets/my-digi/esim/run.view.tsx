import { useSignals } from "@preact/signals-react/runtime";
import { withQuery } from "#core/base/values/page-link.ts";
import { Alert } from "#core/ui/base/alert.tsx";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { Stepper } from "#core/ui/stepper/stepper.tsx";
import { viewText } from "#widgets/my-digi/my-digi.messages.ts";
import { CodeStep } from "./code-step.view.tsx";
import * as say from "./esim.messages.ts";
import { ProfileStep } from "./profile-step.view.tsx";
import type { RunState } from "./run-steps.model.ts";
import { StartStep } from "./start-step.view.tsx";
import type { RunProps, StepProps } from "./step.view.tsx";

const stepOf: Readonly<Record<Exclude<RunState["step"], "refused">, number>> = { start: 0, code: 1, unread: 2, profile: 2 };

/** Draws the current step of the activation. */
export function OneRun(props: RunProps) {
  useSignals();
  const state = props.run.state.value;
  if (state.step === "refused") return <Refused {...props} state={state} />;
  return (
    <div className="esim-run">
      <Stepper steps={say.stepNames()} current={stepOf[state.step]} />
      <section className="area-section" part="card">
        {state.step === "start" && <StartStep {...props} state={state} />}
        {state.step === "code" && <CodeStep {...props} state={state} />}
        {(state.step === "unread" || state.step === "profile") && <ProfileStep {...props} state={state} />}
      </section>
    </div>
  );
}

/** Draws the message that the line has no eSIM to install, with the API's own text where it sent one. */
function Refused({ state: { reason, message }, pathOf, line }: StepProps<"refused">) {
  const isKnown = reason === "sim-card";
  const toLine = withQuery(pathOf("my-products-mobile"), `?phone-nr=${line["phone-nr"]}`);
  return (
    <Alert
      tone={isKnown ? "info" : "warning"}
      title={message ?? (isKnown ? say.simCardText() : say.unknownText())}
      lines={message === undefined ? [isKnown ? say.simCardNote() : say.unknownNote()] : []}
      takesFocus
      actions={
        <ButtonLink variant="secondary" href={isKnown ? toLine : pathOf("my-products")}>
          {isKnown ? say.toLineText() : viewText("my-products")}
        </ButtonLink>
      }
    />
  );
}

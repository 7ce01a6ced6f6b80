import { useState } from "react";
import { DigiForm } from "#core/forms/form/digi-form.tsx";
import { ErrorSummary } from "#core/forms/form/error-summary.tsx";
import { FormAlert } from "#core/forms/form/form-alert.tsx";
import { useDigiForm } from "#core/forms/form/use-digi-form.ts";
import { AnnouncedAlert } from "#core/ui/base/announced-alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { CheckboxField } from "#core/ui/fields/checkbox-field.tsx";
import { choiceMessage } from "#core/ui/radio-group/choice.messages.ts";
import { RadioGroup } from "#core/ui/radio-group/radio-group.tsx";
import { ContactFirst, missingContact } from "./contact-first.view.tsx";
import * as say from "./esim.messages.ts";
import { EsimStartFields } from "./esim.schema.ts";
import { useStepHeading, type StepProps } from "./step.view.tsx";

/**
 * Draws step one: it explains the steps, and asks whether the eSIM is on a phone already. The customer agrees by pressing the button
 * (C-246).
 */
export function StartStep(props: StepProps<"start">) {
  const { run, line, state, pathOf, announcer } = props;
  const { failure, notice } = state;
  const heading = useStepHeading(props);
  const known = line.isInstalled ? "yes" : "";
  const [answer, setAnswer] = useState<unknown>(known);
  const form = useDigiForm({
    struct: EsimStartFields,
    defaultValues: { isEsimInstalled: known },
    announcer,
    failure,
    onValues: ({ isEsimInstalled }) => setAnswer(isEsimInstalled),
    messagesOf: [choiceMessage],
  });
  const labels = { isEsimInstalled: say.installedQuestion(), confirmed: say.confirmLabel() };
  const agree = ({ isEsimInstalled }: EsimStartFields): void => void run.agree(isEsimInstalled === "yes");
  const contactSentence = missingContact(failure);
  return (
    <DigiForm form={form} onValid={agree}>
      <Heading level={4} focusRef={heading}>
        {say.startHeading()}
      </Heading>
      {notice && <AnnouncedAlert tone="info" title={notice.message ?? say.startAgainText()} />}
      <div className="esim-text">
        <p>{say.startText()}</p>
        <p>{say.onceText()}</p>
      </div>
      <RadioGroup
        label={say.installedQuestion()}
        layout="row"
        options={[
          { value: "yes", label: say.yesText() },
          { value: "no", label: say.noText() },
        ]}
        {...form.field("isEsimInstalled")}
      />
      {answer === "yes" && <CheckboxField label={say.confirmLabel()} {...form.check("confirmed")} />}
      <ErrorSummary mistakes={form.mistakes} labels={labels} />
      <Button type="submit" busy={state.isBusy}>
        {say.agreeText()}
      </Button>
      {/* The box of a failure comes late, so that it is below everything that it could move. */}
      {contactSentence !== undefined && <ContactFirst sentence={contactSentence} pathOf={pathOf} />}
      {failure && contactSentence === undefined && (
        <FormAlert failure={failure} labels={labels} onRetry={() => form.handleSubmit(agree)()} />
      )}
    </DigiForm>
  );
}

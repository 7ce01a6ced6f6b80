import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from "react";
import { JobText } from "#core/features/job-text/job-text.tsx";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { CheckboxField } from "#core/ui/fields/checkbox-field.tsx";
import { FieldRow } from "#core/ui/fields/form.tsx";
import { TextField } from "#core/ui/fields/text-field.tsx";
import { fileMessage } from "#core/ui/file-field/file-field.messages.ts";
import { FilesField, FilesProgress } from "#core/ui/files-field/files-field.tsx";
import { sendingFilesText } from "#core/ui/files-field/files-field.messages.ts";
import { countSent } from "#core/ui/files-field/files.rules.ts";
import { focusField } from "#core/forms/form/focus-field.ts";
import { ModelForm, useModelForm } from "#core/forms/form/form-card.tsx";
import { emailLabel, firstNameLabel, lastNameLabel, privacyLink } from "#core/forms/form/forms.messages.ts";
import { StopButton, StoppedNotice } from "#core/forms/sending/sending.tsx";
import { AnnouncedAlert } from "#core/ui/base/announced-alert.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { Success } from "#core/ui/base/success.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import { StructuredData } from "#core/ui/structured-data/structured-data.tsx";
import { numberLocaleOf, type Language } from "#core/base/values/language.ts";
import { nameMaxLength } from "#core/base/values/limits.ts";
import { documentExtensions } from "#core/base/values/upload.ts";
import type { definition } from "./job-application.element.ts";
import * as say from "./job-application.messages.ts";
import type { Model } from "./job-application.model.ts";
import { quarterOf } from "./job-application.rules.ts";
import { JobApplicationFields, mostLetters } from "./job-application.schema.ts";

export function View(props: ViewProps<Model, typeof definition>) {
  useSignals();
  const { model, options, announcer } = props;
  const form = useModelForm({
    model: model.form,
    struct: JobApplicationFields,
    messagesOf: [say.missingFile, fileMessage],
    announcer,
    maxLength: options.maxLength,
  });
  const state = model.form.state.value;
  const returnTo = useFocusOnReturn(form.revision);
  const pressAgain = ({ currentTarget, detail }: MouseEvent): void => {
    // The second click of a double click on the submit button is ignored, because this button has taken its position.
    if (detail > 1) return;
    returnTo(currentTarget.closest(".ui-root"));
    model.methods.reset();
  };
  const posting = model.posting.value;
  if (state.status !== "sent")
    return (
      <Surface announcer={announcer}>
        {posting && <StructuredData data={posting} />}
        {model.hasJobSpace.value && <JobSpace model={model} job={options.job} />}
        <ApplicationForm key={form.revision} {...props} form={form} />
      </Surface>
    );
  return (
    <Surface announcer={announcer} settled>
      <Success message={state.message ?? say.appliedText()} onAgain={pressAgain} againText={say.againText()}>
        {model.sentTo.value && say.sentNextText(model.sentTo.value)}
      </Success>
    </Surface>
  );
}

/**
 * Draws the text of the job that the page names. The prerendered screen has its space in any case, since it is the same for every page; the
 * style sheet shows it where the tag names a job.
 */
function JobSpace({ model, job }: { readonly model: Model; readonly job: string | undefined }) {
  return (
    <div className="job-space" data-shown={job ? true : undefined}>
      <JobText
        loading={model.details}
        isTitled
        unknown={<AnnouncedAlert tone="info" title={say.closedTitle()} line={say.closedText()} />}
      />
    </div>
  );
}

type AskProps = ViewProps<Model, typeof definition> & { form: ReturnType<typeof useModelForm<JobApplicationFields, unknown>> };

function ApplicationForm({ model, options, pathOf, language, form }: AskProps) {
  useSignals();
  const [cv, setCv] = useState<readonly File[]>([]);
  const [letters, setLetters] = useState<readonly File[]>([]);
  const state = model.form.state.value;
  const progress = state.status === "sending" ? (state.progress ?? 0) : undefined;
  const files = [...cv, ...letters];
  const sizes = files.map(({ size }) => size);
  const sent = progress === undefined ? undefined : files.slice(0, countSent(sizes, progress));
  const bind = (name: "upload_cv" | "upload_letter", keep: (files: readonly File[]) => void) => {
    // The field's blur handler is left out, because on blur the form library would read the file input, which contains only the files
    // chosen last.
    const { error, onInput } = form.file(name);
    return {
      name,
      error,
      onInput(change: Parameters<typeof onInput>[0] & { target: { value: readonly File[] } }): void {
        keep(change.target.value);
        onInput(change);
      },
      extensions: documentExtensions,
      language,
      sent,
      onStop: model.sending.stop,
    };
  };
  return (
    <ModelForm
      model={model.form}
      form={form}
      labels={labels()}
      head={
        <>
          <Heading>{options.heading ?? say.headingText()}</Heading>
          <p>{say.introText()}</p>
        </>
      }
      notice={
        progress === undefined ? <StoppedNotice sending={model.sending} /> : <SpokenProgress progress={progress} language={language} />
      }
      submit={say.submitText()}
      renderActions={(button) => (
        <>
          {button}
          <StopButton sending={model.sending} />
        </>
      )}
    >
      <FieldRow>
        <TextField label={firstNameLabel()} autoComplete="given-name" {...form.field("first_name", { max: nameMaxLength })} />
        <TextField label={lastNameLabel()} autoComplete="family-name" {...form.field("last_name", { max: nameMaxLength })} />
      </FieldRow>
      <TextField label={emailLabel()} hint={say.emailHint()} type="email" autoComplete="email" {...form.field("email")} />
      <FilesField label={say.cvLabel()} hint={say.cvHint()} most={1} {...bind("upload_cv", setCv)} />
      <FilesField label={say.letterLabel()} hint={say.letterHint()} most={mostLetters} {...bind("upload_letter", setLetters)} />
      <CheckboxField
        label={
          <>
            {say.agreeBefore()} <a href={pathOf("privacy")}>{privacyLink()}</a>
          </>
        }
        {...form.check("agree")}
      />
    </ModelForm>
  );
}

/** Draws the progress of the upload, and announces each quarter to screen readers. */
function SpokenProgress({ progress, language }: { progress: number; language: Language }) {
  const announcer = useAnnouncer();
  const quarter = quarterOf(progress);
  const tell = useEffectEvent((reached: number): void => {
    announcer.announce(sendingFilesText(new Intl.NumberFormat(numberLocaleOf(language), { style: "percent" }).format(reached / 4)));
  });
  useEffect(() => tell(quarter), [quarter]);
  return <FilesProgress progress={progress} language={language} />;
}

/**
 * Moves focus to the first field of the emptied form, because the pressed button is removed with the confirmation. The returned function
 * takes the surface in which that field is looked up once the form is empty.
 */
function useFocusOnReturn(revision: number): (surface: Element | null) => void {
  const returnsOn = useRef<Element>(null);
  const focusFirst = useEffectEvent((): void => {
    if (returnsOn.current) focusField(returnsOn.current, "first_name");
    returnsOn.current = null;
  });
  useEffect(() => focusFirst(), [revision]);
  return (surface) => void (returnsOn.current = surface);
}

const labels = (): Record<string, string> => ({
  first_name: firstNameLabel(),
  last_name: lastNameLabel(),
  email: emailLabel(),
  upload_cv: say.cvLabel(),
  upload_letter: say.letterLabel(),
  agree: privacyLink(),
});

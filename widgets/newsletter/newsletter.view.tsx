import { useSignals } from "@preact/signals-react/runtime";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { CheckboxField } from "#core/ui/fields/checkbox-field.tsx";
import { FieldRow } from "#core/ui/fields/form.tsx";
import { TextField } from "#core/ui/fields/text-field.tsx";
import { FormCard, useModelForm } from "#core/forms/form/form-card.tsx";
import { emailLabel, firstNameLabel, lastNameLabel, privacyLink } from "#core/forms/form/forms.messages.ts";
import { nameMaxLength } from "#core/base/values/limits.ts";
import type { definition } from "./newsletter.element.ts";
import { againText, agreeBefore, headingText, introText, sentNextText, submitText } from "./newsletter.messages.ts";
import type { Model } from "./newsletter.model.ts";
import { NewsletterFields } from "./newsletter.schema.ts";

export function View({ model, options, announcer, pathOf }: ViewProps<Model, typeof definition>) {
  useSignals();
  const form = useModelForm({ model: model.form, struct: NewsletterFields, announcer, maxLength: options.maxLength });
  return (
    <FormCard
      model={model.form}
      form={form}
      announcer={announcer}
      heading={options.heading ?? headingText()}
      intro={introText()}
      labels={labels()}
      submit={submitText()}
      sent={sentNextText(model.sentTo.value)}
      again={againText()}
      onAgain={model.form.reset}
    >
      <FieldRow>
        <TextField label={firstNameLabel()} autoComplete="given-name" {...form.field("first_name", { max: nameMaxLength })} />
        <TextField label={lastNameLabel()} autoComplete="family-name" {...form.field("last_name", { max: nameMaxLength })} />
      </FieldRow>
      <TextField label={emailLabel()} type="email" autoComplete="email" {...form.field("email")} />
      <CheckboxField
        label={
          <>
            {agreeBefore()} <a href={pathOf("privacy")}>{privacyLink()}</a>
          </>
        }
        {...form.check("agree")}
      />
    </FormCard>
  );
}

const labels = (): Record<string, string> => ({
  first_name: firstNameLabel(),
  last_name: lastNameLabel(),
  email: emailLabel(),
  agree: privacyLink(),
});

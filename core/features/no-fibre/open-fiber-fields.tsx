/** The fields for a visitor who wants a message when fibre arrives (P-058). */
import type { OpenFiberFields as Fields } from "#core/domain/leads/open-fiber.schema.ts";
import { FieldRow } from "#core/ui/fields/form.tsx";
import { TextField } from "#core/ui/fields/text-field.tsx";
import type { useModelForm } from "#core/forms/form/form-card.tsx";
import { emailLabel, firstNameLabel, lastNameLabel, privacyLink } from "#core/forms/form/forms.messages.ts";
import { nameMaxLength } from "#core/base/values/limits.ts";
import { openFiberPrivacy } from "./open-fiber.messages.ts";

type OpenFiberFieldsProps = {
  form: Pick<ReturnType<typeof useModelForm<Fields, unknown>>, "field">;
  /** The address of the privacy page. */
  privacy: string;
};

export const OpenFiberFields = ({ form, privacy }: OpenFiberFieldsProps) => (
  <>
    <FieldRow>
      <TextField label={firstNameLabel()} autoComplete="given-name" {...form.field("first_name", { max: nameMaxLength })} />
      <TextField label={lastNameLabel()} autoComplete="family-name" {...form.field("last_name", { max: nameMaxLength })} />
    </FieldRow>
    <TextField label={emailLabel()} type="email" autoComplete="email" {...form.field("email")} />
    <p className="ui-quiet-text">
      {openFiberPrivacy()} <a href={privacy}>{privacyLink()}</a>
    </p>
  </>
);

/** Returns the label of each field by its name, in the order in which the fields are rendered. */
export const openFiberLabels = (): Record<string, string> => ({
  first_name: firstNameLabel(),
  last_name: lastNameLabel(),
  email: emailLabel(),
});

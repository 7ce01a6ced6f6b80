import { PasswordField } from "#core/forms/light-dom/password-field.tsx";
import type { useReveal } from "#core/forms/light-dom/password-reveal.tsx";
import type { useDigiForm } from "#core/forms/form/use-digi-form.ts";
import { hintsText, repeatPasswordLabel } from "#core/forms/new-password/new-password.messages.ts";
import { PasswordHints } from "#core/forms/new-password/password-hints.tsx";
import type { TvPasswordFields } from "./tv-passwords.schema.ts";

type NewPasswordProps = {
  readonly label: string;
  /** The text in the first field, for the live hints. */
  readonly typed: string;
  readonly reveal: ReturnType<typeof useReveal>;
  readonly field: ReturnType<typeof useDigiForm<TvPasswordFields>>["field"];
};

/** Draws the fields for a new password and its repetition, with the live hints. Browsers offer a new password in both. */
export const NewPasswordFields = ({ label, typed, reveal, field }: NewPasswordProps) => (
  <>
    <PasswordField label={label} note={hintsText()} autoComplete="new-password" reveal={reveal} {...field("password")}>
      <PasswordHints password={typed} />
    </PasswordField>
    <PasswordField label={repeatPasswordLabel()} autoComplete="new-password" reveal={reveal} {...field("password-repeat")} />
  </>
);

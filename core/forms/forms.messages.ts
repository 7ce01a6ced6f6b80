/** What is said about fields and about forms that could not be sent. */
import { msg, str } from "@lit/localize";
import type { CaptchaState } from "#core/captcha/captcha.model.ts";
import type { FieldCode } from "#core/values/field-codes.ts";

/** What is wrong with a field that nearly every form has. `max` is the limit that a too long text went over. */
export function fieldMessage(code: FieldCode, { max }: { max?: number | undefined } = {}): string {
  switch (code) {
    case "required":
      return msg("This field is required");
    case "consent.required":
      return msg("Please tick this box to continue");
    case "name.characters":
      return msg("Use only letters, spaces, hyphens and apostrophes");
    case "text.too-long":
      return max === undefined ? msg("This text is too long") : msg(str`Use at most ${max} characters`);
    case "email.format":
      return msg("Enter an email address like name@example.be");
  }
}

export const errorCountText = (count: number): string =>
  count === 1 ? msg("1 field needs your attention") : msg(str`${count} fields need your attention`);

/** Above the lines of a refusal that names fields (P-288). */
export const invalidFieldsTitle = (): string => msg("Please check what you filled in");
export const successText = (): string => msg("Success!"); // P-292

export function captchaText(kind: CaptchaState["kind"]): string {
  switch (kind) {
    case "idle":
      return msg("A short security check runs by itself when you fill in this form.");
    case "waiting":
      return msg("Please tick the box: it tells that you are not a robot.");
    case "working":
      return msg("Running the security check…");
    case "verified":
      return msg("Security check done.");
    case "failed":
      return msg("The security check did not succeed.");
    case "insecure":
      return msg("The security check needs a secure page (https).");
  }
}

export const confirmAgainText = (): string => msg("Please confirm again");

/** Why the submit button is disabled (P-019); undefined where the captcha is not the reason. */
export function captchaReason(kind: CaptchaState["kind"]): string | undefined {
  switch (kind) {
    case "idle":
      return msg("Fill in a field first: the security check then starts by itself.");
    case "working":
      return msg("One moment: the security check is still running.");
    case "failed":
      return confirmAgainText();
    case "waiting":
    case "insecure":
      return captchaText(kind);
    case "verified":
      return undefined;
  }
}

/** Labels of the fields that several forms share; a form's own words stand in its room. */
export const firstNameLabel = (): string => msg("First name");
export const lastNameLabel = (): string => msg("Last name");
export const emailLabel = (): string => msg("Email address");
export const phoneLabel = (): string => msg("Phone number");
/** The link inside a consent. */
export const privacyLink = (): string => msg("privacy policy");

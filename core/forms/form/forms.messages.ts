/** The texts about fields, and about forms that could not be sent. */
import { msg, str } from "@lit/localize";
import type { CaptchaState } from "#core/services/captcha/captcha.model.ts";
import type { FailureFacts } from "#core/base/errors/failure-cause.ts";
import { failureWords } from "#core/ui/base/failure.messages.ts";
import type { FieldCode } from "#core/base/values/field-codes.ts";

type Fault = {
  /** The name of the field, because the fields of nearly every form have a text of their own where they are empty. */
  name?: string;
  /** The maximum length that a too long text exceeds. */
  max?: number | undefined;
};

/** Returns the error message for a code that nearly every form has. */
export function fieldMessage(code: FieldCode, { name, max }: Fault = {}): string {
  switch (code) {
    case "required":
      return missingMessage(name);
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

function missingMessage(name: string | undefined): string {
  switch (name) {
    case "first_name":
      return msg("Enter your first name");
    case "last_name":
      return msg("Enter your last name");
    case "email":
    case "username":
      return msg("Enter your email address");
    case "password":
      return msg("Enter your password");
    default:
      return msg("This field is required");
  }
}

export const errorCountText = (count: number): string =>
  count === 1 ? msg("1 field needs your attention") : msg(str`${count} fields need your attention`);

/** The title above the list of a refusal's messages about fields (P-288). */
export const invalidFieldsTitle = (): string => msg("Please check your details");
/** Returns the line of one field in a refusal's list (P-288). */
export const fieldLine = (label: string, message: string): string => msg(str`${label}: ${message}`);
export const successText = (): string => msg("Success!"); // The specification prescribes this text as the default (P-292).

export function captchaText(state: CaptchaState): string {
  switch (state.kind) {
    case "idle":
    case "working":
      return captchaIdleText();
    case "waiting":
      return msg("Please tick the box to show that you are not a robot.");
    case "verified":
      return msg("Security check done.");
    case "failed":
      return captchaFailedText(state.failure);
    case "insecure":
      return msg("The security check needs a secure page (https).");
  }
}

export const captchaIdleText = (): string => msg("Automatic security check");

/**
 * Returns the text of a failed captcha, which says what the visitor can do. The technical cause is reported to the page's author instead.
 */
function captchaFailedText({ code, httpStatus = 0 }: FailureFacts): string {
  const failed = msg("The security check did not succeed.");
  const wordless = code === "captcha.failed" ? failed : msg("Please contact us in another way");
  // The server's own message is left out: it answers a request of the captcha, which the visitor did not make.
  const { title } = failureWords({ code, httpStatus }, wordless);
  return title === failed ? failed : `${failed} ${title}.`;
}

/** Returns the text for a visitor who presses the submit button before the captcha is verified. */
export const captchaWaitText = (state: CaptchaState): string =>
  state.kind === "working" ? msg("One moment: the security check is still running.") : captchaText(state);

export const confirmAgainText = (): string => msg("Please confirm again");

/** The labels of the fields that several forms share. Labels of a single form are in its widget. */
export const firstNameLabel = (): string => msg("First name");
export const lastNameLabel = (): string => msg("Last name");
export const emailLabel = (): string => msg("Email address");
export const phoneLabel = (): string => msg("Phone number");
/** The text of the link to the privacy page inside a consent. */
export const privacyLink = (): string => msg("privacy policy");

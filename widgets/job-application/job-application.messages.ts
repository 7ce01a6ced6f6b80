import { msg, str } from "@lit/localize";

export const headingText = (): string => msg("Apply for this job");
export const closedTitle = (): string => msg("This job is no longer open");
export const closedText = (): string => msg("You can still send us your application with this form.");
export const introText = (): string => msg("Only our recruiters read what you send.");
export const emailHint = (): string => msg("We’ll reply to this address");
export const cvLabel = (): string => msg("CV");
export const cvHint = (): string => msg("One PDF or Word file, up to 5\u00a0MB");
export const letterLabel = (): string => msg("Cover letter");
export const letterHint = (): string => msg("At most 10 PDF or Word files, up to 5\u00a0MB each");
/** Returns the message for a missing file, which only this form has; undefined for other codes and fields. */
export function missingFile(code: unknown, name: string): string | undefined {
  if (code !== "required") return undefined;
  if (name === "upload_cv") return msg("Add your CV");
  return name === "upload_letter" ? msg("Add a cover letter") : undefined;
}
/** The beginning of the consent's label. A link to the privacy page follows. */
export const agreeBefore = (): string => msg("You may use my details to handle my application. I accept the");
export const submitText = (): string => msg("Send my application");
export const appliedText = (): string => msg("Job apply successful!"); // The confirmation's wording is given by P-280.
export const sentNextText = (email: string): string => msg(str`We’ll reply to ${email}.`);
export const againText = (): string => msg("Send another application");

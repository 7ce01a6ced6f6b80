import { msg } from "@lit/localize";
import type { LegalForm } from "#core/base/values/legal-form.ts";

/** Returns the name of a legal form (C-181…C-183, decisions §2). */
export function legalFormText(form: LegalForm): string {
  switch (form) {
    case "private-limited":
      return msg("limited liability company");
    case "public-limited":
      return msg("public limited company");
    case "cooperative":
      return msg("cooperative");
    case "simple-partnership":
      return msg("simple partnership");
    case "general-partnership":
      return msg("general partnership");
    case "limited-partnership":
      return msg("limited partnership");
    case "individual-enterprise":
      return msg("individual enterprise");
    case "non-profit":
      return msg("non-profit");
    case "international-non-profit":
      return msg("international non-profit");
  }
}

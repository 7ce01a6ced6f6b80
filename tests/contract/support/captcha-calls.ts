/**
 * The ids of the calls that need a captcha (P-021): those of all public forms, and the login after too many failures. `npm run new` adds
 * the calls of the forms that it generates.
 */
export const captchaCalls: readonly string[] = [
  "account.itsme-signup",
  "account.resend-activation",
  "address.infrastructure",
  "auth.lost-password",
  "auth.recover-password",
  "forms.callback",
  "forms.contact",
  "forms.job-application",
  "forms.open-fiber",
  "forms.subscribe",
  "oauth2.token",
];

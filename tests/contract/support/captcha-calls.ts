/** Ids of the calls that take a captcha (P-021): every public form's, and a login's that failed too often. `npm run new` adds what it makes. */
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

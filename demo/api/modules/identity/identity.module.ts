/**
 * This module serves sign-up and change of email address with the identity app, and the address to which the app sends the visitor back.
 */
import { apiModule } from "#demo/api/routing/module.ts";
import { authUrl } from "./auth-url.ts";
import { callback } from "./callback.ts";
import { confirmEmailChange, validateEmailChange } from "./email-change.ts";
import { signUp, validateSignUp } from "./sign-up.ts";
import { registerReturn } from "./return.ts";

export const identityModule = apiModule("identity", {
  routes: [authUrl, callback, validateSignUp, signUp, validateEmailChange, confirmEmailChange],
  pages: registerReturn,
});

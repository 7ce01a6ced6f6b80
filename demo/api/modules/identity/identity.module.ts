import type { AnyRoute } from "#demo/api/routing/register.ts";
import { authUrl } from "./auth-url.ts";
import { callback } from "./callback.ts";
import { confirmEmailChange, validateEmailChange } from "./email-change.ts";
import { signUp, validateSignUp } from "./sign-up.ts";

export const identityRoutes: readonly AnyRoute[] = [authUrl, callback, validateSignUp, signUp, validateEmailChange, confirmEmailChange];

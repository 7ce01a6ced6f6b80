/** This module serves sign-in, activation and recovery of accounts, and changes of their email addresses. */
import { apiModule } from "#demo/api/routing/module.ts";
import { activationRoutes } from "./activation.ts";
import { myAccountRoutes } from "./my-account.ts";
import { oauth2Routes } from "./oauth2.ts";
import { recoveryRoutes } from "./recovery.ts";

export const accountModule = apiModule("account", {
  routes: [...oauth2Routes, ...activationRoutes, ...recoveryRoutes, ...myAccountRoutes],
});

import type { AnyRoute } from "#demo/api/routing/register.ts";
import { activationRoutes } from "./activation.ts";
import { myAccountRoutes } from "./my-account.ts";
import { oauth2Routes } from "./oauth2.ts";
import { recoveryRoutes } from "./recovery.ts";

export const accountRoutes: readonly AnyRoute[] = [...oauth2Routes, ...activationRoutes, ...recoveryRoutes, ...myAccountRoutes];

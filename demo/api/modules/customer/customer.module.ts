import type { AnyRoute } from "#demo/api/routing/register.ts";
import { customerAccountRoutes } from "./account.ts";
import { changePassword } from "./change-password.ts";
import { myProductsRoutes } from "./my-products.ts";
import { changeMethod } from "./payment-method.ts";

export const customerRoutes: readonly AnyRoute[] = [...customerAccountRoutes, changePassword, ...myProductsRoutes, changeMethod];

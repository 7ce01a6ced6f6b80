/** This module serves the customer area: the customer's details, products, password and payment method. */
import { apiModule } from "#demo/api/routing/module.ts";
import { customerAccountRoutes } from "./account.ts";
import { changePassword } from "./change-password.ts";
import { changeBoosters } from "./booster.ts";
import { buyData } from "./data-option.ts";
import { digiTvRoutes } from "./digi-tv.ts";
import { esimRoutes } from "./esim.ts";
import { ownAddresses } from "./install-addresses.ts";
import { myProductsRoutes } from "./my-products.ts";
import { changeMethod } from "./payment-method.ts";
import { planRoutes } from "./plans.ts";
import { productChangeRoutes } from "./product-changes.ts";
import { productPage } from "./product-page.ts";
import { tvOptionRoutes } from "./tv-option.ts";

export const customerModule = apiModule("customer", {
  routes: [
    ...customerAccountRoutes,
    changePassword,
    ...myProductsRoutes,
    productPage,
    ...productChangeRoutes,
    changeBoosters,
    ...planRoutes,
    changeMethod,
    buyData,
    ...tvOptionRoutes,
    ...digiTvRoutes,
    ...esimRoutes,
    ownAddresses,
  ],
});

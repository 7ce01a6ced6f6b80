/** The texts of the choice of a package in the customer area. */
import { msg, str } from "@lit/localize";
import type { PackageNeed } from "#core/domain/customer/product-lists.schema.ts";
import type { OrderedKind } from "./product-order.rules.ts";

export const chooseHeading = (kind: OrderedKind): string =>
  ({
    internet: () => msg("Choose your internet speed"),
    landline: () => msg("Choose your landline"),
    tv: () => msg("Choose your TV package"),
  })[kind]();
export const missingPackageText = (): string => msg("Please select your package"); // The specification prescribes this text (C-328).

export const needText = (need: PackageNeed): string =>
  need === "internet" ? msg("Choose an internet subscription first") : msg("Choose an internet subscription or a mobile plan first");
export const addInternetText = (): string => msg("Add internet");
export const addMobileText = (): string => msg("Add a mobile plan");

export const noOffersText = (kind: OrderedKind, address: string): string =>
  ({
    internet: () => msg(str`There is no internet from digi at ${address} yet.`),
    landline: () => msg(str`There is no landline from digi at ${address} yet.`),
    tv: () => msg(str`There is no TV from digi at ${address} yet.`),
  })[kind]();
export const noOffersNote = (): string => msg("We can call you, and look for what is possible there.");
export const callMeText = (): string => msg("Call me back");

import { msg, str } from "@lit/localize";
import type { OwnProduct, ProductKind } from "#core/domain/customer/products.contract.ts";

export const clientIdText = (id: string): string => msg(str`Customer number ${id}`);

export function kindText(kind: ProductKind): string {
  switch (kind) {
    case "mobile":
      return msg("Mobile");
    case "internet":
      return msg("Internet");
    case "tv":
      return msg("TV");
    case "landline":
      return msg("Landline");
    case "online":
      return msg("Online services");
  }
}

export function addText(kind: Exclude<ProductKind, "online">): string {
  switch (kind) {
    case "mobile":
      return msg("Add a mobile plan");
    case "internet":
      return msg("Add internet");
    case "tv":
      return msg("Add TV");
    case "landline":
      return msg("Add a landline");
  }
}

export const changeText = (): string => msg("Change Plan");
export const noneText = (): string => msg("You have none yet.");
/** The text for an empty list of products, where the filters above the list exclude all products. */
export const noneHereText = (): string => msg("None for what you chose above.");
export const comingSoonText = (): string => msg("Coming soon");

export function stateText({ status }: Pick<OwnProduct, "status">): string {
  switch (status) {
    case "active":
      return msg("Active");
    case "ordered":
      return msg("Ordered");
    case "activating":
      return msg("Being activated");
    case "ending":
      return msg("Ending");
  }
}
export const startsText = (day: string): string => msg(str`Starts on ${day}`);
export const endsText = (day: string): string => msg(str`Until ${day}`);

export const comparisonText = (): string => msg("Compare the tariffs of all operators");
export const contactText = (): string => msg("Contact Us");

import { msg, str } from "@lit/localize";
import type { CustomerAccount } from "#core/domain/customer/account.contract.ts";
import type { Tab } from "./account.rules.ts";

export const headingText = (): string => msg("Account");

export const profileHeading = (): string => msg("Profile");
export const customerNumberLabel = (): string => msg("Customer number");
export const loginEmailLabel = (): string => msg("Email for login");
export const statusLabel = (): string => msg("Status");
export const endLabel = (): string => msg("End date");
export const noEndText = (): string => msg("No end date: you can leave whenever you like");
export const servicesLabel = (): string => msg("Services");
export const noServicesText = (): string => msg("None yet");
export const logOutText = (): string => msg("Log out");

export function statusText(status: CustomerAccount["status"]): string {
  switch (status) {
    case "new":
      return msg("Nothing ordered yet");
    case "ordered":
      return msg("Ordered, not active yet");
    case "active":
      return msg("Active");
    case "ended":
      return msg("Ended");
  }
}

export function serviceText(service: CustomerAccount["services"][number]): string {
  switch (service) {
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

export const tabsLabel = (): string => msg("Parts of your account");
export function tabText(tab: Tab): string {
  switch (tab) {
    case "section_personal_info":
      return msg("Personal details");
    case "section_contact_info":
      return msg("Contact details");
    case "section_contracts":
      return msg("Contracts");
  }
}

export const personalHeading = (): string => msg("About you");
export const nameLabel = (): string => msg("Name");
export const switchNumberLabel = (): string => msg("Easy Switch number");
export const switchNumberHint = (): string => msg("Another operator asks for it, with your customer number, if you want to move there.");
export const simNumberLabel = (): string => msg("SIM card number");

export const changePaymentText = (): string => msg("Change it under Invoices");

export const loginHeading = (): string => msg("How you log in");
export const passwordLabel = (): string => msg("Password");
/** The hidden text that screen readers read after the visible word 'Change', because only the row shows what is changed. */
export const passwordOfChangeText = (): string => msg("password");
export const passwordDotsText = (): string => msg("Not shown");

export const contactHeading = (): string => msg("How we reach you");
export const phoneLabel = (): string => msg("Phone number");
export const noneText = (): string => msg("None");
export const invoiceEmailLabel = (): string => msg("Email for invoices");
export const emailHint = (): string => msg("We’ll send a link there. The address changes once you open it.");
export const linkSentText = (email: string): string => msg(str`We’ve sent a link to ${email}. The address changes once you open it.`);
export const addressesHeading = (): string => msg("Where your products are");
export const noAddressText = (): string => msg("You have no product at an address.");

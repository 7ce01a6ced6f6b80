/** The rules for the layout and the texts of the account (C-077, C-078). Pure. */
import type { CustomerAccount } from "#core/domain/customer/account.contract.ts";
import { phonePrefix } from "#core/base/values/limits.ts";
import { shownPhone } from "#core/base/values/shown-phone.ts";

/** The tabs of the account (C-078), with the names that the page's address uses for them. */
export const tabs = ["section_personal_info", "section_contact_info", "section_contracts"] as const;
export type Tab = (typeof tabs)[number];

export type DeviceSession = CustomerAccount["sessions"][number];
export type Contract = CustomerAccount["contracts"][number];

/** Returns the sessions with the session of this device first. The others stay sorted by last use, the latest first. */
export const ownFirst = (sessions: readonly DeviceSession[]): readonly DeviceSession[] =>
  sessions.toSorted((one, other) => Number(other.current) - Number(one.current));

/** Returns a phone number in the form in which it is typed after the prefix, which the field already shows. */
export const typedPhone = (digits: string): string => shownPhone(digits).slice(phonePrefix.length).replaceAll("\u00a0", " ").trim();

/** How the account is laid out and read (C-077, C-078). Pure. */
import type { CustomerAccount } from "#core/domain/customer/account.contract.ts";
import { brusselsTimeAt } from "#core/base/values/brussels-time.ts";
import { clockText } from "#core/base/values/clock-text.ts";
import { formatDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { phonePrefix } from "#core/base/values/limits.ts";
import { shownPhone } from "#core/base/values/shown-phone.ts";

/** C-078, by the names that the address has for them. */
export const tabs = ["section_personal_info", "section_contact_info", "section_contracts"] as const;
export type Tab = (typeof tabs)[number];

export type DeviceSession = CustomerAccount["sessions"][number];
export type Contract = CustomerAccount["contracts"][number];

/** The one that asks first; the others as they come, the one last used first. */
export const ownFirst = (sessions: readonly DeviceSession[]): readonly DeviceSession[] =>
  sessions.toSorted((one, other) => Number(other.current) - Number(one.current));

/** A day and a time as Brussels had it; undefined where the text is no instant. */
export function shownInstant(instant: string, language: Language): { readonly day: string; readonly time: string } | undefined {
  const instantMs = new Date(instant).getTime();
  if (Number.isNaN(instantMs)) return undefined;
  const { date, time } = brusselsTimeAt(instantMs);
  return { day: formatDate(date, language), time: clockText(time, language) };
}

/** As it is typed behind the prefix that stands there already. */
export const typedPhone = (digits: string): string => shownPhone(digits).slice(phonePrefix.length).replaceAll("\u00a0", " ").trim();

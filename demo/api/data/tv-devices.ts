/** This module has the devices on which the demo registers Digi TV accounts (decisions §13). */
import { addDays, type CalendarDate } from "#core/base/values/dates.ts";

type Device = { readonly manufacturer: string; readonly model: string; readonly registeredOn: CalendarDate };

/** Returns the devices of an account that is activated in the demo. */
export const demoDevices = (today: CalendarDate): readonly Device[] => [
  { manufacturer: "Samsung", model: "Galaxy Tab S9", registeredOn: today },
  { manufacturer: "Apple", model: "iPhone 15", registeredOn: today },
];

/** Returns the three devices of the demo customer's account in Brussels. */
export const sampleDevices = (activatedOn: CalendarDate): readonly Device[] => [
  { manufacturer: "Samsung", model: "QE55Q60", registeredOn: activatedOn },
  { manufacturer: "Apple", model: "iPad Air", registeredOn: addDays(activatedOn, 190) },
  { manufacturer: "Google", model: "Pixel 8", registeredOn: addDays(activatedOn, 400) },
];

/** On which days a technician can come (C-157, C-369, decisions §8, §12). */
import { enums, object, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { calendarDate } from "#core/base/values/dates.ts";
import { slotIntervals } from "./installation.schema.ts";

/** Intervals that are free, the earliest first. Never empty. */
const InstallDay = type({ date: calendarDate(), intervals: list(type({ intervalValue: enums(slotIntervals) }), slotIntervals.length) });
export type InstallDay = Infer<typeof InstallDay>;

/**
 * The days that are free now, the earliest first; an empty list: no slot at that address. It lists the days before the end of the
 * withdrawal period too, which are for orders with the express request alone (decisions §14). Asked again, it is answered anew: a place
 * may be taken at any moment.
 */
export const installIntervals = endpoint({
  method: "GET",
  path: "/bundle-configurator/install-interval/{fttbAddressId}",
  encoding: "none",
  reusable: false,
  answer: type({ data: list(InstallDay, 366) }),
  spec: {
    id: "bundle.install-intervals",
    summary: "Days and hours at which a technician can come to an address",
    query: object({ fttbAddressId: string(), lang: string() }),
    codes: ["not_found"],
  },
});

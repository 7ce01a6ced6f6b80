/** The days on which a technician can come (C-157, C-369, decisions §8, §12). */
import { enums, object, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { calendarDate } from "#core/base/values/dates.ts";
import { slotIntervals } from "./installation.schema.ts";

/** A day with its free intervals, the earliest first. `intervals` is never empty. */
const InstallDay = type({ date: calendarDate(), intervals: list(type({ intervalValue: enums(slotIntervals) }), slotIntervals.length) });
export type InstallDay = Infer<typeof InstallDay>;

/**
 * Lists the days that are free now, the earliest first; an empty list: there is no slot at that address. The list also has the days before
 * the end of the withdrawal period, which are only for orders with the express request (decisions §14). The response is never reused,
 * because a slot may be taken at any moment.
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

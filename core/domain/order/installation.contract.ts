/** The call for the days on which a technician can come (C-157, C-369, decisions §8, §12). */
import { enums, object, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { calendarDate } from "#core/base/values/dates.ts";
import { slotIntervals } from "./installation.schema.ts";

/** A day with its free intervals, the earliest first. `intervals` is never empty. */
const InstallDay = type({ date: calendarDate(), intervals: list(type({ intervalValue: enums(slotIntervals) }), slotIntervals.length) });
export type InstallDay = Infer<typeof InstallDay>;

/**
 * Lists the free days, the earliest first; the list is empty where the address has no free slot. Days before the end of the withdrawal
 * period are included, for orders with the express request to begin early (decisions §14). The response is never reused, because a slot may
 * be taken at any moment.
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

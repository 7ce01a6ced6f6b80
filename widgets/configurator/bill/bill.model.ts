import { createModel, signal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { part } from "./bill.part.ts";

export type Model = InstanceType<typeof Model>;

/** The model of the example bills. The example starts on today's date in Brussels, the time zone of the provider. */
export const Model = createModel((ports: PortsOf<typeof part>) => ({ startDate: signal(todayInBrussels(ports.clock.now())) }));

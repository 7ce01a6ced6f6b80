import { computed, createModel } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { part } from "./complete-profile.part.ts";

export type Model = InstanceType<typeof Model>;

/** The model of the step holds the current day in Brussels, from which the visitor's age is calculated. */
export const Model = createModel((ports: PortsOf<typeof part>) => ({ today: computed(() => todayInBrussels(ports.clock.now())) }));

import { createModel, type ReadonlySignal } from "@preact/signals-core";
import { createDeviceSearch, type DeviceChoice } from "#core/features/device-search/device-search.model.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { part } from "./device.part.ts";

export type Model = InstanceType<typeof Model>;

/** The model of the search for the model of the phone on which an eSIM is to be installed. */
export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<DeviceChoice>) => createDeviceSearch(ports, given));

import { DeviceSearch } from "#core/features/device-search/device-search.tsx";
import type { DeviceFieldProps } from "#core/features/line-fields/line-fields.tsx";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import type { Model } from "./device.model.ts";
import type { part } from "./device.part.ts";

type DeviceProps = PartViewProps<Model, typeof part> & DeviceFieldProps;

/**
 * Draws the search for the model of the phone on which an eSIM is to be installed. It is a part of its own, because a physical SIM needs
 * none.
 */
export const View = ({ model, label, error }: DeviceProps) => <DeviceSearch model={model} label={label} error={error} />;

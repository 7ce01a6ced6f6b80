import { useSignals } from "@preact/signals-react/runtime";
import { Combobox } from "#core/ui/combobox/combobox.tsx";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { Loaded } from "#core/ui/loaded/loaded.tsx";
import { deviceSearchMinLength } from "#core/base/values/limits.ts";
import { deviceHint } from "./device.messages.ts";
import type { Model } from "./device.model.ts";
import type { part } from "./device.part.ts";

type DeviceProps = PartViewProps<Model, typeof part> & {
  /** The label that the form gives to the field. */
  readonly label: string;
  /** The error that the form shows about the choice. */
  readonly error: string | undefined;
  readonly chosen: string;
  readonly onChoose: (slug: string) => void;
};

export function View({ model, label, error }: DeviceProps) {
  useSignals();
  return (
    <Loaded loading={model.devices} shape={["field"]}>
      {() => (
        <Combobox
          label={label}
          hint={deviceHint()}
          error={error}
          name="device"
          value={model.text.value}
          onQueryChange={model.type}
          onSelect={model.choose}
          items={model.found.value}
          itemToString={({ label }) => label}
          itemToKey={({ value }) => value}
          chosen={model.chosen.value !== undefined}
          minLength={deviceSearchMinLength}
        />
      )}
    </Loaded>
  );
}

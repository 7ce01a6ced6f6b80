import { useSignals } from "@preact/signals-react/runtime";
import { Combobox } from "#core/ui/combobox/combobox.tsx";
import { Loaded } from "#core/ui/loaded/loaded.tsx";
import { deviceSearchMinLength } from "#core/base/values/limits.ts";
import { deviceHint } from "./device-search.messages.ts";
import type { DeviceSearchModel } from "./device-search.model.ts";

type DeviceSearchProps = {
  readonly model: DeviceSearchModel;
  /** The label that the form gives to the field. */
  readonly label: string;
  /** The error that the form shows about the choice. */
  readonly error: string | undefined;
};

/** Renders the search for a phone model. It is in a folder apart from the line's questions, because only an eSIM needs it. */
export function DeviceSearch({ model, label, error }: DeviceSearchProps) {
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

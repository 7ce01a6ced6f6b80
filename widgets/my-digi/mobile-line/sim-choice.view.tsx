import { useEffect, useRef } from "react";
import { esimOption, LineSim, simOption, type DeviceFieldProps } from "#core/features/line-fields/line-fields.tsx";
import { Part } from "#core/runtime/part/part.tsx";
import type { View as Device } from "#widgets/my-digi/device/device.view.tsx";
import type { Model } from "./mobile-line.model.ts";
import type { MobileForm } from "./mobile-form.view.tsx";
import { SimWay } from "./sim-way.view.tsx";

/**
 * Draws the choice between an eSIM, which is the first option here, and a SIM card. Each option says how the SIM reaches the customer
 * (C-251, C-252).
 */
export function SimChoice({ model, line }: { readonly model: Model; readonly line: MobileForm }) {
  const { sim_card: sim } = line.answers;
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(sim);
  useEffect(() => {
    const isChosenNow = sim === "esim" && before.current !== "esim";
    before.current = sim;
    // On a phone the search for the device is below the window; the focus stays at the choice (C-253).
    const behavior = isChosenNow ? model.scrollToDevice() : undefined;
    if (behavior) box.current?.querySelector(".mobile-line-device")?.scrollIntoView({ behavior });
  }, [model, sim]);
  return (
    <div className="mobile-line" ref={box}>
      <LineSim line={line} options={[esimOption(), simOption()]} renderDevice={drawDevice} />
      {sim !== "" && <SimWay isEsim={sim === "esim"} />}
    </div>
  );
}

const drawDevice = (field: DeviceFieldProps) => (
  <div className="mobile-line-device">
    <Part<typeof Device> name="device" {...field} />
  </div>
);

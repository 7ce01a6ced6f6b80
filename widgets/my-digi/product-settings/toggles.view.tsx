import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useEffectEvent, useRef } from "react";
import type { SettingToggle } from "#core/domain/customer/product-page.contract.ts";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { Toggle } from "#core/ui/toggle/toggle.tsx";
import { phaseOf, useKeptHeight } from "#core/ui/outcome/kept-height.ts";
import { Outcome } from "#core/ui/outcome/outcome.tsx";
import { formatDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import type { Changes } from "./product-settings.model.ts";
import * as say from "./settings.messages.ts";
import { hasChangedNothing } from "./settings.rules.ts";
import type { SwitchState } from "./toggles.model.ts";

type ToggleProps = { readonly changes: Pick<Changes, "toggles">; readonly language: Language; readonly toggle: SettingToggle };

/** Draws the switch of a service (C-110, C-112). It changes at once with the press, and changes back where the API refuses the change. */
export function ServiceToggle({ changes, language, toggle }: ToggleProps) {
  useSignals();
  const { name, label, text, on, since } = toggle;
  const state = changes.toggles.states.value[name];
  const change = (isOn: boolean): void => void changes.toggles.change(name, isOn);
  const isSwitching = state?.kind === "switching";
  const box = useRef<HTMLDivElement>(null);
  useKeptHeight(box, () => phaseOf(changes.toggles.states.value[name]?.kind ?? "idle"), ".ui-outcome");
  return (
    <div className="setting-toggle" ref={box}>
      <Toggle
        label={label}
        hint={since === undefined || !on ? text : `${text} ${say.sinceText(formatDate(since, language))}.`}
        isOn={isSwitching ? state.isOn : on}
        busy={isSwitching}
        onToggle={change}
      />
      <Outcome>
        {state?.kind === "failed" && (
          <FailurePanel failure={state.failure} lines={[unchangedText(state, on)]} onRetry={() => change(state.isOn)} />
        )}
        {state?.kind === "switched" && <SwitchedNote label={label} state={state} />}
      </Outcome>
    </div>
  );
}

function unchangedText({ failure }: Extract<SwitchState, { kind: "failed" }>, isOn: boolean): string {
  if (!hasChangedNothing(failure)) return say.unknownChangeText();
  return isOn ? say.stillOnText() : say.stillOffText();
}

function SwitchedNote({ label, state }: { readonly label: string; readonly state: Extract<SwitchState, { kind: "switched" }> }) {
  const announcer = useAnnouncer();
  const text = state.message ?? (state.isOn ? say.onNowText(label) : say.offNowText(label));
  const announce = useEffectEvent((): void => announcer.announce(text));
  useEffect(() => announce(), [state]);
  return (
    <p className="area-done">
      <Icon name="check" />
      {text}
    </p>
  );
}

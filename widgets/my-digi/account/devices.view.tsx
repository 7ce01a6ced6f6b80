import { useComputed, useSignals } from "@preact/signals-react/runtime";
import { memo, useEffect, useEffectEvent, useRef } from "react";
import { SettingRow, SettingRows } from "#core/forms/inline-edit/setting-row.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import type { Language } from "#core/base/values/language.ts";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import { shownInstant } from "#widgets/my-digi/shown-instant.rules.ts";
import { ownFirst, type DeviceSession } from "./account.rules.ts";
import type { Devices as DevicesModel } from "./devices.model.ts";
import { isFocusNowhere } from "#core/ui/fields/focus-nowhere.ts";
import * as say from "./devices.messages.ts";

type DevicesProps = { devices: DevicesModel; sessions: readonly DeviceSession[]; language: Language };

/** Draws the list of signed-in devices. Each device except this one has a button that signs it out. */
export function Devices({ devices, sessions, language }: DevicesProps) {
  useSignals();
  const box = useRef<HTMLDivElement>(null);
  useEndSaid({ devices, sessions }, box);
  return (
    <AreaSection heading={say.devicesHeading()}>
      <div tabIndex={-1} ref={box}>
        <SettingRows label={say.devicesHeading()}>
          {ownFirst(sessions).map((session) => (
            <Device key={session.id} {...{ devices, session, language }} />
          ))}
        </SettingRows>
      </div>
      {sessions.length === 1 && <p className="ui-quiet-text">{say.onlyDeviceText()}</p>}
    </AreaSection>
  );
}

type DeviceProps = Pick<DevicesProps, "devices" | "language"> & { session: DeviceSession };

const Device = memo(function Device({ devices, session: { id, device, last_used: lastUsed, current }, language }: DeviceProps) {
  useSignals();
  const end = useComputed(() => devices.ends.value[id]).value;
  const used = shownInstant(lastUsed, language);
  const endIt = (): void => void devices.end(id);
  const button = (
    <Button variant="quiet" busy={end?.status === "ending"} onClick={endIt}>
      {say.logOutDeviceText()} <span className="ui-hidden">{device}</span>
    </Button>
  );
  const failed = end?.status === "failed" && <FailurePanel mayRetry failure={end.failure} onRetry={endIt} />;
  const hint = current ? say.thisDeviceText() : used && say.lastUsedText(used.day, used.time);
  return (
    <SettingRow hint={hint} action={!current && button} below={failed}>
      {device}
    </SettingRow>
  );
});

/**
 * Announces that a device was signed out. Focus moves to the list, because the device's row is removed together with the pressed button.
 */
function useEndSaid(
  { devices, sessions }: Pick<DevicesProps, "devices" | "sessions">,
  box: { readonly current: HTMLElement | null },
): void {
  useSignals();
  const announcer = useAnnouncer();
  const names = useRef<ReadonlyMap<string, string>>(new Map());
  const ended = devices.ended.value;
  const follow = useEffectEvent((id: string): void => {
    announcer.announce(say.loggedOutText(names.current.get(id) ?? ""));
    if (isFocusNowhere(box.current)) box.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (ended !== undefined) follow(ended);
  }, [ended]);
  useEffect(() => {
    names.current = new Map([...names.current, ...sessions.map(({ id, device }) => [id, device] as const)]);
  }, [sessions]);
}

import { useSignals } from "@preact/signals-react/runtime";
import { memo, useId, useLayoutEffect, useRef } from "react";
import type { TvDevice } from "#core/domain/customer/product-lists.schema.ts";
import { formatDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { ConfirmationDialog } from "#core/ui/dialog/confirmation-dialog.tsx";
import { Empty } from "#core/ui/empty/empty.tsx";
import { isFocusNowhere } from "#core/ui/fields/focus-nowhere.ts";
import { Outcome } from "#core/ui/outcome/outcome.tsx";
import type { Removed } from "./devices.model.ts";
import * as say from "./digi-tv.messages.ts";
import { nameOf, neighbourOf } from "./digi-tv.rules.ts";
import type { DigiTvProps } from "./digi-tv.model.ts";

type DevicesProps = DigiTvProps & { readonly devices: readonly TvDevice[] };

/** Draws the devices on which Digi TV is registered, each with the button that removes it (C-115, C-174). */
export function Devices(props: DevicesProps) {
  useSignals();
  const { model, devices, language } = props;
  const { ask, removed } = model.tv().devices;
  const { list, heading } = useFocusAfterRemoval(devices);
  const left = devices.filter(({ id }) => !removed.value.has(id)).length;
  return (
    <div className="area-stack" ref={list}>
      <div className="tv-head">
        <Heading level={4} focusRef={heading}>
          {say.devicesHeading()}
        </Heading>
        {devices.length > 0 && <p className="ui-quiet-text">{say.countText(left)}</p>}
      </div>
      {devices.length === 0 ? (
        <Empty text={say.noDevicesText()} note={say.noDevicesNote()} />
      ) : (
        <ul className="tv-devices" aria-label={say.devicesHeading()}>
          {devices.map((device) => (
            <Device key={device.id} device={device} removed={removed.value.get(device.id)} onRemove={ask} language={language} />
          ))}
        </ul>
      )}
      <RemovalQuestion {...props} />
    </div>
  );
}

type DeviceProps = {
  readonly device: TvDevice;
  readonly removed: Removed | undefined;
  readonly onRemove: (device: TvDevice) => void;
  readonly language: Language;
};

/**
 * Draws the card of a device. The card of a removed device shows a message until it is hidden. The component is memoized, so that a card is
 * drawn again only where it has changed.
 */
const Device = memo(function Device({ device, removed, onRemove, language }: DeviceProps) {
  const id = useId();
  const name = nameOf(device);
  return (
    <li>
      <article
        className="tv-device"
        part="card"
        aria-labelledby={id}
        tabIndex={-1}
        data-device={device.id}
        data-removed={removed ? "" : undefined}
      >
        <div className="area-row">
          <div>
            <h5 id={id}>{name}</h5>
            <p className="ui-quiet-text">{say.registeredText(formatDate(device.date, language))}</p>
            <p className="ui-quiet-text">{say.deviceIdText(device.id)}</p>
          </div>
          <Button variant="secondary" onClick={() => onRemove(device)}>
            {say.removeText()} <span className="ui-hidden">{name}</span>
          </Button>
        </div>
        {removed && (
          <Alert
            tone={removed.wasGone ? "info" : "success"}
            title={removed.message ?? (removed.wasGone ? say.goneText() : say.removedText())}
            takesFocus
          />
        )}
      </article>
    </li>
  );
});

/**
 * Draws the dialog that asks for confirmation before a device is removed. The dialog stays open during the call, and shows why the call
 * failed (C-238).
 */
function RemovalQuestion({ model, area }: DevicesProps) {
  useSignals();
  const { devices } = model.tv();
  const state = devices.state.value;
  const failure = state.kind === "asking" ? state.failure : undefined;
  const remove = (): void => void devices.confirm();
  return (
    <ConfirmationDialog
      open={state.kind !== "idle" && area.access.value === "open"}
      heading={state.kind === "idle" ? "" : say.removeQuestion(nameOf(state.device))}
      keepText={say.keepDeviceText()}
      confirmText={say.removeText()}
      busy={state.kind === "sending"}
      problem={<Outcome>{failure && <FailurePanel failure={failure} onRetry={remove} takesFocus />}</Outcome>}
      onKeep={devices.close}
      onConfirm={remove}
    >
      {say.removeConsequence()}
    </ConfirmationDialog>
  );
}

/**
 * When the card of a removed device is hidden while it has the focus, moves the focus to the next card, or to the heading where no card is
 * left. If the customer has moved the focus elsewhere meanwhile, it stays there.
 */
function useFocusAfterRemoval(devices: readonly TvDevice[]) {
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef({ devices, focused: undefined as string | undefined });
  useLayoutEffect(() => {
    const { devices: shownBefore, focused } = before.current;
    before.current = { devices, focused: undefined };
    if (devices === shownBefore || focused === undefined || !isFocusNowhere(heading.current)) return;
    const next = neighbourOf(focused, shownBefore, devices);
    const card = next === undefined ? null : cardOf(list.current, next);
    (card ?? heading.current)?.focus();
  }, [devices]);
  useLayoutEffect(() => {
    const box = list.current;
    const follow = ({ target }: Event): void => {
      before.current.focused = (target as Element).closest<HTMLElement>("[data-device]")?.dataset["device"];
    };
    box?.addEventListener("focusin", follow);
    return () => box?.removeEventListener("focusin", follow);
  }, []);
  return { list, heading };
}

const cardOf = (list: HTMLElement | null, id: string): HTMLElement | null =>
  list?.querySelector<HTMLElement>(`[data-device="${CSS.escape(id)}"]`) ?? null;

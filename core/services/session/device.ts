/** What every call of the session says of its sender. */
import type { Store } from "#core/platform/storage.ts";
import type { Language } from "#core/base/values/language.ts";
import type { ClientParams } from "./session.ts";

const deviceKey = "digi.device";

export type Device = {
  readonly params: ClientParams;
  /** Keeps the device's id for the next page. */
  remember(): void;
};

export function createDevice(store: Store, language: () => Language, newId: () => string): Device {
  let id: string | undefined;
  /** Another tab may have made it meanwhile; and whoever empties the storage does not become another device at once. */
  const params = () => ({ device_id: (id = store.get(deviceKey) ?? id ?? newId()), lang: language() });
  return { params, remember: () => store.set(deviceKey, params().device_id) };
}

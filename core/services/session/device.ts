/** The parameters by which every call of the session identifies its sender: the device's id and the language. */
import type { Store } from "#core/platform/storage.ts";
import type { Language } from "#core/base/values/language.ts";
import type { ClientParams } from "./session.ts";

const deviceKey = "digi.device";

export type Device = {
  readonly params: ClientParams;
  /** Stores the device's id for later pages. */
  remember(): void;
};

export function createDevice(store: Store, language: () => Language, newId: () => string): Device {
  let id: string | undefined;
  /**
   * Returns the parameters. The stored id takes precedence, because another tab may have created one meanwhile. This page remembers its id,
   * so that a visitor who empties the storage does not become another device at once.
   */
  const params = () => ({ device_id: (id = store.get(deviceKey) ?? id ?? newId()), lang: language() });
  return { params, remember: () => store.set(deviceKey, params().device_id) };
}

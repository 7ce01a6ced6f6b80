/** The parameters of the sender that every call of the session carries. */
import type { Store } from "#core/platform/storage.ts";
import type { Language } from "#core/base/values/language.ts";
import type { ClientParams } from "./session.ts";

const deviceKey = "digi.device";

export type Device = {
  readonly params: ClientParams;
  /** Stores the device's id for the next page. */
  remember(): void;
};

export function createDevice(store: Store, language: () => Language, newId: () => string): Device {
  let id: string | undefined;
  /**
   * The stored id comes first, because another tab may have created one meanwhile. The id of this page is kept, so that a visitor who
   * empties the storage does not become another device at once.
   */
  const params = () => ({ device_id: (id = store.get(deviceKey) ?? id ?? newId()), lang: language() });
  return { params, remember: () => store.set(deviceKey, params().device_id) };
}

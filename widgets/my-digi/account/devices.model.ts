/** The devices on which the customer is signed in, and the action that signs out one of the other devices. */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Call } from "#core/services/api/call.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import { accountEndSession, type CustomerAccount } from "#core/domain/customer/account.contract.ts";
import type { Loading } from "#core/services/load/loading.model.ts";
import type { Language } from "#core/base/values/language.ts";

/** The state of a device that is being signed out. A device without a state is simply signed in. */
export type DeviceEnd =
  /** The request to sign the device out is running. The device then leaves the list, or its state becomes `failed`. */
  | { readonly status: "ending" }
  /** The request to sign the device out has failed. Another attempt leads to `ending`. */
  | { readonly status: "failed"; readonly failure: Failure };

export type Devices = {
  /** The sign-out states of the devices, by session id. */
  readonly ends: ReadonlySignal<Readonly<Record<string, DeviceEnd>>>;
  /** The session id of the device that was signed out last. */
  readonly ended: ReadonlySignal<string | undefined>;
  end(id: string): Promise<void>;
};

type DevicesPorts = { readonly call: Call; readonly language: ReadonlySignal<Language> };

/**
 * Creates the model of the devices.
 *
 * @param account the shown account: a device that was signed out is removed from its list
 */
export function createDevices(ports: DevicesPorts, account: Pick<Loading<{ account: CustomerAccount }>, "update">): Devices {
  const ends = signal<Readonly<Record<string, DeviceEnd>>>({});
  const ended = signal<string | undefined>(undefined);
  const set = (id: string, end: DeviceEnd | undefined): void => {
    const { [id]: _, ...others } = ends.peek();
    ends.value = end ? { ...others, [id]: end } : others;
  };
  return {
    ends,
    ended,
    async end(id) {
      if (ends.peek()[id]?.status === "ending") return;
      set(id, { status: "ending" });
      const outcome = await ports.call(accountEndSession, { query: { id }, body: { lang: ports.language.peek() } });
      // A session that no longer exists counts as success, because the device is then signed out.
      if (!outcome.ok && outcome.failure.code !== "not_found") return set(id, { status: "failed", failure: outcome.failure });
      set(id, undefined);
      ended.value = id;
      account.update((now) => ({ ...now, account: { ...now.account, sessions: now.account.sessions.filter((one) => one.id !== id) } }));
    },
  };
}

/** Where the customer is signed in, and the way to end that elsewhere. */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Call } from "#core/services/api/client.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import { accountEndSession, type CustomerAccount } from "#core/domain/customer/account.contract.ts";
import type { Loading } from "#core/services/load/loading.model.ts";
import type { Language } from "#core/base/values/language.ts";

/** Of a device that is being signed out; no word of it: it is as it was. */
export type DeviceEnd =
  /** → gone from the list, failed */
  | { readonly status: "ending" }
  /** → ending */
  | { readonly status: "failed"; readonly failure: Failure };

export type Devices = {
  /** By id. */
  readonly ends: ReadonlySignal<Readonly<Record<string, DeviceEnd>>>;
  /** Which was signed out last. */
  readonly ended: ReadonlySignal<string | undefined>;
  end(id: string): Promise<void>;
};

type DevicesPorts = { readonly call: Call; readonly language: ReadonlySignal<Language> };

/** @param account what is in sight: an ended device leaves its list */
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
      // What is not there any more is what was wanted.
      if (!outcome.ok && outcome.failure.code !== "not_found") return set(id, { status: "failed", failure: outcome.failure });
      set(id, undefined);
      ended.value = id;
      account.update((now) => ({ ...now, account: { ...now.account, sessions: now.account.sessions.filter((one) => one.id !== id) } }));
    },
  };
}

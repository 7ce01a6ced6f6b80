/** Creates the model of the view 'account', with ports in memory. */
import { signal } from "@preact/signals-core";
import { onTestFinished, vi } from "vitest";
import type { Call, Request } from "#core/services/api/call.ts";
import type { Outcome } from "#core/services/api/outcome.ts";
import { specOf } from "#core/base/contract/spec-of.ts";
import type { CustomerAccount } from "#core/domain/customer/account.contract.ts";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import type { Language } from "#core/base/values/language.ts";
import { createFakeAddressBar } from "#tests/unit/core/platform/fake-address-bar.ts";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";
import { createFakeSession, marie } from "#tests/unit/core/services/session/fake-session.ts";
import { Model, type Ports } from "#widgets/my-digi/account/account.model.ts";
import { sampleAccount } from "./sample-account.ts";

export type Sent = { readonly id: string; readonly request: Request<any, any>; answer(outcome: Outcome<unknown>): Promise<void> };

export const good = (value: unknown = {}, message?: string): Outcome<unknown> => ({
  ok: true,
  value,
  ...(message !== undefined && { message }),
});

/**
 * Opens the view.
 * @param isAnswered false where the API has not answered about the account yet
 */
export async function openAccount({
  account = sampleAccount,
  isAnswered = true,
  address = "https://digi.example/en/my-digi/account",
  takes = (_event: string): boolean => true,
} = {}) {
  vi.stubGlobal("location", new URL(address));
  onTestFinished(() => void vi.unstubAllGlobals());
  const clock = createFakeClock();
  const sent: Sent[] = [];
  const events: (readonly [string, unknown])[] = [];
  const left: (readonly [string, string | undefined])[] = [];
  const language = signal<Language>("en");
  const session = createFakeSession({ status: "signed-in", user: marie, survivesReload: true });
  const call: Call = (endpoint, request = {}) =>
    new Promise((resolve) => {
      const answer = async (outcome: Outcome<unknown>): Promise<void> => {
        resolve(outcome as never);
        await settle();
      };
      sent.push({ id: specOf(endpoint).id, request, answer });
    });
  const ports = {
    call,
    clock,
    language,
    session,
    announcer: createAnnouncer(),
    emit: (event: string, detail: unknown) => (events.push([event, detail]), takes(event)),
    track: () => undefined,
    pathOf: (page: string) => `/en/${page}`,
    pages: () => ({}),
    navigate: (page: string, search?: string) => void left.push([page, search]),
  } as unknown as Ports;
  const bar = createFakeAddressBar(address);
  const model = new Model(ports, undefined, bar);
  const stop = model.start();
  const last = (): Sent => sent.at(-1) as Sent;
  if (isAnswered) await last().answer(good({ account }));
  const shown = (): CustomerAccount => {
    const state = model.account.state.peek();
    if (state.status !== "loaded") throw new Error(`the account is ${state.status}`);
    return state.value.account;
  };
  return { model, ports, clock, sent, last, events, left, language, session, bar, shown, stop };
}

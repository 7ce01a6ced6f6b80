/**
 * The redirect of a page to the next one after an action is done. The page announces it, with a link to go at once and a button to stay.
 */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Clock } from "#core/platform/clock.ts";
import type { PageId } from "#core/base/values/routes.ts";

export const redirectDelayMs = 3000; // the milliseconds before the next page opens (P-034)

export type RedirectState =
  /** No redirect was started yet. Next: waiting. */
  | "none"
  /** The redirect is pending: the next page opens after the delay. Next: staying. */
  | "waiting"
  /** The redirect is cancelled, because the visitor pressed 'stay' or followed the link. */
  | "staying";

export type Redirect = {
  readonly state: ReadonlySignal<RedirectState>;
  begin(): void;
  stay(): void;
  /** Opens the next page at once, without the delay. */
  go(): void;
  /** Cancels a pending redirect. */
  stop(): void;
};

type RedirectPorts<Page extends PageId> = { readonly clock: Clock; readonly navigate: (page: Page) => void };

export function createRedirect<Page extends PageId>({ clock, navigate }: RedirectPorts<Page>, page: Page): Redirect {
  const state = signal<RedirectState>("none");
  let cancel = (): void => undefined;
  const stay = (): void => {
    cancel();
    if (state.peek() === "waiting") state.value = "staying";
  };
  const go = (): void => {
    stay();
    navigate(page);
  };
  return {
    state,
    begin() {
      cancel();
      state.value = "waiting";
      // The host page may handle the navigation and keep this page; the redirect is not pending any more then.
      cancel = clock.after(redirectDelayMs, go);
    },
    stay,
    go,
    stop: () => cancel(),
  };
}

/** The redirect of a page after an action is done: it is announced, with a link, and with a way to stay. */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Clock } from "#core/platform/clock.ts";
import type { PageId } from "#core/base/values/routes.ts";

export const redirectDelayMs = 3000; // P-034

export type RedirectState =
  /** No redirect was begun. → waiting */
  | "none"
  /** The page is left after the delay. → staying */
  | "waiting"
  /** The visitor wants to stay, or has followed the link. */
  | "staying";

export type Redirect = {
  readonly state: ReadonlySignal<RedirectState>;
  begin(): void;
  stay(): void;
  /** Leaves now, by the link. */
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
      // The host page may take over and keep this page: no redirect is pending any more then.
      cancel = clock.after(redirectDelayMs, go);
    },
    stay,
    go,
    stop: () => cancel(),
  };
}

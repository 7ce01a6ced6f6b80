/** The way on that a page takes by itself once something is done: announced, with a link, and with a way to stay. */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Clock } from "#core/platform/clock.ts";
import type { PageId } from "#core/base/values/routes.ts";

export const redirectDelayMs = 3000; // P-034

export type RedirectState =
  /** Nothing to leave for. → waiting */
  | "none"
  /** The page is left in a moment. → staying */
  | "waiting"
  /** The visitor wants to stay, or is on the way by hand. */
  | "staying";

export type Redirect = {
  readonly state: ReadonlySignal<RedirectState>;
  begin(): void;
  stay(): void;
  /** By the link, now. */
  go(): void;
  /** Ends what is under way. */
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
      // The host page may take over and keep this one: then nothing waits any more.
      cancel = clock.after(redirectDelayMs, go);
    },
    stay,
    go,
    stop: () => cancel(),
  };
}

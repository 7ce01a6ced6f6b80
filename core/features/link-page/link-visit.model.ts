/** What every page of a mail's link has, however many steps: it is opened by itself, and again by hand. */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import { createSlowNotice, type SlowNotice } from "#core/services/load/slow-notice.model.ts";
import type { Clock } from "#core/platform/clock.ts";
import type { PageId } from "#core/base/values/routes.ts";

export type LinkPageModel<Page extends PageId> = {
  /** The visitor has done something here: from now on a new step takes focus. */
  readonly hasActed: ReadonlySignal<boolean>;
  readonly slowNotice: SlowNotice;
  readonly go: (page: Page) => void;
  /** The link, once more, after a failure that may pass. */
  openAgain(): Promise<void>;
};

export type LinkVisit<Page extends PageId> = LinkPageModel<Page> & {
  /** The visitor does something. */
  markActed(): void;
  /** The same, and tells when it takes long. */
  act<Result>(run: () => Promise<Result>): Promise<Result>;
  /** The page is there: the link is looked at. */
  begin(): void;
};

/** @param open reads the link and shows what comes of it */
export function createLinkVisit<Page extends PageId>(
  ports: { readonly clock: Clock; readonly navigate: (page: Page) => void },
  open: () => Promise<void>,
): LinkVisit<Page> {
  const slowNotice = createSlowNotice(ports.clock);
  const hasActed = signal(false);
  const markActed = (): void => void (hasActed.value = true);
  const act = <Result>(run: () => Promise<Result>): Promise<Result> => {
    markActed();
    return slowNotice.during(run());
  };
  return {
    hasActed,
    slowNotice,
    go: ports.navigate,
    markActed,
    act,
    openAgain: () => act(open),
    begin: () => void slowNotice.during(open()),
  };
}

/**
 * The model that all pages share which a link in an email opens, however many steps they have. The page sends the link's request by itself,
 * and the visitor can retry.
 */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import { createSlowNotice, type SlowNotice } from "#core/services/load/slow-notice.model.ts";
import type { Clock } from "#core/platform/clock.ts";
import type { PageId } from "#core/base/values/routes.ts";

export type LinkPageModel<Page extends PageId> = {
  /** True once the visitor has pressed something on this page. From then on each new step takes the focus. */
  readonly hasActed: ReadonlySignal<boolean>;
  readonly slowNotice: SlowNotice;
  readonly go: (page: Page) => void;
  /** Opens the link once more, after a failure that may be temporary. */
  openAgain(): Promise<void>;
};

export type LinkVisit<Page extends PageId> = LinkPageModel<Page> & {
  /** Records that the visitor has pressed something on this page. */
  markActed(): void;
  /** Records that the visitor has started an action, runs the action, and starts the slow notice. */
  act<Result>(run: () => Promise<Result>): Promise<Result>;
  /** Opens the link; called once the page is displayed. */
  begin(): void;
};

/**
 * Creates the model of a visit.
 * @param open reads the link's parameters, sends the request and shows the result
 */
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

import type { Signal } from "@preact/signals-core";
import { pageQuery, replacePageQuery } from "#core/platform/address-bar.ts";
import { navigateTo, pageAddress } from "#core/platform/page.ts";
import type { SessionUser } from "#core/services/session/session.ts";
import type { LoginPorts, LoginSteps } from "./login-steps.model.ts";
import { isSame, targetOf } from "./login.rules.ts";

/** The page that the login is on. */
export const thisPage = { address: pageAddress, query: pageQuery, replaceQuery: replacePageQuery, leave: navigateTo };
export type LoginPage = typeof thisPage;

export type SignedInStep = ReturnType<typeof createSignedInStep>;

/** Creates the last step: a greeting, and the link to where the visitor wanted to go. */
export function createSignedInStep(ports: LoginPorts, steps: LoginSteps, options: Signal<{ readonly next?: string }>, page: LoginPage) {
  /**
   * Tells whether the visitor stays on this page. A widget whose `next` is this very page is inside something that goes on by itself:
   * `next` in the page's address is not meant for it.
   */
  const staysHere = (): boolean => {
    const { next } = options.peek();
    return next !== undefined && isSame(next, page.address(), page.address());
  };
  const target = () =>
    targetOf([staysHere() ? undefined : new URLSearchParams(page.query()).get("next"), options.peek().next], {
      here: page.address(),
      pages: { ...ports.pages(), overview: ports.pathOf("overview") },
    });
  return {
    show(user: SessionUser, survivesReload: boolean): void {
      const { href } = target();
      const isElsewhere = survivesReload && !isSame(href, page.address(), page.address());
      steps.goTo({ step: "signed-in", user, survivesReload, href: isElsewhere ? href : undefined, isLeaving: false });
    },
    /** Leads the visitor to where they wanted to go (P-028). */
    goOn(): void {
      const current = steps.at("signed-in");
      if (!current || current.isLeaving || current.href === undefined || !ports.emit("digi-navigate", target())) return;
      steps.update({ ...current, isLeaving: true });
      page.leave(current.href);
    },
  };
}

import type { Signal } from "@preact/signals-core";
import { pageQuery, replacePageQuery } from "#core/platform/address-bar.ts";
import { navigateTo, pageAddress } from "#core/platform/page.ts";
import type { SessionUser } from "#core/services/session/session.ts";
import type { LoginPorts, LoginSteps } from "./login-steps.model.ts";
import { isSame, targetOf } from "./login.rules.ts";

/** The page that contains the login. */
export const thisPage = { address: pageAddress, query: pageQuery, replaceQuery: replacePageQuery, leave: navigateTo };
export type LoginPage = typeof thisPage;

export type SignedInStep = ReturnType<typeof createSignedInStep>;

/** Creates the last step of the login: a greeting, and the link to the page that the visitor wanted. */
export function createSignedInStep(ports: LoginPorts, steps: LoginSteps, options: Signal<{ readonly next?: string }>, page: LoginPage) {
  /**
   * Tells whether the visitor stays on this page. Where `next` is this very page, the login is part of something that continues by itself,
   * and `next` in the page's address is meant for another login.
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
    /** Navigates to the page that the visitor wanted before the login (P-028). */
    goOn(): void {
      const current = steps.at("signed-in");
      if (!current || current.isLeaving || current.href === undefined || !ports.emit("digi-navigate", target())) return;
      steps.update({ ...current, isLeaving: true });
      page.leave(current.href);
    },
  };
}

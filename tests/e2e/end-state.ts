/** Describes a state in which an action of a visitor ends, with the links that the view then shows, and how a test brings a page there. */
import type { APIRequestContext, Page } from "playwright/test";
import type { Language } from "#core/base/values/language.ts";
import { pathOf, type BuiltPage } from "#core/base/values/routes.ts";
import { expect } from "#tests/page.ts";

export type Way = { readonly page: Page; readonly request: APIRequestContext; readonly language: Language };

type OtherAddress = `${string}:` | `/${string}`;

export type EndState = {
  readonly name: string;
  /** The tag whose view ends in this state. */
  readonly tag: `digi-${string}`;
  /**
   * The targets of the links that the view has in this state alone: page ids, or parts of other addresses. A visible link to each of them
   * proves that the state is reached.
   */
  readonly leadsTo: readonly (BuiltPage | OtherAddress)[];
  /** Brings a page into the state. It finds the controls without their texts, because it is used in each language. */
  readonly reach: (way: Way) => Promise<void>;
};

/** Brings a page into the state, and expects that it is reached. */
export async function reachEnd({ tag, leadsTo, reach }: EndState, way: Way): Promise<void> {
  await reach(way);
  for (const one of leadsTo) {
    const path = isOther(one) ? undefined : pathOf(one, way.language);
    const link = path === undefined ? `a[href*="${one}"]` : `a:is([href="${path}"], [href^="${path}?"])`;
    await expect(way.page.locator(tag).locator(`${link}:visible`).first(), `a link to ${one}`).toBeVisible();
  }
}

const isOther = (address: BuiltPage | OtherAddress): address is OtherAddress => /[:/]/.test(address);

export const refused = (code: string, status = 422) => ({
  answer: { status, json: { meta: { status: { error: true, code, message: "No." } }, status: { error: true, code, message: "No." } } },
});

/**
 * Presses the button to stay in the notice that the next page will open by itself. Until then the page's clock has to stand still
 * (`stopTime`), so that the page does not leave.
 */
export async function stay(page: Page): Promise<void> {
  await page.locator(".ui-redirect button").click();
  await page.clock.resume();
}

/**
 * Opens the order flow on a page without other tags, at any step, with values in the browser's storage as an earlier page would have left
 * them.
 */
import type { Locator, Page } from "playwright/test";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import type { PlacedResult } from "#core/features/order-result/stored-result.schema.ts";
import { storedBundle, twoLines } from "#tests/bundles.ts";
import { expect } from "#tests/page.ts";
import { emptyDraft, emptySecret, type Draft, type Secret } from "#widgets/order-flow/order-flow.schema.ts";
import { good, returnedFrom } from "./links.ts";
import * as looks from "./looks.ts";
import { api, open, type Stage } from "./page.ts";

export const tag = "digi-order-flow";

export const button = ({ widget }: Stage, name: string | RegExp): Locator =>
  widget.getByRole("button", { name, exact: typeof name === "string" });
export const heading = ({ widget }: Stage, name: string | RegExp): Locator => widget.getByRole("heading", { name });
export const choose = ({ field, page }: Stage, name: string, value: string): Promise<void> =>
  field(name)
    .and(page.locator(`[value="${value}"]`))
    .check();
export const next = (stage: Stage): Promise<void> => button(stage, "Next").click();

/**
 * Scrolls to the top of the page. There the folded bundle is in its own position in the flow, and covers no element to which a visitor has
 * to scroll.
 */
const toTop = ({ page }: Stage): Promise<void> => page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
export async function expectSound(stage: Stage, state: string, wanted?: looks.Looks): Promise<void> {
  await toTop(stage);
  await looks.expectSound(stage, state, wanted);
}
export async function expectSoundInEnglish(stage: Stage, state: string): Promise<void> {
  await toTop(stage);
  await looks.expectSoundIn(stage.page, stage.tag, state, "en");
}

export type Kept = {
  readonly step?: string;
  /** The query of the address with which the identity app has led back to the page. */
  readonly back?: string;
  /** The stored bundle; null where the visitor has chosen nothing. */
  readonly bundle?: Bundle | null;
  readonly draft?: Partial<Draft>;
  readonly secret?: Partial<Secret>;
  readonly result?: PlacedResult;
  /** True for a customer who is logged in. The browser then has the mark of a session, so the page asks the API for its access token. */
  readonly signedIn?: boolean;
};

const mark = (value: object): string => JSON.stringify({ digi: 1, version: 1, savedAt: Date.now(), ...value });
const user = { user_id: "1", client_id: "2", email: "marie@digi.example", first_name: "Marie-Antoinette", last_name: "Vandenbroucke" };
/** The API's answer to a page that asks for the access token of its session. */
export const session = { ...good, access_token: "a", token_type: "Bearer", expires_in: 6000, scope: "account", user };

/** Sends the calls that anybody may make to the API without the access token, because the API does not know the session of these tests. */
const askAsNobody = (page: Page): Promise<unknown> =>
  page.route(`${api}/bundle-configurator/contract-summary*`, async (route) => {
    const { authorization: _token, ...headers } = await route.request().allHeaders();
    await route.fallback({ headers });
  });

export async function openKept(page: Page, of: string, kept: Kept): Promise<Stage> {
  const { step, back, bundle = twoLines, draft, secret, result, signedIn } = kept;
  const stored = bundle && {
    ...(JSON.parse(storedBundle(bundle)) as object),
    order: draft ? { ...emptyDraft, key: "key-of-the-order-0123", ...draft } : null,
  };
  if (signedIn) await askAsNobody(page);
  await page.addInitScript(
    ([query, local, tab]) => {
      // The storage is set to exactly these values, because the scripts of pages that were opened before in this tab run first.
      history.replaceState(null, "", `${location.pathname}?lang=en${query}`);
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
    },
    [
      (step === undefined ? "" : `&step=${step}`) + (back === undefined ? "" : `&${back}`),
      { ...(stored && { appState: JSON.stringify(stored) }), ...(signedIn && { "digi.signed-in": "yes" }) },
      {
        ...(secret && { "digi.order": mark({ ...emptySecret, ...secret }) }),
        ...(result && { "digi.order-result": mark(result) }),
        ...(back !== undefined && returnedFrom("order", "")),
      },
    ] as const,
  );
  const stage = await open(page, of);
  await expect(page.locator(`${of}:state(ready)`)).toBeAttached();
  return stage;
}

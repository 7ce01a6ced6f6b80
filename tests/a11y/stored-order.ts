/** The order flow on a page of its own, opened at a step with what an earlier page would have kept for it. */
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

/** From the top, where the folded bundle stands in its own place and covers nothing that has to be scrolled to. */
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
  /** What the identity app led back with. */
  readonly back?: string;
  /** Null: nobody has put anything together. */
  readonly bundle?: Bundle | null;
  readonly draft?: Partial<Draft>;
  readonly secret?: Partial<Secret>;
  readonly result?: PlacedResult;
  /** A customer, by the mark of a session that the API is asked for. */
  readonly signedIn?: boolean;
};

const mark = (value: object): string => JSON.stringify({ digi: 1, version: 1, savedAt: Date.now(), ...value });
const user = { user_id: "1", client_id: "2", email: "marie@digi.example", first_name: "Marie-Antoinette", last_name: "Vandenbroucke" };
/** What the API answers whoever has a session. */
export const session = { ...good, access_token: "a", token_type: "Bearer", expires_in: 6000, scope: "account", user };

/** That session is none of the API's own: what it tells anybody it is asked as nobody. */
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
      // Exactly so: the scripts of what was opened before run too.
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

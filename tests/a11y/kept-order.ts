/** The order flow on a page of its own, opened at a step with what an earlier page would have kept for it. */
import type { Page } from "playwright/test";
import type { Bundle } from "#core/bundle/bundle.schema.ts";
import type { PlacedResult } from "#core/order-result/kept-result.schema.ts";
import { keptPack, twoLines } from "#tests/packs.ts";
import { expect } from "#tests/page.ts";
import { emptyDraft, emptySecret, type Draft, type Secret } from "#widgets/order-flow/order-flow.schema.ts";
import { good, returnedFrom } from "./links.ts";
import { open, type Stage } from "./page.ts";

export const tag = "digi-order-flow";

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

export async function openKept(page: Page, of: string, kept: Kept): Promise<Stage> {
  const { step, back, bundle = twoLines, draft, secret, result, signedIn } = kept;
  const pack = bundle && {
    ...(JSON.parse(keptPack(bundle)) as object),
    order: draft ? { ...emptyDraft, key: "key-of-the-order-0123", ...draft } : null,
  };
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
      { ...(pack && { appState: JSON.stringify(pack) }), ...(signedIn && { "digi.signed-in": "yes" }) },
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

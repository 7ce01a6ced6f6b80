/**
 * Tests a change of plan during which midnight passes, at any of the moments at which the API reads the clock: the change counts for the
 * month that its answer names, be it the old or the new one (C-383, decisions §9). The tests run on both databases.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { instantInBrussels } from "#core/base/values/brussels-time.ts";
import { parseDate } from "#core/base/values/dates.ts";
import { mobileUpgrade } from "#core/domain/customer/plans.contract.ts";
import { planChangesOf } from "#demo/api/store/plan-changes.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { customerOf } from "./support/area.ts";
import { addLine } from "./support/usage.ts";

const midnight = Date.parse("2026-03-31T22:00:00Z");
/**
 * The number of times that the API may still read the clock before it is midnight; undefined while the clock stands at the last millisecond
 * of March.
 */
let looksLeft: number | undefined;
const now = (): number => {
  if (looksLeft === undefined) return midnight - 1;
  return looksLeft-- > 0 ? midnight - 1 : midnight;
};
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now, rateLimitScale: 50 })));
afterAll(() => api.close());

const never = instantInBrussels(parseDate("2028-01-01") ?? expect.unreachable());
const [max, ultimate] = [701103, 701104] as const;
const mostLooks = 10;

test("a plan that is chosen at midnight follows the one that holds then", async () => {
  const starts = new Set<string>();
  for (let looks = 0; looks < mostLooks; looks++) {
    looksLeft = undefined;
    const line = await addLine(api, { countedUntilMs: never });
    const { ask } = await customerOf(api, line.email);
    const change = async (odin: number) =>
      (await ask(mobileUpgrade, { body: { lang: "en", "address-id": "", "phone-nr": line.phone.slice(3), odin } })).status;
    await change(max);
    looksLeft = looks;
    const { message } = await change(ultimate);
    const changes = await planChangesOf(api.context.db, [line.id]);
    const [from = ""] = /\d+ \w+ 2026/.exec(String(message)) ?? [];
    starts.add(from);
    const inMarch = [["2026-04-01", "mobile-ultimate", "mobile-essentials"]];
    const inApril = [
      ["2026-04-01", "mobile-max", "mobile-essentials"],
      ["2026-05-01", "mobile-ultimate", "mobile-max"],
    ];
    expect(
      changes.map(({ startsOn, offer, formerOffer }) => [startsOn, offer, formerOffer]),
      `midnight at look ${looks}: ${String(message)}`,
    ).toEqual(from === "1 April 2026" ? inMarch : inApril);
  }
  expect([...starts].toSorted(), "both months are met").toEqual(["1 April 2026", "1 May 2026"]);
});

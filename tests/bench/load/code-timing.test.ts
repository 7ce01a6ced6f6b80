/**
 * Tests that nobody can learn from the duration of a refusal whether a code exists. The tests measure real time, and run before `npm run
 * load`. tests/contract/codes.test.ts proves that the work is the same.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkDealerCode, checkVoucher } from "#core/domain/promo-code-check/promo-codes.contract.ts";
import { startApi, type TestApi } from "#tests/contract/support/api.ts";
import { call } from "#tests/contract/support/call.ts";

const rounds = 200;
/** The largest number of rounds. A machine with other work needs more answers for the same certainty; a real difference remains. */
const maxRounds = 1200;
const unknown = "UNKNOWN";
const bundle = { mobile: [], internet: null, tv: null, landline: null };

let api: TestApi;
beforeAll(async () => void (api = await startApi({ rateLimitScale: 1000 })));
afterAll(() => api.close());

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

test.each([
  ["an expired voucher", checkVoucher, "EXPIRED"],
  ["a dealer code where a voucher is asked for", checkVoucher, "DEALER-BRU"],
  ["a voucher where a dealer code is asked for", checkDealerCode, "WELCOME10"],
] as const)(
  "%s takes no longer than one that never was: medians of 200 answers differ by less than 1 ms",
  async (_what, endpoint, known) => {
    const times: Record<string, number[]> = { [known]: [], [unknown]: [] };
    const differenceMs = (): number => Math.abs(median(times[known] ?? []) - median(times[unknown] ?? []));
    for (let round = 0; round < rounds || (round < maxRounds && differenceMs() >= 1); round++) {
      for (const code of round % 2 === 0 ? [known, unknown] : [unknown, known]) {
        const start = performance.now();
        await call(api, endpoint, { body: { code, bundle } });
        times[code]?.push(performance.now() - start);
      }
    }
    expect(differenceMs()).toBeLessThan(1);
  },
);

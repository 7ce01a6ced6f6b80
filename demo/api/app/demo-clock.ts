/**
 * Provides the clock of the demo. Visitors move the clock ahead to see the effects of a day, a month or the end of a term (decisions §13).
 */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "#demo/api/db/database.ts";
import { readSetting, writeSetting } from "#demo/api/db/settings.ts";
import { success } from "#demo/api/http/envelope.ts";
import { HttpError } from "#demo/api/http/errors.ts";
import { isAllowedOrigin } from "#demo/api/http/origins.ts";
import type { ResolvedOptions } from "#demo/api/config/options.ts";

export type DemoClock = {
  /** The current time in epoch milliseconds. */
  readonly now: () => number;
  /** The number of days that the clock is ahead of the real day. */
  readonly days: () => number;
  /** Sets the clock a number of whole days ahead of the real day, and stores that number; 0 returns to the real day. */
  readonly set: (days: number) => Promise<void>;
};

const daysKey = "demo.clock-days";
const dayMs = 86_400_000;
/** The highest number of days that the demo's clock can be ahead: ten years. No link, session or contract lives longer. */
const furthestDays = 3653;

/**
 * Creates the demo's clock. The number of days that the clock is ahead is stored in the database whose rows were written under that clock,
 * so it lasts until the demo is reset.
 */
export async function createDemoClock(db: Database, realNow: () => number): Promise<DemoClock> {
  let ahead = Number((await readSetting(db, daysKey)) ?? 0);
  return {
    now: () => realNow() + ahead * dayMs,
    days: () => ahead,
    async set(days) {
      await writeSetting(db, daysKey, String(days));
      ahead = days;
    },
  };
}

type ClockEndpoints = {
  readonly clock: DemoClock;
  readonly options: ResolvedOptions;
  /** Does the work that has become due in the skipped time, such as making invoices. The call that moves the clock waits for this work. */
  readonly onMove: () => Promise<void>;
};

/**
 * Registers the endpoints of the demo's clock. `GET /demo/clock` returns the days that the clock is ahead, and its time.
 * `POST /demo/clock?days=15` sets the clock 15 days ahead of the real day, and `days=0` sets it back to the real day. A wrong number of
 * days is a 400, a page of an origin that is not allowed a 403.
 */
export function registerDemoClock(app: FastifyInstance, { clock, options, onMove }: ClockEndpoints): void {
  const standing = () => ({ ...success(), days: clock.days(), now: new Date(clock.now()).toISOString() });
  const move = async (request: FastifyRequest) => {
    if (!isAllowedOrigin(request.headers.origin, options)) throw new HttpError(403);
    await clock.set(daysIn(request));
    await onMove();
    return standing();
  };
  app.route({ method: "GET", url: "/demo/clock", handler: standing });
  app.route({ method: "POST", url: "/demo/clock", handler: move });
}

function daysIn({ query }: FastifyRequest): number {
  const { days } = query as { days?: unknown };
  const count = typeof days === "string" && /^\d{1,4}$/.test(days) ? Number(days) : undefined;
  if (count === undefined || count > furthestDays) throw new HttpError(400);
  return count;
}

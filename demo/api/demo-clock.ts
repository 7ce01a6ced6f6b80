/** The clock of a demo, which its visitor moves ahead to see what a day, a month or the end of a term brings (decisions §13). */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "./db/database.ts";
import { readSetting, writeSetting } from "./db/settings.ts";
import { success } from "./http/envelope.ts";
import { HttpError } from "./http/errors.ts";
import { isAllowedOrigin } from "./http/origins.ts";
import type { ResolvedOptions } from "./options.ts";

export type DemoClock = {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Ahead of the real day. */
  readonly days: () => number;
  readonly set: (days: number) => Promise<void>;
};

const daysKey = "demo.clock-days";
const dayMs = 86_400_000;
/** Ten years: no link, session or contract lives longer. */
const furthestDays = 3653;

/** Where it stood is kept with the data that were made by it, until the demo is reset. */
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

/** `GET /demo/clock` tells where it stands; `POST /demo/clock?days=15` sets it 15 days ahead of the real day, `days=0` back to it. */
export function registerDemoClock(app: FastifyInstance, clock: DemoClock, options: ResolvedOptions): void {
  const standing = () => ({ ...success(), days: clock.days(), now: new Date(clock.now()).toISOString() });
  const move = async (request: FastifyRequest) => {
    if (!isAllowedOrigin(request.headers.origin, options)) throw new HttpError(403);
    await clock.set(daysIn(request));
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

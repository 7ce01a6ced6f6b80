/**
 * Records the SQL statements that a piece of work sends to the database. Their number says more than its duration, which depends on the
 * machine.
 */
import { vi } from "vitest";
import type { TestApi } from "./api.ts";

/** Runs `work` and returns the SQL statements that it sent to the database, in order and without their values. */
export async function questionsOf(api: TestApi, work: () => Promise<unknown>): Promise<readonly string[]> {
  const asked: string[] = [];
  // The method is replaced on the class, because the session of a transaction is another object of the same class.
  const sessions = Object.getPrototypeOf(api.context.db._.session) as (typeof api.context.db)["_"]["session"];
  const { prepareQuery } = sessions;
  const spy = vi.spyOn(sessions, "prepareQuery").mockImplementation(function (this: unknown, query, ...more) {
    asked.push(query.sql);
    return Reflect.apply(prepareQuery, this, [query, ...more]) as ReturnType<typeof prepareQuery>;
  });
  await work();
  spy.mockRestore();
  return asked;
}

/** What an answer asks the database: a clock would tell less of it, and more of the machine. */
import { vi } from "vitest";
import type { TestApi } from "./api.ts";

/** @returns every statement that was asked while it ran, without its values, in order */
export async function questionsOf(api: TestApi, work: () => Promise<unknown>): Promise<readonly string[]> {
  const asked: string[] = [];
  // Those of transactions are of the same class.
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

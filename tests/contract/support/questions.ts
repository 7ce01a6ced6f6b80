/** What an answer asks the database: a clock would tell less of it, and more of the machine. */
import { vi } from "vitest";
import type { TestApi } from "./api.ts";

/** @returns every statement that was asked while it ran, without its values, in order */
export async function questionsOf(api: TestApi, work: () => Promise<unknown>): Promise<readonly string[]> {
  const asked: string[] = [];
  const { session } = api.context.db._;
  const prepare = session.prepareQuery.bind(session);
  const spy = vi.spyOn(session, "prepareQuery").mockImplementation((query, ...more) => {
    asked.push(query.sql);
    return prepare(query, ...more);
  });
  await work();
  spy.mockRestore();
  return asked;
}

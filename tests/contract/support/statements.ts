/** Records the SQL statements that an API sends to its database. */
import type { TestApi } from "./api.ts";

type Logger = { readonly logQuery: (statement: string) => void };
/** The session object of both database drivers: it calls this logger. The sessions of transactions get theirs from the same options. */
type Session = { logger: Logger; readonly options: { logger?: Logger | undefined } };

/** Begins to record SQL statements. `end` stops that and returns them in order, without their values. */
export function recordStatements({ context: { db } }: TestApi): { readonly end: () => string[] } {
  const { session } = db as unknown as { session: Session };
  const before = session.logger;
  const statements: string[] = [];
  session.logger = session.options.logger = { logQuery: (statement) => void statements.push(statement) };
  return {
    end() {
      session.logger = before;
      session.options.logger = undefined;
      return statements;
    },
  };
}

/** What an API asks its database, statement by statement. */
import type { TestApi } from "./api.ts";

type Logger = { readonly logQuery: (statement: string) => void };
/** Where both drivers look for who listens; a transaction's session has the same options. */
type Session = { logger: Logger; readonly options: { logger?: Logger | undefined } };

/** From now until `end`, which answers them in their order, without their values. */
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

/** This module connects to PostgreSQL. A connection may be cut, or stop answering, at any moment. */
import { Client, Pool, type ClientConfig, type PoolClient } from "pg";

/** Timeouts in milliseconds: for the first response of a server that was reached, and for the response to a statement. */
const timeouts = { connectionTimeoutMillis: 5000, query_timeout: 10_000 } as const;

const silence = "Query read timeout";

/**
 * A client of PostgreSQL whose connection may break or stop answering at any time. Only the errors of its statements report a broken
 * connection.
 */
class WatchedClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    // The connection pool listens to errors of idle connections only. An error event without a listener would end the process, and with it
    // all other calls.
    this.on("error", () => undefined);
  }

  /** Closes the connection without the protocol's closing message, because a silent server would never answer it. */
  cut(): void {
    this.connection.stream.destroy();
  }

  /**
   * Runs a statement. When the statement gets no response, its connection is closed: every later statement on that connection would wait
   * behind it. The connection is also dropped from the pool when the `begin` of a transaction fails: drizzle gives back only connections of
   * transactions that have begun, and after ten such failures the pool would be empty. A client outside of a pool has no `release`.
   */
  override query(...given: any[]): any {
    const asked: unknown = Reflect.apply(super.query, this, given);
    if (!(asked instanceof Promise)) return asked;
    return asked.catch((error: unknown) => {
      if (error instanceof Error && error.message === silence) this.cut();
      if (isBegin(given[0])) (this as unknown as Partial<PoolClient>).release?.(true);
      throw error;
    });
  }
}

const isBegin = (statement: { readonly text?: unknown } | undefined): boolean =>
  typeof statement?.text === "string" && statement.text.startsWith("begin");

/** Creates a pool of at most ten connections. The caller ends the pool; a connection that breaks is replaced with the next query. */
export const createPool = (connectionString: string): Pool =>
  // An idle connection's error needs no handling: the next query opens another connection.
  new Pool({ connectionString, max: 10, Client: WatchedClient, ...timeouts }).on("error", () => undefined);

/** The key of the advisory lock under which one process at a time prepares the database; all processes use the same key. */
const preparing = 7_004_341;
/**
 * The time after which a process requests the advisory lock once more, so that a silent server can be told from a lock that another process
 * holds.
 */
const lockTimeoutMs = 2000;
const lockNotAvailable = "55P03";

type Work<Result> = (keeper: Client) => Promise<Result>;

/**
 * Runs the work while no other process runs it, over the connection that holds the advisory lock: when that connection is cut, the work
 * ends with the lock, and does not continue while the next process does the same work. The work is then started again, once.
 */
export async function alone(connectionString: string, work: Work<void>): Promise<void> {
  const isDone = await underLock(connectionString, (keeper) =>
    work(keeper).then(
      () => true,
      (error: unknown) => {
        if (!isUnavailable(error)) throw error;
        return false;
      },
    ),
  );
  if (!isDone) await underLock(connectionString, work);
}

/**
 * Runs the work under the advisory lock. Waits as long as another process holds the lock; a silent server causes the same error as with any
 * other statement.
 */
async function underLock<Result>(connectionString: string, work: Work<Result>): Promise<Result> {
  const keeper = new WatchedClient({ connectionString, ...timeouts, lock_timeout: lockTimeoutMs });
  try {
    await keeper.connect();
    while (!(await takesLock(keeper)));
    await keeper.query("set lock_timeout = 0"); // The work itself waits for other locks without the time limit of the advisory lock.
    return await work(keeper);
  } finally {
    // The server releases the advisory lock when its connection ends.
    keeper.cut();
  }
}

async function takesLock(keeper: Client): Promise<boolean> {
  try {
    await keeper.query("select pg_advisory_lock($1)", [preparing]);
    return true;
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === lockNotAvailable) return false;
    throw error;
  }
}

/** The start of the driver's error messages for a broken connection, which are the only mark of such errors: they have no code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;
/**
 * Error codes of sockets, and of a PostgreSQL server that stops, starts, or accepts no more connections:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const codes =
  /^(ECONNRESET|ECONNREFUSED|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08\w{3}|57P0[1-3]|53300)$/;

/** Tells whether an error means that the database did not answer, or stopped answering, so that a retry may succeed in a moment. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return codes.test(code) || words.test(error.message) || isUnavailable(error.cause);
}

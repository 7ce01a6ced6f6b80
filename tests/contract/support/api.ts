/** A reference API of a test file's own: PGlite in memory, or a database of its own on the PostgreSQL of DATABASE_URL. */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { vi } from "vitest";
import type { ApiOptions } from "#demo/api/options.ts";
import { databaseTemplate } from "./database-template.ts";
import { memoryDatabase } from "#demo/api/db/open.ts";
import type { AnyRoute } from "#demo/api/register.ts";
import { routes } from "#demo/api/routes.ts";
import { createApi, type Api } from "#demo/api/server.ts";

// Making a database, and solving puzzles, takes its time on a busy machine.
vi.setConfig({ hookTimeout: 90_000, testTimeout: 45_000 });

export type TestApi = Api & {
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Every log line so far. */
  readonly logs: readonly string[];
};

export const siteUrl = "http://localhost:4100";
export const publicUrl = "http://localhost:4101";

/** Rounds of a puzzle's step where a test is about what comes after it. */
const cheapPuzzle = 50;

async function freshDatabase(): Promise<{ databaseUrl: string; drop: () => Promise<void> }> {
  const server = process.env["DATABASE_URL"];
  if (!server) return { databaseUrl: memoryDatabase, drop: async () => undefined };
  const name = `digi_test_${randomBytes(6).toString("hex")}`;
  const run = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { databaseUrl: url.href, drop: () => run(`drop database ${name} with (force)`) };
}

/** With `extraRoutes`, answers calls that no room makes yet beside the product's own. */
export async function startApi(options: Partial<ApiOptions> = {}, extraRoutes: readonly AnyRoute[] = []): Promise<TestApi> {
  const dataDir = await mkdtemp(join(tmpdir(), "digi-api-"));
  const { databaseUrl, drop } = await freshDatabase();
  const logs: string[] = [];
  const given: ApiOptions = {
    dataDir,
    databaseUrl,
    databaseTemplate: databaseUrl === memoryDatabase ? await databaseTemplate() : undefined,
    demo: true,
    ...(options.demo !== false && { captchaCost: cheapPuzzle }),
    allowedOrigins: ["https://partner.example"],
    siteUrl,
    publicUrl,
    logLevel: "debug",
    logStream: { write: (line) => void logs.push(line) },
    progress: () => undefined,
    ...options,
  };
  const api = await createApi(given, [...routes, ...extraRoutes]);
  const close = async (): Promise<void> => {
    await api.close();
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...api, close, dataDir, databaseUrl, logs };
}

/**
 * Starts the servers to measure: the API in processes of its own, on a database of its own, alone or behind nginx. All listen on the
 * loopback interface.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { findProgram, installByApt } from "#tests/browser.ts";
import { seed, type Seeded } from "./seed.ts";

export type Setup = { readonly name: string; readonly database: "PGlite" | "PostgreSQL"; readonly processes: 1 | 2 };

export const setups: readonly Setup[] = [
  { name: "PGlite, one process", database: "PGlite", processes: 1 },
  { name: "PostgreSQL, one process", database: "PostgreSQL", processes: 1 },
  { name: "PostgreSQL and Redis, two processes behind nginx", database: "PostgreSQL", processes: 2 },
];

export type Started = Seeded & {
  readonly url: string;
  /** Returns the memory that the API's processes use together now, in MiB. */
  readonly residentMiB: () => number;
  readonly stop: () => Promise<void>;
};

export const postgresUrl = process.env["DATABASE_URL"] || "postgres://root@127.0.0.1:5432/test";
const startWithinMs = 60_000;

/** Folders in which programs are looked for. Debian keeps servers in folders that are not in every user's path. */
const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin"];

/** Returns the path of a program, which is installed by apt where it is missing. */
function ensureProgram(name: string, debianPackage: string): string {
  if (!findProgram([name], folders)) installByApt([debianPackage]);
  const found = findProgram([name], folders);
  if (!found) throw new Error(`There is no ${name}: install Debian's package ${debianPackage}, and run this again.`);
  return found;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Starts a program and waits until `isUp` is true. Throws when the program ends before or needs too long. */
async function start(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  isUp: () => Promise<boolean>,
): Promise<ChildProcess> {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "inherit"] });
  const until = Date.now() + startWithinMs;
  while (!(await isUp())) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${program} did not start`);
    await pause(100);
  }
  return child;
}

const end = (child: ChildProcess): Promise<unknown> =>
  new Promise((done) => {
    if (child.exitCode !== null) return done(undefined);
    child.once("exit", done);
    child.kill("SIGTERM");
  });

const isHealthy = (url: string) => (): Promise<boolean> =>
  fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** All processes have the same public URL, because it is in the tokens that each of them makes and accepts. */
const publicUrl = "http://localhost:4101";

const startApi = (port: number, env: NodeJS.ProcessEnv): Promise<ChildProcess> =>
  start(
    process.execPath,
    ["--import", "tsx", "demo/api/app/main.ts"],
    {
      ...env,
      PUBLIC_URL: publicUrl,
      PORT: String(port),
      HOST: "127.0.0.1",
      DEMO: "1",
      TRUST_PROXY: "1",
      RATE_LIMIT_SCALE: "1000000",
      CUSTOMER_SCALE: "1000000",
      LOG_LEVEL: "error",
    },
    isHealthy(`http://127.0.0.1:${port}`),
  );

/**
 * Returns the configuration of nginx. The address header of each connection is passed on unchanged, as if another proxy before this one had
 * set it.
 */
const nginxConfig = (folder: string, port: number, apis: readonly number[]): string => `
user root; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr error; daemon off;
events { worker_connections 2048; }
http {
  access_log off; client_max_body_size 8m; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  upstream api { ${apis.map((api) => `server 127.0.0.1:${api};`).join(" ")} keepalive 256; }
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass http://api; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $host; }
  }
}`;

async function startNginx(folder: string, apis: readonly number[]): Promise<{ child: ChildProcess; url: string }> {
  const port = await freePort();
  const path = join(folder, "nginx.conf");
  writeFileSync(path, nginxConfig(folder, port, apis));
  const url = `http://127.0.0.1:${port}`;
  return { child: await start(ensureProgram("nginx", "nginx"), ["-c", path, "-p", folder], {}, isHealthy(url)), url };
}

const startRedis = async (folder: string): Promise<{ child: ChildProcess; url: string }> => {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const args = [
    "--port",
    String(port),
    "--bind",
    "127.0.0.1",
    "--save",
    "",
    "--appendonly",
    "no",
    "--dir",
    folder,
    "--logfile",
    join(folder, "redis.log"),
  ];
  return { child: await start(ensureProgram("redis-server", "redis-server"), args, {}, async () => true), url };
};

function residentMiB({ pid }: ChildProcess): number {
  const [, kibibytes] = /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kibibytes) / 1024;
}

/** Starts a set-up of servers with as many customers as there are visitors at once. */
export async function startSetup(setup: Setup, visitors: number): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), "digi-load-"));
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const one of stops.splice(0).toReversed()) await one();
  };
  try {
    const env: NodeJS.ProcessEnv = { DATA_DIR: folder, DATABASE_URL: "", REDIS_URL: "", SMTP_URL: "" };
    if (setup.database === "PostgreSQL") {
      const name = `digi_load_${randomBytes(4).toString("hex")}`;
      await onServer(`create database ${name}`);
      stops.push(() => onServer(`drop database ${name} with (force)`));
      const url = new URL(postgresUrl);
      url.pathname = `/${name}`;
      env["DATABASE_URL"] = url.href;
    }
    const seeded = await seed({ dataDir: folder, databaseUrl: env["DATABASE_URL"] || undefined }, visitors);
    if (setup.processes === 2) {
      const redis = await startRedis(folder);
      stops.push(() => end(redis.child));
      env["REDIS_URL"] = redis.url;
    }
    const apis: ChildProcess[] = [];
    const ports: number[] = [];
    while (apis.length < setup.processes) {
      const port = await freePort();
      const api = await startApi(port, env);
      stops.push(() => end(api));
      apis.push(api);
      ports.push(port);
    }
    let url = `http://127.0.0.1:${ports[0]}`;
    if (setup.processes === 2) {
      const nginx = await startNginx(folder, ports);
      stops.push(() => end(nginx.child));
      url = nginx.url;
    }
    return { ...seeded, url, residentMiB: () => apis.reduce((sum, api) => sum + residentMiB(api), 0), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { createServer as createHttpServer } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { captchaCheck } from "#core/services/captcha/captcha.contract.ts";
import { formsSubscribe } from "#widgets/newsletter/newsletter.contract.ts";
import { identityOf, lockFolder } from "#demo/api/db/folder-lock.ts";
import { optionsFromEnv, resolveOptions } from "#demo/api/config/options.ts";
import { startApi } from "./support/api.ts";
import { call } from "./support/call.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { newsletterForm } from "./support/forms.ts";
import { mailsTo } from "./support/outbox.ts";

afterEach(() => void vi.useRealTimers());

test("data is kept over a restart, and the captcha's secret too", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "digi-kept-"));
  const keeping = { dataDir, ...(!process.env["DATABASE_URL"] && { databaseUrl: undefined }) };
  const lines: string[] = [];
  const first = await startApi({ ...keeping, progress: (line) => void lines.push(line) });
  const form = newsletterForm(await solveCaptcha(first));
  expect((await call(first, formsSubscribe, { body: form })).http).toBe(200);
  const unusedToken = await solveCaptcha(first);
  await first.app.close();

  const second = await startApi({
    ...keeping,
    databaseUrl: keeping.dataDir && process.env["DATABASE_URL"] ? first.databaseUrl : undefined,
  });
  expect((await call(second, captchaCheck, { body: { token: unusedToken } })).answer.res).toBe(true);
  expect((await call(second, formsSubscribe, { body: { ...newsletterForm(form.recaptcha) } })).status.code).toBe("captcha_invalid");
  expect(await mailsTo(second, form.email)).toHaveLength(1);
  if (!process.env["DATABASE_URL"]) expect(lines).toEqual([expect.stringContaining("Making the database")]);
  await second.close();
  await first.close();
  await rm(dataDir, { recursive: true, force: true });
});

test("a folder of data is one process's: a second start is told whose; what a process left that was killed is taken over", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "digi-locked-"));
  const unlock = await lockFolder(dataDir);
  const message = `The data in ${dataDir} is in use by process ${process.pid}. Stop that one, or set DATA_DIR to another folder.`;
  await expect(startApi({ dataDir, databaseUrl: undefined })).rejects.toThrow(message);
  await unlock();
  leaveSocket(join(dataDir, "db.lock"));
  await (
    await lockFolder(dataDir)
  )();
  expect(readdirSync(dataDir)).toEqual([]);
  await rm(dataDir, { recursive: true });
});

test("of many that come at once to what a killed process left, one has the folder, and the others are told that it is in use", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "digi-raced-"));
  const path = join(dataDir, "db.lock");
  for (let round = 0; round < 10; round++) {
    leaveSocket(path);
    // In every second round the process before was killed while it was about to remove an old lock.
    if (round % 2 === 1) leaveSocket(`${path}~${await identityOf(path)}`);
    const taken = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(dataDir)));
    const winners = taken.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(winners).toHaveLength(1);
    for (const one of taken) if (one.status === "rejected") expect(String(one.reason)).toContain("is in use by process");
    await winners[0]?.();
    expect(readdirSync(dataDir)).toEqual([]);
  }
  await rm(dataDir, { recursive: true });
});

/** Starts a process that listens on a socket and is killed, so that its socket file stays. */
function leaveSocket(path: string): void {
  const script = `require("node:net").createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, "SIGKILL"))`;
  expect(spawnSync(process.execPath, ["--eval", script]).signal).toBe("SIGKILL");
  expect(existsSync(path)).toBe(true);
}

test("DEMO never runs together with SMTP_URL", async () => {
  await expect(startApi({ smtpUrl: "smtp://127.0.0.1:2525" })).rejects.toThrow(/DEMO=1.*SMTP_URL/);
});

test("a port that is taken is an error, and leaves nothing open", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => taken.once("listening", done));
  const { port } = taken.address() as AddressInfo;
  await expect(startApi({ port, host: "127.0.0.1" })).rejects.toMatchObject({ code: "EADDRINUSE" });
  taken.close();
});

test("a database that takes a connection and says nothing for five seconds is no database", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => silent.once("listening", done));
  const databaseUrl = `postgres://root@127.0.0.1:${(silent.address() as AddressInfo).port}/test`;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let said: unknown;
  const refused = startApi({ databaseUrl }).catch((error: unknown) => (said = error));
  await new Promise((done) => silent.once("connection", done));
  await vi.advanceTimersByTimeAsync(4999);
  await turn();
  expect(said).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  expect(String(said)).toContain("timeout");
  silent.close();
});

test("Google's checkbox is asked once, and its token is still taken only once", async () => {
  const asked: string[] = [];
  const google = createHttpServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      asked.push(body);
      response.end(JSON.stringify({ success: body.includes("response=good") }));
    });
  }).listen(0, "127.0.0.1");
  await new Promise((done) => google.once("listening", done));
  const verifyUrl = `http://127.0.0.1:${(google.address() as AddressInfo).port}/siteverify`;
  const api = await startApi({ recaptcha: { secret: "shh", verifyUrl } });
  const check = async (token: string) => (await call(api, captchaCheck, { body: { token } })).answer.res;
  expect([await check("good"), await check("good"), await check("bad")]).toEqual([true, true, false]);
  expect(asked).toEqual(["secret=shh&response=good", "secret=shh&response=bad"]);
  const send = async () => (await call(api, formsSubscribe, { body: newsletterForm("good") })).http;
  expect([await send(), await send(), await check("good")]).toEqual([200, 422, false]);
  expect((await api.app.inject({ method: "POST", url: "/api/altcha-challenge" })).statusCode).toBe(404);
  await api.close();
  google.close();
});

test("the environment sets up what the caller leaves open", () => {
  const env = {
    PORT: "5300",
    DEMO: "1",
    ALLOWED_ORIGINS: "https://a.example, https://B.example:443/",
    RATE_LIMIT_SCALE: "10",
    TRUST_PROXY: "10.0.0.0/8 fd00::/8",
    CAPTCHA_COST: "50",
    CUSTOMER_SERVICE_EMAIL: "desk@provider.example",
    RECAPTCHA_SECRET: "shh",
  };
  expect(resolveOptions(optionsFromEnv(env), env)).toMatchObject({
    port: 5300,
    dataDir: ".data",
    demo: true,
    allowedOrigins: ["https://a.example", "https://b.example"],
    publicUrl: "http://localhost:5300",
    rateLimitScale: 10,
    trustProxy: ["10.0.0.0/8", "fd00::/8"],
    captchaCost: 50,
    customerServiceEmail: "desk@provider.example",
    recaptcha: { secret: "shh", verifyUrl: "https://www.google.com/recaptcha/api/siteverify" },
  });
  const usual = { port: 4101, demo: false, rateLimitScale: 1, rateLimitWindowMs: 60_000, trustProxy: false, captchaCost: 20_000 };
  expect(resolveOptions(optionsFromEnv({}), {})).toMatchObject(usual);
});

test("an environment that says what nobody means is refused", () => {
  const resolve = (env: Record<string, string>) => resolveOptions(optionsFromEnv(env), env);
  expect(resolve({ TRUST_PROXY: "2" }).trustProxy).toBe(2);
  expect(resolve({ TRUST_PROXY: "0" }).trustProxy).toBe(false);
  for (const text of ["true", "10.0.0.0/8,mine", "-1"]) expect(() => resolve({ TRUST_PROXY: text })).toThrow("TRUST_PROXY");
  for (const text of ["b.example", "*", "https://b.example/en", "ftp://b.example"])
    expect(() => resolve({ ALLOWED_ORIGINS: text })).toThrow("ALLOWED_ORIGINS");
});

test("a puzzle that costs nothing is for a demo alone", () => {
  const cheap = (demo: string) => resolveOptions(optionsFromEnv({ DEMO: demo }), { CAPTCHA_COST: "50" }).captchaCost;
  expect(cheap("1")).toBe(50);
  expect(() => cheap("0")).toThrow("needs DEMO=1");
});

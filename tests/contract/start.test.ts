import { createServer, type AddressInfo } from "node:net";
import { createServer as createHttpServer } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { captchaCheck } from "#core/captcha/captcha.contract.ts";
import { formsSubscribe } from "#widgets/newsletter/newsletter.contract.ts";
import { optionsFromEnv, resolveOptions } from "#demo/api/options.ts";
import { startApi } from "./support/api.ts";
import { call } from "./support/call.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { newsletterForm } from "./support/forms.ts";
import { mailsTo } from "./support/outbox.ts";

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
  expect((await api.app.inject({ method: "GET", url: "/api/altcha-challenge" })).statusCode).toBe(404);
  await api.close();
  google.close();
});

test("the environment sets up what the caller leaves open", () => {
  const env = {
    PORT: "5300",
    DEMO: "1",
    ALLOWED_ORIGINS: "https://a.example, https://b.example",
    RATE_LIMIT_SCALE: "10",
    TRUST_PROXY: "true",
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
    trustProxy: true,
    captchaCost: 50,
    customerServiceEmail: "desk@provider.example",
    recaptcha: { secret: "shh", verifyUrl: "https://www.google.com/recaptcha/api/siteverify" },
  });
  const usual = { port: 4101, demo: false, rateLimitScale: 1, trustProxy: false, captchaCost: 20_000 };
  expect(resolveOptions(optionsFromEnv({}), {})).toMatchObject(usual);
});

test("a puzzle that costs nothing is for a demo alone", () => {
  const cheap = (demo: string) => resolveOptions(optionsFromEnv({ DEMO: demo }), { CAPTCHA_COST: "50" }).captchaCost;
  expect(cheap("1")).toBe(50);
  expect(() => cheap("0")).toThrow("needs DEMO=1");
});

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { demoSettings, openingText } from "#demo/settings.ts";

const start = fileURLToPath(new URL("../../../demo/start.ts", import.meta.url));

test("the demo's API takes from the environment what one that runs alone takes", () => {
  const env = { ALLOWED_ORIGINS: "https://partner.example/ https://B.example:443", REDIS_URL: "redis://127.0.0.1:6379", DEMO_PORT: "5000" };
  expect(demoSettings(env, "kept").api).toMatchObject({
    port: 5001,
    dataDir: "kept",
    demo: true,
    allowedOrigins: ["http://localhost:5000", "http://127.0.0.1:5003", "https://partner.example", "https://b.example"],
    redisUrl: "redis://127.0.0.1:6379",
    siteUrl: "http://localhost:5000",
    publicUrl: "http://localhost:5001",
    identity: { issuer: "http://localhost:5002" },
  });
});

test("where mails are really sent there is no demo, and no app in which anybody can be anybody", () => {
  const { api, hasIdentityApp } = demoSettings({ SMTP_URL: "smtp://127.0.0.1:25" }, "kept");
  expect([api.demo, hasIdentityApp, api.identity]).toEqual([false, false, undefined]);
  expect(demoSettings({ ITSME_ISSUER: "https://idp.example" }, "kept")).toMatchObject({ api: { demo: true }, hasIdentityApp: false });
});

test.each(["0", "65533", "any"])("'%s' is no first port of four", (port) => {
  expect(() => demoSettings({ DEMO_PORT: port }, "kept")).toThrow("DEMO_PORT");
});

test.each(["*", "partner.example", "https://partner.example/en"])("'%s' is no origin", (text) => {
  expect(() => demoSettings({ ALLOWED_ORIGINS: text }, "kept")).toThrow(
    `ALLOWED_ORIGINS lists origins like https://www.example.be, not "${text}".`,
  );
});

test("the demo does not start with an origin that is none", () => {
  const env = { ...process.env, ALLOWED_ORIGINS: "*" };
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", start, "--dev"], { env, encoding: "utf8" });
  expect(stderr).toContain("The demo could not start: ALLOWED_ORIGINS");
  expect(status).toBe(1);
});

test("the demo's start says where rate limits are counted", () => {
  const opening = (env: Record<string, string>) => openingText(demoSettings(env, "kept"), false);
  expect(opening({})).toContain("The API's rate limits are counted per process: REDIS_URL shares them.");
  expect(opening({ REDIS_URL: "redis://127.0.0.1:6379" })).toContain("The API's rate limits are shared by Redis.");
});

import { fastify } from "fastify";
import { expect, test } from "vitest";
import { limitRates } from "#demo/api/http/rate-limits.ts";

test("thousands of other clients do not make a call forget who has had enough", async () => {
  const app = fastify({ trustProxy: true });
  const config = (await limitRates(app, { rateLimitScale: 1 / 240, rateLimitWindowMs: 3_600_000, redisUrl: undefined }))("access");
  app.get("/", { config }, async () => ({}));
  const statusFor = async (address: string) => (await app.inject({ url: "/", headers: { "x-forwarded-for": address } })).statusCode;
  expect([await statusFor("192.0.2.1"), await statusFor("192.0.2.1")]).toEqual([200, 429]);
  for (let index = 0; index < 5200; index++) await statusFor(`10.0.${index >> 8}.${index & 255}`);
  expect(await statusFor("192.0.2.1")).toBe(429);
  await app.close();
});

import { connect, type AddressInfo } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { addressCity } from "#core/domain/address/address.contract.ts";
import { captchaChallenge } from "#core/services/captcha/altcha.contract.ts";
import { captchaCheck } from "#core/services/captcha/captcha.contract.ts";
import { formsContact } from "#widgets/contact/contact.contract.ts";
import { formsSubscribe } from "#widgets/newsletter/newsletter.contract.ts";
import { siteUrl, startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { contactForm, newsletterForm } from "./support/forms.ts";
import { pdf } from "./support/sample-files.ts";

const latencyMs = 3000;

let api: TestApi;
let address = "";
beforeAll(async () => {
  api = await startApi({ port: 0, host: "127.0.0.1" });
  address = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
});
afterEach(() => void vi.useRealTimers());
afterAll(() => api.close());

const askCity = (headers: Record<string, string> = {}, prefix = "") =>
  call(api, addressCity, { body: { postalCode: "1000", lang: "nl" }, headers, prefix });

describe("origins", () => {
  const preflight = (origin: string) =>
    api.app.inject({
      method: "OPTIONS",
      url: "/address/infrastructure",
      headers: { origin, "access-control-request-method": "PUT", "access-control-request-headers": "content-type" },
    });

  test.each(["https://partner.example", "http://localhost:4100", "http://127.0.0.1:4103", "http://localhost:9999", "http://[::1]:80"])(
    "%s may call, with credentials, and read Retry-After",
    async (origin) => {
      const { statusCode, headers } = await preflight(origin);
      expect(statusCode).toBe(204);
      expect(headers).toMatchObject({ "access-control-allow-origin": origin, "access-control-allow-credentials": "true" });
      expect(headers["access-control-allow-methods"]).toBe("GET, POST, PUT");
      const answered = await askCity({ origin });
      expect(answered.headers).toMatchObject({
        "access-control-allow-origin": origin,
        "access-control-expose-headers": "Content-Disposition, Date, Retry-After",
      });
      expect(answered.headers["vary"]).toBe("Origin");
    },
  );

  test.each(["https://evil.example", "https://partner.example.evil.example", "http://localhost.evil.example", "null"])(
    "%s may not",
    async (origin) => {
      expect((await preflight(origin)).headers["access-control-allow-origin"]).toBeUndefined();
      const { http, status, headers } = await askCity({ origin });
      expect([http, status.error]).toEqual([403, true]);
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    },
  );
});

describe("bad requests wear the envelope too [P-290]", () => {
  const send = (url: string, payload: string, type: string) =>
    api.app.inject({ method: "POST", url, payload, headers: { "content-type": type } });

  test.each([
    ["broken JSON", "/address/city", '{"postalCode":', "application/json", 400],
    ["an empty body", "/address/city", "", "application/json", 400],
    ["a list", "/address/city", "[]", "application/json", 400],
    ["null", "/address/city", "null", "application/json", 400],
    ["a poisoned prototype", "/address/city", '{"__proto__":{"a":1}}', "application/json", 400],
    ["text", "/address/city", "1000", "text/plain", 415],
    ["a form in place of JSON", "/address/city", "postalCode=1000", "application/x-www-form-urlencoded", 415],
    ["JSON in place of a form", "/forms/contact", "{}", "application/json", 415],
    ["a form without boundary", "/forms/contact", "x", "multipart/form-data", 400],
    [
      "a form that stops in the middle",
      "/forms/contact",
      "--x\r\nContent-Disposition: form-data; name=a\r\n\r\n1",
      "multipart/form-data; boundary=x",
      400,
    ],
    ["a body that is far too large", "/address/city", JSON.stringify({ postalCode: "1".repeat(70_000) }), "application/json", 413],
    ["an unknown path", "/nowhere", "{}", "application/json", 404],
  ])("%s", async (_what, url, payload, type, http) => {
    const response = await send(url, payload, type);
    expect(response.statusCode).toBe(http);
    expect(response.json().meta.status).toMatchObject({ error: true, message: expect.any(String) });
  });

  test("in the language that the browser asks for", async () => {
    const texts = await Promise.all(
      ["en", "fr-BE,fr;q=0.9,en;q=0.5", "de,nl;q=0.8,fr;q=0.1", "xx"].map(async (accepted) => {
        const response = await api.app.inject({ method: "GET", url: "/nowhere", headers: { "accept-language": accepted } });
        return response.json().meta.status.message;
      }),
    );
    expect(texts).toEqual(["This doesn’t exist.", "Cet élément n’existe pas.", "Dit bestaat niet.", "This doesn’t exist."]);
  });

  test("a field sent twice is refused", async () => {
    const part = (name: string, value: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const response = await send(
      "/forms/subscribe",
      `${part("lang", "en")}${part("email", "a@b.be")}${part("email", "c@d.be")}--x--`,
      "multipart/form-data; boundary=x",
    );
    expect(response.json().meta.status.message.email).toEqual(["Please check this field"]);
  });

  test("a file far too large is answered over a real connection too", async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(contactForm("x"))) form.append(name, value);
    form.append("upload", pdf(9_000_000));
    const response = await fetch(`${address}${formsContact.path}`, { method: "POST", body: form });
    expect([response.status, (await response.json()) as unknown]).toMatchObject([413, { meta: { status: { error: true } } }]);
  });
});

describe("faults on demand", () => {
  test.each([
    ["401", 401],
    ["429", 429],
    ["503", 503],
  ])("%s answers with the envelope, readable for a page [P-290]", async (fault, http) => {
    const answered = await askCity({ origin: "http://localhost:4100", "accept-language": "nl" }, `/~${fault}`);
    expect([answered.http, answered.status.error]).toEqual([http, true]);
    expect(answered.headers["access-control-allow-origin"]).toBe("http://localhost:4100");
    expect(answered.headers["retry-after"]).toBe(fault === "429" ? "2" : undefined);
  });

  test("broken-json, html and wrong-shape are 200 and not what was promised", async () => {
    const get = (fault: string) => api.app.inject({ method: "POST", url: `/~${fault}${captchaChallenge.path}` });
    const broken = await get("broken-json");
    expect([broken.statusCode, broken.headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
    expect(() => broken.json()).toThrow(/JSON/);
    const html = await get("html");
    expect([html.statusCode, html.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    await expect(call(api, captchaChallenge, { prefix: "/~wrong-shape" })).rejects.toThrow(/meta\.status/);
  });

  test("offline ends the connection without an answer", async () => {
    await expect(fetch(`${address}/~offline${captchaChallenge.path}`, { method: "POST" })).rejects.toThrow("fetch failed");
  });

  test("latency takes three seconds and then answers, also before another fault", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const answered: number[] = [];
    const asked = ["/~latency", "/~503,latency"].map(async (prefix) => answered.push((await askCity({}, prefix)).http));
    while (vi.getTimerCount() < asked.length) await turn();
    await vi.advanceTimersByTimeAsync(latencyMs - 1);
    await turn();
    expect(answered).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(asked);
    expect(answered.toSorted()).toEqual([200, 503]);
  });

  test("a preflight and other calls have none", async () => {
    const headers = { origin: "http://localhost:4100", "access-control-request-method": "POST" };
    expect((await api.app.inject({ method: "OPTIONS", url: "/~503/address/city", headers })).statusCode).toBe(204);
    expect((await askCity()).http).toBe(200);
    expect((await askCity({}, "/~unheard-of")).http).toBe(200);
  });
});

describe("operation", () => {
  test("any page may ask whether the API is there, without reading the answer: so the doctor tells it from one that is not", async () => {
    const headersOf = async (url: string) =>
      (await api.app.inject({ method: "GET", url, headers: { origin: "https://stranger.example" } })).headers;
    expect(await headersOf("/health")).toMatchObject({ "cross-origin-resource-policy": "cross-origin" });
    expect(await headersOf("/health")).not.toHaveProperty("access-control-allow-origin");
    expect(await headersOf("/news")).toMatchObject({ "cross-origin-resource-policy": "same-origin" });
  });

  test("GET /health answers while the database does", async () => {
    const response = await api.app.inject({ method: "GET", url: "/health" });
    expect([response.statusCode, response.json()]).toEqual([200, { meta: { status: { error: false } }, database: "ok" }]);
  });

  test("every answer has the headers of a careful server and is not stored", async () => {
    const { headers } = await askCity();
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "cache-control": "no-store" });
    expect(headers["content-security-policy"]).toBe("default-src 'none';frame-ancestors 'none'");
  });

  test("no log line has personal data", async () => {
    const recaptcha = await solveCaptcha(api);
    const form = {
      ...contactForm(recaptcha),
      first_name: "Zebulon",
      email: "zebulon@secret.example",
      phone: "499887766",
      message: "whisper",
    };
    await call(api, formsContact, { body: { ...form, upload: pdf(3000, "diary.pdf") } });
    await call(api, formsContact, { body: { ...form, email: "zebulon@secret" } });
    await call(api, captchaCheck, { body: { token: recaptcha } });
    await api.app.inject({ method: "GET", url: "/demo/outbox?to=zebulon@secret.example" });
    await api.app.inject({ method: "GET", url: "/newsletter/unsubscribe?token=secrettoken", headers: { "user-agent": "Mozilla/Zebulon" } });
    await api.app.inject({ method: "GET", url: "/zebulon@secret.example" });
    const logged = api.logs.join("");
    expect(logged).toContain('"route":"/forms/contact"');
    for (const secret of ["zebulon", "secret", "499887766", "whisper", "diary", "127.0.0.1:", recaptcha.slice(0, 40)]) {
      expect(logged.toLowerCase().replaceAll(`listening at ${address}`, "")).not.toContain(secret.toLowerCase());
    }
  });

  test("not even where everything is logged", async () => {
    const own = await startApi({ logLevel: "trace" });
    const headers = { authorization: "Bearer zebulon-token", cookie: "digi-refresh=zebulon-cookie" };
    await call(own, formsContact, { body: contactForm("zebulon-captcha"), headers });
    expect(own.logs.join("")).toContain("busboy");
    expect(own.logs.join("")).not.toContain("zebulon");
    await own.close();
  });

  test("a fault of the database is logged without the values of its query, and answered as ours", async () => {
    const own = await startApi();
    const recaptcha = await solveCaptcha(own);
    await own.app.inject({ method: "GET", url: "/health" });
    await breakDatabase(own);
    const { http, status } = await call(own, formsSubscribe, { body: { ...newsletterForm(recaptcha), lang: "fr", first_name: "Zebulon" } });
    expect([http, status]).toEqual([500, { error: true, message: "Un problème est survenu de notre côté. Veuillez réessayer." }]);
    expect(own.logs.some((line) => line.includes("call failed") && line.includes('"level":50'))).toBe(true);
    expect(own.logs.join("")).not.toMatch(/Zebulon|example\.com/);
    await own.close();
  });

  test("stops gracefully: a call that runs is answered, a new one is not taken", async () => {
    const own = await startApi({ port: 0, host: "127.0.0.1" });
    const { port } = own.app.server.address() as AddressInfo;
    const arrived = new Promise((done) => own.app.server.once("request", done));
    const running = fetch(`http://127.0.0.1:${port}/~latency${captchaChallenge.path}`, { method: "POST" });
    await arrived;
    const closed = own.close();
    expect((await running).status).toBe(200);
    await closed;
    const refused = new Promise((done) => connect(port, "127.0.0.1").once("error", done));
    await expect(refused).resolves.toMatchObject({ code: "ECONNREFUSED" });
  });
});

/** Drops a table of the API's database, so that calls which need it fail. */
async function breakDatabase(broken: TestApi): Promise<void> {
  await broken.context.db.execute("drop table subscribers");
}

describe("what nobody types", () => {
  test("U+0000 is wrong at its field, at any depth, and no address has one", async () => {
    const ask = (body: object) => call(api, addressCity, { body: { lang: "en", ...body } });
    const { http, status } = await ask({ postalCode: "10\u000000" });
    expect([http, status.message]).toEqual([422, { postalCode: ["Please check this field"] }]);
    expect((await ask({ postalCode: "1000", more: [{ deep: "\u0000" }] })).status.message).toEqual({ more: ["Please check this field"] });
    for (const url of ["/itsme/return?state=%00", "/demo/outbox?to=%00", "/%"]) {
      const { statusCode, headers, json } = await api.app.inject(url);
      expect([url, statusCode, headers["x-content-type-options"], json().meta.status.code]).toEqual([url, 400, "nosniff", "invalid"]);
    }
  });

  test("a body that is no object cannot be read, however deep it is", async () => {
    for (const payload of ["[]", "1", "null", '"text"', "[".repeat(30_000) + "]".repeat(30_000)]) {
      const headers = { "content-type": "application/json" };
      const answered = await api.app.inject({ method: "POST", url: "/oauth2/token", headers: { ...headers, origin: siteUrl }, payload });
      expect([payload.slice(0, 9), answered.statusCode]).toEqual([payload.slice(0, 9), 400]);
      expect(answered.json()).toMatchObject({ meta: { status: { error: true, code: "invalid" } } });
    }
  });
});

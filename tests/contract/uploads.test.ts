/**
 * Tests forms while the API receives them: how much memory and disk they occupy, what is refused before they are complete, and that nothing
 * of them remains.
 */
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { connect, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { createUploads, openUploadLimits } from "#demo/api/http/uploads.ts";
import { formsContact } from "#widgets/contact/contact.contract.ts";
import { formsJobApplication } from "#widgets/job-application/job-application.contract.ts";
import { formsSubscribe } from "#widgets/newsletter/newsletter.contract.ts";
import { freeCaptchas } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { contactForm } from "./support/forms.ts";
import { pdf, renamedExe } from "./support/sample-files.ts";

let api: TestApi;
let captcha: () => string;
const open: Socket[] = [];
beforeAll(async () => {
  api = await startApi({ port: 0, host: "127.0.0.1", trustProxy: 1, rateLimitScale: 100 });
  captcha = freeCaptchas(api);
});
afterAll(() => api.close());
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await expect.poll(openCount).toBe(0);
  await expect.poll(left).toEqual([]);
});

const openCount = () => api.context.uploads.openCount();
const left = () => readdir(join(api.dataDir, "uploads"));
const bytesLeft = async () => {
  const sizes = (await left()).map(async (name) => (await stat(join(api.dataDir, "uploads", name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

const megabyte = 1024 * 1024;
const filePart = (name: string, fileName = "letter.pdf") =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4\n`;
const textPart = (name: string, value: string, type = "") =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n${type && `Content-Type: ${type}\r\n`}\r\n${value}\r\n`;

/** Returns the body of a form as our pages send it: the captcha first, then the file. */
const withFile = (name = "upload", fileName?: string) => textPart("recaptcha", captcha()) + filePart(name, fileName);

type Begun = { readonly write: (bytes: string | Buffer) => void; readonly answer: Promise<string> };

/** Begins to send a form and never sends its end. */
function begin(parts: string, { path = formsContact.path, client = "203.0.113.1", size = 6 * megabyte } = {}): Begun {
  const socket = connect((api.app.server.address() as AddressInfo).port, "127.0.0.1");
  open.push(socket);
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${client}\r\nContent-Type: multipart/form-data; boundary=x\r\n`;
  socket.write(`${head}Content-Length: ${size}\r\n\r\n${parts}`);
  const answer = new Promise<string>((done) => {
    socket.on("error", () => undefined);
    socket.on("data", (bytes) => done(String(bytes)));
  });
  return { write: (bytes) => void socket.write(bytes), answer };
}

const statusOf = (answer: string): number => Number(answer.slice(9, 12));
const messageOf = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf("\r\n\r\n"))).meta.status.message;
const many = (count: number, client: (index: number) => string) =>
  Array.from({ length: count }, (_one, index) => begin(withFile(), { client: client(index) }));

describe("what is open", () => {
  test("is limited for a network; others are served", async () => {
    many(openUploadLimits.files.perNetwork, () => "203.0.113.1");
    await expect.poll(openCount).toBe(openUploadLimits.files.perNetwork);
    const refused = await begin(withFile()).answer;
    expect(statusOf(refused)).toBe(429);
    expect(refused).toMatch(/retry-after: 5/i);
    begin(withFile(), { client: "203.0.113.2" });
    await expect.poll(openCount).toBe(openUploadLimits.files.perNetwork + 1);
  });

  test("leaves forms of text their own places", async () => {
    many(openUploadLimits.files.perNetwork, () => "203.0.113.1");
    await expect.poll(openCount).toBe(openUploadLimits.files.perNetwork);
    const form = () => begin(textPart("email", "a@b.be"), { path: formsSubscribe.path, size: 5000 });
    for (let index = 0; index < openUploadLimits.texts.perNetwork; index++) form();
    await expect.poll(openCount).toBe(openUploadLimits.files.perNetwork + openUploadLimits.texts.perNetwork);
    expect(statusOf(await form().answer)).toBe(429);
  });

  test("of IPv6 a network is a /64", async () => {
    many(openUploadLimits.files.perNetwork, (index) => `2001:db8::${index + 1}`);
    await expect.poll(openCount).toBe(openUploadLimits.files.perNetwork);
    expect(statusOf(await begin(withFile(), { client: "2001:db8::ffff" }).answer)).toBe(429);
    begin(withFile(), { client: "2001:db8:0:1::1" });
    await expect.poll(openCount).toBe(openUploadLimits.files.perNetwork + 1);
  });

  test("keeps the last quarter of the places for networks that have none, and of IPv6 a /48 is one of those", async () => {
    const shared = (openUploadLimits.files.all * 3) / 4;
    many(shared, (index) => (index < 8 ? "203.0.113.1" : `2001:db8:0:${(index % 8) + 1}00::${index}`));
    await expect.poll(openCount).toBe(shared);
    expect(statusOf(await begin(withFile(), { client: "203.0.113.1" }).answer)).toBe(503);
    expect(statusOf(await begin(withFile(), { client: "2001:db8:0:ff00::1" }).answer)).toBe(503);
    for (const client of ["198.51.100.1", "2001:db8:1::1"]) begin(withFile(), { client });
    await expect.poll(openCount).toBe(shared + 2);
  });

  test("of a form without its file is a place of texts, also where all places of files are taken", async () => {
    many(openUploadLimits.files.all, (index) => `203.0.113.${index}`);
    await expect.poll(openCount).toBe(openUploadLimits.files.all);
    const sent = await call(api, formsContact, { body: contactForm(captcha()), headers: { "x-forwarded-for": "203.0.113.1" } });
    expect(sent.http).toBe(200);
    const empty = contactForm(captcha());
    const left = await call(api, formsContact, {
      body: { ...empty, upload: new File([], "") },
      headers: { "x-forwarded-for": "203.0.113.1" },
    });
    expect(left.http).toBe(200);
  });

  test("is limited in all", async () => {
    many(openUploadLimits.files.all, (index) => `203.0.113.${index}`);
    await expect.poll(openCount).toBe(openUploadLimits.files.all);
    const refused = await begin(withFile(), { client: "198.51.100.1" }).answer;
    expect(statusOf(refused)).toBe(503);
    expect(refused).toMatch(/retry-after: 5/i);
  });

  test("lies on the disk, and is not held in memory", async () => {
    // The timer is stopped by which the API checks whether more of a form arrives.
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    const held = () => {
      collect();
      return process.memoryUsage().arrayBuffers;
    };
    const content = Buffer.alloc(4 * megabyte, 0x20);
    const before = held();
    const count = 12;
    for (const { write } of many(count, (index) => `203.0.113.${index}`)) write(content);
    await expect.poll(bytesLeft).toBeGreaterThan(count * (content.length - 0.2 * megabyte));
    await expect.poll(() => held() - before).toBeLessThan(count * 0.5 * megabyte);
  });
});

test("what brings nothing is ended", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  begin(withFile());
  await expect.poll(left).toHaveLength(1);
  vi.advanceTimersByTime(15_000);
  await expect.poll(() => open[0]?.readyState).toBe("closed");
  await expect.poll(openCount).toBe(0);
});

describe("a file is taken of who has shown to be human before it, and of nobody else", () => {
  const refusalOf = async (parts: string, path = formsContact.path) => {
    const answer = await begin(parts, { path }).answer;
    return [statusOf(answer), JSON.parse(answer.slice(answer.indexOf("\r\n\r\n"))).meta.status.code];
  };
  test.each([
    ["no captcha", () => filePart("upload")],
    ["a wrong one", () => textPart("recaptcha", "x") + filePart("upload")],
    ["one that comes after it", () => `${filePart("upload")}\r\n${textPart("recaptcha", captcha())}`],
  ])("%s", async (_what, parts) => {
    expect(await refusalOf(parts())).toEqual([422, "captcha_invalid"]);
    expect([await left(), openCount()]).toEqual([[], 0]);
  });

  test("in a job application as well", async () => {
    expect(await refusalOf(filePart("upload_cv"), formsJobApplication.path)).toEqual([422, "captcha_invalid"]);
  });

  test("one captcha is for one form at a time", async () => {
    const token = textPart("recaptcha", captcha());
    begin(token + filePart("upload"));
    await expect.poll(left).toHaveLength(1);
    expect(await refusalOf(token + filePart("upload"))).toEqual([422, "captcha_invalid"]);
    open[0]?.destroy();
    await expect.poll(openCount).toBe(0);
    begin(token + filePart("upload"));
    await expect.poll(openCount).toBe(1);
  });

  test("bytes without a name are no file", async () => {
    const answer = await begin(withFile("upload", ""), { size: 5000 }).answer;
    expect([statusOf(answer), messageOf(answer)]).toEqual([422, { upload: ["Please check this field"] }]);
  });
});

describe("what a call does not take is refused as it begins", () => {
  const unknown = ["We don’t know this field"];
  const wrong = ["Please check this field"];
  test.each([
    ["a file under another name", filePart("photo"), formsContact.path, { photo: unknown }],
    ["a text under another name", textPart("nickname", "x"), formsContact.path, { nickname: unknown }],
    [
      "a second file",
      `${textPart("recaptcha", "free second")}${filePart("upload")}\r\n${filePart("upload")}`,
      formsContact.path,
      { upload: wrong },
    ],
    ["a file in place of a text", filePart("message"), formsContact.path, { message: wrong }],
    ["a file where none is taken", filePart("upload"), formsSubscribe.path, { upload: unknown }],
    ["a text twice", textPart("email", "a@b.be") + textPart("email", "a@b.be"), formsSubscribe.path, { email: wrong }],
  ])("%s", async (_what, parts, path, message) => {
    // A text field ends where the next part begins, so the API can check it before the whole form has arrived.
    const answer = await begin(`${parts}--x\r\n`, { path, size: 5000 }).answer;
    expect([statusOf(answer), messageOf(answer)]).toEqual([422, message]);
    expect(openCount()).toBe(0);
  });

  test("a body that says how large it is", async () => {
    const answer = await begin("", { path: formsSubscribe.path }).answer;
    expect(statusOf(answer)).toBe(413);
  });

  test("what is sent after that goes nowhere, and the connection serves on", async () => {
    const form = begin(filePart("photo"));
    expect(statusOf(await form.answer)).toBe(422);
    form.write(Buffer.alloc(5 * megabyte, 0x20));
    await expect.poll(() => open[0]?.writableLength).toBe(0);
    expect(await left()).toEqual([]);
  });
});

describe("of a file nothing is left but what was kept", () => {
  const kept = () => readdir(join(api.dataDir, "files")).catch(() => []);
  test.each([
    ["that is not what it says", async () => ({ ...contactForm(await solveCaptcha(api)), upload: renamedExe() }), 422],
    ["of a form with a wrong field", async () => ({ ...contactForm(captcha()), email: "nobody", upload: pdf() }), 422],
    ["of a form with a wrong captcha", async () => ({ ...contactForm("x"), upload: pdf() }), 422],
    ["far too large", async () => ({ ...contactForm(captcha()), upload: pdf(6 * megabyte + 1) }), 413],
  ])("%s", async (_what, form, http) => {
    const before = await kept();
    expect((await call(api, formsContact, { body: await form() })).http).toBe(http);
    await expect.poll(left).toEqual([]);
    expect(await kept()).toEqual(before);
  });

  test("that was broken off", async () => {
    begin(withFile());
    await expect.poll(left).toHaveLength(1);
    open[0]?.destroy();
    await expect.poll(left).toEqual([]);
    await expect.poll(openCount).toBe(0);
  });

  test("that was kept", async () => {
    const before = await kept();
    expect((await call(api, formsContact, { body: { ...contactForm(await solveCaptcha(api)), upload: pdf() } })).http).toBe(200);
    await expect.poll(left).toEqual([]);
    expect(await kept()).toHaveLength(before.length + 1);
  });

  test("a text cannot pass for one that was received", async () => {
    const claimed = JSON.stringify({ name: "a.pdf", size: 10, type: "application/pdf", path: "/etc/hostname" });
    const answer = await begin(`${textPart("upload", claimed, "application/json")}--x\r\n`).answer;
    expect([statusOf(answer), messageOf(answer)]).toEqual([422, { upload: ["Please check this field"] }]);
  });

  test("that a killed process left, once no upload can be that old", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "digi-uploads-"));
    await mkdir(join(dataDir, "uploads"));
    for (const name of ["old", "young"]) await writeFile(join(dataDir, "uploads", name), "");
    await utimes(join(dataDir, "uploads", "old"), 0, 0);
    await createUploads(dataDir);
    expect(await readdir(join(dataDir, "uploads"))).toEqual(["young"]);
    await rm(dataDir, { recursive: true });
  });
});

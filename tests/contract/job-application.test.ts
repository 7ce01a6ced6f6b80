/** Tests job applications at the reference API: several files in one body, what the API stores of them, and which it refuses. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { uploadMaxBytes } from "#core/base/values/limits.ts";
import { files, mails } from "#demo/api/db/schema.ts";
import { jobApplicationFiles, jobApplications } from "#demo/api/db/schema-forms.ts";
import { openUploadLimits } from "#demo/api/http/uploads.ts";
import { formsJobApplication } from "#widgets/job-application/job-application.contract.ts";
import { mostLetters } from "#widgets/job-application/job-application.schema.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";
import { guessCaptcha, solveCaptcha } from "./support/captcha.ts";
import { jobApplicationForm } from "./support/forms.ts";
import { mailsTo } from "./support/outbox.ts";
import { doc, docx, emptyPdf, pdf, png, renamedExe } from "./support/sample-files.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ rateLimitScale: 100 });
});
afterAll(() => api.close());

const service = "support@digi.example";
const counts = () => {
  const { db } = api.context;
  return Promise.all([db.$count(jobApplications), db.$count(files), db.$count(mails)]);
};
const left = () => readdir(join(api.dataDir, "uploads"));
const kept = () => readdir(join(api.dataDir, "files")).catch(() => []);

type Changed = Readonly<Record<string, unknown>>;
const whole = (recaptcha: string, changed: Changed = {}) => ({
  ...jobApplicationForm(recaptcha),
  upload_cv: pdf(3000, "cv.pdf"),
  upload_letter: [doc()],
  ...changed,
});

describe("an application", () => {
  test("is kept with its files in their order, and recruiters get a mail with the CV [P-010, P-055, P-103, P-104]", async () => {
    const body = whole(await solveCaptcha(api), { upload_letter: [pdf(2000, "one.pdf"), docx()] });
    const { http, status } = await call(api, formsJobApplication, { body });
    expect([http, status.message]).toEqual([200, "Je sollicitatie is goed verstuurd!"]);
    const { db } = api.context;
    const [stored] = await db.select().from(jobApplications).where(eq(jobApplications.email, body.email));
    expect(stored).toMatchObject({ firstName: "Noor", lastName: "D’Hondt", job: "fibre-technician-ghent-nl", language: "nl" });
    const taken = await db
      .select({ kind: jobApplicationFiles.kind, name: files.name })
      .from(jobApplicationFiles)
      .innerJoin(files, eq(files.id, jobApplicationFiles.fileId))
      .where(eq(jobApplicationFiles.applicationId, stored?.id ?? ""));
    expect(taken.map(({ kind, name }) => `${kind} ${name}`).toSorted()).toEqual(["cv cv.pdf", "letter letter.docx", "letter one.pdf"]);
    const mail = (await mailsTo(api, service)).find(({ text }) => text.includes(body.email));
    expect(mail?.subject).toBe("Sollicitatie (fibre-technician-ghent-nl): Noor D’Hondt");
    expect(mail?.text).toContain("one.pdf, letter.docx");
    expect(mail?.attachments).toEqual([{ name: "cv.pdf", type: "application/pdf", size: 3000 }]);
    await expect.poll(left).toEqual([]);
  });

  test("for no job in particular is one too [P-103]", async () => {
    const body = whole(await solveCaptcha(api), { job: "", lang: "en" });
    const { http, status } = await call(api, formsJobApplication, { body });
    expect([http, status.message]).toEqual([200, "Job apply successful!"]);
    const mail = (await mailsTo(api, service)).find(({ text }) => text.includes(body.email));
    expect(mail?.subject).toBe("Job application: Noor D’Hondt");
  });

  test("may have ten letters, each of 5 242 880 bytes [P-104, P-203]", async () => {
    const letters = Array.from({ length: mostLetters }, (_one, index) => pdf(uploadMaxBytes, `${index}.pdf`));
    const body = whole(await solveCaptcha(api), { upload_cv: pdf(uploadMaxBytes, "CV.PDF"), upload_letter: letters });
    const before = await counts();
    expect((await call(api, formsJobApplication, { body })).http).toBe(200);
    const after = await counts();
    expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1 + mostLetters, 1]);
  });

  test("keeps a name with 255 characters and with HTML as text", async () => {
    const name = `<img src=x onerror=alert(1)>${"x".repeat(223)}.pdf`;
    const body = whole(await solveCaptcha(api), { upload_cv: pdf(2000, name) });
    expect((await call(api, formsJobApplication, { body })).http).toBe(200);
    const mail = (await mailsTo(api, service)).find(({ text }) => text.includes(body.email));
    expect(mail?.attachments[0]?.name).toBe(name.slice(-150));
  });

  test("keeps a file's name in one line, without what nobody sees", async () => {
    const body = whole(await solveCaptcha(api), { upload_cv: pdf(2000, "cv\u2028of\u2029Nora\u202e\u0085.pdf") });
    expect((await call(api, formsJobApplication, { body })).http).toBe(200);
    const mail = (await mailsTo(api, service)).find(({ text }) => text.includes(body.email));
    expect(mail?.attachments[0]?.name).toBe("cvofNora.pdf");
  });
});

describe("is refused at its field, and nothing is kept", () => {
  const large = "Dit bestand is groter dan 5\u00a0MB";
  test.each<[string, Changed, Record<string, string[]>]>([
    ["no CV", { upload_cv: undefined }, { upload_cv: ["Dit veld is verplicht"] }],
    ["no letter", { upload_letter: undefined }, { upload_letter: ["Dit veld is verplicht"] }],
    ["no consent", { agree: "" }, { agree: ["Vink dit vakje aan om verder te gaan"] }],
    ["a letter of one byte too many", { upload_letter: [doc(), pdf(uploadMaxBytes + 1)] }, { upload_letter: [large] }],
    ["an empty CV", { upload_cv: emptyPdf() }, { upload_cv: ["Dit bestand is leeg"] }],
    ["two CVs", { upload_cv: [pdf(), pdf()] }, { upload_cv: ["Dit zijn te veel bestanden"] }],
    [
      "eleven letters",
      { upload_letter: Array.from({ length: mostLetters + 1 }, () => pdf()) },
      { upload_letter: ["Dit zijn te veel bestanden"] },
    ],
    ["a text in place of a letter", { upload_letter: "letter.pdf" }, { upload_letter: ["Controleer dit veld"] }],
  ])("%s [P-202, P-203, P-204, P-205]", async (_what, changed, message) => {
    const before = [await counts(), await kept()];
    const { http, status } = await call(api, formsJobApplication, { body: whole(await solveCaptcha(api), changed) });
    expect([http, status.message]).toEqual([422, message]);
    await expect.poll(left).toEqual([]);
    expect([await counts(), await kept()]).toEqual(before);
  });

  test.each<[string, Changed, string]>([
    ["a picture", { upload_letter: [doc(), png()] }, "upload_letter"],
    ["a program among the letters", { upload_letter: [doc(), renamedExe()] }, "upload_letter"],
    ["a program as CV", { upload_cv: renamedExe() }, "upload_cv"],
  ])("%s, whatever its name says [P-204]", async (_what, changed, field) => {
    const before = [await counts(), await kept()];
    const { http, status } = await call(api, formsJobApplication, { body: whole(await solveCaptcha(api), changed) });
    expect([http, Object.keys(status.message as object)]).toEqual([422, [field]]);
    await expect.poll(left).toEqual([]);
    expect([await counts(), await kept()]).toEqual(before);
  });

  test("a guessed captcha", async () => {
    const before = [await counts(), await kept()];
    const { http, status } = await call(api, formsJobApplication, { body: whole(await guessCaptcha(api)) });
    expect([http, status.code]).toEqual([422, "captcha_invalid"]);
    await expect.poll(left).toEqual([]);
    expect([await counts(), await kept()]).toEqual(before);
  });
});

test("bodies of several files have places of their own", () => {
  const request = { ip: "203.0.113.9", raw: { socket: { bytesRead: 0 }, destroy: () => undefined } } as never;
  const begin = (kind: "files" | "folders") => {
    const upload = api.context.uploads.begin(request);
    open.push(upload);
    upload.bringFiles(kind, undefined);
  };
  const open: ReturnType<typeof api.context.uploads.begin>[] = [];
  for (let count = 0; count < openUploadLimits.folders.perNetwork; count++) begin("folders");
  expect(() => begin("folders")).toThrow(expect.objectContaining({ statusCode: 429 }));
  begin("files");
  for (const upload of open) upload.end();
  expect(api.context.uploads.openCount()).toBe(0);
});

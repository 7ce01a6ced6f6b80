/** The job application: shown without an address, posted with one to the reference API, and everything that can go wrong with its files. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { formsJobApplication } from "#widgets/job-application/job-application.contract.ts";
import { fakeCall, throughFaults } from "./fake-api.ts";

const api = `http://localhost:${ports.api}`;
const endpoint = formsJobApplication.path;
const limit = 5_242_880;
const widget = (page: Page): Locator => page.locator("digi-job-application");
const field = (page: Page, name: string): Locator => widget(page).locator(`[name="${name}"]`);
const submit = (page: Page): Locator => widget(page).locator('button[type="submit"]');
const errors = (page: Page): Locator => widget(page).locator('[part="error"]');
const alert = (page: Page): Locator => widget(page).locator('[part="alert"]');
const spoken = (page: Page): Locator => widget(page).getByRole("status");
const applied = (page: Page): Locator => widget(page).getByRole("heading", { name: "Job apply successful!" });
const chosen = (page: Page): Locator =>
  widget(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button") });
const remove = (page: Page, name: string): Locator => widget(page).getByRole("button", { name: `Remove ${name}`, exact: true });

const pdf = (size: number, name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.alloc(size, "%PDF-1.4\n") });
const program = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.concat([Buffer.from("MZ\x90\0"), Buffer.alloc(2000)]),
});
const shownWarning = "the sending is only shown";

async function open(page: Page, { attributes = `endpoint="${endpoint}"`, lang = "en" } = {}): Promise<void> {
  await page.goto(`/demo-pages/empty?lang=${lang}`);
  await page
    .locator("main")
    .evaluate((main, html) => (main.innerHTML = html), `<digi-job-application loading="eager" ${attributes}></digi-job-application>`);
  await expect(page.locator("digi-job-application:state(ready)")).toBeAttached();
}

const typed = { first_name: "Zoë", last_name: "D’Hondt-Peeters", email: "zoe@example.be" };

async function fillIn(page: Page, { email = typed.email, letters = [pdf(3000, "letter.pdf")] } = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...typed, email })) await field(page, name).fill(value);
  await field(page, "upload_cv").setInputFiles(pdf(30_000, "cv.pdf"));
  await field(page, "upload_letter").setInputFiles(letters);
  await field(page, "agree").check();
  await expect(submit(page)).toBeEnabled();
}

async function expectKept(page: Page, files: readonly (string | RegExp)[] = ["cv.pdf", "letter.pdf"]): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);
  await expect(field(page, "agree")).toBeChecked();
  await expect(chosen(page)).toContainText([...files]);
}

const inputNames = (page: Page, name: string): Promise<string[]> =>
  field(page, name).evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map((file) => file.name));

/** Bytes a second; -1 as fast as can be. */
async function uploadSpeed(page: Page): Promise<(speed: number) => Promise<unknown>> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  return (uploadThroughput) =>
    network.send("Network.emulateNetworkConditions", { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput });
}

/** Subject and text of the mails to recruiters about an applicant. */
async function textsAbout(request: APIRequestContext, email: string): Promise<string[]> {
  const answer = await request.get(`${api}/demo/outbox?to=support@digi.example`);
  const mails = (await answer.json()) as { subject: string; text: string }[];
  return mails.filter(({ text }) => text.includes(email)).map(({ subject, text }) => `${subject}\n${text}`);
}

function countCalls(page: Page): () => number {
  let calls = 0;
  page.on("request", (request) => void (calls += request.url().endsWith(endpoint) && request.method() === "POST" ? 1 : 0));
  return () => calls;
}

/** Addresses of all that the page asks for, of whatever kind, from now on. */
function recordAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(`${request.method()} ${request.url()}`));
  return asked;
}

test.describe("the site's page", () => {
  for (const [lang, path, title, thanks] of [
    ["en", "/en/jobs/apply", "Fibre technician", "Job apply successful!"],
    ["fr", "/fr/emplois/postuler", "Technicien·ne fibre", "Votre candidature a bien été envoyée"],
    ["nl", "/nl/vacatures/solliciteren", "Glasvezeltechnicus", "Je sollicitatie is goed verstuurd"],
  ] as const) {
    test(`names the job, and shows the sending for three seconds without a call: ${lang} [P-010, P-055, P-279, P-280, P-281]`, async ({
      page,
      complaints,
    }) => {
      complaints.announce(shownWarning);
      await page.clock.install();
      await page.goto(`${path}?job=fibre-technician-ghent-nl`);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(widget(page)).toHaveAttribute("job", "fibre-technician-ghent-nl");
      await fillIn(page);
      await page.waitForLoadState("networkidle");
      const asked = recordAsked(page);
      await submit(page).click();
      await expect(widget(page).getByRole("progressbar")).toBeVisible();
      await page.clock.runFor(2750);
      await expect(widget(page).getByRole("progressbar")).toBeVisible();
      expect(asked, "between the press and the thanks").toEqual([]);
      await expect(async () => {
        await page.clock.runFor(250);
        await expect(widget(page).getByRole("heading", { name: thanks })).toBeFocused({ timeout: 100 });
      }).toPass();
      // The captcha is solved anew, for another application.
      for (const address of asked) expect(address, "with the thanks").toMatch(/\/api\/(altcha-challenge|recaptcha)$/);
    });
  }

  test("says that it does not know a job, and takes an open application then", async ({ page }) => {
    await page.goto("/en/jobs/apply?job=%3Cb%3Ecaptain");
    await expect(page.getByText("We don’t know this job, or it is no longer open.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Apply for a job" })).toBeVisible();
    expect(await widget(page).getAttribute("job")).toBeNull();
    await page.goto("/en/jobs/apply");
    await expect(page.getByText("We don’t know this job")).toHaveCount(0);
  });

  test("is where the links of the list of jobs lead", async ({ page }) => {
    await page.goto("/en/jobs");
    const link = page.locator("digi-job-list").getByRole("article").first().getByRole("link");
    const title = (await link.textContent()) ?? "";
    await link.click();
    await expect(page).toHaveURL(/\/en\/jobs\/apply\?job=/);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  });
});

test.describe("with an endpoint", () => {
  test("everything travels as multipart in one request, and arrives [P-010, P-055, P-103, P-104, P-279]", async ({ page, request }) => {
    const email = `zoe.${Date.now()}@example.be`;
    await open(page, { attributes: `endpoint="${endpoint}" job="network-planner"` });
    await fillIn(page, { email, letters: [pdf(2000, "one.pdf"), pdf(2000, "two.pdf")] });
    const sent = page.waitForRequest(`${api}${endpoint}`);
    await submit(page).click();
    expect((await sent).headers()["content-type"]).toContain("multipart/form-data");
    await expect(applied(page)).toBeFocused();
    await expect(widget(page).getByText(`We’ll reply to ${email}.`)).toBeVisible();
    await expect
      .poll(() => textsAbout(request, email))
      .toEqual([
        expect.stringMatching(
          /^Job application \(network-planner\): Zoë D’Hondt-Peeters\n[^]*\nCV: cv\.pdf\nLetters: one\.pdf, two\.pdf\n/,
        ),
      ]);
    await widget(page).getByRole("button", { name: "Send another application" }).click();
    await expect(field(page, "first_name")).toBeFocused();
    await expect(field(page, "first_name")).toHaveValue("");
    await expect(chosen(page)).toHaveCount(0);
    expect(await inputNames(page, "upload_letter")).toEqual([]);
  });

  test("one bar shows how far the request is, each file whether it has left, and it can be stopped", async ({ page }) => {
    const speed = await uploadSpeed(page);
    await open(page);
    await fillIn(page, { letters: [pdf(4_000_000, "letter.pdf")] });
    await expect(widget(page).getByText("Waiting")).toHaveCount(2);
    await speed(200_000);
    await submit(page).click();
    await expect(widget(page).getByRole("progressbar")).toHaveCount(1);
    await expect(chosen(page).filter({ hasText: "cv.pdf" }).getByText("Sent")).toBeVisible();
    await expect(chosen(page).filter({ hasText: "letter.pdf" }).getByText("Waiting")).toBeVisible();
    await expect(spoken(page)).toHaveText("Sending your files: 0%");
    await widget(page).getByRole("button", { name: "Stop sending" }).click();
    await expect(alert(page)).toBeFocused();
    await expect(alert(page)).toContainText("Sending was stopped");
    await expect(widget(page).getByText("Waiting")).toHaveCount(2);
    await expectKept(page);
    await speed(-1);
    await expect(submit(page)).toBeEnabled();
    await submit(page).click();
    await expect(applied(page)).toBeFocused();
  });

  test("a file that is removed on its way stops the request, and the others are sent afterwards", async ({ page, request }) => {
    const speed = await uploadSpeed(page);
    const email = "zoe.removed@example.be";
    await open(page);
    await fillIn(page, { email, letters: [pdf(4_000_000, "letter.pdf"), pdf(2000, "other.pdf")] });
    await speed(100_000);
    const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(endpoint));
    await submit(page).click();
    await expect(widget(page).getByRole("progressbar")).toBeVisible();
    await remove(page, "letter.pdf").click();
    await failed;
    await expect(alert(page)).toContainText("Sending was stopped");
    await expect(chosen(page)).toContainText(["cv.pdf", "other.pdf"]);
    await speed(-1);
    await expect(submit(page)).toBeEnabled();
    await submit(page).click();
    await expect(applied(page)).toBeFocused();
    await expect.poll(() => textsAbout(request, email)).toEqual([expect.stringMatching(/\nCV: cv\.pdf\nLetters: other\.pdf\n/)]);
  });

  test("ten letters are taken, an eleventh is told to be too many", async ({ page }) => {
    await open(page);
    const letters = Array.from({ length: 10 }, (_one, index) => pdf(2000, `letter-${index}.pdf`));
    await fillIn(page, { letters });
    await field(page, "upload_letter").setInputFiles(pdf(2000, "eleventh.pdf"));
    await expect(errors(page)).toHaveText(["These are too many files"]);
    await submit(page).click();
    await expect(field(page, "upload_letter")).toBeFocused();
    await remove(page, "eleventh.pdf").click();
    await submit(page).click();
    await expect(applied(page)).toBeFocused();
  });
});

test.describe("a page's own server", () => {
  // The demo's pages call the API alone.
  test.use({ bypassCSP: true });

  test("that cuts the connection at half is told of, all is kept, and all is sent again", async ({ page, complaints }) => {
    complaints.announce("net::ERR");
    const server = createServer((request, response) => {
      const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
      if (request.method === "OPTIONS") return void response.writeHead(204, headers).end();
      const half = isBroken ? Number(request.headers["content-length"]) / 2 : Infinity;
      let received = 0;
      request.on("data", ({ length }: Buffer) => {
        received += length;
        if (received > half) request.socket.destroy();
      });
      request.on("end", () => response.writeHead(200, headers).end('{"meta":{"status":{"error":false}}}'));
    });
    let isBroken = true;
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    await open(page, { attributes: `endpoint="http://127.0.0.1:${port}/apply"` });
    await fillIn(page, { letters: [pdf(4_000_000, "letter.pdf")] });
    await submit(page).click();
    await expect(alert(page)).toBeFocused();
    await expect(widget(page).getByText("Waiting")).toHaveCount(2);
    await expectKept(page);
    isBroken = false;
    await expect(submit(page)).toBeEnabled();
    await submit(page).click();
    await expect(applied(page)).toBeFocused();
    server.close();
  });
});

test.describe("a file", () => {
  const wrong = [
    ["of one byte too many", pdf(limit + 1, "large.pdf"), "This file is larger than 5\u00a0MB"],
    ["that is a program", program("setup.exe"), "We can’t accept this type of file"],
    ["that is a picture", { ...pdf(2000, "me.png"), mimeType: "image/png" }, "We can’t accept this type of file"],
    ["without an extension", pdf(2000, "letter"), "We can’t accept this type of file"],
    ["without content", { ...pdf(1, "empty.pdf"), buffer: Buffer.alloc(0) }, "This file is empty"],
  ] as const;
  for (const [what, file, message] of wrong) {
    test(`${what} is refused at its field before anything is sent, and can be taken away [P-203, P-204, P-302]`, async ({ page }) => {
      const calls = countCalls(page);
      await open(page);
      await fillIn(page);
      await field(page, "upload_cv").setInputFiles(file);
      await expect(errors(page)).toHaveText([message]);
      await expect(spoken(page)).toHaveText(message);
      await expect(field(page, "upload_cv")).toHaveAttribute("aria-invalid", "true");
      await submit(page).click();
      await expect(field(page, "upload_cv")).toBeFocused();
      await expectKept(page, [file.name, "letter.pdf"]);
      expect(calls()).toBe(0);
      await remove(page, file.name).click();
      await expect(errors(page)).toHaveCount(0);
      await expect(field(page, "upload_cv")).toBeFocused();
      await field(page, "upload_cv").setInputFiles(pdf(2000, "SCAN.PDF"));
      await submit(page).click();
      await expect(applied(page)).toBeFocused();
    });
  }

  test("among others is told by its name, and the others stay [P-203, P-204]", async ({ page }) => {
    await open(page);
    await fillIn(page, { letters: [pdf(2000, "good.pdf"), program("setup.exe"), pdf(limit + 1, "large.pdf")] });
    await expect(errors(page)).toHaveText([
      /^setup\.exe: We can’t accept this type of file\s+large\.pdf: This file is larger than 5\u00a0MB$/,
    ]);
    await remove(page, "setup.exe").click();
    await expect(errors(page)).toHaveText(["large.pdf: This file is larger than 5\u00a0MB"]);
    await remove(page, "large.pdf").click();
    await expect(errors(page)).toHaveCount(0);
    await expectKept(page, ["cv.pdf", "good.pdf"]);
    await submit(page).click();
    await expect(applied(page)).toBeFocused();
  });

  test("of just 5 242 880 bytes is taken [P-203, P-302]", async ({ page }) => {
    await open(page);
    await fillIn(page, { letters: [pdf(limit, "letter.pdf")] });
    await expect(widget(page).getByText(/^5.MB$/)).toBeVisible();
    await submit(page).click();
    await expect(applied(page)).toBeFocused();
  });

  test("with a name of 255 characters, or with HTML in it, is text and stays in its box", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page);
    const html = "<img src=x onerror=alert(1)>.pdf";
    const long = `${"x".repeat(251)}.doc`;
    await fillIn(page, { letters: [pdf(2000, html), { ...program(long), mimeType: "application/msword" }] });
    await expect(widget(page).locator(".ui-file img")).toHaveCount(0);
    await expectKept(page, ["cv.pdf", html, long]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await remove(page, long).click();
    await submit(page).click();
    await expect(applied(page)).toBeFocused();
  });

  test("that is chosen twice stands once, and that is said", async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), "digi-letters-"));
    const [letter, other] = [join(folder, "letter.pdf"), join(folder, "other.pdf")];
    for (const path of [letter, other]) writeFileSync(path, "%PDF-1.4\n");
    await open(page);
    await fillIn(page, { letters: [] });
    await field(page, "upload_letter").setInputFiles([letter, other]);
    await field(page, "upload_letter").setInputFiles(letter);
    await expect(spoken(page)).toHaveText("letter.pdf is already in the list");
    await expect(chosen(page)).toHaveCount(3);
    expect(await inputNames(page, "upload_letter")).toEqual(["letter.pdf", "other.pdf"]);
  });

  test("may be dropped, joins the others, and a folder is not taken for one", async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), "digi-folder-"));
    writeFileSync(join(folder, "inside.pdf"), "%PDF-1.4\n");
    const loose = join(mkdtempSync(join(tmpdir(), "digi-loose-")), "dropped.pdf");
    writeFileSync(loose, "%PDF-1.4\n");
    await open(page);
    await fillIn(page);
    const mouse = await page.context().newCDPSession(page);
    const drop = async (files: string[]): Promise<void> => {
      await field(page, "upload_letter").scrollIntoViewIfNeeded();
      const box = await field(page, "upload_letter").boundingBox();
      const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20, data: { items: [], files, dragOperationsMask: 1 } };
      for (const type of ["dragEnter", "dragOver", "drop"] as const) await mouse.send("Input.dispatchDragEvent", { type, ...at });
    };
    await drop([loose]);
    await expectKept(page, ["cv.pdf", "letter.pdf", "dropped.pdf"]);
    await drop([folder]);
    await expect(spoken(page)).toHaveText("A folder can’t be sent. Please choose the files in it.");
    await expect(chosen(page)).toHaveCount(3);
    await submit(page).click();
    await expect(applied(page)).toBeFocused();
  });

  test("that is a renamed program is refused by the API at its field; nothing is lost [P-204, P-214, P-288]", async ({
    page,
    complaints,
  }) => {
    complaints.announce("422");
    await open(page);
    await fillIn(page, { letters: [program("renamed.pdf")] });
    await submit(page).click();
    await expect(alert(page)).toBeFocused();
    await expect(errors(page)).toHaveText([/content doesn’t match/]);
    await expectKept(page, ["cv.pdf", "renamed.pdf"]);
    await alert(page)
      .getByRole("link", { name: /^Cover letter: / })
      .click();
    await expect(field(page, "upload_letter")).toBeFocused();
    await remove(page, "renamed.pdf").click();
    await field(page, "upload_letter").setInputFiles(pdf(2000, "letter.pdf"));
    await submit(page).click();
    await expect(applied(page)).toBeFocused();
  });
});

test.describe("fields", () => {
  test("say what is missing, all at once; focus goes to the first [P-103, P-202, P-205, P-211, P-212]", async ({ page }) => {
    const calls = countCalls(page);
    await open(page);
    await field(page, "email").focus();
    await expect(submit(page)).toBeEnabled();
    await submit(page).click();
    await expect(errors(page)).toHaveText([
      "Enter your first name",
      "Enter your last name",
      "Enter your email address",
      "Add your CV",
      "Add a cover letter",
      "Please tick this box to continue",
    ]);
    await expect(field(page, "first_name")).toBeFocused();
    await field(page, "upload_cv").setInputFiles(pdf(2000, "cv.pdf"));
    await expect(errors(page)).toHaveCount(5);
    expect(calls()).toBe(0);
  });

  test("with something else than they ask for say so in place, and nothing is lost [P-183, P-185, P-187]", async ({ page }) => {
    await open(page);
    await fillIn(page);
    for (const [name, value, message] of [
      ["first_name", "Marie2", "Use only letters, spaces, hyphens and apostrophes"],
      ["last_name", "   ", "Enter your last name"],
      ["last_name", "x".repeat(101), "Use at most 100 characters"],
      ["email", "zoe@example", "Enter an email address like name@example.be"],
      ["email", "zoe@@example.be", "Enter an email address like name@example.be"],
    ] as const) {
      await field(page, name).fill(value);
      await submit(page).click();
      await expect(errors(page)).toHaveText([message]);
      await expect(field(page, name)).toBeFocused();
      await expect(chosen(page)).toHaveCount(2);
      await field(page, name).fill(typed[name]);
    }
    await submit(page).click();
    await expect(applied(page)).toBeFocused();
  });

  test("are emptied by reset()", async ({ page }) => {
    await open(page);
    await fillIn(page);
    await widget(page).evaluate((element) => (element as unknown as { reset(): void }).reset());
    await expect(chosen(page)).toHaveCount(0);
    for (const name of Object.keys(typed)) await expect(field(page, name)).toHaveValue("");
    await expect(field(page, "agree")).not.toBeChecked();
    await submit(page).click();
    await expect(errors(page)).toHaveCount(6);
  });
});

test.describe("failures", () => {
  test("whatever goes wrong: a warning in place, nothing is lost, and what stands there then is sent [P-285, P-286, P-287, P-290, P-291]", async ({
    page,
    complaints,
  }) => {
    complaints.announce("Failed to load resource");
    await page.clock.install();
    const call = await fakeCall(page, formsJobApplication);
    await open(page);
    await fillIn(page);
    const form = { page, call, alert: alert(page), submit: submit(page), expectKept: () => expectKept(page) };
    await throughFaults(form, async () => {
      call.answer({}, "Thank you.");
      await field(page, "first_name").fill("Noor");
    });
    await expect(widget(page).getByRole("heading", { name: "Thank you." })).toBeFocused();
    for (const part of ["Noor", 'filename="cv.pdf"', 'filename="letter.pdf"']) expect(call.seen.at(-1)).toContain(part);
  });

  test("offline and back", async ({ page, complaints }) => {
    complaints.announce("net::ERR_INTERNET_DISCONNECTED");
    await open(page);
    await fillIn(page);
    await page.context().setOffline(true);
    await submit(page).click();
    await expect(alert(page)).toContainText("You are offline");
    await expectKept(page);
    await page.context().setOffline(false);
    await expect(async () => {
      await widget(page).getByRole("button", { name: "Please confirm again" }).or(submit(page)).first().click();
      await expect(applied(page)).toBeFocused({ timeout: 2000 });
    }).toPass();
  });

  test("a double click sends once [P-020]", async ({ page }) => {
    const calls = countCalls(page);
    await open(page);
    await fillIn(page);
    await submit(page).dblclick();
    await expect(applied(page)).toBeFocused();
    expect(calls()).toBe(1);
  });

  test("a captcha that failed is asked for again by hand; one that expired is solved anew; no file is lost [P-276, C-434]", async ({
    page,
    complaints,
  }) => {
    complaints.announce("503");
    await page.clock.install();
    await open(page);
    await page.route(`${api}/api/recaptcha`, (route) => route.continue({ url: `${api}/~503/api/recaptcha` }), { times: 1 });
    await field(page, "first_name").fill("Zoë");
    await widget(page).getByRole("button", { name: "Please confirm again" }).click();
    await fillIn(page);
    const renewed = page.waitForRequest(`${api}/api/altcha-challenge`);
    await page.clock.fastForward("10:00");
    await renewed;
    await expect(submit(page)).toBeEnabled();
    await expectKept(page);
    await submit(page).click();
    await expect(applied(page)).toBeFocused();
  });

  test("a captcha that the API refuses is renewed, and the same files go through then", async ({ page, complaints }) => {
    complaints.announce("422");
    let isFirst = true;
    await page.route(`${api}${endpoint}`, async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      const body = route.request().postDataBuffer()?.toString("latin1") ?? "";
      return route.continue({ postData: Buffer.from(body.replace(/(name="recaptcha"\r\n\r\n)\S+/, "$1guessed"), "latin1") });
    });
    await open(page);
    await fillIn(page);
    await submit(page).click();
    await expect(alert(page)).toBeFocused();
    await expectKept(page);
    await expect(submit(page)).toBeEnabled();
    await submit(page).click();
    await expect(applied(page)).toBeFocused();
  });
});

test("keyboard alone: chosen by the button, removed, and sent", async ({ page }) => {
  const chooser = page.waitForEvent("filechooser"); // long before the press: the browser has to know that its own window is not wanted
  await open(page);
  await fillIn(page);
  await field(page, "upload_letter").focus();
  await page.keyboard.press("Enter");
  await (await chooser).setFiles([pdf(2000, "second.pdf")]);
  await expectKept(page, ["cv.pdf", "letter.pdf", "second.pdf"]);
  await field(page, "upload_letter").focus();
  await page.keyboard.press("Tab");
  await expect(remove(page, "letter.pdf")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field(page, "upload_letter")).toBeFocused();
  await expect(spoken(page)).toHaveText("letter.pdf was removed");
  await submit(page).focus();
  await page.keyboard.press("Enter");
  await expect(applied(page)).toBeFocused();
});

/**
 * Journeys of the job application: without an endpoint it is only shown; with one it is sent to the reference API or to the page's own
 * server.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { APIRequestContext, Page } from "playwright/test";
import { markUnless } from "#tests/depth.ts";
import { expect, test } from "#tests/page.ts";
import { countCalls, stopTime } from "./fake-api.ts";
import {
  alert,
  api,
  applied,
  chosen,
  endpoint,
  errors,
  expectKept,
  field,
  fillIn,
  inputNames,
  open,
  remove,
  spoken,
  submit,
  typed,
  widget,
} from "./job-application.ts";
import { pdf } from "./sample-files.ts";

const shownWarning = "the sending is only shown";

/** Returns a function that sets the upload speed in bytes per second; -1 means no limit. */
async function uploadSpeed(page: Page): Promise<(speed: number) => Promise<unknown>> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  return (uploadThroughput) =>
    network.send("Network.emulateNetworkConditions", { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput });
}

/** Returns subject and text of the mails to recruiters about an applicant. */
async function textsAbout(request: APIRequestContext, email: string): Promise<string[]> {
  const answer = await request.get(`${api}/demo/outbox?to=support@digi.example`);
  const mails = (await answer.json()) as { subject: string; text: string }[];
  return mails.filter(({ text }) => text.includes(email)).map(({ subject, text }) => `${subject}\n${text}`);
}

/** Begins to record the addresses that the page requests, of scripts and pictures as well as of calls. */
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
    test(`names the job, and shows the sending for three seconds without a call: ${lang} [P-010, P-055, P-279, P-280, P-281]${markUnless(lang === "en")}`, async ({
      page,
      complaints,
    }) => {
      complaints.announce(shownWarning);
      await page.clock.install();
      await page.goto(`${path}?job=fibre-technician-ghent-nl`);
      await expect(widget(page).getByRole("heading", { level: 2, name: title })).toBeVisible();
      await expect(widget(page)).toHaveAttribute("job", "fibre-technician-ghent-nl");
      await fillIn(page);
      await page.waitForLoadState("networkidle");
      await stopTime(page);
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
      // The captcha is solved again after the form was sent, for another application; no other request is made.
      for (const address of asked) expect(address, "with the thanks").toMatch(/\/api\/(altcha-challenge|recaptcha)$/);
    });
  }

  test("says that it does not know a job, and takes an open application then @all", async ({ page }) => {
    await page.goto("/en/jobs/apply?job=%3Cb%3Ecaptain");
    await expect(page.getByText("We don’t know this job, or it is no longer open.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Apply for a job" })).toBeVisible();
    expect(await widget(page).getAttribute("job")).toBeNull();
    await page.goto("/en/jobs/apply");
    await expect(page.getByText("We don’t know this job")).toHaveCount(0);
  });
});

test.describe("with an endpoint @all", () => {
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

test.describe("a page's own server @all", () => {
  // The policy is bypassed, because it allows the demo's pages to call only the API, and this test sends the form to a server of its own.
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

test.describe("fields @all", () => {
  test("say what is missing, all at once; focus goes to the first [P-103, P-202, P-205, P-211, P-212]", async ({ page }) => {
    const calls = countCalls(page, api + endpoint);
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

test("keyboard alone: chosen by the button, removed, and sent @all", async ({ page }) => {
  // The listener is registered long before the press, because the browser must know by then not to open its own dialog.
  const chooser = page.waitForEvent("filechooser");
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

/** Journeys of a job application's files: they are refused, accepted, dropped onto the form, and removed. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "#tests/page.ts";
import { countCalls } from "./fake-api.ts";
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
  widget,
} from "./job-application.ts";
import { attach, fileLimit, pdf, program } from "./sample-files.ts";

test.describe("a file @all", () => {
  const wrong = [
    ["of one byte too many", pdf(fileLimit + 1, "large.pdf"), "This file is larger than 5\u00a0MB"],
    ["that is a program", program("setup.exe"), "We can’t accept this type of file"],
    ["that is a picture", { ...pdf(2000, "me.png"), mimeType: "image/png" }, "We can’t accept this type of file"],
    ["without an extension", pdf(2000, "letter"), "We can’t accept this type of file"],
    ["without content", { ...pdf(1, "empty.pdf"), buffer: Buffer.alloc(0) }, "This file is empty"],
  ] as const;
  for (const [what, file, message] of wrong) {
    test(`${what} is refused at its field before anything is sent, and can be taken away [P-203, P-204, P-302]`, async ({ page }) => {
      const calls = countCalls(page, api + endpoint);
      await open(page);
      await fillIn(page);
      await attach(field(page, "upload_cv"), file);
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
    await fillIn(page, { letters: [pdf(2000, "good.pdf"), program("setup.exe"), pdf(fileLimit + 1, "large.pdf")] });
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
    await fillIn(page, { letters: [pdf(fileLimit, "letter.pdf")] });
    await expect(widget(page).getByText(/^5.MB$/)).toBeVisible();
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

test.describe("a file, whatever it is called and however it comes, @all", () => {
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
});

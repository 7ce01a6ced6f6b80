/** Journeys of reading a job: in the list, by a shared link and above the application, and all that can go wrong meanwhile. */
import type { Locator, Page } from "playwright/test";
import { jobDetails } from "#core/domain/jobs/job.contract.ts";
import { markUnless } from "#tests/depth.ts";
import { expect, test } from "#tests/page.ts";
import { recordShifts, shiftsOf } from "#tests/shifts.ts";
import { boxOf, fakeCall, faults, hold, type Fault } from "./fake-api.ts";
import { errors, field, submit, widget as application } from "./job-application.ts";

const list = (page: Page): Locator => page.locator("digi-job-list");
const dialog = (page: Page): Locator => list(page).getByRole("dialog");
const link = (page: Page, name: string): Locator => list(page).getByRole("link", { name, exact: true }).first();
const search = (page: Page): string => new URL(page.url()).search;

/** Presses the button of the empty form, once the security check that the first focus begins is done. */
async function sendEmpty(page: Page): Promise<void> {
  await field(page, "first_name").focus();
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
  await expect(errors(page)).toHaveCount(6);
}

const texts = [
  {
    lang: "en",
    path: "/en/jobs",
    title: "Fibre technician",
    headings: ["What you do", "Who you are", "When and where you work", "What we offer", "How to apply"],
    says: ["You have a driving licence B and no fear of heights.", "38 hours", "€2,500 to €3,100"],
    apply: "Apply for this job",
  },
  {
    lang: "fr",
    path: "/fr/emplois",
    title: "Technicien·ne fibre",
    headings: ["Votre travail", "Votre profil", "Vos horaires et votre lieu de travail", "Ce que nous offrons", "Comment postuler"],
    says: ["Vous avez le permis B et pas le vertige.", "38 heures", "de 2\u202f500\u00a0€ à 3\u202f100\u00a0€"],
    apply: "Postuler à cette offre",
  },
  {
    lang: "nl",
    path: "/nl/vacatures",
    title: "Glasvezeltechnicus",
    headings: ["Wat je doet", "Wie je bent", "Wanneer en waar je werkt", "Wat wij bieden", "Zo solliciteer je"],
    says: ["Je hebt rijbewijs B en geen hoogtevrees.", "38 uur", "€\u00a02.500 tot €\u00a03.100"],
    apply: "Solliciteer voor deze job",
  },
] as const;

for (const { lang, path, title, headings, says, apply } of texts) {
  test(`a job is read in the list, and leads to its application, where it is read again: ${lang} [P-009, P-010, P-105]${markUnless(lang === "en")}`, async ({
    page,
  }) => {
    await page.goto(path);
    await link(page, title).click();
    await expect(dialog(page).getByRole("heading", { level: 2, name: title })).toBeFocused();
    await expect(dialog(page).getByRole("heading", { level: 3 })).toHaveText([...headings]);
    for (const text of says) await expect(dialog(page)).toContainText(text);
    expect(search(page)).toBe("?job=fibre-technician-ghent-nl");

    await dialog(page).getByRole("link", { name: apply }).click();
    await expect(page).toHaveURL(/\?job=fibre-technician-ghent-nl$/);
    await expect(application(page).getByRole("heading", { level: 2, name: title })).toBeVisible();
    await expect(application(page).getByRole("heading", { level: 3 })).toHaveText([...headings]);
    for (const text of says) await expect(application(page)).toContainText(text);
  });
}

test("Back closes the job, and so do Escape and the button: the focus is on its link again, the filters stay @all", async ({ page }) => {
  await page.goto("/en/jobs?department=network");
  const way = link(page, "Dispatcher");
  await way.click();
  await expect(dialog(page).getByRole("heading", { name: "Dispatcher" })).toBeFocused();
  expect(search(page)).toBe("?department=network&job=dispatcher-namur-fr");
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(way).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("heading", { name: "What we offer" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(way).toBeFocused();
  expect(search(page)).toBe("?department=network");
});

test("a shared link opens its job and leaves the focus on its link; an unknown job is said, and the list stands @all", async ({ page }) => {
  await page.goto("/en/jobs?job=fibre-technician-ghent-nl");
  await expect(dialog(page).getByRole("heading", { level: 2, name: "Fibre technician" })).toBeFocused();
  await expect(dialog(page).getByRole("heading", { name: "Who you are" })).toBeVisible();
  await expect(link(page, "Fibre technician")).toBeAttached();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(link(page, "Fibre technician")).toBeFocused();
  expect(search(page)).toBe("");

  await page.goto("/en/jobs?job=captain");
  await expect(dialog(page)).toContainText("This job is no longer open");
  await expect(dialog(page).getByRole("link", { name: "Apply for this job" })).toHaveCount(0);
  await dialog(page).getByRole("button", { name: "See the open jobs" }).click();
  await expect(list(page).getByRole("article")).toHaveCount(10);
  await expect(list(page).getByLabel("Department", { exact: true })).toBeFocused();
  expect(search(page)).toBe("");
});

test("the text does not come: that is said in its place, and it is tried again; the form above which it stands can be used @all", async ({
  page,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await page.clock.install();
  const call = await fakeCall(page, jobDetails);
  const outage = faults["an outage"] as Fault;
  call.fail(outage);
  await page.goto("/en/jobs?job=fibre-technician-ghent-nl");
  let box = await boxOf(page, dialog(page).locator("[part=alert]"), outage);
  call.pass();
  await box.getByRole("button", { name: "Try again" }).click();
  await expect(dialog(page).getByRole("heading", { name: "Who you are" })).toBeVisible();

  call.fail(outage);
  await page.goto("/en/jobs/apply?job=fibre-technician-ghent-nl");
  box = await boxOf(page, application(page).locator("[part=alert]"), outage);
  await sendEmpty(page);
  call.pass();
  await box.getByRole("button", { name: "Try again" }).click();
  await expect(application(page).getByRole("heading", { name: "Who you are" })).toBeVisible();
  await expect(errors(page)).toHaveCount(6);
});

test("the file of the dialog does not come: that is said above the list, and it is tried again @all", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  complaints.announce("job-list");
  let isMissing = true;
  await page.route("**/job-list.job.js*", (route) => (isMissing ? route.abort() : route.continue()));
  await page.goto("/en/jobs?job=fibre-technician-ghent-nl");
  const retry = list(page).getByRole("button", { name: "Try again" });
  await expect(retry).toBeVisible();
  await expect(list(page).getByRole("article")).toHaveCount(10);
  isMissing = false;
  await retry.click();
  await expect(dialog(page).getByRole("heading", { name: "Who you are" })).toBeVisible();
  await page.goBack();
});

test("a job that the API does not know is said above the form, which can be used @all", async ({ page }) => {
  await page.goto("/demo-pages/empty?lang=en");
  await page.locator("main").evaluate((main) => (main.innerHTML = '<digi-job-application job="captain"></digi-job-application>'));
  await expect(application(page)).toContainText("You can still send us your application with this form.");
  await sendEmpty(page);
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`nothing moves where the text comes late, at ${width} px @all`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await recordShifts(page);
    const letGo = await hold(page, "**/job/fibre-technician-ghent-nl?**");
    await page.goto("/en/jobs/apply?job=fibre-technician-ghent-nl");
    await expect(page.locator("digi-job-application:state(ready) .ui-skeleton")).toBeVisible();
    letGo();
    await expect(application(page).getByRole("heading", { name: "Who you are" })).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
  });

/** Helpers for journeys of the job application: they open it, fill it in and read it. */
import type { Locator, Page } from "playwright/test";
import { expect } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { formsJobApplication } from "#widgets/job-application/job-application.contract.ts";
import { attach, pdf } from "./sample-files.ts";

export const api = `http://localhost:${ports.api}`;
export const endpoint = formsJobApplication.path;
export const widget = (page: Page): Locator => page.locator("digi-job-application");
export const field = (page: Page, name: string): Locator => widget(page).locator(`[name="${name}"]`);
export const submit = (page: Page): Locator => widget(page).locator('button[type="submit"]');
export const errors = (page: Page): Locator => widget(page).locator('[part="error"]');
export const alert = (page: Page): Locator => widget(page).locator('[part="alert"]');
export const spoken = (page: Page): Locator => widget(page).getByRole("status");
export const applied = (page: Page): Locator => widget(page).getByRole("heading", { name: "Job apply successful!" });
export const chosen = (page: Page): Locator =>
  widget(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button") });
export const remove = (page: Page, name: string): Locator => widget(page).getByRole("button", { name: `Remove ${name}`, exact: true });

export async function open(page: Page, { attributes = `endpoint="${endpoint}"`, lang = "en" } = {}): Promise<void> {
  await page.goto(`/demo-pages/empty?lang=${lang}`);
  await page
    .locator("main")
    .evaluate((main, html) => (main.innerHTML = html), `<digi-job-application loading="eager" ${attributes}></digi-job-application>`);
  await expect(page.locator("digi-job-application:state(ready)")).toBeAttached();
}

export const typed = { first_name: "Zoë", last_name: "D’Hondt-Peeters", email: "zoe@example.be" };

export async function fillIn(page: Page, { email = typed.email, letters = [pdf(3000, "letter.pdf")] } = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...typed, email })) await field(page, name).fill(value);
  await field(page, "upload_cv").setInputFiles(pdf(30_000, "cv.pdf"));
  await attach(field(page, "upload_letter"), ...letters);
  await field(page, "agree").check();
  await expect(submit(page)).toBeEnabled();
}

export async function expectKept(page: Page, files: readonly (string | RegExp)[] = ["cv.pdf", "letter.pdf"]): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);
  await expect(field(page, "agree")).toBeChecked();
  await expect(chosen(page)).toContainText([...files]);
}

export const inputNames = (page: Page, name: string): Promise<string[]> =>
  field(page, name).evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map((file) => file.name));

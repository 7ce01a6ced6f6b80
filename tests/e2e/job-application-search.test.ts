/** The journey of a search engine to the page of one job: what it is told there, and when it is told nothing. */
import { expect, test } from "#tests/page.ts";

test("search engines are told the job of the page, in its language, until it is no longer asked for @all", async ({ page, complaints }) => {
  const data = page.locator('digi-job-application > script[type="application/ld+json"]');
  for (const [path, title, city] of [
    ["/en/jobs/apply", "Customer adviser", "Namur"],
    ["/nl/vacatures/solliciteren", "Klantenadviseur", "Namen"],
  ] as const) {
    await page.goto(`${path}?job=customer-adviser-namur-fr`);
    await expect(data).toHaveCount(1);
    const job = JSON.parse((await data.textContent()) ?? "") as Record<string, unknown>;
    expect(job).toMatchObject({ "@context": "https://schema.org", "@type": "JobPosting", title, identifier: "customer-adviser-namur-fr" });
    expect(job["jobLocation"]).toMatchObject({ address: { postalCode: "5000", addressLocality: city } });
    await expect(page).toHaveTitle(`${title} – digi`);
    await expect(page.locator("digi-job-application").getByRole("heading", { level: 2, name: title })).toBeVisible();
  }
  await page.locator("digi-job-application").evaluate((tag) => tag.removeAttribute("structured-data"));
  await expect(data).toHaveCount(0);
  complaints.announce("Failed to load resource");
  await page.goto("/en/jobs/apply");
  await page
    .locator("digi-job-application")
    .evaluate((tag) => (tag.setAttribute("job", "captain"), tag.setAttribute("structured-data", "")));
  await expect(page.locator("digi-job-application").getByRole("button").first()).toBeVisible();
  await expect(data).toHaveCount(0);
});

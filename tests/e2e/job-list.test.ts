/** Journeys of the list of jobs on the real site: filters in the page's address, page after page, and all that can go wrong. */
import type { Locator, Page } from "playwright/test";
import { jobList } from "#core/domain/jobs/jobs.contract.ts";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { answerOf } from "#tests/unit/widgets/job-list/samples.ts";
import { boxOf, expectHeard, fakeCall, faults } from "./fake-api.ts";
import { setLanguage } from "./host-page.ts";

const widget = (page: Page): Locator => page.locator("digi-job-list");
const cards = (page: Page): Locator => widget(page).getByRole("article");
const filter = (page: Page, name: string): Locator => widget(page).getByLabel(name, { exact: true });
const badges = (page: Page): Locator => widget(page).getByRole("list", { name: "Chosen filters" }).getByRole("button");
const more = (page: Page): Locator => widget(page).getByRole("button", { name: "Load more" });
const alert = (page: Page): Locator => widget(page).locator("[part=alert]");
const search = (page: Page): string => new URL(page.url()).search;

test("lists the jobs with filters and badges, keeps them in the address, and leads the focus to more of them [P-009, P-051, P-052, P-053, P-054, P-105, P-162, P-164, P-268, P-269]", async ({
  page,
}) => {
  await page.goto("/en/jobs");
  await expect(cards(page)).toHaveCount(10);
  await expect(widget(page).getByText("62 jobs")).toBeVisible();
  await expect(cards(page).first().getByRole("link", { name: "Fibre technician" })).toHaveAttribute(
    "href",
    /\/en\/jobs\?job=fibre-technician-ghent-nl$/,
  );

  await test.step("load more", async () => {
    await more(page).click();
    await expect(cards(page)).toHaveCount(20);
    await expect(widget(page).locator("[role=listitem]:focus").getByRole("article")).toHaveText(
      (await cards(page).nth(10).textContent()) ?? "",
    );
    await expect(widget(page).getByRole("status")).toHaveText("10 more: 20 of 62");
  });

  await test.step("a filter begins at page 1, and says how many are left", async () => {
    await filter(page, "Department").selectOption({ label: "IT and data (10)" });
    await expect(widget(page).getByRole("status")).toHaveText("10 jobs");
    await expect(cards(page)).toHaveCount(10);
    await expect(more(page)).toHaveCount(0);
    expect(search(page)).toBe("?department=it");
    await filter(page, "Language").selectOption("nl");
    await expect(cards(page)).toHaveCount(1);
    await expect(widget(page).getByRole("status")).toHaveText("1 job");
    await expect(badges(page)).toHaveText(["IT and data", "Dutch"]);
    expect(search(page)).toBe("?department=it&language=nl");
  });

  await test.step("a shared link leads to the same; another language keeps what is chosen", async () => {
    await page.reload();
    await expect(cards(page)).toHaveCount(1);
    await expect(filter(page, "Language")).toHaveValue("nl");
    await setLanguage(page, "fr");
    await expect(widget(page).getByRole("button", { name: "Retirer le filtre\u00a0: Néerlandais" })).toBeVisible();
    await expect(cards(page).getByText("CDI")).toBeVisible();
    await setLanguage(page, "en");
    await expect(badges(page)).toHaveText(["IT and data", "Dutch"]);
  });

  await test.step("a badge is taken back, Back brings it again, and all are cleared at once", async () => {
    await badges(page).getByText("IT and data").click();
    await expect(filter(page, "Department")).toBeFocused();
    await expect(badges(page)).toHaveText(["Dutch"]);
    expect(search(page)).toBe("?language=nl");
    await page.goBack();
    await expect(badges(page)).toHaveText(["IT and data", "Dutch"]);
    await expect(cards(page)).toHaveCount(1);
    await widget(page).getByRole("button", { name: "Clear all" }).click();
    await expect(filter(page, "Department")).toBeFocused();
    await expect(badges(page)).toHaveCount(0);
    await expect(cards(page)).toHaveCount(10);
    expect(search(page)).toBe("");
  });
});

test("a search by a word is in the address and among the filters; badge, Back and the emptied field undo it (decisions §12) @all", async ({
  page,
}) => {
  await page.goto("/en/jobs");
  await expect(cards(page)).toHaveCount(10);
  const field = widget(page).getByRole("searchbox", { name: "Keyword" });
  await field.fill("Zeppelin");
  await field.press("Enter");
  await expect(widget(page).getByRole("status")).toHaveText("Nothing found. Try it with fewer filters.");
  await field.fill(" TECHNICIAN fibre ");
  await widget(page).getByRole("button", { name: "Search", exact: true }).click();
  await expect(badges(page)).toHaveText(["“TECHNICIAN fibre”"]);
  expect(search(page)).toBe("?q=TECHNICIAN+fibre");
  await expect(cards(page).first()).toContainText("Fibre technician");
  await page.reload();
  await expect(field).toHaveValue("TECHNICIAN fibre");
  await expect(badges(page)).toHaveCount(1);
  await badges(page).first().click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  await expect(cards(page)).toHaveCount(10);
  await page.goBack();
  await expect(field).toHaveValue("TECHNICIAN fibre");
  await field.fill("");
  await expect(badges(page)).toHaveCount(0);
  expect(search(page)).toBe("");
});

test("lets a visitor clear what the page's author or an unknown filter chose, and brings it back by Back [P-166] @all", async ({
  page,
}) => {
  await page.goto("/demo-pages/empty?lang=en&location=atlantis");
  await page.locator("main").evaluate((main) => (main.innerHTML = '<digi-job-list department="shops" location="ghent"></digi-job-list>'));
  await expect(widget(page).getByText("Nothing found. Try it with fewer filters.").first()).toBeVisible();
  await expect(badges(page)).toHaveText(["Shops", "atlantis"]);
  await badges(page).getByText("atlantis").click();
  await expect(cards(page)).toHaveCount(8);
  await widget(page).getByRole("button", { name: "Clear all" }).click();
  await expect(cards(page)).toHaveCount(10);
  expect(search(page)).toBe("?lang=en&department=&location=");
  await page.goBack();
  await expect(badges(page)).toHaveText(["Shops"]);
});

const nextPageToo = ["an outage", "too many calls", "no way there"];

test("the first page and the next do not come: each is said in its place, what is there stays, and is tried again @all", async ({
  page,
  context,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await page.clock.install();
  const call = await fakeCall(page, jobList);
  let number = 0;
  for (const [name, fault] of Object.entries(faults)) {
    await test.step(name, async () => {
      call.fail(fault);
      if (number === 0) await page.goto("/en/jobs?department=0");
      // Another filter is chosen, because an answer of the last 30 s would not be requested again.
      else
        await page.evaluate(
          (to) => (history.pushState(null, "", `?department=${to}`), dispatchEvent(new PopStateEvent("popstate"))),
          number,
        );
      number++;
      let box = await boxOf(page, alert(page), fault);
      await expect(filter(page, "Department")).toBeVisible();
      if (fault.retry === "in 30 s") await page.clock.fastForward(30_000);
      call.answer(answerOf(10, 25));
      await box.getByRole("button", { name: "Try again" }).click();
      await expect(cards(page)).toHaveCount(10);

      // The call for the next page is the same; only where the failure is shown, and what stays, differs.
      if (!nextPageToo.includes(name)) return;
      call.fail(fault);
      await more(page).click();
      box = await boxOf(page, alert(page), fault);
      await expect(cards(page)).toHaveCount(10);
      if (fault.retry === "in 30 s") await page.clock.fastForward(30_000);
      call.answer(answerOf(10, 25, 2));
      await box.getByRole("button", { name: "Try again" }).click();
      await expect(cards(page)).toHaveCount(20);
      await expect(widget(page).locator("[role=listitem]:focus")).toContainText("Job 11");
    });
  }

  await test.step("offline, and back", async () => {
    call.answer(answerOf(10, 25, 2));
    await more(page).click();
    await expect(cards(page)).toHaveCount(20);
    await context.setOffline(true);
    await more(page).click();
    await expect(alert(page)).toContainText("You are offline");
    await expectHeard(alert(page));
    await expect(cards(page)).toHaveCount(20);
    await context.setOffline(false);
    call.answer(answerOf(5, 25, 3));
    await alert(page).getByRole("button", { name: "Try again" }).click();
    await expect(cards(page)).toHaveCount(25);
    await expect(more(page)).toHaveCount(0);
  });
});

test("more is offered exactly while there is more, also where the list becomes shorter meanwhile: no job twice, none lost [P-054, P-164] @all", async ({
  page,
}) => {
  const call = await fakeCall(page, jobList);
  for (const total of [1, 9, 10, 11]) {
    await test.step(`${total} jobs`, async () => {
      call.answer(answerOf(Math.min(total, 10), total));
      await page.goto(`/en/jobs?department=${total}`);
      await expect(cards(page)).toHaveCount(Math.min(total, 10));
      await expect(more(page)).toHaveCount(total > 10 ? 1 : 0);
    });
  }
  // One of the first ten jobs is gone, so the eleventh has moved to the first page and the second page is empty.
  const { cardJob } = answerOf(10)._embedded;
  const pages = [[...cardJob.slice(1), ...answerOf(1, 11, 2)._embedded.cardJob], []];
  await page.route(`http://localhost:${ports.api}/job-list?**`, (route) => {
    const asked = Number(new URL(route.request().url()).searchParams.get("page"));
    const json = { meta: { status: { error: false } }, ...answerOf(10), page: asked, _embedded: { cardJob: pages[asked - 1] } };
    return route.fulfill({ json, headers: { "access-control-allow-origin": "*" } });
  });
  await more(page).click();
  await expect(cards(page)).toHaveCount(11);
  await expect(widget(page).locator("[role=listitem]:focus")).toContainText("Job 11");
  await expect(more(page)).toHaveCount(0);
});

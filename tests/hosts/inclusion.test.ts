import { expect, test } from "#tests/page.ts";
import { addressOf, apiOrigin, inclusions, surroundings } from "./pages.ts";
import { expectReady, newsletter, recordRequests, strangers } from "./widget.ts";

for (const [name, pages] of Object.entries({ "the script": inclusions, "the page": surroundings })) {
  test.describe(name, () => {
    for (const title of Object.keys(pages)) {
      test(`${title}: the newsletter is ready and asks the API it was given @all`, async ({ page, complaints }) => {
        // Chromium warns about a script that `document.write` adds.
        if (title === "written by document.write") complaints.announce("document.write");
        const requests = recordRequests(page);
        await page.goto(addressOf(title));
        await expectReady(page);
        const asked = page.waitForRequest((request) => request.url().startsWith(apiOrigin));
        await newsletter(page).locator("input").first().fill("Marie");
        await expect(newsletter(page).locator("input").first()).toHaveValue("Marie");
        await asked;
        expect(strangers(requests), "requests to other hosts").toEqual([]);
      });
    }
  });
}

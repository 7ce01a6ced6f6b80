/** Tests the accessibility of the components of core in the light and dark scheme, at two widths and in three languages. */
import { findFaintEdges } from "#tests/a11y/faults.ts";
import { faultsOf, sticksOut, violations } from "#tests/a11y/inspect.ts";
import { setLanguage } from "#tests/a11y/page.ts";
import { expect, test } from "#tests/page.ts";
import { openPieces, refuse, tag } from "./pieces.ts";

test("every look: nothing is wrong in light and dark, narrow and wide; words and months in three languages @all", async ({
  page,
  complaints,
}) => {
  complaints.announce("status of 404");
  const { answers, widget } = await openPieces(page);
  const calendar = widget.locator(".ui-calendar");
  const table = widget.getByRole("table", { name: "Used this month" });

  await test.step("a table is cards where it is narrow, each value behind the name of its column", async () => {
    const cell = table.getByRole("cell", { name: "5,8 GB" });
    const label = (): Promise<string> => cell.evaluate((element) => getComputedStyle(element, "::before").content);
    await expect(table.getByRole("row").nth(1)).toHaveCSS("display", "table-row");
    expect(await label()).toBe("none");
    await page.setViewportSize({ width: 320, height: 800 });
    await expect(table.getByRole("row").nth(1)).toHaveCSS("display", "block");
    expect(await label()).toContain("Left until the end of the month");
    await expect(table.getByRole("columnheader")).toHaveText(["What", "Used", "Left until the end of the month"]);
    await expect(table.getByRole("rowheader", { name: "Data" })).toBeVisible();
  });

  await test.step("with all that may stand there at once", async () => {
    answers.reminder = refuse;
    await widget.getByRole("switch", { name: "Remind me" }).click();
    await expect(widget.getByText("That was not saved.")).toBeVisible();
    await widget.getByRole("radio", { name: "Medium" }).check();
    await calendar.getByRole("button", { name: /Friday, 13 February/ }).click();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await faultsOf(page, tag), `${width} px`).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect.soft(await violations(page, { rules: "colours" }), `dark, ${width} px`).toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
    }
  });

  await test.step("in forced colours edges can be seen", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    expect.soft(await page.evaluate(findFaintEdges, tag)).toEqual([]);
    await page.emulateMedia({ forcedColors: "none" });
  });

  await test.step("the other tabs, and the sheet", async () => {
    for (const name of ["News", "Questions and answers"]) {
      await widget.getByRole("tab", { name }).click();
      expect.soft(await faultsOf(page, tag), name).toEqual([]);
    }
    await widget.getByRole("button", { name: "Show the overview" }).click();
    await expect(widget.getByRole("dialog")).toBeVisible();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await faultsOf(page, tag), `sheet, ${width} px`).toEqual([]);
    }
    await page.keyboard.press("Escape");
  });

  await test.step("months, days and words of the other languages, none of them wider than a small phone", async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const [language, month, monday, closed] of [
      ["fr", "février 2026", "lun.", "jeudi 12 février 2026, indisponible : Tous nos techniciens sont pris."],
      ["nl", "februari 2026", "ma", "donderdag 12 februari 2026, niet mogelijk: Al onze technici zijn bezet."],
      ["en", "February 2026", "Mon", "Thursday, 12 February 2026, not possible: All our technicians are taken."],
    ] as const) {
      await setLanguage(page, tag, language);
      await expect(calendar.getByRole("grid")).toHaveAccessibleName(month);
      await expect(calendar.locator("th").first()).toHaveText(monday);
      await expect(calendar.getByRole("button", { name: closed })).toBeVisible();
      expect.soft(await sticksOut(page, tag), language).toEqual([]);
    }
  });
});

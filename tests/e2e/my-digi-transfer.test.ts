/**
 * Journeys that compare the details of the bank transfer for an invoice: in words, in the QR code, in the PDF, and on the payment page.
 * They must be the same everywhere.
 */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { formatIban } from "#core/base/values/iban.ts";
import { readDocument, type DocumentBytes } from "#tests/contract/support/document.ts";
import { expect, test } from "#tests/page.ts";
import { tabOpenedBy } from "#tests/tabs.ts";
import { area, rows } from "./invoice-rows.ts";
import { readQrCode } from "./qr-code.ts";
import { signInByHand } from "./signed-in.ts";

test("shows one amount and communication in list, file, QR code and payment page for each of 14 invoices @all", async ({
  page,
  request,
}) => {
  const { tokens } = await signInByHand(page, request, "demo@digi.example");
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/en/my-digi/invoices");
  await area(page).getByRole("button", { name: "Load more" }).click();
  await expect(rows(page)).toHaveCount(14);
  const shown: string[] = [];
  for (const row of await rows(page).all()) {
    const name = (await row.getAttribute("aria-label")) ?? "";
    await test.step(name, async () => {
      const amount = /€(\d+(?:\.\d\d)?)/.exec((await row.locator(".area-row-end").textContent()) ?? "")?.[1];
      const euros = Number(amount).toFixed(2);
      const paper = await documentOf(request, row, page, tokens.at(-1) ?? "");
      expect(paper.lines).toContain(`€${euros}`);
      const inFile = expectTransfer(paper.qrText, euros);
      expect(paper.lines).toContain(inFile.communication);

      const transfer = row.locator("details", { hasText: "Pay by bank transfer" });
      if ((await transfer.count()) === 0) return;
      shown.push(name);
      await transfer.locator("summary").click();
      const code = await readQrCode(page, row.getByRole("figure", { name: "QR code for your banking app" }));
      expect(code.level).toBe("M");
      expect(code.text, "screen and file").toBe(paper.qrText);
      await expect(transfer.locator("dl")).toContainText(inFile.communication);
      await expect(transfer.locator("dl")).toContainText(formatIban(inFile.iban));
      const payment = await tabOpenedBy(page, () => row.getByRole("button", { name: /^Pay/ }).click());
      await payment.waitForURL(/\/demo\/payment\//);
      await expect(payment.getByRole("heading")).toHaveText(new RegExp(`^Pay €${amount?.replace(".", "\\.")}$`));
      await expect(payment.locator("main")).toContainText(inFile.communication);
      await payment.close();
    });
  }
  // An invoice that is paid, or being paid, has no QR code on the screen, so that nobody pays it twice. Its PDF has one.
  expect(shown).toHaveLength(3);
});

/** Returns the PDF of an invoice as the API sends it for the download button of its row. */
async function documentOf(request: APIRequestContext, row: Locator, page: Page, token: string): Promise<DocumentBytes> {
  const asked = page.waitForRequest(/\/my-digi\/invoices\/[^/]+\/pdf/);
  const saved = page.waitForEvent("download");
  await row.getByRole("button", { name: /^Download/ }).click();
  const url = (await asked).url();
  const name = (await saved).suggestedFilename();
  expect(name).toMatch(/^invoice-\d+\.pdf$/);
  const answer = await request.get(url, { headers: { authorization: `Bearer ${token}` } });
  return readDocument(new File([new Uint8Array(await answer.body())], name));
}

/** Checks the text of a QR code against decisions §12 and the European guideline for transfers by QR code. */
function expectTransfer(text: string | undefined, euros: string): { readonly iban: string; readonly communication: string } {
  const fields = text?.split("\n") ?? [];
  const [, , , , , name = "", iban = "", , , , communication = ""] = fields;
  expect(fields).toEqual(["BCD", "002", "1", "SCT", "GKCCBEBB", name, iban, `EUR${euros}`, "", "", communication]);
  expect(name.length).toBeGreaterThan(0);
  expect(name.length).toBeLessThanOrEqual(70);
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  expect(BigInt(digits) % 97n, "IBAN").toBe(1n);
  const [, first, check] = /^\+\+\+(\d{3}\/\d{4}\/\d{3})(\d{2})\+\+\+$/.exec(communication) ?? [];
  expect(Number(check), "communication").toBe(Number(first?.replaceAll("/", "")) % 97 || 97);
  expect(Buffer.byteLength(text ?? "")).toBeLessThanOrEqual(331);
  return { iban, communication };
}

/** Helpers that the journeys of the eSIM share: a customer with a line that has an eSIM, the code of the text message, and the steps. */
import type { APIRequestContext, BrowserContext, Locator, Page } from "playwright/test";
import { settingsPhoneNumber } from "#core/domain/customer/settings.contract.ts";
import { expect } from "#tests/page.ts";
import { api, fromSite, mailsTo } from "./access.ts";
import { area, button, heading } from "./my-digi-orders.ts";
import { signInWithProducts } from "./signed-in.ts";

export const path = "/en/my-digi/my-products/esim";

let numbers = Math.floor(Math.random() * 10_000);
/**
 * Returns the digits of a contact number that nothing else in this run of the tests uses, since its text messages are found by the number.
 */
export const newContact = (): string => `4${String(Date.now()).slice(-5)}${String(++numbers % 1000).padStart(3, "0")}`;

export type EsimCustomer = Awaited<ReturnType<typeof signInWithEsim>>;

/** Logs in a customer that no other journey uses, with two mobile lines, of which one has an eSIM, and with a contact number. */
export async function signInWithEsim(page: Page, request: APIRequestContext) {
  const { email, tokens } = await signInWithProducts(page, request);
  const contact = newContact();
  await setContact(request, tokens, contact);
  return { email, tokens, contact };
}

export async function setContact(
  request: APIRequestContext,
  tokens: readonly string[],
  contact: string,
  from = { api, headers: fromSite },
): Promise<void> {
  const answer = await request.post(`${from.api}${settingsPhoneNumber.path}`, {
    data: { lang: "en", value: contact },
    headers: { ...from.headers, authorization: `Bearer ${tokens.at(-1)}` },
  });
  expect(await answer.json()).toMatchObject({ meta: { status: { error: false } } });
}

export async function openEsim(page: Page, query = ""): Promise<void> {
  await page.goto(`${path}${query}`);
  await expect(heading(page, "Before you begin")).toBeVisible();
}

export const answerNo = (page: Page): Promise<void> => area(page).getByRole("radio", { name: "No", exact: true }).check();
export const agreeButton = (page: Page): Locator => button(page, "Agree and send the code");
export const oneTimeCode = (page: Page): Locator => area(page).locator('[name="verify-code"]');
export const checkButton = (page: Page): Locator => button(page, "Confirm the code");
export const resendButton = (page: Page): Locator => button(page, "Send a new code");

/** Answers and agrees in the first step, and waits for the second step. */
export async function agree(page: Page): Promise<void> {
  await answerNo(page);
  await agreeButton(page).click();
  await expect(heading(page, "Enter the code")).toBeFocused();
}

/** Returns the code of the newest text message to the contact number. */
export async function smsCode(request: APIRequestContext, { contact }: Pick<EsimCustomer, "contact">, from = api): Promise<string> {
  const [sms] = await mailsTo(request, `+32${contact}`, from);
  const code = /^\d{1,7}/.exec(sms?.text ?? "")?.[0] ?? "";
  expect(code, "a code was sent").not.toBe("");
  return code;
}

/** Enters the code of the newest text message, and waits for the eSIM. */
export async function enterCode(page: Page, request: APIRequestContext, customer: EsimCustomer): Promise<void> {
  await oneTimeCode(page).fill(await smsCode(request, customer));
  await checkButton(page).click();
  await expect(heading(page, "Your eSIM")).toBeFocused();
}

/**
 * Records every request of all pages of a browser, with address, headers and body, and every line in their consoles.
 * @returns the record
 */
export function recordSent(context: BrowserContext): readonly string[] {
  const sent: string[] = [];
  context.on("request", (one) => void sent.push([one.url(), JSON.stringify(one.headers()), one.postData() ?? ""].join("\n")));
  context.on("console", (line) => void sent.push(line.text()));
  return sent;
}

/** Returns all mails and text messages to the customer, as one text. */
export const mailsOf = async (request: APIRequestContext, { email, contact }: EsimCustomer): Promise<string> =>
  JSON.stringify([await mailsTo(request, email), await mailsTo(request, `+32${contact}`)]);

/** Returns the text of the eSIM as the page shows it. */
export const shownCode = async (page: Page): Promise<string> => (await area(page).locator(".esim-mono").first().textContent()) ?? "";

/**
 * The journey of a whole order that records everything that a script, a log or another visitor could read, and checks that no personal data
 * is in it.
 */
import type { APIRequestContext, Page } from "playwright/test";
import type { Person } from "#core/domain/identity/identity.schema.ts";
import { cardNumber, nationalNumber } from "#demo/identity-app/people.ts";
import { expect, test } from "#tests/page.ts";
import { newAddress } from "./access.ts";
import {
  acceptTerms,
  button,
  choose,
  choosePassword,
  confirmation,
  everything,
  field,
  heading,
  identify,
  openOrder,
  orderButton,
  startOrder,
  widget,
} from "./ordering.ts";

const secrets = {
  password: "Secret-pass-1",
  "national number": nationalNumber("1965-02-28", 45),
  eID: cardNumber("5931120457"),
  "birth date": "1965-02-28",
  IBAN: "BE71096123456769",
};
/** Returns the ways in which a secret may be written: as the visitor types it, as a page shows it, and as a browser stores it. */
const spellings = (secret: string): string[] => [
  secret,
  secret.replaceAll("-", ""),
  secret.replaceAll(/(.{4})(?=.)/g, "$1 "),
  secret.split("-").toReversed().join("/"),
];

/**
 * Begins to record every event of our tags, every uncaught error and every rejected promise, from the page's first line on. The record is
 * in the test, so that it outlives each page.
 */
async function listen(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction("overhear", (line: string) => void heard.push(line));
  await page.addInitScript(() => {
    const tell = (line: string): void => (window as unknown as { overhear(line: string): void }).overhear(line);
    const dispatch = EventTarget.prototype.dispatchEvent;
    EventTarget.prototype.dispatchEvent = function (event: Event): boolean {
      if (event.type.startsWith("digi-")) tell(`event ${event.type} ${JSON.stringify((event as CustomEvent).detail ?? null)}`);
      return dispatch.call(this, event);
    };
    addEventListener("error", ({ message, error }) => tell(`error ${message} ${(error as Error | undefined)?.stack ?? ""}`));
    addEventListener("unhandledrejection", ({ reason }) => tell(`refused ${String(reason)}`));
  });
  page.on("console", (message) => heard.push(`console ${message.type()} ${message.text()}`));
  page.on("pageerror", ({ message, stack }) => heard.push(`uncaught ${message} ${stack ?? ""}`));
  return heard;
}

/**
 * Begins to record the address of each request, and the address of the page that makes it. @returns the code of the identity app, once the
 * app has sent the visitor back with it
 */
function recordRequests(page: Page, heard: string[]): () => string {
  let code = "";
  page.on("request", (one) => {
    const url = new URL(one.url());
    const isCallback = url.pathname.includes("/itsme/callback/");
    if (isCallback) code = url.searchParams.get("code") ?? "";
    const isOnTheWay = isCallback || one.isNavigationRequest();
    const from = one.headers()["referer"] ?? "";
    // The site itself was requested for the page with the code, so it knows the code.
    const isTold = !from.startsWith(url.origin);
    heard.push(`request ${isOnTheWay ? url.origin + url.pathname : one.url()} from ${isTold ? from : url.origin}`);
  });
  return () => code;
}

/** Expects that the confirmation and its mail are about the visitor's order, and contain no secret. */
async function expectNothingWritten(page: Page, request: APIRequestContext, email: string): Promise<void> {
  const link = await widget(page).getByRole("link", { name: "Order confirmation" }).getAttribute("href");
  const written = (await confirmation(request, email)) + (await (await request.get(link ?? "")).text());
  expect(written).toContain("Luc");
  for (const [name, secret] of Object.entries(secrets))
    for (const text of spellings(secret)) expect(written.includes(text), name).toBe(false);
}

test("leaks no password, national number, eID, birth date, IBAN or app code, whether an order goes well or fails @all", async ({
  page,
  context,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const heard = await listen(page);
  const codeOfApp = recordRequests(page, heard);

  /** Expects that the page and its storage contain no personal data at this moment. */
  const look = async (where: string): Promise<void> => {
    const { local, tab, others } = await everything(page);
    const { "digi.order": own = "", ...rest } = JSON.parse(tab) as Record<string, string>;
    const cookies = JSON.stringify(await context.cookies());
    const stores = await page.evaluate(async () => [window.name, (await indexedDB.databases()).length, (await caches.keys()).length]);
    expect(stores, where).toEqual(["", 0, 0]);
    const open = [local, JSON.stringify(rest), others, cookies, ...heard].join("\n");
    for (const [name, secret] of Object.entries({ ...secrets, ...(codeOfApp() && { code: codeOfApp() }) }))
      for (const text of spellings(secret))
        expect(
          open.split("\n").filter((line) => line.includes(text)),
          `${name} ${where}`,
        ).toEqual([]);
    expect(own, where).not.toContain(secrets.password);
  };

  const email = newAddress("luc");
  await test.step("asks for a profile, which nothing else reads [C-213, C-280]", async () => {
    await openOrder(page);
    await identify(page, "Luc Dubois");
    await expect(heading(page, "Your login")).toBeVisible();
    expect(codeOfApp().length).toBeGreaterThan(10);
    await look("after the app");
    await field(page, "email").fill(email);
    await field(page, "repeat_email").fill(email.toUpperCase());
    await choosePassword(page);
    await look("after the password");
  });
  await test.step("orders for the visitor themselves [C-010]", async () => {
    await button(page, "Yes, that’s my address").click();
    await choose(page, "same_billing_address", "yes");
    await choose(page, "order_for", "myself");
    await button(page, "Next").click();
    await field(page, "iban").fill(secrets.IBAN);
    await look("while the account number is typed");
    await startOrder(page, "early");
    await acceptTerms(page);
    await button(page, "Next").click();
    await expect(heading(page, "Check your order")).toBeFocused();
    await look("on the review");
  });
  await test.step("keeps the identity in this tab, and no password [C-146, C-148]", async () => {
    const own = await page.evaluate(() => sessionStorage.getItem("digi.order") ?? "");
    // The stored order contains the email address (C-146). That the password is nowhere is checked by each call of `look`.
    expect(await page.evaluate(() => localStorage.getItem("appState"))).toContain(`"email":"${email}"`);
    for (const name of ["national number", "birth date", "IBAN"] as const) expect(own, "where it belongs").toContain(secrets[name]);
    const { person } = (JSON.parse(own) as { orderer: { person: Person } }).orderer;
    const whole = ["fullName", "nationality", "eId", "locality", "streetAddress", "postalCode", "locale", "phoneNumber"] as const;
    expect(Object.keys(person)).toEqual(expect.arrayContaining(["firstName", "lastName", ...whole]));
  });

  await page.route("**/bundle-configurator/order", (route) =>
    route.fulfill({ headers: { "access-control-allow-origin": "*" }, body: `{"meta": ${JSON.stringify(Object.values(secrets))}` }),
  );
  await orderButton(page).click(); // The answer cannot be parsed, and contains all personal data.
  await expect(heading(page, "Something went wrong")).toBeFocused();
  await look("after a broken answer");
  await page.unroute("**/bundle-configurator/order");
  await orderButton(page).click();
  await expect(heading(page, /^Thank you/)).toBeFocused();
  await look("after the order");
  const after = await everything(page);
  const kept = after.local + after.tab;
  for (const secret of [...Object.values(secrets), codeOfApp(), "Luc", "Dubois", email]) expect(kept).not.toContain(secret);
  await expectNothingWritten(page, request, email);
  expect(heard.filter((line) => line.startsWith("event digi-")).length).toBeGreaterThan(5);
});

/** Journeys of an order by a customer who is signed in from the start, on the real site and API. */
import type { Page } from "playwright/test";
import { priced } from "#core/domain/bundle/bundle.rules.ts";
import type { MobileLine } from "#core/domain/bundle/bundle.schema.ts";
import { twoLines } from "#tests/bundles.ts";
import { expect, test } from "#tests/page.ts";
import {
  acceptTerms,
  alert,
  button,
  choose,
  countOrders,
  expectStart,
  field,
  heading,
  leave,
  logIn,
  openStep,
  orderButton,
  startOrder,
  suggest,
  widget,
} from "./ordering.ts";
import { signInByHand } from "./signed-in.ts";

const [light, ...others] = twoLines.mobile.cards;
/** The bundle as it was put together when Light cost 4 €. */
const oldPrices = priced({ ...twoLines, mobile: { ...twoLines.mobile, cards: [{ ...(light as MobileLine), prc: 4 }, ...others] } });
const early = /As soon as possible \(SIM card from .*\).*I ask to start before my 14 days to withdraw are over\./s;
const nothing = { clientAddress: null, sameBillingAddress: null, orderFor: null, method: null } as const;

/** Goes from the details of a company to the review, and from there to each step and back. */
async function fillAndReview(page: Page): Promise<void> {
  await test.step("asks for the details of a company, and takes a bank transfer [C-009, C-295]", async () => {
    await expect(heading(page, "Your details")).toBeFocused();
    await expect(widget(page).getByText("You order as Alex Lambert.")).toBeVisible();
    await expect(field(page, "phone_number")).toHaveCount(0);
    await field(page, "postalCode").fill("1000");
    await suggest(page, "street", "Grote");
    await expect(button(page, "Next")).toBeDisabled();
    await suggest(page, "number", "1");
    await choose(page, "same_billing_address", "yes");
    await choose(page, "order_for", "company");
    await field(page, "company_name").fill("Zoë & fils");
    await field(page, "legal_form").selectOption({ label: "non-profit" });
    await field(page, "vat").fill("BE 0428.759.497");
    await button(page, "Next").click();
    await expectStart(page, "later");
    await startOrder(page, "early");
    await choose(page, "method", "others");
    await expect(field(page, "iban")).toHaveCount(0);
    await acceptTerms(page);
    await button(page, "Next").click();
  });

  await test.step("leads from each link of the review to its step, and back [C-065]", async () => {
    await expect(heading(page, "Check your order")).toBeFocused();
    for (const [link, there, on] of [
      ["Change: Your details", "You order as Alex Lambert", "Continue"],
      ["Change: Your address", "Your details", "Next"],
      ["Change: Your billing address", "Your details", "Next"],
      ["Change: Company", "Your details", "Next"],
      ["Change: When you start", "How would you like to pay?", "Next"],
      ["Change: Payment", "How would you like to pay?", "Next"],
    ] as const) {
      await button(page, link).click();
      await expect(heading(page, there)).toBeFocused();
      await button(page, on).click();
      await expect(heading(page, "Check your order")).toBeFocused();
    }
    await expect(widget(page)).toContainText(early);
  });
}

test("orders for a company by transfer, though the price changes, a token is stale and the session ends @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const { email } = await signInByHand(page, request);
  await leave(page, { bundle: oldPrices, draft: nothing, secret: { iban: null, isAgreed: false } });

  await test.step("lets who is signed in log out, and come back", async () => {
    await openStep(page, "its-me");
    await expect(heading(page, "You order as Alex Lambert")).toBeVisible();
    await button(page, "Log out").click();
    await expect(heading(page, "Who is ordering?")).toBeFocused();
    await expect(button(page, "Continue with the identity app")).toBeVisible();
    await signInByHand(page, request, email);
    await openStep(page, "its-me");
    await button(page, "Continue").click();
  });

  await fillAndReview(page);

  const bodies: string[] = [];
  const answers = [401, 0, 401];
  await page.route("**/bundle-configurator/order", (route) => {
    bodies.push(route.request().postData() ?? "");
    const status = answers.shift() ?? 0;
    if (status === 0) return route.continue();
    const code = answers.length > 0 ? "token_expired" : "expired";
    return route.fulfill({
      status,
      headers: { "access-control-allow-origin": new URL(page.url()).origin, "access-control-allow-credentials": "true" },
      json: { meta: { status: { error: true, code, message: "Please log in." } } },
    });
  });

  await test.step("renews a stale token, and says that the price has changed [C-377]", async () => {
    await orderButton(page).click(); // The order is sent with a stale token, which is renewed, and the call is made again.
    await expect(alert(page)).toContainText("The price has changed");
    await expect(alert(page)).toContainText(/now costs €12 a month instead of €11\. Nothing has been ordered yet\./);
    await expect(alert(page)).toContainText("Light: €5");
    // The total is next to the button, in the words that the law prescribes.
    await expect(alert(page)).toContainText(/Total.*€12\s*\/month/s);
    await expect(orderButton(page)).toHaveCount(1);
    await alert(page).getByRole("button", { name: "Order with obligation to pay", exact: true }).click();
  });

  await test.step("asks for a login when the session is over, keeps all, and has ordered nothing [C-210]", async () => {
    await expect(heading(page, "Looks like you already have an account.")).toBeFocused(); // The session has ended.
    await logIn(page, request, email);
    await expect(heading(page, "Check your order")).toBeFocused();
    await expect(widget(page)).toContainText(/Alex Lambert.*Grand-Place 1.*Zoë & fils.*non-profit.*BE\s0428.759.497.*Bank transfer/s);
    await expect(widget(page)).toContainText(early);
    await expect(alert(page)).toHaveCount(0);
    expect(await countOrders(request, email)).toBe(0);
  });

  await test.step("orders for the company by transfer, once [C-155, C-220, C-377, C-429, C-429 order-result]", async () => {
    await orderButton(page).click();
    await expect(heading(page, "Thank you, Alex")).toBeFocused();
    await expect(widget(page).getByText("Your order has been placed successfully!")).toBeVisible();
    await expect(widget(page).getByRole("link", { name: "See my order" })).toHaveAttribute("href", /\/en\/my-digi\/orders\?order-id=/);
    expect(JSON.parse(bodies.at(-1) ?? "")).toMatchObject({
      account: null,
      clientInfo: null,
      extra: null,
      bundlesPrice: 12,
      order: {
        orderToMyself: false,
        orderToCompany: { companyName: "Zoë & fils", legalForm: 8, vat: "BE0428759497" },
        payment: { manualTransfer: true },
        startEarly: true,
      },
    });
    expect(await countOrders(request, email)).toBe(1);
    const url = await widget(page).getByRole("link", { name: "Order confirmation" }).getAttribute("href");
    expect(await (await request.get(url ?? "")).text()).toMatch(/Zoë &\S+ fils/);
  });
});

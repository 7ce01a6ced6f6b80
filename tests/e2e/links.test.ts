/**
 * Journeys that follow every link of every view, in each state that a visitor, an order or a customer can bring it into: no link leads into
 * nothing.
 */
import type { APIRequestContext, Page } from "playwright/test";
import { orderResultKey } from "#core/features/order-result/stored-result.ts";
import { languages, type Language } from "#core/base/values/language.ts";
import { isBuilt, pathOf, routes, type PageId } from "#core/base/values/routes.ts";
import { withInternet } from "#tests/bundles.ts";
import { customersOrder } from "#tests/contract/support/sample-orders.ts";
import { markUnless } from "#tests/depth.ts";
import { tagOfPage } from "#tests/page-tags.ts";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { marie } from "#tests/unit/widgets/order-flow/samples.ts";
import { widgets } from "#tests/widgets.ts";
import { tabs } from "#widgets/my-digi/account/account.rules.ts";
import type { Step } from "#widgets/order-flow/order-flow.rules.ts";
import type { Draft, Secret } from "#widgets/order-flow/order-flow.schema.ts";
import { api, quietAddress } from "./access.ts";
import { customerStates } from "./end-states-of-customers.ts";
import { reachEnd, type EndState, type Way } from "./end-state.ts";
import { productStates } from "./end-states-of-products.ts";
import { visitorStates } from "./end-states.ts";
import { brokenLinks, collectLinks, type Links } from "./followed-links.ts";
import { leave } from "./ordering.ts";
import { signInWithTvAlone } from "./my-digi-product-order.ts";
import { orderByHand } from "./placed-orders.ts";
import { signInByHand } from "./signed-in.ts";

const partner = `http://127.0.0.1:${ports.partner}`;
/** The pages of the site, without the order's page, because it leads to the builder as long as there is no bundle to order. */
const pages = (Object.keys(routes) as PageId[]).filter(isBuilt).filter((id) => id !== "order");

/** Opens an address, brings the page into a state, and collects its links. */
async function visit(page: Page, links: Links, address: string, reach?: () => Promise<void>): Promise<void> {
  await test.step(address, async () => {
    await page.goto(address);
    await collectLinks(page, links, address);
    if (!reach) return;
    await reach();
    await collectLinks(page, links, `${address}, further on`);
  });
}

/** Collects the links of the provider's pages on which nobody orders, of the demo's other sites, and of its tools. */
async function visitPages(page: Page, links: Links, language: Language): Promise<void> {
  for (const id of pages) await visit(page, links, pathOf(id, language));
  for (const { link } of widgets) if (link) await visit(page, links, routes[link.page][language] + link.query);
  const hasPage = ({ tag }: { readonly tag: string }): boolean => Object.values<string>(tagOfPage).includes(tag);
  for (const { tag } of widgets.filter((one) => !hasPage(one)))
    await visit(page, links, `/demo-pages/${tag.slice("digi-".length)}?lang=${language}`);
  for (const path of ["/", "/strict"]) await visit(page, links, `${partner}${path}?lang=${language}`);
  for (const path of ["/catalogue", "/demo/outbox", "/demo/faults", `/${language}/not-here`]) await visit(page, links, path);
  // The page that says that there is none leads to itself in each language.
  for (const address of links.keys()) if (address.includes("/not-here")) links.delete(address);
  // Of the pages of single items one stands for all, since they are drawn alike.
  const found = [...links.keys()].map((address) => new URL(address));
  const story = found.find(({ pathname }) => pathname.startsWith(`${pathOf("news", language)}/`));
  const job = found.find(({ searchParams }) => searchParams.has("job"));
  for (const item of [story, job]) await visit(page, links, item?.href ?? "the lists link to no item");
}

/** Collects the links of what is only shown after a press: the dialogs, and the results of the fibre check. */
async function visitAnswers(page: Page, links: Links, language: Language): Promise<void> {
  await visit(page, links, pathOf("home", language), async () => {
    await page.locator('a[href$="#digi-cookies"]').first().click();
    await expect(page.locator("digi-cookie-consent").getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.locator("#call-me").click();
    await expect(page.locator("digi-callback-modal").getByRole("dialog")).toBeVisible();
  });
  for (const [postalCode, street, number] of [
    ["1000", "Grand", "1"],
    ["5000", "Rue de Fer", "20"],
  ] as const) {
    await visit(page, links, pathOf("shop-check", language), async () => {
      const check = page.locator("digi-fiber-check");
      await check.locator('[name="postalCode"]').fill(postalCode);
      for (const [name, text] of Object.entries({ street, number })) {
        await check.locator(`[name="${name}"]`).fill(text);
        await check.getByRole("option").first().click();
      }
      await check.locator('button[type="submit"]:visible').click();
      await expect(check.locator('[name="postalCode"]')).toBeHidden();
    });
  }
}

/** The answers that an earlier visit has filled in: the operator, and an installation whose day is still to be agreed. */
const draft: Partial<Draft> = {
  portability: { choice: 2 },
  installation: { fttbAddressId: "FTTB-1000-1-01-1", date: null, intervalValue: null },
};

/** Opens a step of an order that an earlier visit has filled in, and expects that the flow shows this step and no other. */
async function visitStep(page: Page, links: Links, language: Language, step: Step, secret: Partial<Secret> = {}): Promise<void> {
  await leave(page, { bundle: withInternet, draft, secret });
  await visit(page, links, `${pathOf("order", language)}?step=${step}`, () => expect(page).toHaveURL(new RegExp(`step=${step}$`)));
}

/**
 * Collects the links of the steps in which visitors give their data, and of the pages that show a bundle or an order. Each page reads what
 * an earlier visit has stored.
 */
async function visitOrder(page: Page, links: Links, language: Language): Promise<void> {
  await visitStep(page, links, language, "its-me");
  await visitStep(page, links, language, "login", { orderer: { kind: "known" } });
  await visitStep(page, links, language, "complete-profile", { orderer: marie });
  for (const id of ["home", "bundle", "shop-codes", "shop-summary"] as const) await visit(page, links, pathOf(id, language));
  await page.goto(quietAddress);
  await page.evaluate((key) => {
    const placed = { digi: 1, version: 1, savedAt: Date.now(), orderId: "500004711", warnings: ["no_slot"], newAccount: true };
    sessionStorage.setItem(key, JSON.stringify(placed));
  }, orderResultKey);
  await visit(page, links, pathOf("shop-success", language));
}

/**
 * The pages of the site that have other content for a signed-in customer than for a visitor. The page of the login is not among them,
 * because it opens the customer area at once.
 */
const pagesOfCustomers = pages.filter((id) => id === "home" || id === "withdrawal" || tagOfPage[id] === "digi-my-digi");

async function visitCustomer(page: Page, links: Links, language: Language): Promise<void> {
  for (const id of pagesOfCustomers) await visit(page, links, pathOf(id, language));
  for (const tab of tabs) await visit(page, links, `${pathOf("account", language)}?tab=${tab}`);
  for (const query of ["?address-id=X", "?phone-nr=1"]) await visit(page, links, pathOf("my-products", language) + query);
  for (const address of [...links.keys()].filter((one) => new URL(one).searchParams.has("order-id"))) await visit(page, links, address);
  for (const step of ["digi-account", "move-to-digi", "installation-slot", "payment", "review-order"] as const)
    await visitStep(page, links, language, step);
}

/**
 * Brings the page into each of the given states, and collects the links of each. Answers that a test has given in place of the API end with
 * the state.
 */
async function visitEnds(way: Way, links: Links, states: readonly EndState[]): Promise<void> {
  for (const state of states)
    await test.step(state.name, async () => {
      await reachEnd(state, way);
      await collectLinks(way.page, links, state.name);
      await way.page.unrouteAll();
    });
}

/** Adds the links to the provider's site that are in the demo's mails, without the keys in these links. */
async function collectMails(request: APIRequestContext, links: Links): Promise<void> {
  const mails = (await (await request.get(`${api}/demo/outbox`)).json()) as { readonly subject: string; readonly text: string }[];
  for (const { subject, text } of mails)
    for (const [address] of text.matchAll(linkOfMail)) if (!links.has(address)) links.set(address, subject);
}

const linkOfMail = new RegExp(`http://localhost:${ports.demo}/[^\\s?]*[^\\s?.,;)]`, "g");

/** The pages of products whose content is in tabs. */
const productPages = ["my-products-mobile", "my-products-internet", "my-products-tv", "my-products-digi-tv"] as const;

const customers = { "the demo's customer": "demo@digi.example", "a company": "company@digi.example", "a new customer": undefined };

for (const language of languages) {
  const mark = markUnless(language === "en");

  test(`each link of each page and answer leads to a page with its tag, in ${language}${mark}`, async ({ page, request, complaints }) => {
    complaints.announce("Failed to load resource"); // made-up links of mails, and a page that does not exist
    const links: Links = new Map();
    await visitPages(page, links, language);
    await visitAnswers(page, links, language);
    expect(links.size).toBeGreaterThan(pages.length);
    expect(await brokenLinks(request, links)).toEqual([]);
  });

  test(`each link of an order leads to a page with its tag, in ${language}${mark}`, async ({ page, request, complaints }) => {
    complaints.announce("Failed to load resource"); // a visitor who is not signed in has no session to be renewed
    const links: Links = new Map();
    await visitOrder(page, links, language);
    expect(await brokenLinks(request, links)).toEqual([]);
  });

  test(`each link of what visitors have ended leads to a page with its tag, in ${language} @all`, async ({ page, request, complaints }) => {
    complaints.announce("Failed to load resource"); // refusals, and a visitor who is not signed in
    const links: Links = new Map();
    await visitEnds({ page, request, language }, links, visitorStates);
    expect(await brokenLinks(request, links)).toEqual([]);
  });

  test(`each link of what customers have ended leads to a page with its tag, in ${language} @all`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.announce("Failed to load resource"); // refusals
    const links: Links = new Map();
    const { tokens } = await signInByHand(page, request);
    const body = customersOrder();
    await orderByHand(request, tokens, { ...body, order: { ...body.order, payment: { manualTransfer: true } } });
    await visitEnds({ page, request, language }, links, customerStates);
    expect(await brokenLinks(request, links)).toEqual([]);
  });

  test(`each link of what has ended on the pages of products leads to a page with its tag, in ${language} @all`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.announce("Failed to load resource"); // refusals
    const links: Links = new Map();
    const { address } = await signInWithTvAlone(page, request);
    await visitEnds({ page, request, language }, links, productStates(address));
    expect(await brokenLinks(request, links)).toEqual([]);
  });

  test(`each link of every tab of the pages of products leads to a page with its tag, in ${language} @all`, async ({ page, request }) => {
    const links: Links = new Map();
    await signInWithTvAlone(page, request);
    for (const id of productPages) {
      await page.goto(pathOf(id, language));
      await collectLinks(page, links, pathOf(id, language));
      const tab = page.locator("digi-my-digi").getByRole("tab");
      expect(await tab.count(), id).toBeGreaterThan(1);
      for (const one of (await tab.all()).slice(1))
        await test.step(`${id}, ${await one.innerText()}`, async () => {
          await one.click();
          await collectLinks(page, links, `${pathOf(id, language)}, ${await one.innerText()}`);
        });
    }
    expect(await brokenLinks(request, links)).toEqual([]);
  });

  for (const [who, email] of Object.entries(customers)) {
    const ofCustomer = markUnless(language === "en" && who === "the demo's customer");
    test(`each link that ${who} sees, and each of the mails, leads to a page with its tag, in ${language}${ofCustomer}`, async ({
      page,
      request,
    }) => {
      const links: Links = new Map();
      await signInByHand(page, request, email);
      await visitCustomer(page, links, language);
      await collectMails(request, links);
      expect(await brokenLinks(request, links)).toEqual([]);
    });
  }
}

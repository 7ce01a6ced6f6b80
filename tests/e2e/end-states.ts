/** The states in which an action of a visitor ends, with the links that the view then shows: something was sent, refused or not found. */
import type { Locator, Page } from "playwright/test";
import { itsmeCallback } from "#core/domain/identity/identity.contract.ts";
import { jobList } from "#core/domain/jobs/jobs.contract.ts";
import { newsList } from "#core/domain/news/news.contract.ts";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { pathOf, type BuiltPage } from "#core/base/values/routes.ts";
import { onePlanToFinish, sixLinesAndOneToFinish, storedBundle } from "#tests/bundles.ts";
import { expect } from "#tests/page.ts";
import { marie } from "#tests/unit/widgets/order-flow/samples.ts";
import { activateAccount } from "#widgets/activate-account/activate-account.contract.ts";
import { confirmChangeInvoiceEmail } from "#widgets/invoice-email-change/invoice-email-change.contract.ts";
import { authRecoverPassword, authValidateRecovery } from "#widgets/password-recovery/password-recovery.contract.ts";
import { accountValidateSignupCode } from "#widgets/signup/signup.contract.ts";
import { sendWithdrawal } from "#widgets/withdrawal/withdrawal.contract.ts";
import * as access from "./access.ts";
import * as callbackModal from "./callback-modal.ts";
import * as contact from "./contact.ts";
import { refused, stay, type EndState, type Way } from "./end-state.ts";
import { fakeCall, stopTime } from "./fake-api.ts";
import * as jobApplication from "./job-application.ts";
import * as newsletter from "./newsletter.ts";
import { comeBack, leave } from "./ordering.ts";
import * as withdrawal from "./withdrawal.ts";

const success = (page: Page, tag: string): Locator => page.locator(`${tag} .ui-success`);
const typed = { first_name: "Zoë", last_name: "Peeters", email: "zoe@example.be" };

/** Opens the page to which a mailed link leads. The test answers the call that this page makes with `answer`. */
async function openLink(
  { page, language }: Way,
  id: BuiltPage,
  call: Endpoint<any, any, object>,
  failure?: ReturnType<typeof refused>,
): Promise<void> {
  const fake = await fakeCall(page, call);
  if (failure) fake.fail(failure);
  else fake.answer({});
  await page.goto(pathOf(id, language) + (id === "sign-up" ? "?h=1" : "?i=1&code=2&d=3&p=4"));
}

/** Fills in the fields of a form by their names, ticks its boxes, and sends the form. */
async function send(widget: Locator, values: Readonly<Record<string, string>>, ticks: readonly string[] = []): Promise<void> {
  for (const [name, value] of Object.entries(values)) await widget.locator(`[name="${name}"]`).fill(value);
  for (const name of ticks) await widget.locator(`[name="${name}"]`).first().check();
  await widget.locator('button[type="submit"]:visible').click();
}

async function openDemoPage({ page, language }: Way, tag: string): Promise<Locator> {
  await page.goto(`/demo-pages/${tag.slice("digi-".length)}?lang=${language}`);
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
  return page.locator(tag);
}

/** The answer of a list that has no items. */
const emptyList = { page: 1, page_count: 0, page_size: 10, total_items: 0 };

const forms: readonly EndState[] = [
  {
    name: "a message was sent to customer service",
    tag: "digi-contact",
    leadsTo: [],
    async reach({ page, language }) {
      await contact.open(page, { lang: language });
      await contact.fillIn(page);
      await contact.submit(page).click();
      await expect(success(page, "digi-contact")).toBeVisible();
    },
  },
  {
    name: "somebody has subscribed to the newsletter",
    tag: "digi-newsletter",
    leadsTo: [],
    async reach({ page, language }) {
      await newsletter.open(page, language);
      await newsletter.fillIn(page, access.newAddress("reader"));
      await newsletter.submit(page).click();
      await expect(success(page, "digi-newsletter")).toBeVisible();
    },
  },
  {
    name: "an application was sent",
    tag: "digi-job-application",
    leadsTo: [],
    async reach({ page, language }) {
      await jobApplication.open(page, { lang: language });
      await jobApplication.fillIn(page);
      await jobApplication.submit(page).click();
      await expect(success(page, "digi-job-application")).toBeVisible();
    },
  },
  {
    name: "somebody wants news about fibre",
    tag: "digi-callback-form",
    leadsTo: ["shop-check"],
    async reach(way) {
      await send(await openDemoPage(way, "digi-callback-form"), typed);
    },
  },
  {
    name: "a call was asked for on the page",
    tag: "digi-callback-page",
    leadsTo: ["home"],
    async reach({ page, language }) {
      await page.goto(pathOf("callback", language));
      const widget = page.locator("digi-callback-page");
      await send(widget, { first_name: "Zoë", last_name: "Peeters", phone_number: "0470123456" }, ["radio", "digi_terms", "digi_contact"]);
      await expect(success(page, "digi-callback-page")).toBeVisible();
    },
  },
  {
    name: "a call was asked for in the dialog",
    tag: "digi-callback-modal",
    leadsTo: [],
    async reach({ page, language }) {
      await callbackModal.open(page, { lang: language, now: "own" });
      await callbackModal.fillIn(page);
      await callbackModal.submit(page).click();
      await expect(success(page, "digi-callback-modal")).toBeVisible();
    },
  },
];

const linksOfMails: readonly EndState[] = [
  {
    name: "an account is active",
    tag: "digi-activate-account",
    leadsTo: ["login"],
    reach: (way) => openLink(way, "activate-account", activateAccount),
  },
  {
    name: "an account could not be activated",
    tag: "digi-activate-account",
    leadsTo: ["home"],
    reach: (way) => openLink(way, "activate-account", activateAccount, refused("link_invalid")),
  },
  {
    name: "invoices go to another address",
    tag: "digi-invoice-email-change",
    leadsTo: ["home"],
    reach: (way) => openLink(way, "confirm-invoice-email", confirmChangeInvoiceEmail),
  },
  {
    name: "the address for invoices could not be changed",
    tag: "digi-invoice-email-change",
    leadsTo: ["login"],
    reach: (way) => openLink(way, "confirm-invoice-email", confirmChangeInvoiceEmail, refused("link_invalid")),
  },
  {
    name: "a link to sign up is over",
    tag: "digi-signup",
    leadsTo: ["contact"],
    reach: (way) => openLink(way, "sign-up", accountValidateSignupCode, refused("link_invalid")),
  },
  {
    name: "a link to sign up was used",
    tag: "digi-signup",
    leadsTo: ["login"],
    reach: (way) => openLink(way, "sign-up", accountValidateSignupCode, refused("link_used")),
  },
  {
    name: "an account was made",
    tag: "digi-signup",
    leadsTo: ["login"],
    async reach({ page, request, language }) {
      const widget = page.locator("digi-signup");
      await page.clock.install();
      await page.goto(await access.signUpLink(request, language));
      await widget.locator(".ui-panel-actions button").click();
      await page.locator("button.person").last().click();
      await access.fillIn(widget);
      await stopTime(page);
      await access.submitOf(widget).click();
      await stay(page);
    },
  },
  {
    name: "the link to a new password was used",
    tag: "digi-password-recovery",
    leadsTo: ["login"],
    reach: (way) => openLink(way, "password-recovery", authValidateRecovery, refused("link_used")),
  },
  {
    name: "a new password is saved",
    tag: "digi-password-recovery",
    leadsTo: ["login"],
    async reach(way) {
      const { page } = way;
      const widget = page.locator("digi-password-recovery");
      await page.clock.install();
      (await fakeCall(page, authRecoverPassword)).answer({});
      await openLink(way, "password-recovery", authValidateRecovery);
      for (const name of ["reset-password", "repeat_password"]) await widget.locator(`[name="${name}"]`).fill(access.password);
      await expect(access.submitOf(widget)).toBeEnabled();
      await stopTime(page);
      await access.submitOf(widget).click();
      await stay(page);
    },
  },
  {
    name: "an email address is changed",
    tag: "digi-email-change",
    leadsTo: ["login"],
    async reach({ page, request, language }) {
      await page.context().clearCookies(); // The identity app forgets who was chosen before.
      const { email } = await access.makeAccount(page, request);
      const token = await access.signIn(request, email);
      const link = await access.startChange(request, { token, setting: "email", value: access.newAddress("changed") });
      await page.goto(link.replace(pathOf("confirm-email", "en"), pathOf("confirm-email", language)));
      await page.locator("digi-email-change .ui-panel-actions button").first().click();
      await page.locator("button.person").nth(-2).click(); // the person who has made the account, before the one who is made up anew
    },
  },
];

const lists: readonly EndState[] = [
  {
    name: "there is no news",
    tag: "digi-news-list",
    leadsTo: ["home"],
    async reach({ page, language }) {
      (await fakeCall(page, newsList)).answer({ _embedded: { cardNews: [] }, ...emptyList });
      await page.goto(pathOf("news", language));
    },
  },
  {
    name: "there is no open job",
    tag: "digi-job-list",
    leadsTo: ["contact"],
    async reach({ page, language }) {
      (await fakeCall(page, jobList)).answer({ _embedded: { cardJob: [] }, ...emptyList });
      await page.goto(pathOf("jobs", language));
    },
  },
  {
    name: "a pack has as many plans as can be ordered",
    tag: "digi-configurator",
    leadsTo: ["contact"],
    async reach({ page, language }) {
      await page.goto(access.quietAddress);
      await page.evaluate((kept) => localStorage.setItem("appState", kept), storedBundle(sixLinesAndOneToFinish));
      await page.goto(pathOf("bundle", language));
    },
  },
];

const orders: readonly EndState[] = [
  {
    name: "who orders is too young",
    tag: "digi-order-flow",
    leadsTo: ["contact"],
    async reach({ page, language }) {
      (await fakeCall(page, itsmeCallback)).answer({ email: "kid@example.be", clientInfo: { ...marie.person, birthdate: "2020-01-01" } });
      await leave(page);
      await comeBack(page, "code-of-a-child", language);
    },
  },
  {
    name: "a pack that is not finished was to be ordered",
    tag: "digi-configurator",
    leadsTo: [],
    async reach({ page, language }) {
      await leave(page, { bundle: onePlanToFinish });
      await page.goto(pathOf("order", language));
      await page.waitForURL(`**${pathOf("bundle", language)}*`);
    },
  },
];

const withdrawals: readonly EndState[] = [
  {
    name: "a withdrawal has its receipt",
    tag: "digi-withdrawal",
    leadsTo: [],
    async reach({ page, language }) {
      await withdrawal.stateAndConfirm(page, language);
      await expect(page.locator("digi-withdrawal .statement > div")).toHaveCount(5);
    },
  },
  {
    name: "a withdrawal could not be sent",
    tag: "digi-withdrawal",
    leadsTo: ["tel:", "mailto:"],
    async reach({ page, language }) {
      (await fakeCall(page, sendWithdrawal)).fail({ answer: { status: 503, body: "" } });
      await withdrawal.stateAndConfirm(page, language);
    },
  },
];

export const visitorStates: readonly EndState[] = [...forms, ...linksOfMails, ...lists, ...orders, ...withdrawals];

/** The calls that the built widgets make, as their visitors trigger them. Each connection of a run is a visitor from another network. */
import { randomUUID } from "node:crypto";
import type { Request } from "autocannon";
import { addressCity, addressInfrastructure, addressNumber, addressStreet } from "#core/domain/address/address.contract.ts";
import { captchaChallenge } from "#core/services/captcha/altcha.contract.ts";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { myDigiAccount } from "#core/domain/customer/account.contract.ts";
import { myDigiProducts } from "#core/domain/customer/products.contract.ts";
import { myDigiOverview } from "#core/domain/order/overview.contract.ts";
import { myDigiInvoices } from "#core/domain/invoices/invoices.contract.ts";
import { jobList } from "#core/domain/jobs/jobs.contract.ts";
import { formsCallback } from "#core/domain/leads/callback.contract.ts";
import { newsList } from "#core/domain/news/news.contract.ts";
import { bundleOffers } from "#core/domain/offers/offers.contract.ts";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import { oauth2Token } from "#core/services/session/session.contract.ts";
import { callbackForm, contactForm, jobApplicationForm, newsletterForm } from "#tests/contract/support/forms.ts";
import { customersOrder } from "#tests/contract/support/sample-orders.ts";
import { pdf } from "#tests/contract/support/sample-files.ts";
import { common, type Customer } from "./customers.ts";
import { formsContact } from "#widgets/contact/contact.contract.ts";
import { authValidateChangeEmail } from "#widgets/email-change/email-change.contract.ts";
import { formsJobApplication } from "#widgets/job-application/job-application.contract.ts";
import { formsSubscribe } from "#widgets/newsletter/newsletter.contract.ts";
import { authLostPassword } from "#widgets/password-recovery/password-recovery.contract.ts";
import { accountValidateSignupCode } from "#widgets/signup/signup.contract.ts";

export type Visitor = {
  readonly customer: Customer;
  /** Returns a solved captcha puzzle that was not used before. */
  readonly captcha: () => string;
  readonly signUpSecret: string;
};

export type LoadCall = {
  readonly widget: string;
  readonly name: string;
  /** The expected HTTP status of the answer. */
  readonly status: number;
  readonly needs?: "captcha" | "access token";
  readonly endpoint: Endpoint<any, any, any, any, any>;
  readonly request: (visitor: Visitor) => Pick<Request, "path" | "body" | "headers">;
  readonly hear?: (visitor: Visitor, body: string) => void;
};

const json = (body: unknown, headers: Record<string, string> = {}) => ({
  body: JSON.stringify(body),
  headers: { "content-type": "application/json", ...headers },
});

const boundary = "----load";
const file = Buffer.from(await pdf(100 * 1024).arrayBuffer());

function form(fields: Readonly<Record<string, string>>, ...uploads: readonly string[]) {
  const part = (name: string, more = "") => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n`;
  const texts = Object.entries(fields).map(([name, value]) => `${part(name)}\r\n${value}\r\n`);
  const files = uploads.flatMap((name) => [
    Buffer.from(`${part(name, '; filename="letter.pdf"')}Content-Type: application/pdf\r\n\r\n`),
    file,
    Buffer.from("\r\n"),
  ]);
  const body = Buffer.concat([Buffer.from(texts.join("")), ...files, Buffer.from(`--${boundary}--\r\n`)]);
  return { body, headers: { "content-type": `multipart/form-data; boundary=${boundary}` } };
}

const town = { cityId: "1000-1", stateId: "BE-BRU", postalCode: "1000", lang: "en" };
const check = { platform: "web", postalCode: "1000", city: "Bruxelles", street: "Grote Markt", number: "1", box: "", lang: "en" };
const checked = { cityId: "1000-1", countyId: "BE-BRU", streetId: "1000-1-01", fttbAddressId: "FTTB-1000-1-01-1" };
const bearer = ({ customer }: Visitor) => ({ authorization: `Bearer ${customer.accessToken}` });
const someEmail = (): string => `load.${randomUUID()}@example.com`;

const list = (widget: string, endpoint: Endpoint<any, any, any, any, any>): LoadCall => ({
  widget,
  name: "page",
  status: 200,
  endpoint,
  request: () => ({ path: `${endpoint.path}?lang=en&page=1` }),
});

const area = (name: string, endpoint: Endpoint<any, any, any, any, any>, query = ""): LoadCall => ({
  widget: "my-digi",
  name,
  status: 200,
  needs: "access token",
  endpoint,
  request: (visitor) => ({ path: `${endpoint.path}?lang=en${query}`, headers: bearer(visitor) }),
});

export const calls: readonly LoadCall[] = [
  { widget: "every form", name: "puzzle", status: 200, endpoint: captchaChallenge, request: () => ({}) },
  { widget: "fiber-check", name: "city", status: 200, endpoint: addressCity, request: () => json({ postalCode: "1000", lang: "en" }) },
  {
    widget: "fiber-check",
    name: "street",
    status: 200,
    endpoint: addressStreet,
    request: () => json({ ...town, street: "gro", city: "" }),
  },
  {
    widget: "fiber-check",
    name: "number",
    status: 200,
    endpoint: addressNumber,
    request: () => json({ streetId: "1000-1-01", number: "1", cityId: "1000-1", stateId: "BE-BRU", postalCode: "1000" }),
  },
  {
    widget: "fiber-check",
    name: "check",
    status: 200,
    needs: "captcha",
    endpoint: addressInfrastructure,
    request: ({ captcha }) => json({ ...check, ...checked, recaptcha: captcha() }),
  },
  {
    widget: "newsletter",
    name: "subscribe",
    status: 200,
    needs: "captcha",
    endpoint: formsSubscribe,
    request: ({ captcha }) => form({ ...newsletterForm(captcha()), email: someEmail() }),
  },
  {
    widget: "contact",
    name: "message with a file of 100 KiB",
    status: 200,
    needs: "captcha",
    endpoint: formsContact,
    request: ({ captcha }) => form({ ...contactForm(captcha()), email: someEmail() }, "upload"),
  },
  {
    widget: "job-application",
    name: "CV and letter of 100 KiB each",
    status: 200,
    needs: "captcha",
    endpoint: formsJobApplication,
    request: ({ captcha }) => form({ ...jobApplicationForm(captcha()), email: someEmail() }, "upload_cv", "upload_letter"),
  },
  list("job-list", jobList),
  list("news-list", newsList),
  {
    widget: "callback-modal",
    name: "request",
    status: 200,
    needs: "captcha",
    endpoint: formsCallback,
    request: ({ captcha }) => form({ ...callbackForm(captcha()), phone_number: "471234567" }),
  },
  {
    widget: "password-recovery",
    name: "link",
    status: 200,
    needs: "captcha",
    endpoint: authLostPassword,
    request: ({ captcha }) => json({ lang: "en", email: someEmail(), recaptcha: captcha() }),
  },
  {
    widget: "login",
    name: "wrong password",
    status: 401,
    endpoint: oauth2Token,
    request: () => json({ ...common, grant_type: "password", username: someEmail(), password: "Wrong-Passw0rd!" }),
  },
  {
    widget: "login",
    name: "refresh",
    status: 200,
    endpoint: oauth2Token,
    request: ({ customer }) => json({ ...common, grant_type: "refresh_token", refresh_token: customer.refreshToken }),
    hear({ customer }, body) {
      const { refresh_token: token } = JSON.parse(body) as { refresh_token?: string };
      if (token !== undefined) customer.refreshToken = token;
    },
  },
  {
    widget: "signup",
    name: "link",
    status: 200,
    endpoint: accountValidateSignupCode,
    request: ({ signUpSecret }) => json({ h: signUpSecret, lang: "en" }),
  },
  {
    widget: "email-change",
    name: "link",
    status: 200,
    endpoint: authValidateChangeEmail,
    request: ({ customer }) => ({ path: `${authValidateChangeEmail.path}${customer.emailChange}&lang=en` }),
  },
  {
    widget: "configurator",
    name: "offers",
    status: 200,
    endpoint: bundleOffers,
    request: () => ({ ...json({ fttbId: null }), path: `${bundleOffers.path}?lang=en` }),
  },
  {
    widget: "order-flow",
    name: "order of a customer",
    status: 200,
    needs: "access token",
    endpoint: bundleOrder,
    request: (visitor) => json(customersOrder(), { ...bearer(visitor), "idempotency-key": randomUUID() }),
  },
  area("overview", myDigiOverview),
  area("products", myDigiProducts),
  area("account", myDigiAccount),
  area("invoices", myDigiInvoices),
];

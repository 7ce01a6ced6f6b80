/** The host pages of the bench: the same page with the same form each time, made by different makers. */

export const forms = ["newsletter", "contact", "login"] as const;
export type Form = (typeof forms)[number];
export const makers = ["digi", "included", "webawesome", "ionic", "hanko", "plain"] as const;
export type Maker = (typeof makers)[number];

/**
 * Tells whether a maker of a form is ours: `digi` is the script tag alone, `included` has the prerendered screen in the page's own HTML.
 */
export const isOurs = (maker: Maker | "none"): boolean => maker === "digi" || maker === "included";

export type Subject = { readonly form: Form; readonly maker: Maker };

/** The forms that are compared. Hanko makes a login only; the component kits have fields from which a login can be built. */
export const subjects: readonly Subject[] = [
  { form: "newsletter", maker: "digi" },
  { form: "newsletter", maker: "included" },
  { form: "newsletter", maker: "webawesome" },
  { form: "newsletter", maker: "ionic" },
  { form: "newsletter", maker: "plain" },
  { form: "contact", maker: "digi" },
  { form: "contact", maker: "webawesome" },
  { form: "contact", maker: "ionic" },
  { form: "contact", maker: "plain" },
  { form: "login", maker: "digi" },
  { form: "login", maker: "webawesome" },
  { form: "login", maker: "ionic" },
  { form: "login", maker: "hanko" },
  { form: "login", maker: "plain" },
];

export type Addresses = {
  readonly api: string;
  /** Returns the rules of `reserve.css` for a tag. A page's own style sheet contains the rules for the tags of that page. */
  readonly reserve: (tag: string) => string;
  /** Returns the HTML of a tag with its prerendered screen. */
  readonly include: (tag: string) => string;
};

const ownHead = ({ api, reserve }: Addresses, tag: string): string =>
  `<style>${reserve(tag)}</style><script async src="/digi/v1/loader.js" data-api="${api}"></script>`;

const heads: Readonly<Record<Maker, (addresses: Addresses, tag: string) => string>> = {
  digi: ownHead,
  included: ownHead,
  webawesome: () =>
    `<link rel="stylesheet" href="/webawesome/styles/webawesome.css"><script type="module" src="/webawesome/webawesome.loader.js" data-webawesome="/webawesome"></script>`,
  ionic: () =>
    `<link rel="stylesheet" href="/ionic/css/ionic.bundle.css"><script type="module" src="/ionic/dist/ionic/ionic.esm.js"></script>`,
  hanko: () =>
    `<script type="module">import { register } from "/hanko/elements.js"; await register(location.origin + "/hanko-api");</script>`,
  plain: () =>
    `<style>form { display: grid; gap: 16px } label { display: grid; gap: 4px } label.row { display: flex } input, textarea, button { font: inherit; padding: 10px }</style>`,
};

const categories = ["Commercial", "Customer support", "Press", "Sponsorship", "Jobs"];
const file = `<label>Attachment <input type="file" name="upload"></label>`;
const agree = `I agree with the <a href="#privacy">privacy policy</a>`;
const intro: Readonly<Record<Form, string>> = {
  newsletter: "<h2>Newsletter</h2><p>News and offers, once a month.</p>",
  contact: "<h2>Contact</h2><p>Write to us: we answer within two working days.</p>",
  login: "<h2>Log in</h2>",
};

type Kit = {
  readonly text: (name: string, label: string, type?: string) => string;
  readonly area: (name: string, label: string) => string;
  readonly check: (name: string, label: string) => string;
  readonly choice: (name: string, label: string, values: readonly string[]) => string;
  readonly button: (label: string) => string;
};

const kits: Readonly<Partial<Record<Maker, Kit>>> = {
  plain: {
    text: (name, label, type = "text") => `<label>${label} <input type="${type}" name="${name}" required></label>`,
    area: (name, label) => `<label>${label} <textarea name="${name}" rows="5" required></textarea></label>`,
    check: (name, label) => `<label class="row"><input type="checkbox" name="${name}" required> <span>${label}</span></label>`,
    choice: (name, label, values) =>
      `<fieldset><legend>${label}</legend>${values.map((value) => `<label class="row"><input type="radio" name="${name}" value="${value}"> ${value}</label>`).join("")}</fieldset>`,
    button: (label) => `<button>${label}</button>`,
  },
  webawesome: {
    text: (name, label, type = "text") => `<wa-input type="${type}" name="${name}" label="${label}" required></wa-input>`,
    area: (name, label) => `<wa-textarea name="${name}" label="${label}" rows="5" required></wa-textarea>`,
    check: (name, label) => `<wa-checkbox name="${name}" required>${label}</wa-checkbox>`,
    choice: (name, label, values) =>
      `<wa-radio-group name="${name}" label="${label}">${values.map((value) => `<wa-radio value="${value}">${value}</wa-radio>`).join("")}</wa-radio-group>`,
    button: (label) => `<wa-button type="submit" variant="brand">${label}</wa-button>`,
  },
  ionic: {
    text: (name, label, type = "text") =>
      `<ion-input type="${type}" name="${name}" label="${label}" label-placement="stacked" fill="outline"></ion-input>`,
    area: (name, label) =>
      `<ion-textarea name="${name}" label="${label}" label-placement="stacked" fill="outline" rows="5"></ion-textarea>`,
    check: (name, label) => `<ion-checkbox name="${name}" label-placement="end">${label}</ion-checkbox>`,
    choice: (name, label, values) =>
      `<ion-radio-group name="${name}"><p>${label}</p>${values.map((value) => `<ion-radio value="${value}" label-placement="end">${value}</ion-radio><br>`).join("")}</ion-radio-group>`,
    button: (label) => `<ion-button type="submit">${label}</ion-button>`,
  },
};

const names = (kit: Kit): string =>
  kit.text("first_name", "First name") + kit.text("last_name", "Last name") + kit.text("email", "Email", "email");

const bodies: Readonly<Record<Form, (kit: Kit) => string>> = {
  newsletter: (kit) => names(kit) + kit.check("agree", agree) + kit.button("Subscribe"),
  contact: (kit) =>
    kit.choice("category", "Subject", categories) +
    names(kit) +
    kit.text("phone", "Phone", "tel") +
    kit.area("message", "Message") +
    file +
    kit.check("marketing", "Keep me informed of offers") +
    kit.check("gdpr", agree) +
    kit.button("Send"),
  login: (kit) => kit.text("email", "Email", "email") + kit.text("password", "Password", "password") + kit.button("Log in"),
};

function widget({ form, maker }: Subject, { include }: Addresses): string {
  if (maker === "digi") return `<digi-${form}></digi-${form}>`;
  if (maker === "included") return include(`digi-${form}`);
  if (maker === "hanko") return "<hanko-auth></hanko-auth>";
  const kit = kits[maker];
  return kit ? `<form>${intro[form]}${bodies[form](kit)}</form>` : "";
}

/**
 * Returns the HTML of the page around a form, which is the same for all makers: there is content above the form, and content below that
 * would move.
 */
function around(head: string, main: string, expect = 1): string {
  return `<!doctype html><html lang="en" data-expect="${expect}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A host page</title><link rel="icon" href="data:,"><style>body { margin: 16px; font-family: sans-serif }</style>${head}</head><body><h1>A page</h1><main>${main}</main><footer><p>What stands below it.</p></footer></body></html>`;
}

/** The content above the first widget. The probe types into the field in it, so that it does not touch the widget. */
const hero = `<form style="height: 900px"><label>Postal code <input name="postalCode"></label></form>`;

/** Returns the HTML of a page of the bench by the page's path, or undefined where there is no such page. */
export function pageOf(path: string, addresses: Addresses): string | undefined {
  const [kind, first = "", second = "", ...more] = path.slice(1).split("/");
  if (more.length > 0) return undefined;
  if (kind === "form") {
    const subject = subjects.find(({ form, maker }) => form === first && maker === second);
    return subject && around(heads[subject.maker](addresses, `digi-${subject.form}`), widget(subject, addresses));
  }
  if (kind === "many")
    return around(
      heads.digi(addresses, "digi-newsletter"),
      `<digi-newsletter loading="eager"></digi-newsletter>`.repeat(Number(first)),
      Number(first),
    );
  if (kind === "builder")
    return around(heads.digi(addresses, "digi-configurator"), `<digi-configurator loading="eager"></digi-configurator>`);
  if (kind === "area") {
    const known = `<script>localStorage.setItem("digi.signed-in", "yes")</script>`;
    return around(known + heads.digi(addresses, "digi-my-digi"), `<digi-my-digi loading="eager" view="invoices"></digi-my-digi>`);
  }
  if (kind === "jobs" || kind === "news") {
    const tag = kind === "jobs" ? "digi-job-list" : "digi-news-list";
    return around(heads.digi(addresses, tag), `<${tag} loading="eager"></${tag}>`);
  }
  if (kind === "home") return around(heads.included(addresses, "digi-fiber-check"), hero + addresses.include("digi-fiber-check"));
  if (kind === "empty") {
    const maker = makers.find((one) => one === first);
    return around(maker ? heads[maker](addresses, "") : "", "");
  }
  return undefined;
}

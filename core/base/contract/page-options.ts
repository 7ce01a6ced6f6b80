/**
 * The options of a page, shared by all its tags: `data-…` on the script tag, `<meta name="digi:…">`, or a key of `window.digiWidgets`
 * before the script. The first of these that is present wins. The catalogue's manual is made from this table.
 */
export type PageOption = {
  /** The values that a page author can write for the option. */
  readonly values: string;
  /** The behaviour where the page does not set the option. */
  readonly otherwise: string;
  /** One line of the manual: what the option does. */
  readonly text: string;
};

export const pageOptions = {
  api: { values: "address", otherwise: "the page's origin", text: "Where the API answers." },
  base: {
    values: "address",
    otherwise: "found by itself",
    text: "The folder of the release, where the script's own address does not tell it.",
  },
  lang: {
    values: "`en`, `fr`, `nl`",
    otherwise: "`<html lang>`, else the browser's, else `en`",
    text: "The language of all tags. Where it is not given, a page that changes its `<html lang>` changes theirs.",
  },
  captcha: { values: "`altcha`, `recaptcha:SITE_KEY`", otherwise: "`altcha`", text: "Who checks that a visitor is no robot." },
  session: {
    values: "`cookie`, `storage`, `memory`",
    otherwise: "`cookie`",
    text: "Where a visitor stays signed in: in a cookie that no script can read, in the browser's storage, or in this page only.",
  },
  iban: {
    values: "`be`, `sepa`",
    otherwise: "`be`",
    text: "Which account numbers are taken for direct debits: Belgian ones only, or those of every SEPA country, which EU law asks of a live site.",
  },
  payment: {
    values: "`tab`, `modal`",
    otherwise: "`tab`",
    text: "Where invoices are paid: in a new tab, or in a dialog over the page, whose policy has to allow the payment page then (`frame-src`).",
  },
  routes: {
    values: "JSON",
    otherwise: "the usual paths",
    text: 'Where the site has its pages: `{"login": {"en": "/sign-in"}}`, by page and language. A page of the provider’s that does not exist yet is linked to only where it is named here.',
  },
  site: {
    values: "address",
    otherwise: "that of the build, else the page's own origin",
    text: "The provider's site: on a page of another origin, links lead there.",
  },
  analytics: { values: "`datalayer`, `off`", otherwise: "`datalayer`", text: "Whether events are pushed to the page's data layer, too." },
  layer: {
    values: "`NAME`",
    otherwise: "`dataLayer`",
    text: "The name of the data layer, where Google's tags of the page use another one. The line for the page's head needs that name, too.",
  },
  consent: {
    values: "`required`",
    otherwise: "the page's own consent tool counts",
    text: 'Nothing optional is stored or measured before the visitor has chosen in the cookie banner, also on pages where it does not stand. A page with a consent tool of its own leaves it out, and says what is allowed: `window.digiWidgets = {consent: {statistics: true}}` before the script (`digiWidgets.consent = …` behind it, until the first tag is there), and at each choice `document.dispatchEvent(new CustomEvent("digi-consent", {detail: {statistics: true, marketing: false}}))`, with `preferences`, `statistics` and `marketing`; what is not named is denied. Where nothing is said, Google Consent Mode counts, and without it all is allowed.',
  },
  verify: {
    values: "present",
    otherwise: "off; on where the script tag has `integrity`",
    text: "Every file is checked against its hash before it runs.",
  },
  debug: {
    values: "present",
    otherwise: "off",
    text: "The console says what `digiWidgets.doctor()` finds wrong with the page, without being asked; a list in its corner tells which events were sent to analytics and which were held back.",
  },
} as const satisfies Readonly<Record<string, PageOption>>;

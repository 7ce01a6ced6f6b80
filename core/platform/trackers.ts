/** Scripts of the page that follow its visitors, and those that ask them first; for the doctor alone. */
import { pageDataLayer } from "./data-layer.ts";
import { pageDocument } from "./page-document.ts";

const tracking =
  /^https?:\/\/([\w-]+\.)*(googletagmanager\.com|google-analytics\.com|doubleclick\.net|connect\.facebook\.net|hotjar\.com|clarity\.ms|snap\.licdn\.com|analytics\.tiktok\.com|bat\.bing\.com|ct\.pinterest\.com|s\.pinimg\.com|static\.ads-twitter\.com|sc-static\.net)\//;

/** Consent tools of others, by the addresses of their scripts. */
const asking =
  /cookiebot|cookielaw|onetrust|didomi|usercentrics|axept|cookiefirst|cookieyes|cookiehub|cookie-?script|cookie-?consent|iubenda|klaro|tarteaucitron|complianz|quantcast|trustarc|consent-?manager|consent\.|osano|termly|borlabs|sirdata|fundingchoices|secureprivacy|piwikpro|cookieinformation/i;

/** A tool that keeps a script back writes another type at it. */
const runs = ({ type }: HTMLScriptElement): boolean => /^$|javascript|^module$/.test(type);

type Tracker = { readonly name: string; /** Undefined where it stands in a text that somebody ran. */ readonly script?: HTMLScriptElement };

/** The first that nobody is asked about; undefined where there is none, or the page has a way to ask. */
export function trackerUnasked(): Tracker | undefined {
  const scripts = [...pageDocument.scripts];
  const commands = commandsOf(pageDataLayer());
  const isAsked =
    scripts.some(({ src }) => asking.test(src)) ||
    commands.includes("consent") ||
    pageDocument.querySelector('digi-cookie-consent, iframe[name="__tcfapiLocator"]') !== null;
  if (isAsked) return undefined;
  const script = scripts.find((one) => runs(one) && tracking.test(one.src));
  if (script) return { name: new URL(script.src).hostname, script };
  return commands.includes("config") ? { name: "gtag" } : undefined;
}

/** Names of what was said to Google's tags. */
const commandsOf = (queue: unknown): unknown[] =>
  Array.isArray(queue)
    ? queue.map((entry: unknown) => (typeof entry === "object" && entry !== null ? (entry as unknown[])[0] : undefined))
    : [];

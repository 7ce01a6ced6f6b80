/** Detects scripts of the page that track its visitors, and tools that ask visitors for consent first; only the doctor uses it. */
import { pageDataLayer } from "./data-layer.ts";
import { pageDocument } from "./page-document.ts";

const tracking =
  /^https?:\/\/([\w-]+\.)*(googletagmanager\.com|google-analytics\.com|doubleclick\.net|connect\.facebook\.net|hotjar\.com|clarity\.ms|snap\.licdn\.com|analytics\.tiktok\.com|bat\.bing\.com|ct\.pinterest\.com|s\.pinimg\.com|static\.ads-twitter\.com|sc-static\.net)\//;

/** The third-party consent tools, recognised by the addresses of their scripts. */
const asking =
  /cookiebot|cookielaw|onetrust|didomi|usercentrics|axept|cookiefirst|cookieyes|cookiehub|cookie-?script|cookie-?consent|iubenda|klaro|tarteaucitron|complianz|quantcast|trustarc|consent-?manager|consent\.|osano|termly|borlabs|sirdata|fundingchoices|secureprivacy|piwikpro|cookieinformation/i;

/** Tells whether the browser runs a script. Consent tools hold a script back by giving it another `type`. */
const runs = ({ type }: HTMLScriptElement): boolean => /^$|javascript|^module$/.test(type);

type Tracker = { readonly name: string; /** The script's tag; undefined for an inline script. */ readonly script?: HTMLScriptElement };

/** Returns the first tracking script that runs although nothing on the page asks for consent; undefined where there is none. */
export function trackerUnasked(layer: string): Tracker | undefined {
  const scripts = [...pageDocument.scripts];
  const commands = commandsOf(pageDataLayer(layer));
  const isAsked =
    scripts.some(({ src }) => asking.test(src)) ||
    commands.includes("consent") ||
    pageDocument.querySelector('digi-cookie-consent, iframe[name="__tcfapiLocator"]') !== null;
  if (isAsked) return undefined;
  const script = scripts.find((one) => runs(one) && tracking.test(one.src));
  if (script) return { name: new URL(script.src).hostname, script };
  return commands.includes("config") ? { name: "gtag" } : undefined;
}

/** Returns the names of the commands in the queue of Google's tags. */
const commandsOf = (queue: unknown): unknown[] =>
  Array.isArray(queue)
    ? queue.map((entry: unknown) => (typeof entry === "object" && entry !== null ? (entry as unknown[])[0] : undefined))
    : [];

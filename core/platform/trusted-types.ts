/**
 * The only access to the browser's Trusted Types: the one policy `digi-html`, which a page has to allow by its name. It is created
 * once, when it is first needed, because a page may allow a name a single time only.
 */
import { pageGlobal } from "./page-globals.ts";

type PolicyRules = {
  readonly createHTML: (html: string) => string;
  readonly createScript: (text: string) => string;
  readonly createScriptURL: () => string;
};
export type TrustedPolicy = PolicyRules;
type PolicyFactory = { createPolicy(name: string, rules: PolicyRules): TrustedPolicy };

/** Sanitises HTML for the policy. Until the sanitiser is there, the policy lets no HTML through. */
let sanitiseHtml = (_html: string): string => "";

/** Sets the function by which the policy sanitises HTML. */
export const sanitiseBy = (sanitise: (html: string) => string): void => void (sanitiseHtml = sanitise);

/**
 * The rules of the policy. A script of the page may have got hold of the object that belongs to the policy's name, so whoever calls it gets
 * only sanitised markup, and of scripts only JSON, which does nothing where it is run.
 */
const rules: PolicyRules = {
  createHTML: (html) => sanitiseHtml(html),
  createScript: (text) => (isJson(text) ? text : ""),
  createScriptURL: () => "",
};

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

let policy: TrustedPolicy | null | undefined;
let isAsked = false;

/** Returns the policy; undefined where the page forbids it, `null` where the browser has no Trusted Types. */
export function askPolicy(): TrustedPolicy | null | undefined {
  if (isAsked) return policy;
  isAsked = true;
  const trustedTypes = pageGlobal("trustedTypes") as PolicyFactory | undefined;
  try {
    policy = trustedTypes ? trustedTypes.createPolicy("digi-html", rules) : null;
  } catch {
    // The page's Content-Security-Policy does not name `digi-html`; who asks says so.
  }
  return policy;
}

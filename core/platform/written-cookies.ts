/** Writes and ends cookies of the page, wherever in its domains and paths they are. */
import { pageDocument } from "./page-document.ts";

/**
 * Writes a cookie of the page, also where an element of the page is named `cookie` (page-document.ts). Where the browser refuses, nothing
 * happens: the caller reads the cookie again to find out.
 * @param text in the format that `document.cookie` takes; `Secure` is added where the page was loaded by https
 */
export function writeCookie(text: string): void {
  try {
    Reflect.set(HTMLDocument.prototype, "cookie", location.protocol === "https:" ? `${text}; Secure` : text, document);
  } catch {
    // The page may not write cookies.
  }
}

/**
 * Ends the cookies of this name at every domain and path for which this page may write: its own and each domain above it, and each folder
 * of its address. What belongs to another path, or is for servers alone (`HttpOnly`), no script of this page can end.
 */
export function endCookie(name: string): void {
  const { hostname, pathname } = location;
  const labels = hostname.split(".");
  const domains = ["", ...labels.map((_label, at) => `; Domain=${labels.slice(at).join(".")}`)];
  const folders = [...pathname].flatMap((sign, at) => (sign === "/" ? [pathname.slice(0, at), pathname.slice(0, at + 1)] : []));
  for (const domain of domains)
    for (const path of new Set([...folders, pathname])) writeCookie(`${name}=; Max-Age=0; Path=${path}${domain}`);
}

/**
 * Ends all cookies that this page can read and whose names match.
 * @param patterns names with commas or blanks between them, in which `*` stands for any text: `_ga, _ga_*`
 * @param kept the name of a cookie that stays, whatever the patterns say
 */
export function endCookiesNamed(patterns: string, kept: string): void {
  const words = patterns.split(/[\s,]+/).filter(Boolean);
  const meant = new RegExp(`^(${words.map((word) => word.replace(/[^\w*]/g, "\\$&").replaceAll("*", ".*")).join("|")})$`);
  const names = readableNames().filter((name) => name !== kept && meant.test(name));
  for (const name of new Set(names)) endCookie(name);
}

function readableNames(): string[] {
  try {
    return pageDocument.cookie
      .split("; ")
      .map((one) => one.replace(/=.*/s, ""))
      .filter(Boolean);
  } catch {
    return []; // The page may not read cookies, so that no script of it has written any.
  }
}

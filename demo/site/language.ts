import type { FastifyReply } from "fastify";
import { type Language, parseLanguage, sourceLanguage } from "#core/base/values/language.ts";

export const languageCookie = "lang";
const cookieDays = 3649; // The lifetime of the language cookie in days (decisions §9).

/** Returns the languages of an `Accept-Language` header, the most wanted first. */
function wanted(acceptLanguage: string): string[] {
  const entries = acceptLanguage.split(",").map((entry) => {
    const [tag = "", ...parameters] = entry.trim().split(";");
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    return { tag, quality: quality === undefined ? 1 : Number(quality) };
  });
  return entries
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** Returns the visitor's language: the cookie `lang`, else `Accept-Language`, else English (decisions §1). */
export function visitorLanguage(cookie: string | undefined, acceptLanguage: string | undefined): Language {
  const spoken = wanted(acceptLanguage ?? "").map(parseLanguage);
  return parseLanguage(cookie) ?? spoken.find((language) => language !== undefined) ?? sourceLanguage;
}

/** Writes the language cookie. The cookie is written only when the visitor switches the language. */
export function rememberLanguage(reply: FastifyReply, language: Language): void {
  reply.setCookie(languageCookie, language, { path: "/", maxAge: cookieDays * 86_400, sameSite: "lax" });
}

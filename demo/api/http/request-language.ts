import type { FastifyRequest } from "fastify";
import { parseLanguage, sourceLanguage, type Language } from "#core/base/values/language.ts";

const textOf = (from: unknown, key: string): string | undefined => {
  const value = typeof from === "object" && from !== null ? (from as Record<string, unknown>)[key] : undefined;
  return typeof value === "string" ? value : undefined;
};

/** Returns the supported language with the highest quality in a header such as `fr-BE,fr;q=0.9,en;q=0.5`. */
function acceptedLanguage(header: string | undefined): Language | undefined {
  const wanted = (header ?? "").split(",").map((entry) => {
    const [tag = "", ...parameters] = entry.trim().split(";");
    const quality = Number(
      parameters
        .find((parameter) => parameter.trim().startsWith("q="))
        ?.trim()
        .slice(2) ?? 1,
    );
    return { language: parseLanguage(tag), quality };
  });
  return wanted.toSorted((a, b) => b.quality - a.quality).find(({ language, quality }) => language && quality > 0)?.language;
}

/**
 * The language that a multipart body named, by the request. It is stored here, because the framework does not keep a multipart body in
 * `request.body`.
 */
const said = new WeakMap<FastifyRequest, Language>();

/** Remembers the language in the field `lang` of a multipart body, so that `languageOf` finds it for this request. */
export function rememberLanguage(request: FastifyRequest, body: unknown): void {
  const language = parseLanguage(textOf(body, "lang"));
  if (language) said.set(request, language);
}

/**
 * Returns the language of the answer: `lang` of the body, else `lang` of the query, else the language that the browser prefers, else
 * English.
 */
export const languageOf = (request: FastifyRequest): Language =>
  said.get(request) ??
  parseLanguage(textOf(request.body, "lang")) ??
  parseLanguage(textOf(request.query, "lang")) ??
  acceptedLanguage(request.headers["accept-language"]) ??
  sourceLanguage;

import type { FastifyRequest } from "fastify";
import { parseLanguage, sourceLanguage, type Language } from "#core/base/values/language.ts";

const textOf = (from: unknown, key: string): string | undefined => {
  const value = typeof from === "object" && from !== null ? (from as Record<string, unknown>)[key] : undefined;
  return typeof value === "string" ? value : undefined;
};

/** The best of `fr-BE,fr;q=0.9,en;q=0.5` that we speak. */
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

/** What a multipart body said, which the framework does not keep as `body`. */
const said = new WeakMap<FastifyRequest, Language>();

export function rememberLanguage(request: FastifyRequest, body: unknown): void {
  const language = parseLanguage(textOf(body, "lang"));
  if (language) said.set(request, language);
}

/** The language to answer in: `lang` of the body, of the query, what the browser accepts, English. */
export const languageOf = (request: FastifyRequest): Language =>
  said.get(request) ??
  parseLanguage(textOf(request.body, "lang")) ??
  parseLanguage(textOf(request.query, "lang")) ??
  acceptedLanguage(request.headers["accept-language"]) ??
  sourceLanguage;

/**
 * The options of the page: the script tag wins, then `<meta name="digi:…">`, then the object that the page put in
 * `window.digiWidgets` before the script. An address, language or table that is not accepted
 * counts as absent, and is said so once.
 */
import type { PageOptions } from "#core/element/host-link.ts";
import { warn } from "#core/platform/console.ts";
import { httpAddress } from "#core/platform/http-address.ts";
import { parseLanguage } from "#core/values/language.ts";

type Raw = (name: string) => unknown;

export function readOptions(script: HTMLScriptElement | undefined, own: string, folder: string): PageOptions {
  const given = (globalThis as { digiWidgets?: Record<string, unknown> }).digiWidgets;
  const raw: Raw = (name) =>
    script?.dataset[name] ?? document.querySelector<HTMLMetaElement>(`meta[name="digi:${name}"]`)?.content ?? given?.[name];
  return {
    base: address(raw("base"), new URL(folder, own).href).replace(/\/?$/, "/"),
    lang: language(raw("lang")),
    get: raw,
    verify: String(raw("verify") ?? false) !== "false" || Boolean(script?.integrity),
  };
}

function language(value: unknown): PageOptions["lang"] {
  const known = parseLanguage(String(value ?? ""));
  if (!known && value !== undefined) warn("data-lang: refused");
  return known;
}

function address(value: unknown, otherwise: string): string {
  if (!value) return otherwise;
  const url = httpAddress(value, location.href);
  if (!url) warn("data-base: refused");
  return url ?? otherwise;
}

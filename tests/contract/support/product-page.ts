/** Helpers that request the pages of products for a customer. */
import { expect } from "vitest";
import { myDigiProduct, type ProductPage } from "#core/domain/customer/product-page.contract.ts";
import type { Customer } from "./area.ts";

type Names = Readonly<Record<string, string>>;

/** Returns the page of a product; fails where the API refuses it. */
export async function pageOf({ ask }: Customer, product: string, names: Names = {}, lang = "en"): Promise<ProductPage> {
  const { answer, status } = await ask(myDigiProduct, { query: { product, lang, ...names } });
  if (status.error || "error" in answer) return expect.unreachable(`${product} ${JSON.stringify(names)}: ${JSON.stringify(status)}`);
  return answer;
}

/** Returns the HTTP status with which a page is answered, and the code of the refusal. */
export async function statusOfPage({ ask }: Customer, product: string, names: Names = {}) {
  const { http, status } = await ask(myDigiProduct, { query: { product, lang: "en", ...names } });
  return [http, status.code];
}

/** Returns the value of a setting, or undefined where the page does not have it. */
export const settingOf = ({ settings }: ProductPage, name: string): string | undefined =>
  settings?.fields.find((field) => field.name === name)?.value;

/** Returns the toggle with the given name. */
export const toggleOf = ({ settings }: ProductPage, name: string) => settings?.toggles.find((toggle) => toggle.name === name);

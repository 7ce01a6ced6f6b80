/** The rules of the eSIM's view: the line that it is about, its QR code and its link (C-246, C-395). Pure. */
import type { OwnPhone } from "#core/domain/customer/customer.schema.ts";
import type { OwnProduct, ProductKind } from "#core/domain/customer/products.contract.ts";
import { shownPhone } from "#core/base/values/shown-phone.ts";
import { phoneDigitsOf } from "#widgets/my-digi/selection.rules.ts";

export type EsimLine = {
  readonly "phone-nr": string;
  /** The id of the line's address; empty where the line has none. */
  readonly "address-id": string;
  /** The phone number of the line, grouped as the customer reads it. */
  readonly text: string;
  /** True where the API knows that the eSIM is on a phone. */
  readonly isInstalled: boolean;
};

/** The facts of My products that tell which lines have an eSIM. */
export type Products = {
  readonly sections: readonly { readonly kind: ProductKind; readonly items: readonly OwnProduct[] }[];
  readonly phones: readonly Pick<OwnPhone, "phone-nr" | "text">[];
};

/** The line whose eSIM the view installs, as far as the page's address and the customer's products tell. */
export type LineChoice =
  | { readonly kind: "line"; readonly line: EsimLine; readonly lines: readonly EsimLine[] }
  /** The named line is the customer's, but there is no eSIM to install on it. */
  | { readonly kind: "sim-card"; readonly "phone-nr": string }
  /** The named line is not the customer's. */
  | { readonly kind: "unknown" }
  /** No line of the customer's has an eSIM. */
  | { readonly kind: "none" };

/** Returns the lines whose eSIM can be put on a phone. */
export function esimLinesOf({ sections, phones }: Products): readonly EsimLine[] {
  return sections
    .filter(({ kind }) => kind === "mobile")
    .flatMap(({ items }) => items)
    .flatMap(({ esim, "phone-nr": phone, "address-id": address = "" }) => {
      if (!esim || phone === undefined) return [];
      const text = phones.find((one) => one["phone-nr"] === phone)?.text ?? shownPhone(phone);
      return [{ "phone-nr": phone, "address-id": address, text, isInstalled: esim.installed }];
    });
}

/**
 * Returns the line whose eSIM the view installs: the line named in the page's address, else the first line whose eSIM is on no phone yet,
 * for which the customer most likely comes, else the first line with an eSIM.
 *
 * @param named the parameter `phone-nr` of the page's address
 */
export function lineChoiceOf(products: Products, named: string | undefined): LineChoice {
  const lines = esimLinesOf(products);
  const phone = phoneDigitsOf(named ?? "");
  const line = phone === "" ? (lines.find(({ isInstalled }) => !isInstalled) ?? lines[0]) : lines.find((one) => one["phone-nr"] === phone);
  if (line) return { kind: "line", line, lines };
  if (isOwn(products, phone)) return { kind: "sim-card", "phone-nr": phone };
  return lines.length === 0 ? { kind: "none" } : { kind: "unknown" };
}

const isOwn = ({ sections, phones }: Products, phone: string): boolean =>
  phone !== "" && [...phones, ...sections.flatMap(({ items }) => items)].some((one) => one["phone-nr"] === phone);

/** The eight bytes with which a PNG begins. */
const pngSignature = "\x89PNG\r\n\x1a\n";
/** The length in base64 of the first nine bytes, which contain the signature. */
const headLength = 12;

/** Returns the address of a picture, or undefined where the text is no PNG in base64 (C-395). */
export function pngSource(base64: string | undefined): string | undefined {
  if (base64 === undefined || base64.length % 4 !== 0 || !/^[\d+/A-Za-z]+={0,2}$/.test(base64)) return undefined;
  return atob(base64.slice(0, headLength)).startsWith(pngSignature) ? `data:image/png;base64,${base64}` : undefined;
}

/** The first version of iOS that opens its settings by a link that contains an eSIM. */
const linkedSince = { major: 17, minor: 4 };

/** Tells whether the visitor's own device opens its settings by a link that contains an eSIM: an iPhone or iPad with iOS 17.4 or later. */
export function opensEsimLinks(userAgent: string): boolean {
  const [, major, minor] = /\((?:iPhone|iPad);.*? OS (\d+)_(\d+)/.exec(userAgent) ?? [];
  if (major === undefined) return false;
  return Number(major) > linkedSince.major || (Number(major) === linkedSince.major && Number(minor) >= linkedSince.minor);
}

/**
 * Returns the link by which an iPhone opens its own settings with the eSIM. The link contains the eSIM, so only the visitor's own press may
 * follow it, and no script.
 */
export const esimLink = (activationCode: string): string =>
  `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${encodeURIComponent(activationCode)}`;

/**
 * The folders of core as chunks. This file decides which folders are chunks of their own and which are joined into one, and so which pages
 * load them.
 */
import type { ServiceName } from "#core/base/contract/element.ts";
import { folderOf, folders } from "#core/floors.ts";

/**
 * The folders whose files are placed one by one, because no page needs a whole folder of these. They contain contracts, values and access
 * to the browser, contracts and questions of forms, models of loading, fields of one number each, and pictures.
 */
const splitByFile = [
  "platform",
  "base/contract",
  "base/errors",
  "base/values",
  "services/load",
  "domain/leads",
  "domain/mobile-line",
  "domain/order",
  "domain/customer",
  "domain/invoices",
  "domain/jobs",
  "domain/news",
  "domain/pages",
  "ui/number-fields",
  "ui/base/icons",
];

/**
 * Files of these folders that nearly every widget needs, although the newsletter does not. They go into `core`. Otherwise the next widget
 * that needs such a file would move it out of the chunk that the others load, and cost each of them another request.
 */
const inCore = [
  "core/platform/address-bar.ts",
  "core/base/values/query.ts",
  "core/services/load/take-latest.ts",
  // Two folders need this rule, and neither chunk should load the other.
  "core/services/stored/age.rules.ts",
  // Forms, the session and links need random values, each in a chunk of its own.
  "core/platform/random.ts",
];

/**
 * Files that are chunks of their own, or belong to the chunk of a folder. Otherwise they would go into a chunk that other pages load, too,
 * which do not need them and are at the limit of their bytes.
 */
const byName: Readonly<Record<string, string>> = {
  "core/base/values/landline-number.ts": "bundle",
  // These rules are a file of their own, because a page that orders a chosen offer does not show offers beside each other.
  "core/domain/offers/shown-offers.rules.ts": "shown-offers",
  // The many views that show the price of one thing need no total.
  "core/ui/price/total.css": "total",
  "core/ui/price/total.messages.ts": "total",
  "core/ui/price/total.tsx": "total",
  "core/base/values/text-mark.ts": "values-text-mark",
  // Fields of many forms clean what is typed by these; a file of its own would cost each of them a request and more bytes.
  "core/platform/after-press.ts": "forms",
  "core/base/values/sent-code.ts": "forms",
  "core/base/values/typed-code.ts": "forms",
  "core/base/values/typed-number.ts": "forms",
  "core/base/values/working-days.ts": "values-working-days",
  "core/domain/customer/documents.contract.ts": "customer-documents.contract",
  "core/domain/customer/settings.contract.ts": "customer-settings.contract",
  "core/base/values/vat.ts": "values-vat",
  // The order flow stores the result of an order long before the page of the result is drawn.
  "core/features/order-result/sheet.css": "stored-result",
  "core/features/order-result/stored-result.schema.ts": "stored-result",
  "core/features/order-result/stored-result.ts": "stored-result",
  "core/features/order-timeline/sheet.css": "stored-result",
  // Nearly all views of the customer area need these, so their bytes belong to the frame: a file of its own would cost each view more.
  "core/ui/badge/badge.tsx": "my-digi",
  "core/ui/badge/sheet.css": "my-digi",
  "core/ui/outcome/outcome.tsx": "my-digi",
  "core/ui/outcome/sheet.css": "my-digi",
  "core/ui/outcome/kept-height.ts": "my-digi",
  "widgets/my-digi/customer-data.view.tsx": "my-digi",
  "widgets/my-digi/customer-loading.model.ts": "my-digi",
  "widgets/my-digi/other-ways.view.tsx": "my-digi",
  "widgets/my-digi/section.view.tsx": "my-digi",
  // The order of a mobile line loads these two together, so that one file costs it less than two.
  "widgets/my-digi/mobile-line/sim-way.messages.ts": "my-digi-sim-way",
  "widgets/my-digi/mobile-line/sim-way.view.tsx": "my-digi-sim-way",
};

/**
 * The folders that are joined into one chunk, because every page needs all of `core`, and every page with a form all of `forms`. An added
 * folder burdens every page of every site, so `tests/unit/build/chunks.test.ts` bounds the size of the newsletter.
 */
export const joined: Readonly<Record<"core" | "forms", readonly string[]>> = {
  core: ["services/i18n", "services/analytics", "services/captcha", "ui/base", "runtime/element"],
  forms: ["ui/fields", "forms/form"],
};

/**
 * Returns the chunk of a file of core, which is the name of its folder without the group's name. Undefined where the file is placed by its
 * importers (build/chunk-plan.ts).
 *
 * @param path the path as in an import, such as `core/forms/light-dom/light-dom-field.tsx`
 */
export function folderChunk(path: string): string | undefined {
  if (inCore.includes(path)) return "core";
  if (byName[path] !== undefined) return byName[path];
  if (!path.startsWith("core/") || splitByFile.some((folder) => path.startsWith(`core/${folder}/`))) return undefined;
  const folder = folderOf(path);
  if (folder === "") return "core"; // The only file of core outside the folders is `kernel.ts`.
  return Object.entries(joined).find(([, folders]) => folders.includes(folder))?.[0] ?? folder.replace(/.*\//, "");
}

/**
 * Returns the path of the file of a service that all tags of a page share: `core/features/promo-codes/promo-codes.service.ts`.
 *
 * @param name the service's name, as in the `needs` of definitions: `promoCodes`
 */
export const serviceFile = (name: ServiceName): string => {
  const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const folder = folders.find((one) => one.endsWith(`/${kebab}`));
  if (folder === undefined) throw new Error(`core/floors.ts has no folder for the service ${name}`);
  return `core/${folder}/${kebab}.service.ts`;
};

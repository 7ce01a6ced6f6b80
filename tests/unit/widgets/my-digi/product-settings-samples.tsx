/** Creates the part 'product-settings' for a line of a product's page, with ports in memory. */
import { signal } from "@preact/signals-core";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { onTestFinished, vi } from "vitest";
import type { Call, Request } from "#core/services/api/call.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import { specOf } from "#core/base/contract/spec-of.ts";
import type { ProductPage, ProductPageName, ProductSettings, SettingField } from "#core/domain/customer/product-page.contract.ts";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { formatMoney } from "#core/base/values/money.ts";
import type { WidgetHost } from "#core/runtime/element/widget-host.ts";
import { WidgetHostContext } from "#core/runtime/element/root.tsx";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";
import { createFakeSession, signedIn } from "#tests/unit/core/services/session/fake-session.ts";
import { View as Question } from "#widgets/my-digi/booster/booster.view.tsx";
import type { EsimOfLine } from "#widgets/my-digi/esim-way.rules.ts";
import { targetOf, type Target } from "#widgets/my-digi/product/line-page.model.ts";
import { createLines } from "#widgets/my-digi/product/line.model.ts";
import { createPage } from "#widgets/my-digi/product/page.model.ts";
import { monthlyOf } from "#widgets/my-digi/product-settings/booster.rules.ts";
import { Model } from "#widgets/my-digi/product-settings/product-settings.model.ts";
import { View } from "#widgets/my-digi/product-settings/product-settings.view.tsx";
import { View as SettingEdit } from "#widgets/my-digi/setting-edit/setting-edit.view.tsx";

export type Sent = { readonly id: string; readonly request: Request<any, any>; answer(outcome: Outcome<unknown>): Promise<void> };

export const good = (value: unknown = {}, message?: string): Outcome<unknown> => ({
  ok: true,
  value,
  ...(message !== undefined && { message }),
});
export const refused = (code: "not_found" | "invalid" = "not_found"): Outcome<unknown> => ({
  ok: false,
  failure: { code, httpStatus: 404, message: "We don’t know this line." },
});

const field = (name: string, label: string, value: string, more: Partial<SettingField> = {}): SettingField => ({
  ...{ name, label, value, copyable: false, editable: false, secret: false, kind: "text" },
  ...more,
});

export const puk = "99602772";
export const wifiPassword = 'quiet;"garden\\27';
export const day = parseDate("2026-11-03") as CalendarDate;

export const mobileSettings: ProductSettings = {
  fields: [
    field("sim_card_name", "Name of the SIM card", "Mum", { editable: true, maxlength: 100 }),
    field("sim_card_number", "SIM card number", "8932000000000001012"),
    field("mobile_number", "Mobile number", "+32 470 12 34 56"),
    field("puk_code", "PUK code", puk, { copyable: true, secret: true }),
    field("ported_number", "Number kept", "+32 470 12 34 56", { copyable: true }),
    field("bundle_limit", "Limit", "50", { editable: true, kind: "euros", maxlength: 3 }),
  ],
  notes: ["At the limit, data stops.", "Three wrong PIN codes lock the card."],
  toggles: [{ name: "premium_numbers", label: "Premium numbers", text: "Calls to 0900 numbers.", on: true, since: day }],
};
export const internetSettings: ProductSettings = {
  fields: [
    field("wifi_name", "WiFi network", "digi:1830"),
    field("wifi_password", "WiFi password", wifiPassword, { copyable: true, editable: true, secret: true, kind: "wifi", maxlength: 63 }),
  ],
  notes: [],
  toggles: [{ name: "public_ipv4", label: "Public IPv4 address", text: "Replaces the private address.", on: false }],
  booster: { quantity: 0, max: 2, prices: [1, 4] },
};
export const landlineSettings: ProductSettings = {
  fields: [field("landline_number", "Landline number", "+32 2 212 34 56")],
  notes: [],
  toggles: [],
};

const settingsOf = { mobile: mobileSettings, internet: internetSettings, landline: landlineSettings } as const;

const first: Target = { "address-id": "FTTB-1", "phone-nr": "470123456" };
export const second: Target = { "address-id": "FTTB-2", "phone-nr": "471654321" };

/** Returns the page of a line. A page of internet or of a landline has no number. */
export const pageOf = (product: ProductPageName, settings: ProductSettings, target = first): ProductPage => ({
  ...{ title: "My page", addresses: [], phones: [], sections: [{ i: `section_${product}_settings`, t: "Settings" }] },
  "address-id": target["address-id"],
  "phone-nr": product === "mobile" ? target["phone-nr"] : null,
  settings,
});

type QuestionProps = ComponentProps<typeof Question>;

/** Renders the dialogs before a booster is ordered or cancelled. These dialogs are a part of their own. */
const drawQuestion = (given: Pick<QuestionProps, "area" | "changes" | "announcer">): string =>
  renderToStaticMarkup(
    <Question
      {...{ name: "booster", model: undefined, language: "en", pathOf: () => "", hasPage: () => true, ...given }}
      priceOf={(quantity) => formatMoney(monthlyOf({ prices: [1, 4] }, quantity), "en")}
    />,
  );

type EditProps = ComponentProps<typeof SettingEdit>;
type EditGiven = Pick<EditProps, "setting" | "label" | "text" | "maxLength">;

/** Renders the form of a setting, which is a part of its own. */
const drawEdit = (given: EditGiven & Pick<EditProps, "edits" | "announcer">): string =>
  renderToStaticMarkup(
    <SettingEdit {...{ name: "setting-edit", model: undefined, language: "en", pathOf: () => "", hasPage: () => true, ...given }} />,
  );

/** Opens the settings of the first line of a product. `takes` returns whether the host page allows an event. */
export async function openSettings(
  product: keyof typeof settingsOf,
  { settings = settingsOf[product] as ProductSettings, takes = (_event: string): boolean => true } = {},
) {
  vi.stubGlobal("location", new URL("https://digi.example/en/my-digi/my-products"));
  onTestFinished(() => void vi.unstubAllGlobals());
  const sent: Sent[] = [];
  const events: (readonly [string, unknown])[] = [];
  const tracked: unknown[] = [];
  const language = signal<Language>("en");
  const session = createFakeSession(signedIn);
  const announcer = createAnnouncer();
  const call: Call = (endpoint, request = {}) =>
    new Promise((resolve) => {
      const answer = async (outcome: Outcome<unknown>): Promise<void> => {
        resolve(outcome as never);
        await settle();
      };
      sent.push({ id: specOf(endpoint).id, request, answer });
    });
  const emit = (event: string, detail: unknown) => (events.push([event, detail]), takes(event));
  const track = (...told: unknown[]) => void tracked.push(told);
  const ports = { call, clock: createFakeClock(), language, session, announcer, emit, track };
  const address = signal<string | undefined>(undefined);
  const page = createPage(ports, product, { address, phone: signal(undefined) });
  onTestFinished(page.start());
  const last = (): Sent => sent.at(-1) as Sent;
  await last().answer(good(pageOf(product, settings)));
  const line = createLines(ports, page);
  const shown = (): ProductPage => page.shown.peek() as ProductPage;
  const access = signal<"open" | "login">("open");
  /** Creates the model of the part anew, as the page does each time that the customer opens the tab of the settings. */
  const enter = () => {
    const given = { area: { access }, product, line: line(shown()), settings: shown().settings as ProductSettings };
    const model = new Model(ports as never, signal(given));
    return { part: model, model: model.changes(), leave: model.start() };
  };
  const { part, model, leave } = enter();
  const draw = (of = part, esim?: EsimOfLine): string =>
    renderToStaticMarkup(
      <WidgetHostContext value={{ widget: {}, ports } as unknown as WidgetHost}>
        <View
          {...{
            name: "product-settings",
            model: of,
            announcer,
            language: language.value,
            pathOf: (page) => `/en/${page}`,
            hasPage: () => true,
          }}
          {...{ area: { access }, product, line: line(shown()), settings: shown().settings as ProductSettings, esim }}
        />
      </WidgetHostContext>,
    );
  /** Answers the call for the page data of the other line. */
  const moveTo = async (target: Target, other: ProductSettings = settings): Promise<void> => {
    address.value = target["address-id"];
    await last().answer(good(pageOf(product, other, target)));
  };
  return {
    part,
    model,
    leave,
    enter,
    draw,
    drawEdit: (given: EditGiven) => drawEdit({ edits: model.settings.edits, announcer, ...given }),
    drawQuestion: () => drawQuestion({ area: { access }, changes: model, announcer }),
    sent,
    last,
    events,
    tracked,
    language,
    session,
    access,
    announcer,
    shown,
    moveTo,
    target: targetOf(shown()),
  };
}

export const plain = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .replaceAll("&#x27;", "'")
    .trim();

/** Each kind of failure that a call can end with. */
export const failures: readonly Failure[] = [
  { code: "network.offline" },
  { code: "network.unreachable" },
  { code: "network.timeout" },
  { code: "response.invalid" },
  { code: "expired", httpStatus: 401 },
  { code: "rate_limited", httpStatus: 429, retryAfterSeconds: 30 },
  { code: "http.refused", httpStatus: 501 },
  { code: "http.refused", httpStatus: 503 },
];

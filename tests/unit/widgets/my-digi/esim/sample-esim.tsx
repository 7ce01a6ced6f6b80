/** Opens the view of the eSIM with ports in memory. The test itself answers each call of the API. */
import { signal } from "@preact/signals-core";
import { renderToStaticMarkup } from "react-dom/server";
import { onTestFinished, vi } from "vitest";
import type { EsimProfile, SentCode } from "#core/domain/customer/esim.contract.ts";
import { productKinds, type OwnProduct } from "#core/domain/customer/products.contract.ts";
import { specOf } from "#core/base/contract/spec-of.ts";
import type { Language } from "#core/base/values/language.ts";
import type { Call, Request } from "#core/services/api/call.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import { createFakeAddressBar } from "#tests/unit/core/platform/fake-address-bar.ts";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";
import { createFakeSession, signedIn } from "#tests/unit/core/services/session/fake-session.ts";
import { Model } from "#widgets/my-digi/esim/esim.model.ts";
import { View } from "#widgets/my-digi/esim/esim.view.tsx";
import type { Run } from "#widgets/my-digi/esim/run.model.ts";

const line = (phone: string, more: Partial<OwnProduct> = {}): OwnProduct => ({
  ...{ id: phone, i: "mobile-light", wpId: "1101", t: ["Light"], prc: 5, status: "active", "phone-nr": phone },
  ...more,
});

export const fresh = line("470123456", { "address-id": "A", esim: { installed: false } });
export const installed = line("471654321", { esim: { installed: true } });
export const withCard = line("472111222", { esim: null });
export const ordered = line("473000000", { status: "ordered" });

/** Returns the answer to the call of My products for a customer with these mobile lines. */
export const productsOf = (items: readonly OwnProduct[]) => ({
  client_id: "100200300",
  sections: productKinds.map((kind) => ({ kind, items: kind === "mobile" ? items : [] })),
  addresses: [],
  phones: items.map((item) => ({ "phone-nr": item["phone-nr"] ?? "", text: `${item["phone-nr"]} · Light` })),
});

export const sentCode = (sign: string, more: Partial<SentCode> = {}): { readonly data: SentCode } => ({
  data: { sign, channel: "sms", destination: "+32 47• •• •• 56", expires_in: 1800, resend_in: 60, attempts_left: 5, ...more },
});
export const profile: EsimProfile = {
  ...{ activationCode: "LPA:1$smdp.digi.example$ABCDE-FGHIJ", smdpAddress: "smdp.digi.example", matchingId: "ABCDE-FGHIJ" },
  iccid: "8932000000000001012",
};
/** The first nine bytes of a PNG, in base64. */
export const png = "iVBORw0KGgoA";

export const good = (value: unknown, message?: string): Outcome<unknown> => ({
  ok: true,
  value,
  ...(message !== undefined && { message }),
});
export const bad = (failure: Failure): Outcome<unknown> => ({ ok: false, failure });

type Sent = { readonly id: string; readonly request: Request<any, any>; answer(outcome: Outcome<unknown>): Promise<void> };
type Opening = {
  readonly query?: string;
  readonly lines?: readonly OwnProduct[];
  readonly userAgent?: string;
  readonly takes?: () => boolean;
  readonly isSoft?: boolean;
};

export const iPhone = (version: string): string => `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15`;

export async function openEsim({ query = "", lines = [fresh], userAgent = "", takes = () => true, isSoft = true }: Opening = {}) {
  vi.stubGlobal("location", new URL("https://digi.example/en/my-digi/my-products/esim"));
  onTestFinished(() => void vi.unstubAllGlobals());
  const bar = createFakeAddressBar(`https://digi.example/en/my-digi/my-products/esim${query}`);
  const sent: Sent[] = [];
  const events: (readonly [string, unknown])[] = [];
  const tracked: unknown[] = [];
  const session = createFakeSession(signedIn);
  const clock = createFakeClock();
  const announcer = createAnnouncer();
  const call: Call = (endpoint, request = {}) =>
    new Promise((resolve) => {
      const answer = async (outcome: Outcome<unknown>): Promise<void> => {
        resolve(outcome as never);
        await settle();
      };
      sent.push({ id: specOf(endpoint).id, request, answer });
    });
  const language = signal<Language>("en");
  const ports = {
    ...{ call, session, clock, language, announcer },
    emit: (event: string, detail: unknown) => (events.push([event, detail]), takes()),
    track: (...told: unknown[]) => void tracked.push(told),
  };
  const area = {
    ...{
      isSoft: () => isSoft,
      show: () => false,
      hrefOf: (view: string) => `/${view}`,
      backHrefs: signal({ "my-products": "/my-products" }),
    },
    ...{ access: signal("open"), view: signal("esim") },
  };
  const given = signal({ area });
  const model = new Model(ports as never, given as never, bar, () => userAgent);
  const stop = model.start();
  onTestFinished(stop);
  const last = (): Sent => sent.at(-1) as Sent;
  await last().answer(good(productsOf(lines)));
  const run = (): Run => model.run.peek() as Run;
  const draw = (): string =>
    renderToStaticMarkup(
      <View
        {...{ name: "esim", model, announcer, language: language.value, hasPage: () => true, pathOf: (page) => `/en/${page}` }}
        area={area as never}
      />,
    );
  return {
    ...{ model, stop, run, draw, sent, last, events, tracked, session, clock, language, bar, announcer },
    state: () => run().state.peek(),
    /** The ids of the activation's calls, in the order in which they were made. */
    calls: () => sent.map(({ id }) => id.replace("my-digi.my-mobile.esim.", "")).filter((id) => !id.startsWith("my-digi.")),
    /**
     * Takes the activation to the step in which the customer enters the code. The API's answer has the sign `one`, which the next call must
     * send.
     */
    async toCode(isInstalled = false): Promise<void> {
      void run().agree(isInstalled);
      await settle();
      await last().answer(good(sentCode("one")));
    },
    /** Takes the activation from the step for the code to the step that shows the eSIM. */
    async toProfile(message = png): Promise<void> {
      void run().check("0123456");
      await settle();
      await last().answer(good({ data: { sign: "two" } }));
      await last().answer(good({ data: profile }, message));
    },
  };
}

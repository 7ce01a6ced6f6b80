/** Page data of a Digi TV account, and a function that opens a part with it, for tests. */
import { signal } from "@preact/signals-core";
import { onTestFinished } from "vitest";
import type { TvAccount, TvDevice } from "#core/domain/customer/product-lists.schema.ts";
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import { specOf } from "#core/base/contract/spec-of.ts";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import type { Call, Request } from "#core/services/api/call.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";
import { Model, type Given } from "#widgets/my-digi/digi-tv/digi-tv.model.ts";
import type { Clock } from "#core/platform/clock.ts";
import type { LinePage } from "#widgets/my-digi/product/line-page.model.ts";
import { Model as WayOnModel, type Given as WayOnGiven } from "#widgets/my-digi/way-on/way-on.model.ts";
import { Model as ActivationModel, type Given as ActivationGiven } from "#widgets/my-digi/tv-activation/tv-activation.model.ts";

const day = (text: string): CalendarDate => parseDate(text) as CalendarDate;

export const device = (id: string): TvDevice => ({ id, manufacturer: "Apple", model: `iPad ${id}`, date: day("2026-11-03") });

export const account = (more: Partial<TvAccount> = {}): TvAccount => ({
  ...{ email: "marie@digi.example", activated_at: "2026-01-03T09:00:00Z", would_end: day("2026-11-30") },
  ...{ would_end_at_once: false, ends: null },
  ...more,
});

export const tvPage = (more: Partial<ProductPage> = {}): ProductPage => ({
  ...{ title: "Digi TV", "address-id": "FTTB-1", "phone-nr": null, addresses: [], phones: [] },
  sections: ["devices", "settings"].map((name) => ({ i: `section_digitv_${name}`, t: name })),
  devices: [device("1"), device("2")],
  tv_account: account(),
  ...more,
});

export const failed = (failure: Failure): Outcome<unknown> => ({ ok: false, failure });
export const good = (message?: string): Outcome<unknown> => ({ ok: true, value: {}, ...(message !== undefined && { message }) });

type Sent = { readonly id: string; readonly request: Request<any, any>; answer(outcome: Outcome<unknown>): Promise<void> };

type Opening = {
  readonly page?: ProductPage;
  readonly takes?: () => boolean;
  readonly isSoft?: boolean;
  readonly section?: Given["section"];
};

/** Creates the line of a Digi TV page. The test itself answers the calls of the API. */
function createDesk({ page = tvPage(), takes = () => true, isSoft = false }: Opening) {
  const sent: Sent[] = [];
  const events: (readonly [string, unknown])[] = [];
  const led: string[] = [];
  let shown = page;
  let reloads = 0;
  let afterReload: ((before: ProductPage) => ProductPage) | undefined;
  let notReloaded: Failure | undefined;
  const returns: (() => void)[] = [];
  const clock = createFakeClock();
  const call: Call = (endpoint, request = {}) =>
    new Promise((resolve) => {
      const answer = async (outcome: Outcome<unknown>): Promise<void> => {
        resolve(outcome as never);
        await settle();
      };
      sent.push({ id: specOf(endpoint).id, request, answer });
    });
  const linePage: LinePage = {
    target: { "address-id": "FTTB-1", "phone-nr": "" },
    names: { "address-id": "FTTB-1" },
    shown: () => shown,
    isOrdered: signal(false),
    update: (change) => void (shown = change(shown)),
    reload: async () => void (await linePage.check()),
    check() {
      reloads++;
      shown = afterReload?.(shown) ?? shown;
      return Promise.resolve(notReloaded);
    },
    onReturn: (forget) => void returns.push(forget),
  };
  const ports = {
    ...{ call, clock, language: signal<Language>("nl") },
    emit: (event: string, detail: unknown) => (events.push([event, detail]), takes()),
    navigate: (to: string) => void led.push(to),
  };
  const models = new Map<unknown, unknown>();
  const line = {
    modelOf(create: (of: typeof ports, page: LinePage) => unknown) {
      if (!models.has(create)) models.set(create, create(ports, linePage));
      return models.get(create);
    },
  };
  const area = { show: (view: string) => isSoft && led.push(`softly ${view}`) > 0, access: signal("open"), customer: signal(undefined) };
  return {
    ...{ ports, line, area, page, sent, events, led, clock },
    last: (): Sent => sent.at(-1) as Sent,
    shown: (): ProductPage => shown,
    reloads: (): number => reloads,
    /** Changes the page data as another device would; the next reload finds the change. */
    changedElsewhere: (change: (before: ProductPage) => ProductPage): void => void (afterReload = change),
    /** Makes the next reloads fail with the given failure; with undefined they succeed. */
    failReloads: (failure: Failure | undefined): void => void (notReloaded = failure),
    /** Simulates that the customer, whose session had ended, has signed in again. */
    signInAgain: (): void => returns.forEach((forget) => forget()),
  };
}

/** Starts a model, and returns the function that leaves it. A test that does not leave it does so at its end. */
function startModel(model: { start(): () => void }): () => void {
  const stop = model.start();
  let hasLeft = false;
  const leave = (): void => {
    if (!hasLeft) stop();
    hasLeft = true;
  };
  onTestFinished(leave);
  return leave;
}

/** Opens a section of an account. `enter` opens it again, as a visit of the tab does. */
export function openTv(opening: Opening = {}) {
  const { ports, line, area, page, ...desk } = createDesk(opening);
  const enter = (section = opening.section ?? "tv-devices") => {
    const given = { area, line, page, section };
    const model = new Model(ports as unknown as ConstructorParameters<typeof Model>[0], signal(given as unknown as Given));
    return { model, leave: startModel(model) };
  };
  const { model, leave } = enter();
  return { ...desk, model, tv: model.tv(), leave, enter };
}

/** Opens the activation of an account. `enter` opens it again, as a visit of the tab does. */
export function openActivation(opening: Opening = {}) {
  const { ports, line, area, page, ...desk } = createDesk(opening);
  const onActivated = (): void => void desk.led.push("devices");
  const enter = () => {
    const given = { area, line, page, onActivated };
    const model = new ActivationModel(
      ports as unknown as ConstructorParameters<typeof ActivationModel>[0],
      signal(given as unknown as ActivationGiven),
    );
    return { model, activation: model.activation(), leave: startModel(model) };
  };
  return { ...desk, ...enter(), enter, onActivated };
}

/** Opens the notice that leads on, as the views do once an action is done. */
export function openWayOn(to: WayOnGiven["to"], { clock, onGo }: { readonly clock: Clock; readonly onGo: () => void }) {
  const model = new WayOnModel({ clock } as never, signal({ to, href: "", text: "", onGo }));
  return { redirect: model.redirect, leave: startModel(model) };
}

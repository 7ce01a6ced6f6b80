/**
 * Creates the ports of a widget's model, through which the model has all its effects, such as calls and timers. The effects end when the
 * tag is disposed.
 */
import type { Call } from "#core/services/api/call.ts";
import type { Track } from "#core/services/analytics/analytics.ts";
import type { CaptchaPorts } from "#core/services/captcha/captcha.model.ts";
import type { FailureFacts } from "#core/base/errors/failure-cause.ts";
import type { Locale } from "#core/services/i18n/locale.ts";
import type { Clock } from "#core/platform/clock.ts";
import { systemClock } from "#core/platform/clock.ts";
import { isSecure, navigateTo, watchReturn } from "#core/platform/page.ts";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import type { ConsentChoice } from "#core/base/values/consent.ts";
import type { IbanKind } from "#core/base/values/iban.ts";
import type { PageId } from "#core/base/values/routes.ts";
import { withQuery } from "#core/base/values/page-link.ts";
import type { LoadChunk } from "./host-link.ts";
import type { PaymentDisplay } from "./page-settings.ts";
import type { PageLinks, Ports, Widget } from "./widget.ts";
import type { Services } from "./services.ts";

/** The fields of a widget or part that determine its services. */
type Chunk = Pick<Widget, "name" | "pages" | "services">;

/** The services that all tags of the page share, as one widget or part sees them. */
export type PageServices = {
  readonly call: Call;
  readonly locale: Locale;
  readonly track: Track;
  /** Returns what the visitor allows now. */
  readonly consent: () => ConsentChoice;
  readonly links: PageLinks;
  readonly pages: () => Readonly<Partial<Record<PageId, string>>>;
  /** The option `data-captcha`: `altcha` or `recaptcha:SITE_KEY`. */
  readonly captcha: string;
  /** The option `data-iban`. */
  readonly ibanKind: IbanKind;
  /** Tells where the payment page opens, as the page author sets it by `data-payment`: in a tab of its own, or in a dialog. */
  readonly paymentIn: PaymentDisplay;
  readonly loadChunk: LoadChunk;
  /** Explains to the page's author in the console why a call failed, where that is the page's or the API's fault. */
  readonly explain: (failure: FailureFacts) => void;
  /**
   * Returns the shared services for another chunk, such as a part of the widget. They are limited to the pages and services that the
   * definition of that chunk names.
   */
  readonly servicesOf: (chunk: Chunk) => PageServices;
  /** The services shared by all tags (session, bundle …), limited to those that this chunk's definition names in `needs`. */
  readonly shared: Readonly<Partial<Services>>;
};

/**
 * Creates the ports of one tag or part.
 * @param ended aborts when the tag is disposed; timers are then stopped, and calls cancelled that do not outlive their page
 */
export function createPorts(host: HTMLElement, services: PageServices, ended: AbortSignal): Ports {
  const bound = (signal: AbortSignal | undefined): AbortSignal => (signal ? AbortSignal.any([signal, ended]) : ended);
  const call: Call = (endpoint, request = {}) =>
    services.call(endpoint, endpoint.outlivesPage ? request : { ...request, signal: bound(request.signal) });
  const clock = boundClock(ended);
  const emit: Ports["emit"] = (type, detail) =>
    host.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, cancelable: true, detail }));
  return {
    ...(services.shared as Services), // The types of a model's ports show only the services that its definition needs.
    call,
    clock,
    language: services.locale.language,
    captcha: {
      call,
      clock,
      secure: isSecure(),
      whenBack: watchReturn,
      explain: services.explain,
      ...chooseCaptcha(host, services, call, clock),
    },
    announcer: createAnnouncer(),
    emit,
    track: (event, detail) => services.track(host, event, detail),
    ibanKind: services.ibanKind,
    paymentIn: services.paymentIn,
    pathOf: services.links.pathOf,
    pages: services.pages,
    navigate(page, search = "") {
      const href = withQuery(services.links.pathOf(page), search);
      if (emit("digi-navigate", { page, href })) navigateTo(href);
    },
  };
}

function chooseCaptcha(host: HTMLElement, services: PageServices, call: Call, clock: Clock): Pick<CaptchaPorts, "provider" | "needsHand"> {
  const siteKey = /^recaptcha:(.+)$/.exec(services.captcha)?.[1];
  const load = once(async () => {
    if (!siteKey) return (await import("#core/services/captcha/altcha.ts")).createAltchaProvider(call, clock);
    const { createRecaptchaProvider } = await import("#core/services/captcha/recaptcha.ts");
    return createRecaptchaProvider(
      host,
      siteKey,
      () => services.locale.language.peek(),
      clock,
      () => services.consent().preferences,
    );
  });
  return {
    needsHand: siteKey !== undefined,
    provider: {
      async obtain(signal) {
        const provider = await Promise.race([load(), clock.wait(captchaFileLimitMs)]);
        return provider ? provider.obtain(signal) : { code: "network.timeout" };
      },
    },
  };
}

/** Milliseconds after which loading the captcha's file counts as failed, because the request may hang. */
const captchaFileLimitMs = 10_000;

/** Returns a function that calls `make` once. After a failure the next call runs `make` again. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make().catch((cause: unknown) => ((made = undefined), Promise.reject(cause))));
}

function boundClock(ended: AbortSignal): Clock {
  return {
    ...systemClock,
    after(ms, run) {
      if (ended.aborted) return () => undefined;
      const cancel = systemClock.after(ms, () => {
        ended.removeEventListener("abort", cancel);
        run();
      });
      ended.addEventListener("abort", cancel, { once: true });
      return () => {
        ended.removeEventListener("abort", cancel);
        cancel();
      };
    },
    wait: (ms, signal) => systemClock.wait(ms, signal ? AbortSignal.any([signal, ended]) : ended),
  };
}

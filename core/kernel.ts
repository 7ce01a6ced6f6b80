/** The composition root, one per page: creates everything that the tags of the page share, and mounts the tags. */
import { createTrack } from "#core/services/analytics/analytics.ts";
import { createPageConsent } from "#core/services/analytics/page-consent.ts";
import type { Call } from "#core/services/api/call.ts";
import type { Kernel, StartKernel } from "#core/runtime/element/host-link.ts";
import { DigiError } from "#core/base/errors/digi-error.ts";
import { mountWidget } from "#core/runtime/element/mount.ts";
import type { PageServices } from "#core/runtime/element/ports.ts";
import type { Widget } from "#core/runtime/element/widget.ts";
import { createShared } from "#core/runtime/element/services.ts";
import { defineViewElement } from "#core/runtime/element/view-element.ts";
import { readPageSettings } from "#core/runtime/element/page-settings.ts";
import { createLocale, type Catalogue } from "#core/services/i18n/locale.ts";
import { systemClock } from "#core/platform/clock.ts";
import { logError } from "#core/platform/console.ts";
import { codeOfFailedLoad } from "#core/base/errors/failed-load.ts";
import { askDoctor, watchDocumentLanguage } from "#core/platform/page.ts";
import type { OpenSession, PageSession } from "#core/services/session/session.ts";
import { parseLanguage, type Language } from "#core/base/values/language.ts";
import type { PageId } from "#core/base/values/routes.ts";

export const start: StartKernel = ({ options, language: first, followsDocument, routes, loadChunk, version }): Kernel => {
  const locale = createLocale(first, async (widget, language) => {
    return (await loadChunk(`${widget}.${language}`))["templates"] as Catalogue;
  });
  const settings = readPageSettings(options);
  const language = (): Language => locale.language.peek();
  const callOf = createLateCall(async () => {
    const { createClient } = await import("#core/services/api/client.ts");
    return createClient({ api: options.get("api"), clock: systemClock, language, customer: async () => (await lateSession()).asCustomer });
  });
  const shared = createShared({ call: callOf("the page"), language, settings, routes, version });
  /** Returns the page's session, and loads it where no widget has brought it. */
  const lateSession = async (): Promise<PageSession> => {
    if (!shared.opened.session) shared.open({ session: (await loadChunk("kernel"))["openSession"] as OpenSession });
    return shared.opened.session as PageSession;
  };
  const consent = createPageConsent(settings.layer, options);
  const track = createTrack(settings, consent);
  const servicesOf: PageServices["servicesOf"] = ({ name, pages, services }) => {
    const tag = `digi-${name}`;
    const addressOf = (page: PageId): string | undefined => {
      const usualPath = pages[page]?.[language()];
      return routes()?.addressOf(page, language(), usualPath) ?? usualPath;
    };
    const hasPage = (page: PageId): boolean => addressOf(page) !== undefined;
    const pathOf = (page: PageId): string => {
      const path = addressOf(page);
      if (path === undefined) throw new DigiError("config.invalid", { detail: `${tag} leads to ${page}` });
      return path;
    };
    const allPages: PageServices["pages"] = () => {
      const named = [...Object.keys(pages), ...(routes()?.named ?? [])] as PageId[];
      return Object.fromEntries(named.filter(hasPage).map((page) => [page, pathOf(page)]));
    };
    return {
      locale,
      captcha: settings.captcha,
      ibanKind: settings.iban,
      paymentIn: settings.payment,
      call: callOf(tag),
      track,
      consent,
      loadChunk,
      explain(failure) {
        loadChunk("doctor")
          .then((doctor) => (doctor["explain"] as Explain)(failure, options, language()))
          .catch((cause: unknown) => logError(`${tag}: the doctor could not be loaded`, cause));
      },
      servicesOf,
      links: { pathOf, hasPage },
      pages: allPages,
      shared: shared.open(services),
    };
  };
  const createView = defineViewElement(version);
  if (settings.debug) {
    askDoctor()?.catch((cause: unknown) => logError("the doctor could not be loaded", cause));
    import("#core/tools/debug/debug.ts")
      .then(({ openDebug }) => openDebug(settings.analytics, locale.wanted()))
      .catch((cause: unknown) => logError("what is tracked could not be loaded", cause));
  }

  // The widgets follow a host page that changes `<html lang>` without a reload.
  if (followsDocument) {
    watchDocumentLanguage((lang) => {
      const wanted = parseLanguage(lang);
      if (wanted) locale.setLanguage(wanted).catch((cause: unknown) => logError("the page's new language could not be loaded", cause));
    });
  }

  return {
    prepare: (exported) => locale.addWidget((exported as Widget).name),
    mount: (link, exported) => mountWidget(link, exported as Widget, servicesOf(exported as Widget), createView),
    session: () => shared.opened.session?.summary(),
    signOut: async () => (await lateSession()).signOut(),
    language: locale.wanted,
    setLanguage: locale.setLanguage,
  };
};

type Explain = typeof import("#core/tools/doctor/doctor.ts").explain;

/**
 * Creates calls that load the API client first. The client is a separate chunk, fetched with the first call: a visitor who makes no calls
 * never loads it.
 *
 * @returns a function that creates a call for a tag, or for the page; the name is for the console, where the client does not come
 */
function createLateCall(loadClient: () => Promise<Call>): (who: string) => Call {
  let client: Promise<Call> | undefined;
  return (who) => async (endpoint, request) => {
    let call: Call;
    try {
      call = await (client ??= loadClient());
    } catch (cause) {
      client = undefined; // the next call requests the chunk again
      logError(`${who}: the API client could not be loaded`, cause);
      return { ok: false, failure: { code: codeOfFailedLoad(cause, "network.unreachable") } };
    }
    return call(endpoint, request);
  };
}

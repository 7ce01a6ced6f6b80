/**
 * The services that the tags of a page share. A new service needs its name in core/base/contract/element.ts, its line in `ServiceModules`,
 * and a file in the folder of that name (core/floors.ts): `promoCodes` is `promo-codes/promo-codes.service.ts`. The file exports `open`
 * (called once a page, by the first tag whose definition needs the service) and `createInert` (for rendering at build time). Its files are
 * loaded with the widgets and parts that declare `needs: ["<name>"]`, and with no others.
 */
import type { Call } from "#core/services/api/call.ts";
import type { ServiceName } from "#core/base/contract/element.ts";
import type { Language } from "#core/base/values/language.ts";
import type { HostRoutes } from "./host-link.ts";
import type { PageSettings } from "./page-settings.ts";

type ServiceModules = {
  readonly session: typeof import("#core/services/session/session.service.ts");
  readonly bundle: typeof import("#core/domain/bundle/bundle.service.ts");
  readonly promoCodes: typeof import("#core/features/promo-codes/promo-codes.service.ts");
  readonly consent: typeof import("#core/services/consent/consent.service.ts");
};

/** The services as a widget's model sees them. */
export type Services = { readonly [Name in ServiceName]: ReturnType<ServiceModules[Name]["createInert"]> };

/** The functions with which a chunk opens the services that it needs. */
export type ServiceOpeners = { readonly [Name in ServiceName]?: (page: SharedPage) => Held[Name] };

/** The services as the kernel holds them. */
type Held = { readonly [Name in ServiceName]: ReturnType<ServiceModules[Name]["open"]> };
type Opened = { -readonly [Name in ServiceName]?: Held[Name] };

type SharedPage = {
  readonly call: Call;
  readonly language: () => Language;
  readonly settings: PageSettings;
  /** The version of the release. */
  readonly version: string;
  /** Returns the addresses of the provider's pages, as the host page sets them. */
  readonly routes: () => HostRoutes | undefined;
};

export type PageShared = {
  readonly opened: Readonly<Opened>;
  /** Returns the services for which the chunk brings code. A service is opened once, when it is first needed. */
  open(openers?: ServiceOpeners): Partial<Services>;
};

export function createShared(page: SharedPage): PageShared {
  const opened: Opened = {};
  return {
    opened,
    open(openers = {}) {
      const names = Object.keys(openers) as ServiceName[];
      const openOnce = <Name extends ServiceName>(name: Name): void => void (opened[name] ??= openers[name]?.(page));
      names.forEach((name) => openOnce(name));
      return Object.fromEntries(names.map((name) => [name, opened[name]]));
    },
  };
}

/**
 * The services that the tags of a page share. A new service is its name in core/base/contract/element.ts, its line in `ServiceModules`, and
 * `<name>.service.ts` in the folder of that name (core/floors.ts), with `open` (called once a page, by the first tag whose definition needs it) and `createInert` (for
 * drawing at build time). Its files come with the widgets and parts that say `needs: ["<name>"]`, and with no others.
 */
import type { Call } from "#core/services/api/call.ts";
import type { ServiceName } from "#core/base/contract/element.ts";
import type { Language } from "#core/base/values/language.ts";
import type { HostRoutes } from "./host-link.ts";
import type { PageSettings } from "./page-settings.ts";

type ServiceModules = {
  readonly session: typeof import("#core/services/session/session.service.ts");
  readonly bundle: typeof import("#core/domain/bundle/bundle.service.ts");
  readonly codes: typeof import("#core/features/codes/codes.service.ts");
  readonly consent: typeof import("#core/services/consent/consent.service.ts");
};

/** The services as a model sees them. */
export type Services = { readonly [Name in ServiceName]: ReturnType<ServiceModules[Name]["createInert"]> };

/** The functions in a chunk that open the services which the chunk needs. */
export type ServiceOpeners = { readonly [Name in ServiceName]?: (page: SharedPage) => Held[Name] };

/** The services as the kernel holds them. */
type Held = { readonly [Name in ServiceName]: ReturnType<ServiceModules[Name]["open"]> };
type Opened = { -readonly [Name in ServiceName]?: Held[Name] };

type SharedPage = {
  readonly call: Call;
  readonly language: () => Language;
  readonly settings: PageSettings;
  /** Returns the locations of the provider's pages, as the host page gives them. */
  readonly routes: () => HostRoutes | undefined;
};

export type PageShared = {
  readonly opened: Readonly<Opened>;
  /** Returns the services that the chunk brings, each opened at its first use. */
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

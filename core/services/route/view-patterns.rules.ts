/**
 * The patterns by which an address names a view.
 *
 *     byParameter("tab") // ?tab=settings
 *     byParameter("step", { absent: "its-me" }) // the first step has no parameter
 *     byPath(() => ({ invoices: ports.pathOf("invoices") })) // /fr/my-digi/invoices
 */
import { withoutParameters, withParameter } from "#core/base/values/query.ts";

export type ViewPattern = {
  /** Returns the name of a view in the address, even an unknown name; undefined where the address contains none. */
  read(address: string): string | undefined;
  /** Returns the same address with the name of this view in it; undefined where no address of this origin can name the view. */
  write(address: string, view: string): string | undefined;
};

type ParameterOptions = {
  /** The view for an address without the parameter. */
  readonly absent?: string;
  /** Other parameters that belong to one view only; they are removed when the view changes. */
  readonly drops?: readonly string[];
};

/** Creates the pattern that names the view in a parameter of the query: `?step=payment`. */
export const byParameter = (name: string, { absent, drops = [] }: ParameterOptions = {}): ViewPattern => ({
  read: (address) => new URL(address).searchParams.get(name) ?? absent,
  write(address, view) {
    const url = new URL(address);
    if ((url.searchParams.get(name) ?? absent) === view) return address;
    const kept = withoutParameters(url.search, (one) => drops.includes(one));
    url.search = withParameter(kept, name, view === absent ? undefined : view);
    return url.href;
  },
});

/**
 * Creates the pattern in which each view has a page: `/en/my-digi/invoices`. `paths` are addresses by view, absolute or relative, as in the
 * routes table. A trailing slash is ignored, and pages that differ only in a parameter (`?page_id=7`) are distinguished. On a page without
 * an address of its own (`about:srcdoc`) no view is found, and links navigate as usual.
 */
export function byPath(
  paths: () => Readonly<Partial<Record<string, string>>>,
  { drops = [] }: Pick<ParameterOptions, "drops"> = {},
): ViewPattern {
  const pagesOf = (address: string): readonly (readonly [view: string, page: URL])[] =>
    Object.entries(paths()).flatMap(([view, path]) =>
      path !== undefined && URL.canParse(path, address) ? [[view, new URL(path, address)] as const] : [],
    );
  const pageAt = (address: string): readonly [view: string, page: URL] | undefined =>
    pagesOf(address)
      .filter(([, page]) => isAt(page, new URL(address)))
      .toSorted(([, one], [, other]) => other.searchParams.size - one.searchParams.size)[0];
  return {
    read: (address) => pageAt(address)?.[0],
    write(address, view) {
      const here = new URL(address);
      const page = pagesOf(address).find(([name]) => name === view)?.[1];
      if (page?.origin !== here.origin) return undefined;
      const own = [...page.searchParams, ...(pageAt(address)?.[1].searchParams ?? [])].map(([name]) => name);
      const others = withoutParameters(here.search, (name) => own.includes(name) || drops.includes(name)).replace(/^\?/, "");
      const search = [page.search.replace(/^\?/, ""), others].filter(Boolean).join("&");
      return page.origin + page.pathname + (search && `?${search}`) + page.hash;
    },
  };
}

const withoutSlash = ({ origin, pathname }: URL): string => origin + pathname.replace(/\/$/, "");

const isAt = (page: URL, here: URL): boolean =>
  withoutSlash(page) === withoutSlash(here) && [...page.searchParams].every(([name, value]) => here.searchParams.get(name) === value);

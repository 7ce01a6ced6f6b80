/**
 * A page that editors write: loaded from the API by its name, or from a file of the host page, and opened at the tab or section that the
 * page's address names.
 *
 *     const page = createCmsPage(ports, { tag: "digi-text-page", name: () => options.value.page, src: () => options.value.src });
 *     return { page, start: page.start };
 */
import { computed, signal, type ReadonlySignal } from "@preact/signals-core";
import type { Call } from "#core/services/api/call.ts";
import { cmsPage, type CmsPage as Page, type PageSection } from "#core/domain/pages/cms-page.contract.ts";
import { createLoading, type Loading, type LoadPorts } from "#core/services/load/loading.model.ts";
import { pageAddressBar, type AddressBar } from "#core/platform/address-bar.ts";
import { warnOnce } from "#core/platform/console.ts";
import { findNamed, findSection, withOwnIds, withTab } from "./cms-page.rules.ts";
import { createPageFileCall } from "./page-file-call.ts";
import { refusingErrors } from "#core/services/page-data/refusing-errors.ts";

export type CmsPage = {
  /** The loading of the page. Where the back end answers with an error instead, loading has failed with its sentence. */
  readonly loading: Loading<Page>;
  /** True where the page's author has named neither a page nor a file, so that nothing is on its way. */
  readonly isUnnamed: ReadonlySignal<boolean>;
  /** The tabs of the page that is shown. */
  readonly sections: ReadonlySignal<readonly PageSection[]>;
  /** The section that is about all tabs, and is shown beneath them. */
  readonly common: ReadonlySignal<PageSection | undefined>;
  /** The id of the tab that is open: the one that the address names, else the one of the attribute, else the first. */
  readonly open: ReadonlySignal<string | undefined>;
  /** The section in the open tab or beneath the tabs that the address names, to which the view moves; undefined where it names a tab. */
  readonly target: ReadonlySignal<string | undefined>;
  /** How many links of the texts were followed. A link that is followed again leads to its section again. */
  readonly followed: ReadonlySignal<number>;
  /**
   * Returns the section to which the view is to move now, once for each time that the address or a link leads there: a page that comes
   * again in another language leaves the focus where it is.
   */
  takeTarget(): string | undefined;
  /** Opens a tab, and names it in the address. */
  choose(tab: string): void;
  /** Follows a link of a text to `#id`. Returns false where the page has no section with this id. */
  follow(id: string): boolean;
  start(): () => void;
};

type CmsPageOptions = {
  /** The tag, for messages to the page's author. */
  readonly tag: string;
  /** Returns the name of the page at the API; undefined where a file is shown, or the author named nothing. */
  readonly name: () => string | undefined;
  /** Returns the address of a file with the same content as the API's response. It takes precedence. */
  readonly src?: () => string | undefined;
  /** Returns the id of the tab that the author wants to be open. The page's address takes precedence. */
  readonly tab?: () => string | undefined;
  /** The id of the section that is about all tabs, and is shown beneath them instead of being a tab. */
  readonly common?: string;
  readonly bar?: AddressBar;
  readonly fileCall?: Call;
};

export function createCmsPage(ports: LoadPorts, options: CmsPageOptions): CmsPage {
  const { tag, name, src = () => undefined, tab = () => undefined, bar = pageAddressBar } = options;
  const callFile = options.fileCall ?? createPageFileCall(ports.clock);
  const call = refusingErrors((endpoint, request) => (request?.address === undefined ? ports.call : callFile)(endpoint, request));
  const loading = createLoading({ ...ports, call }, cmsPage, {
    request() {
      const address = src();
      if (address !== undefined) return { address };
      const path = name();
      return path === undefined ? undefined : { query: { path, lang: ports.language.value } };
    },
    isEmpty: (page) => "sections" in page && page.sections.length === 0,
  }) as Loading<Page>;
  const address = signal<string | undefined>(undefined);
  const all = computed((): readonly PageSection[] => {
    const state = loading.state.value;
    return "value" in state ? withOwnIds(state.value.sections) : [];
  });
  const sections = computed(() => all.value.filter(({ i }) => i !== options.common));
  /** The section that the address names; undefined where it names none, or one that the page does not have. */
  const named = computed(() => (address.value === undefined ? undefined : findNamed(all.value, address.value, options.common)));
  const fixed = computed(() => {
    const id = tab();
    return id === undefined ? undefined : findSection(sections.value, id);
  });
  const target = computed(() => named.value?.inside);
  const followed = signal(0);
  let taken: string | undefined;
  const move = (href: string): void => {
    if (href !== bar.read()) bar.push(href);
    address.value = href; // The tab opens even where the browser refuses to change the address.
  };

  return {
    loading,
    isUnnamed: computed(() => address.value !== undefined && name() === undefined && src() === undefined),
    sections,
    common: computed(() => all.value.find(({ i }) => i === options.common)),
    open: computed(() => named.value?.tab ?? fixed.value?.tab ?? sections.value[0]?.i),
    target,
    followed,
    takeTarget() {
      const arrival = `${followed.peek()} ${target.peek()}`;
      if (arrival === taken) return undefined;
      taken = arrival;
      return target.peek();
    },
    choose: (id) => move(withTab(bar.read(), id)),
    follow(id) {
      if (!findSection(all.peek(), id)) return false;
      move(new URL(`#${encodeURIComponent(id)}`, bar.read()).href);
      followed.value++;
      return true;
    },
    start() {
      const read = (): void => void (address.value = bar.read());
      const stops = [bar.watch(read), loading.start()];
      read();
      if (name() === undefined && src() === undefined) warnOnce(`<${tag}> says no page: give it page="terms", or a file by src`);
      return () => stops.forEach((stop) => stop());
    },
  };
}

/**
 * The data that a page's author provides: as a property (or its JSON as attribute), or in a file of the page (`src`). The property takes
 * precedence. Problems in the data are reported to the author, in one line; visitors see the valid items.
 */
import { computed, effect, signal, type ReadonlySignal } from "@preact/signals-core";
import type { Failure } from "#core/services/api/outcome.ts";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { isPassing } from "#core/base/errors/failure-cause.ts";
import { createLoading, type Loading, type LoadPorts } from "#core/services/load/loading.model.ts";
import { warnOnce } from "#core/platform/console.ts";
import { parseJson } from "#core/base/values/json.ts";
import { createFileCall, type FileQuery } from "./page-file.ts";
import type { ReadItems } from "./read-items.ts";

export type PageDataState<Item> =
  /** Loading has not begun, or is going on. Next: loaded, empty, failed. */
  | { readonly status: "loading" }
  /** The data was read, with or without items. Next: loading (another `src`), loaded, empty (other data). */
  | { readonly status: "loaded" | "empty"; readonly items: readonly Item[]; readonly isRenewing: boolean; readonly failure?: Failure }
  /** The file could not be loaded, but a retry may succeed. Next: loading. */
  | { readonly status: "failed"; readonly failure: Failure };

export type PageData<Item> = Pick<Loading<unknown>, "start" | "reload" | "giveUp" | "slowNotice"> & {
  readonly state: ReadonlySignal<PageDataState<Item>>;
};

type PageDataOptions<Item> = {
  /** The name of the tag, for messages to the page's author. */
  readonly tag: string;
  /** Returns the data that the page passes: a value, or its JSON. Undefined where the data is in a file, or missing. */
  readonly given: () => unknown;
  /** Returns the address of the data file. */
  readonly src: () => string | undefined;
  readonly read: (raw: unknown) => ReadItems<Item>;
  /** The call that loads a file; the page's own `fetch` is used where absent. */
  readonly call?: LoadPorts["call"];
  readonly complain?: (message: string) => void;
};

/** The endpoint of a data file. It is empty, because a file is not an API call: it is requested by its address alone. */
const pageFile = {} as Endpoint<FileQuery, undefined, unknown>;

/** The language of a data file. It is constant, because a file has one language, and another language has another file. */
const anyLanguage: LoadPorts["language"] = signal("en");

export function createPageData<Item>(
  { clock }: Pick<LoadPorts, "clock">,
  { tag, given, src, read, call = createFileCall(clock), complain = warnOnce }: PageDataOptions<Item>,
): PageData<Item> {
  const hasBegun = signal(false);
  const file = createLoading({ call, clock, language: anyLanguage }, pageFile, {
    request() {
      const address = given() === undefined ? src() : undefined;
      return address === undefined ? undefined : { query: { address } };
    },
  });
  const handed = computed(() => {
    const raw = given();
    return raw === undefined ? undefined : read(typeof raw === "string" ? parseJson(raw) : raw);
  });
  const fetched = computed(() => {
    const shown = file.state.value;
    return shown.status === "loaded" ? read(shown.value) : undefined;
  });
  const state = computed((): PageDataState<Item> => {
    if (!hasBegun.value) return { status: "loading" };
    if (handed.value) return shownOf(handed.value, { isRenewing: false });
    if (src() === undefined) return none;
    const shown = file.state.value;
    if (shown.status === "failed") return isVisitors(shown.failure) ? shown : none;
    if (shown.status === "loaded" && fetched.value) return shownOf(fetched.value, shown);
    return { status: "loading" };
  });
  const complaint = computed(() => {
    const shown = file.state.value;
    if (handed.value) return handed.value.problems.join("; ");
    if (shown.status === "failed") return reasonOf(shown.failure);
    return fetched.value?.problems.join("; ");
  });

  return {
    state,
    slowNotice: file.slowNotice,
    reload: file.reload,
    giveUp: file.giveUp,
    start() {
      const stopFile = file.start();
      hasBegun.value = true;
      const stopComplaining = effect(() => void (complaint.value && complain(`<${tag}> ${complaint.value}`)));
      return () => {
        stopComplaining();
        stopFile();
      };
    },
  };
}

const none = { status: "empty", items: [], isRenewing: false } as const;

const shownOf = <Item>({ items }: ReadItems<Item>, { isRenewing, failure }: { isRenewing: boolean; failure?: Failure }) =>
  ({ status: items.length > 0 ? "loaded" : "empty", items, isRenewing, ...(failure && { failure }) }) as const;

/**
 * Tells whether a retry by the visitor may help. A file that is missing, or is not JSON, must be fixed by the author: a visitor who retries
 * gets the same result.
 */
const isVisitors = (failure: Failure): boolean => isPassing(failure) && failure.code !== "response.invalid";

/** Returns a message about a problem that the author can fix; undefined where the problem is the visitor's connection. */
function reasonOf({ code, httpStatus }: Failure): string | undefined {
  if (code === "response.invalid") return "src: is no JSON";
  if (code === "http.refused") return `src: answers ${httpStatus}`;
  return code === "network.unreachable" ? "src: cannot be fetched; does its origin allow this page (CORS)?" : undefined;
}

/**
 * Code of libraries that our code never needs, cut out of their text. Each edit says how often it must be found: where a new release of a
 * library is written in another way, the build warns and goes on with the larger code, and `tests/unit/build/lean.test.ts` fails.
 *
 * The table in build/README.md says of each cut what it saves, as `npm run cuts` measures it. A cut is worth its care from 200 bytes on;
 * a sanitiser is not edited at all.
 */
type Edit = {
  readonly found: RegExp;
  readonly put: string;
  readonly times: number;
};

/** Edits that make sense only together. */
export type Cut = {
  /** The name in warnings, in the table of build/README.md, and for `npm run cuts`. */
  readonly name: string;
  /** The library's file, as the end of its path. */
  readonly file: string;
  readonly edits: readonly Edit[];
};

/**
 * Returns an edit for functions of a file that our code can never reach, each named once. They are made empty, and whatever only they use
 * goes with them.
 */
const unreached = (...names: readonly string[]): Edit => ({
  found: new RegExp(String.raw`^function (${names.join("|")})\([^]*?^\}$`, "gm"),
  put: "function $1() {\n  return null;\n}",
  times: names.length,
});

const reactDom = "/react-dom/cjs/react-dom-client.production.js";
const downshift = "/downshift/dist/downshift.esm.mjs";
const uqr = "/uqr/dist/index.mjs";

export const cuts: readonly Cut[] = [
  {
    // React creates its signals (`throw` in suspended work) once, as errors whose stacks nobody reads. To record the position in a stack,
    // V8 parses react-dom a second time.
    name: "react-signal-stacks",
    file: reactDom,
    edits: [
      {
        found: /(\w+Exception) = Error\(formatProdErrorMessage\((\d+)\)\)/g,
        put: "$1 = Object.create(Error.prototype, { message: { value: formatProdErrorMessage($2) } })",
        times: 5,
      },
    ],
  },
  {
    // To find where each component around an exception is declared, React runs the component once more and makes it throw. Our boundary
    // does not ask for their names.
    name: "react-component-stacks",
    file: reactDom,
    edits: [
      {
        found: /^function getStackByFiberInDevAndProd\([^]*?^\}$/gm,
        put: 'function getStackByFiberInDevAndProd() {\n  return "";\n}',
        times: 1,
      },
    ],
  },
  {
    // The browser's own sign that a transition is under way navigates the host's page to the address where it already is. This release of
    // React never shows it.
    name: "react-transition-indicator",
    file: reactDom,
    edits: [
      {
        found: /^function defaultOnDefaultTransitionIndicator\([^]*?^\}$/gm,
        put: "function defaultOnDefaultTransitionIndicator() {}",
        times: 1,
      },
    ],
  },
  {
    // A fragment with a ref, and the children that are added to it or taken from it.
    name: "react-fragment-refs",
    file: reactDom,
    edits: [
      { found: /^FragmentInstance\.prototype\.\w+ = function[^]*?^\};$/gm, put: "", times: 12 },
      {
        found: /new FragmentInstance\(current\);\n {12}traverse\w+\([^]*?\);/g,
        put: 'null;\n            throw Error("no ref to a fragment: build/lean-libraries.ts");',
        times: 1,
      },
      unreached("commitNewChildToFragmentInstances", "commitFragmentInstanceInsertionEffects", "commitFragmentInstanceDeletionEffects"),
    ],
  },
  {
    name: "react-view-transitions",
    file: reactDom,
    edits: [
      // Work that may contain a view transition is committed like all other work.
      { found: /\(?\b(\w+) & 335544064\) === \1\b/g, put: "false", times: 7 },
      { found: /shouldStartViewTransition = !0/g, put: "0", times: 2 },
      { found: /^function startViewTransition\([^]*?^\}$/gm, put: "function startViewTransition() {}", times: 1 },
      unreached(
        "trackEnterViewTransitions",
        "applyViewTransitionToHostInstances",
        "restoreViewTransitionOnHostInstances",
        "commitEnterViewTransitions",
        "commitExitViewTransitions",
        "commitNestedViewTransitions",
        "restoreEnterOrExitViewTransitions",
        "restoreNestedViewTransitions",
        "measureNestedViewTransitions",
      ),
      // Waiting with what is drawn for pictures in a view transition, and for style sheets that React would put into the host's head.
      { found: /^ {2}if \(\n {4}isViewTransitionEligible \|\|[^]*?^ {4}\}\n(?= {2}completeRoot\()/gm, put: "", times: 1 },
    ],
  },
  {
    // A root over what a server has drawn: prerendered screens are taken over by core/runtime/element/take-over.ts.
    name: "react-hydration",
    file: reactDom,
    edits: [
      {
        found:
          /^exports\.hydrateRoot = function[^]*?^\};$|^function ReactDOMHydrationRoot\([^]*?^\}$|^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = [^]*?^\};$|ReactDOMHydrationRoot\.prototype\.\w+ = (?=ReactDOMRoot\.)/gm,
        put: "",
        times: 5,
      },
      // The flag `isHydrating` of such a root: where it is set, and where it is read.
      { found: /^ {2}isHydrating = !1,\n|\bisHydrating = !/gm, put: "", times: 7 },
      { found: /\bisHydrating\b(?!\$|\n\))/g, put: "!1", times: 35 },
      unreached(
        "popHydrationState",
        "prepareToHydrateHostInstance",
        "upgradeHydrationErrorsToRecoverable",
        "updateDehydratedSuspenseComponent",
        "commitActivityHydrationCallbacks",
        "commitSuspenseHydrationCallbacks",
        "clearHydrationBoundary",
        "hideOrUnhideDehydratedBoundary",
        "registerSuspenseInstanceRetry",
        "getParentHydrationBoundary",
      ),
      // Events that wait for such a root, and those that have waited.
      { found: /^ {4}else if \(\n {6}queueIfContinuousEvent\([^]*?(?=^ {2}\}\n\}$)/gm, put: "", times: 1 },
      unreached("clearIfContinuousEvent", "retryIfBlockedOn"),
    ],
  },
  {
    // Titles, links and style sheets that React would put into the host's head, and the page's own elements.
    name: "react-page-elements",
    file: reactDom,
    edits: [
      { found: /isHostHoistableType\(\n {6}type,[^]*?: 5;/g, put: "5;", times: 1 },
      { found: /^ {4}case 26:\n {6}ii = currentHoistableRoot;[^]*?^ {6}break;\n(?= {4}case 27:)/gm, put: "", times: 1 },
      unreached(
        "getHoistableRoot",
        "getResource",
        "preloadResource",
        "preloadResourceAndSuspendIfNeeded",
        "createHoistableInstance",
        "mountHoistable",
        "isSingletonScope",
        "resolveSingletonInstance",
        "releaseSingletonInstance",
        "commitHostSingletonAcquisition",
      ),
    ],
  },
  {
    // A form with a function as its action.
    name: "react-form-actions",
    file: reactDom,
    edits: [unreached("extractEvents\\$1")],
  },
  {
    // These functions would put links and scripts of files that are asked for in advance into the host's head.
    name: "react-preloads",
    file: reactDom,
    edits: [{ found: /^ {2}[DCLmXSM]: (\w+),?\n/gm, put: "", times: 7 }],
  },
  {
    // The element behind a component.
    name: "react-find-dom-node",
    file: reactDom,
    edits: [{ found: /^ReactDOMSharedInternals\.findDOMNode = [^]*?^\};$/gm, put: "", times: 1 }],
  },
  {
    // Files asked for in advance, and forms of server actions.
    name: "react-dom-exports",
    file: "/react-dom/cjs/react-dom.production.js",
    edits: [
      {
        found:
          /^exports\.(preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule|requestFormReset|useFormState|useFormStatus) = function[^]*?^\};$/gm,
        put: "",
        times: 9,
      },
    ],
  },
  {
    // Events in the host's window, one at each change of language.
    name: "lit-status-events",
    file: "/@lit/localize/init/runtime.js",
    edits: [{ found: /^function dispatchStatusEvent\([^]*?^\}$/gm, put: "function dispatchStatusEvent() {}", times: 1 }],
  },
  {
    // A border, which core/ui/qr-code draws itself.
    name: "uqr-border",
    file: uqr,
    edits: [{ found: /^function addBorder\([^]*?^\}$/gm, put: "function addBorder(input) {\n  return input;\n}", times: 1 }],
  },
  {
    // Tables of the error corrections that no code of ours has (core/ui/qr-code draws M).
    name: "uqr-corrections",
    file: uqr,
    edits: [{ found: /^ {2}\[-1, [\d, ]+\],?\n {2}\/\/ (Low|Quartile|High)$/gm, put: "  [],", times: 6 }],
  },
  {
    // Property writes at top level and kinds of properties for development, which tie the class and all hooks to the one that is used.
    name: "downshift-other-hooks",
    file: downshift,
    edits: [
      { found: /^_?use\w+\.stateChangeTypes = .*;$|Downshift\.propTypes = (?=\{$)/gm, put: "", times: 5 },
      { found: /^var (\w*[pP]ropTypes\S*) = (_extends\(.*)?\{$[^]*?^\}\)?;$/gm, put: "var $1 = {};", times: 6 },
    ],
  },
  {
    // A live region, and its timers. Ours is in the widget's root; the library's would be in the host's body.
    name: "downshift-live-region",
    file: downshift,
    edits: [
      { found: /^function useA11yMessageStatus\([^]*?^\}$/gm, put: "function useA11yMessageStatus() {}", times: 1 },
      { found: /^var (cleanupStatus|updateA11yStatus) = debounce\(/gm, put: "var $1 = /* @__PURE__ */ debounce(", times: 2 },
    ],
  },
  {
    // Actions of a combobox that nobody calls, what it does at them, a button that opens it, and hooks whose result nobody reads then.
    name: "downshift-uncalled-actions",
    file: downshift,
    edits: [
      {
        found:
          / {4}getLabelProps: getLabelProps,\n( {4}getMenuProps: getMenuProps,\n {4}getInputProps: getInputProps,\n) {4}getToggleButtonProps[^]*? {4}reset: reset,\n/g,
        put: "$1",
        times: 1,
      },
      { found: /= useCallback\(function/g, put: "= /* @__PURE__ */ useCallback(function", times: 36 },
      {
        found: /return downshiftCommonReducer\(state, props, action, stateChangeTypes\$2\);/g,
        put: "changes = { highlightedIndex: type === ItemMouseMove && !action.disabled ? action.index : -1 };",
        times: 1,
      },
    ],
  },
  {
    // Ids of its own, and ids for React 17.
    name: "downshift-ids",
    file: downshift,
    edits: [
      { found: /typeof (reactUseId\S*) === 'function' \? (\S+) : \S+;/g, put: "$2;", times: 2 },
      { found: /^function useElementIdsR18\$1\([^]*?^\}$/gm, put: "function useElementIdsR18$$1(props) {\n  return props;\n}", times: 1 },
    ],
  },
  {
    // Looking for an item or its index where only one is known.
    name: "downshift-item-and-index",
    file: downshift,
    edits: [
      {
        found: /^function getItemAndIndex\([^]*?^\}$/gm,
        put: "function getItemAndIndex(item, index) {\n  return [item, index];\n}",
        times: 1,
      },
    ],
  },
  {
    // A warning that an argument has moved.
    name: "downshift-argument-warning",
    file: downshift,
    edits: [{ found: /^ {4}if \(disabledProp !== undefined\) \{\n {6}console\.warn\([^]*?^ {4}\}$/gm, put: "", times: 2 }],
  },
  {
    // Names of keys in browsers of 2016.
    name: "downshift-key-names",
    file: downshift,
    edits: [{ found: /normalizeArrowKey\(event\);/g, put: "event.key;", times: 6 }],
  },
];

/**
 * Returns the code of a library's file without the cuts.
 * @param warn called with each edit that was not found as often as expected; all other edits are made
 * @param leftOut the name of a cut that is not made, to measure what it saves
 */
export function cutLean(code: string, id: string, warn: (message: string) => void, leftOut?: string): string {
  const own = cuts.filter(({ name, file }) => id.endsWith(file) && name !== leftOut);
  const edits = own.flatMap(({ name, edits: all }) => all.map((edit) => ({ name, ...edit })));
  return edits.reduce((text, { name, found, put, times }) => {
    const count = text.match(found)?.length ?? 0;
    if (count !== times) warn(`${id}: ${found.source} of ${name} found ${count} times, not ${times}; see build/lean-libraries.ts`);
    return text.replace(found, put);
  }, code);
}

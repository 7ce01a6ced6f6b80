/**
 * The cuts remove library code that the widgets never need. Each cut says how often its code must be found: where a new release is written
 * in another way, the build warns and continues with the larger code, and `tests/unit/build/lean.test.ts` fails.
 */
type Cut = {
  /** The description of the removed code, which the warning contains. */
  readonly what: string;
  readonly found: RegExp;
  readonly put: string;
  readonly times: number;
};

/**
 * Returns a cut for functions of a file that the widgets can never reach, each named once. The functions are made empty, and the bundler
 * then removes everything that only they use.
 */
const unreached = (what: string, names: readonly string[]): Cut => ({
  what,
  found: new RegExp(String.raw`^function (${names.join("|")})\([^]*?^\}$`, "gm"),
  put: "function $1() {\n  return null;\n}",
  times: names.length,
});

/** The cuts, by the end of the path of the library's file. */
export const cuts: Readonly<Record<string, readonly Cut[]>> = {
  "/react-dom/cjs/react-dom-client.production.js": [
    {
      // React creates its signals (values that suspended work throws) once, as errors whose stacks are never read. To record the position
      // in a stack, V8 parses react-dom a second time, which takes 90 of the 100 ms that a slow phone needs to run this file.
      what: "stacks of React's signals",
      found: /(\w+Exception) = Error\(formatProdErrorMessage\((\d+)\)\)/g,
      put: "$1 = Object.create(Error.prototype, { message: { value: formatProdErrorMessage($2) } })",
      times: 5,
    },
    {
      // To find where each component is declared, React runs the component again and makes it throw an error.
      what: "names of the components around an exception, which our boundary does not ask for",
      found: /^function getStackByFiberInDevAndProd\([^]*?^\}$/gm,
      put: 'function getStackByFiberInDevAndProd() {\n  return "";\n}',
      times: 1,
    },
    {
      // React's default indicator of transitions navigates the host page to the address that it is at already.
      what: "the browser's own sign that a transition is under way",
      found: /^function defaultOnDefaultTransitionIndicator\([^]*?^\}$/gm,
      put: "function defaultOnDefaultTransitionIndicator() {}",
      times: 1,
    },
    { what: "methods of a ref to a fragment", found: /^FragmentInstance\.prototype\.\w+ = function[^]*?^\};$/gm, put: "", times: 12 },
    {
      what: "a ref to a fragment",
      found: /new FragmentInstance\(current\);\n {12}traverse\w+\([^]*?\);/g,
      put: 'null;\n            throw Error("no ref to a fragment: build/lean-libraries.ts");',
      times: 1,
    },
    // Work that may contain a view transition is committed like all other work, because no widget uses view transitions.
    { what: "<ViewTransition> in what is committed", found: /\(?\b(\w+) & 335544064\) === \1\b/g, put: "false", times: 7 },
    { what: "<ViewTransition> where something appears", found: /shouldStartViewTransition = !0/g, put: "0", times: 2 },
    {
      what: "what shows a <ViewTransition>",
      found: /^function startViewTransition\([^]*?^\}$/gm,
      put: "function startViewTransition() {}",
      times: 1,
    },
    unreached("names and classes that a <ViewTransition> gives to what it shows", [
      "trackEnterViewTransitions",
      "applyViewTransitionToHostInstances",
      "restoreViewTransitionOnHostInstances",
      "commitEnterViewTransitions",
      "commitExitViewTransitions",
      "commitNestedViewTransitions",
      "restoreEnterOrExitViewTransitions",
      "restoreNestedViewTransitions",
      "measureNestedViewTransitions",
    ]),
    {
      what: "waiting with what is drawn for style sheets in the head, and for pictures in a <ViewTransition>",
      found: /^ {2}if \(\n {4}isViewTransitionEligible \|\|[^]*?^ {4}\}\n(?= {2}completeRoot\()/gm,
      put: "",
      times: 1,
    },
    unreached("children that are added to, or taken from, a fragment with a ref", [
      "commitNewChildToFragmentInstances",
      "commitFragmentInstanceInsertionEffects",
      "commitFragmentInstanceDeletionEffects",
    ]),
    {
      what: "a second root over what a server has drawn: prerendered screens are taken over by core/runtime/element/take-over.ts",
      found:
        /^exports\.hydrateRoot = function[^]*?^\};$|^function ReactDOMHydrationRoot\([^]*?^\}$|^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = [^]*?^\};$|ReactDOMHydrationRoot\.prototype\.\w+ = (?=ReactDOMRoot\.)/gm,
      put: "",
      times: 5,
    },
    { what: "the mark of such a root, where it is set", found: /^ {2}isHydrating = !1,\n|\bisHydrating = !/gm, put: "", times: 7 },
    { what: "the mark of such a root, where it is asked for", found: /\bisHydrating\b(?!\$|\n\))/g, put: "!1", times: 35 },
    unreached("what such a root does with nodes that are there", [
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
    ]),
    {
      what: "events that wait for such a root",
      found: /^ {4}else if \(\n {6}queueIfContinuousEvent\([^]*?(?=^ {2}\}\n\}$)/gm,
      put: "",
      times: 1,
    },
    unreached("events that have waited for such a root", ["clearIfContinuousEvent", "retryIfBlockedOn"]),
    {
      what: "titles, links and style sheets that React would put into the host's head, and the page's own elements",
      found: /isHostHoistableType\(\n {6}type,[^]*?: 5;/g,
      put: "5;",
      times: 1,
    },
    {
      what: "what is done for one that changes",
      found: /^ {4}case 26:\n {6}ii = currentHoistableRoot;[^]*?^ {6}break;\n(?= {4}case 27:)/gm,
      put: "",
      times: 1,
    },
    unreached("what else is done for those", [
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
    ]),
    unreached("a form with a function as its action", ["extractEvents\\$1"]),
    // These functions would add links and scripts to the head of the host page.
    { what: "files asked for in advance", found: /^ {2}[DCLmXSM]: (\w+),?\n/gm, put: "", times: 7 },
    { what: "the element behind a component", found: /^ReactDOMSharedInternals\.findDOMNode = [^]*?^\};$/gm, put: "", times: 1 },
  ],
  "/react-dom/cjs/react-dom.production.js": [
    {
      what: "files asked for in advance, and forms of server actions",
      found:
        /^exports\.(preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule|requestFormReset|useFormState|useFormStatus) = function[^]*?^\};$/gm,
      put: "",
      times: 9,
    },
  ],
  "/dompurify/dist/purify.es.mjs": [
    {
      what: "what its compiler brought along for asynchronous generators: there are none",
      found: /^AsyncGenerator\.prototype\[[^]*?^\};$/gm,
      put: "",
      times: 1,
    },
    {
      what: "Array.from for maps and sets, which its compiler brought along",
      found: /Array\.from\(r\)/g,
      put: "[...r]",
      times: 1,
    },
    {
      what: "whether there is a document, which a picture that is named `nodeType` denies: where this runs there is one",
      found: /^\tif \(!window \|\| !window\.document[^]*?^\t\}\n/gm,
      put: "",
      times: 1,
    },
    {
      what: "a policy of its own that passes everything: core/domain/html gives it one wherever the browser has policies",
      found: /^const _createTrustedTypesPolicy = [^]*?^\};$/gm,
      put: "const _createTrustedTypesPolicy = () => null;",
      times: 1,
    },
    {
      what: "words for developers about settings that core/domain/html does not use",
      found: /^\t+if \(\(objectHasOwnProperty\(cfg, "ALLOWED_TAGS"\)[^]*?;\n/gm,
      put: "",
      times: 1,
    },
  ],
  "/uqr/dist/index.mjs": [
    {
      what: "a border, which core/ui/qr-code draws itself",
      found: /^function addBorder\([^]*?^\}$/gm,
      put: "function addBorder(input) {\n  return input;\n}",
      times: 1,
    },
    {
      what: "Array.from for rows of one value",
      found: /Array\.from\(\{ length: this\.size \}\)/g,
      put: "Array(this.size)",
      times: 1,
    },
    {
      what: "Array.from for code words",
      found: /Array\.from\(\{ length: (Math.+?) \}, \(\) => 0\)/g,
      put: "Array($1).fill(0)",
      times: 1,
    },
    {
      what: "tables of the error corrections that no code of ours has (core/ui/qr-code draws M)",
      found: /^ {2}\[-1, [\d, ]+\],?\n {2}\/\/ (Low|Quartile|High)$/gm,
      put: "  [],",
      times: 6,
    },
  ],
  "/@lit/localize/init/runtime.js": [
    {
      what: "events in the host's window, one at each change of language",
      found: /^function dispatchStatusEvent\([^]*?^\}$/gm,
      put: "function dispatchStatusEvent() {}",
      times: 1,
    },
  ],
  "/downshift/dist/downshift.esm.mjs": [
    {
      what: "property writes at top level, which tie the class and all hooks to the one that is used",
      found: /^_?use\w+\.stateChangeTypes = .*;$|Downshift\.propTypes = (?=\{$)/gm,
      put: "",
      times: 5,
    },
    {
      what: "kinds of properties, for development",
      found: /^var (\w*[pP]ropTypes\S*) = (_extends\(.*)?\{$[^]*?^\}\)?;$/gm,
      put: "var $1 = {};",
      times: 6,
    },
    { what: "ids for React 17", found: /typeof (reactUseId\S*) === 'function' \? (\S+) : \S+;/g, put: "$2;", times: 2 },
    { what: "a copy of React", found: /_extends\(\{\}, React\)/g, put: "React", times: 2 },
    // The widgets have a live region of their own in their shadow root; the library's would be in the body of the host page.
    {
      what: "a live region of its own",
      found: /^function useA11yMessageStatus\([^]*?^\}$/gm,
      put: "function useA11yMessageStatus() {}",
      times: 1,
    },
    {
      what: "timers of that live region",
      found: /^var (cleanupStatus|updateA11yStatus) = debounce\(/gm,
      put: "var $1 = /* @__PURE__ */ debounce(",
      times: 2,
    },
    { what: "scrolling for whoever passes in no `scrollIntoView`", found: /^ {2}scrollIntoView: scrollIntoView,\n/gm, put: "", times: 1 },
    { what: "names of keys in browsers of 2016", found: /normalizeArrowKey\(event\);/g, put: "event.key;", times: 6 },
    {
      what: "actions of a combobox that nobody calls, and a button that opens it",
      found:
        / {4}getLabelProps: getLabelProps,\n( {4}getMenuProps: getMenuProps,\n {4}getInputProps: getInputProps,\n) {4}getToggleButtonProps[^]*? {4}reset: reset,\n/g,
      put: "$1",
      times: 1,
    },
    {
      what: "ids of its own",
      found: /^function useElementIdsR18\$1\([^]*?^\}$/gm,
      put: "function useElementIdsR18$$1(props) {\n  return props;\n}",
      times: 1,
    },
    {
      what: "looking for an item or its index where only one is known",
      found: /^function getItemAndIndex\([^]*?^\}$/gm,
      put: "function getItemAndIndex(item, index) {\n  return [item, index];\n}",
      times: 1,
    },
    {
      what: "a warning that an argument has moved",
      found: /^ {4}if \(disabledProp !== undefined\) \{\n {6}console\.warn\([^]*?^ {4}\}$/gm,
      put: "",
      times: 2,
    },
    {
      what: "hooks whose result nobody reads",
      found: /= useCallback\(function/g,
      put: "= /* @__PURE__ */ useCallback(function",
      times: 36,
    },
    {
      what: "what a combobox does at actions that nobody calls",
      found: /return downshiftCommonReducer\(state, props, action, stateChangeTypes\$2\);/g,
      put: "changes = { highlightedIndex: type === ItemMouseMove && !action.disabled ? action.index : -1 };",
      times: 1,
    },
  ],
};

/**
 * Returns the code of a library's file without the cuts.
 * @param warn called with each cut that was not found as often as expected; all other cuts are made
 */
export function cutLean(code: string, id: string, warn: (message: string) => void): string {
  const [, own = []] = Object.entries(cuts).find(([file]) => id.endsWith(file)) ?? [];
  return own.reduce((text, { what, found, put, times }) => {
    const count = text.match(found)?.length ?? 0;
    if (count !== times) warn(`${id}: ${what} found ${count} times, not ${times}; see build/lean-libraries.ts`);
    return text.replace(found, put);
  }, code);
}

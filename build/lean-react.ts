/** The cuts into React (lean-libraries.ts), in the order of the table in build/README.md. */
import { unreached, type Cut } from "./lean-cut.ts";

const reactDom = "/react-dom/cjs/react-dom-client.production.js";

export const reactCuts: readonly Cut[] = [
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
    // Fragments with a ref, and the children that are added to them or removed from them.
    name: "react-fragment-refs",
    file: reactDom,
    edits: [
      { found: /^FragmentInstance\.prototype\.\w+ = function[^]*?^\};$/gm, put: "", times: 12 },
      {
        found: /new FragmentInstance\(current\);\n {12}traverse\w+\([^]*?\);/g,
        put: 'null;\n            throw Error("no ref to a fragment: build/lean-react.ts");',
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
      // Delaying a commit until the pictures of a view transition, and the style sheets that React would put into the host's head, are
      // loaded.
      { found: /^ {2}if \(\n {4}isViewTransitionEligible \|\|[^]*?^ {4}\}\n(?= {2}completeRoot\()/gm, put: "", times: 1 },
    ],
  },
  {
    // Hydration of a root that a server has rendered: prerendered screens are taken over by core/runtime/element/take-over.ts instead.
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
      // Events that wait for the hydration of such a root, and their replay.
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
    // `findDOMNode`, which returns the element of a component.
    name: "react-find-dom-node",
    file: reactDom,
    edits: [{ found: /^ReactDOMSharedInternals\.findDOMNode = [^]*?^\};$/gm, put: "", times: 1 }],
  },
  {
    // Preloading of files, and forms of server actions.
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
];

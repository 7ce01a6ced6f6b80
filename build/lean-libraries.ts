/**
 * Removes code of libraries that our code never needs. Each edit of a library's text says how often it must be found. Where a new release
 * of a library is written differently, the build warns and continues with the larger code, and `tests/unit/build/lean.test.ts` fails. The
 * table in build/README.md lists how many bytes each cut saves, as measured by `npm run cuts`. Only cuts of at least 200 bytes are made,
 * and the sanitiser is never edited.
 */
import type { Cut } from "./lean-cut.ts";
import { reactCuts } from "./lean-react.ts";

const downshift = "/downshift/dist/downshift.esm.mjs";
const uqr = "/uqr/dist/index.mjs";

export const cuts: readonly Cut[] = [
  ...reactCuts,
  {
    // This cut removes the events that the library dispatches on the host's window at each change of the language.
    name: "lit-status-events",
    file: "/@lit/localize/init/runtime.js",
    edits: [{ found: /^function dispatchStatusEvent\([^]*?^\}$/gm, put: "function dispatchStatusEvent() {}", times: 1 }],
  },
  {
    // This cut removes the check for fields of another window. Ours are all in the page's own window, whose document may have an image
    // named `defaultView`.
    name: "react-hook-form-windows",
    file: "/react-hook-form/dist/index.esm.mjs",
    edits: [
      {
        found: /^ {4}const owner = value \? value\.ownerDocument : 0;\n {4}return \(value instanceof\s+\([^()]*\)\);$/gm,
        put: "    return value instanceof HTMLElement;",
        times: 1,
      },
    ],
  },
  {
    // This cut removes the library's border, because core/ui/qr-code draws a border itself.
    name: "uqr-border",
    file: uqr,
    edits: [{ found: /^function addBorder\([^]*?^\}$/gm, put: "function addBorder(input) {\n  return input;\n}", times: 1 }],
  },
  {
    // This cut removes the tables of those levels of error correction that our code never uses (core/ui/qr-code uses level M).
    name: "uqr-corrections",
    file: uqr,
    edits: [{ found: /^ {2}\[-1, [\d, ]+\],?\n {2}\/\/ (Low|Quartile|High)$/gm, put: "  [],", times: 6 }],
  },
  {
    // This cut removes assignments at top level and the prop types for development, because both keep the class and all hooks in the file
    // although only one is used.
    name: "downshift-other-hooks",
    file: downshift,
    edits: [
      { found: /^_?use\w+\.stateChangeTypes = .*;$|Downshift\.propTypes = (?=\{$)/gm, put: "", times: 5 },
      { found: /^var (\w*[pP]ropTypes\S*) = (_extends\(.*)?\{$[^]*?^\}\)?;$/gm, put: "var $1 = {};", times: 6 },
    ],
  },
  {
    // This cut removes the library's live region with its timers. Our live region is in the widget's root; the library's would be in the
    // host's body.
    name: "downshift-live-region",
    file: downshift,
    edits: [
      { found: /^function useA11yMessageStatus\([^]*?^\}$/gm, put: "function useA11yMessageStatus() {}", times: 1 },
      { found: /^var (cleanupStatus|updateA11yStatus) = debounce\(/gm, put: "var $1 = /* @__PURE__ */ debounce(", times: 2 },
    ],
  },
  {
    // This cut removes those actions of the combobox that our code never calls, with their effects, the button that opens the list, and the
    // hooks whose result is then unused.
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
    // This cut removes the library's own ids, and the ids for React 17.
    name: "downshift-ids",
    file: downshift,
    edits: [
      { found: /typeof (reactUseId\S*) === 'function' \? (\S+) : \S+;/g, put: "$2;", times: 2 },
      { found: /^function useElementIdsR18\$1\([^]*?^\}$/gm, put: "function useElementIdsR18$$1(props) {\n  return props;\n}", times: 1 },
    ],
  },
  {
    // This cut removes the search for an item or its index where only one of them is known.
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
    // This cut removes a warning for developers about a renamed argument.
    name: "downshift-argument-warning",
    file: downshift,
    edits: [{ found: /^ {4}if \(disabledProp !== undefined\) \{\n {6}console\.warn\([^]*?^ {4}\}$/gm, put: "", times: 2 }],
  },
  {
    // This cut removes the names that keys had in browsers of 2016.
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

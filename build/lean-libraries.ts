/**
 * What libraries carry along and nothing of ours needs, cut out of their source. Each cut says how often it must be found: where a new
 * release is written in another way, the build warns and goes on with the larger code, and `tests/unit/build/lean.test.ts` is red.
 */
type Cut = {
  /** What it takes away, for the warning. */
  readonly what: string;
  readonly found: RegExp;
  readonly put: string;
  readonly times: number;
};

/** A library's file, by the end of its path, and what is cut out of it. */
export const cuts: Readonly<Record<string, readonly Cut[]>> = {
  "/react-dom/cjs/react-dom-client.production.js": [
    {
      // React makes its signals (`throw` in suspended work) once, as errors whose stacks nobody reads. To note where it stands in
      // a stack, V8 parses react-dom a second time: 90 of 100 ms that a slow phone needs to run this file.
      what: "stacks of React's signals",
      found: /(\w+Exception) = Error\(formatProdErrorMessage\((\d+)\)\)/g,
      put: "$1 = Object.create(Error.prototype, { message: { value: formatProdErrorMessage($2) } })",
      times: 5,
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
    // Ours is the root's live region; theirs would stand in the host's body.
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

/** @param warn told of each cut that was not found as often as expected; all others are made */
export function cutLean(code: string, id: string, warn: (message: string) => void): string {
  const [, own = []] = Object.entries(cuts).find(([file]) => id.endsWith(file)) ?? [];
  return own.reduce((text, { what, found, put, times }) => {
    const count = text.match(found)?.length ?? 0;
    if (count !== times) warn(`${id}: ${what} found ${count} times, not ${times}; see build/lean-libraries.ts`);
    return text.replace(found, put);
  }, code);
}

/** The interface of a browser for the suites, whatever drives it. */

export type Tab = {
  /** Opens another address and waits until it has loaded. */
  readonly go: (url: string) => Promise<void>;
  /** Returns the value of an expression in the page, awaited there; values that JSON cannot express are lost. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
  readonly keyboard: Keyboard;
  /** The browser's own input method, where the driver has one. */
  readonly inputMethod?: InputMethod;
};

export type Keyboard = {
  /** Types the text, key by key. */
  readonly type: (text: string) => Promise<void>;
  /** Presses a key: `Enter`, `ArrowLeft`, … */
  readonly press: (key: string) => Promise<void>;
};

/**
 * An input method, as for Japanese: the composed text is in the focused field and may still change. The page's events may come a moment
 * later.
 */
export type InputMethod = {
  /** Begins a composition, or changes the current one. */
  readonly compose: (text: string) => Promise<void>;
  /** Ends the composition with that text, by Enter. */
  readonly commit: (text: string) => Promise<void>;
};

export type Engine = {
  readonly name: string;
  readonly open: () => Promise<Tab>;
  readonly stop: () => Promise<void>;
};

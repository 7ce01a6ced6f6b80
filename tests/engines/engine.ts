/** The interface through which the suites use a browser, whichever program drives it. */

export type Tab = {
  /** Opens another address and waits until it has loaded. */
  readonly go: (url: string) => Promise<void>;
  /** Evaluates an expression in the page, awaits its value there and returns it. Values that JSON cannot express are lost. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
  readonly keyboard: Keyboard;
  /** The browser's own input method, where the driver gives access to it. */
  readonly inputMethod?: InputMethod;
};

export type Keyboard = {
  /** Types the text into the focused element, key by key. */
  readonly type: (text: string) => Promise<void>;
  /** Presses a key: `Enter`, `ArrowLeft`, … */
  readonly press: (key: string) => Promise<void>;
};

/**
 * An input method, as used for Japanese: the composed text is in the focused field and may still change. The page may receive its events a
 * moment later.
 */
export type InputMethod = {
  /** Begins a composition, or changes the current one. */
  readonly compose: (text: string) => Promise<void>;
  /** Ends the composition with the given text, as the key Enter does. */
  readonly commit: (text: string) => Promise<void>;
};

export type Engine = {
  readonly name: string;
  readonly open: () => Promise<Tab>;
  readonly stop: () => Promise<void>;
};

/** What the suites need of a browser, whatever it is driven by. */

export type Tab = {
  /** Leaves for another address and waits until it has loaded. */
  readonly go: (url: string) => Promise<void>;
  /** The value of an expression in the page, awaited there; what cannot be JSON is lost. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
  readonly keyboard: Keyboard;
  /** Where the driver has one. */
  readonly inputMethod?: InputMethod;
};

export type Keyboard = {
  /** Key by key. */
  readonly type: (text: string) => Promise<void>;
  /** `Enter`, `ArrowLeft`, … */
  readonly press: (key: string) => Promise<void>;
};

/** As for Japanese: what is composed stands in the focused field and may still change. The page may hear of it a moment later. */
export type InputMethod = {
  /** Begins a composition, or changes the one under way. */
  readonly compose: (text: string) => Promise<void>;
  /** Ends it with that text, by Enter. */
  readonly commit: (text: string) => Promise<void>;
};

export type Engine = {
  readonly name: string;
  readonly open: () => Promise<Tab>;
  readonly stop: () => Promise<void>;
};

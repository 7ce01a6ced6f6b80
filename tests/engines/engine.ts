/** What the suites need of a browser, whatever it is driven by. */

export type Tab = {
  /** Leaves for another address and waits until it has loaded. */
  readonly go: (url: string) => Promise<void>;
  /** The value of an expression in the page, awaited there; what cannot be JSON is lost. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
  /** Where the driver has one. */
  readonly keyboard?: Keyboard;
};

export type Keyboard = {
  /** Key by key. */
  readonly type: (text: string) => Promise<void>;
  /** `Enter`, `ArrowLeft`, … */
  readonly press: (key: string) => Promise<void>;
};

export type Engine = {
  readonly name: string;
  readonly open: () => Promise<Tab>;
  readonly stop: () => Promise<void>;
};

/** The type of the actions that meet faults in the table of actions and faults. */
import type { Page } from "playwright/test";
import type { Endpoint } from "#core/base/contract/endpoint.ts";

/** An action of the customer, which is a column of the table. */
export type Action = {
  readonly name: string;
  readonly product: "mobile" | "internet" | "digi-tv";
  readonly section: "consumption" | "settings" | "alerts" | "activate" | "devices";
  /** The parameters of the page's address beside the tab: nothing by default. */
  readonly query?: string;
  readonly endpoint: Endpoint<any, any, any>;
  /** Does what comes before the call: opens a field and types, or opens a question. Nothing by default. */
  readonly begin?: (page: Page) => Promise<void>;
  /** Does what sends the call. */
  readonly send: (page: Page) => Promise<void>;
  /** True where the pressed button stays beside the box, and repeats the call itself. */
  readonly repeatsItself?: boolean;
  /** The sentence that says that nothing has changed, where the box of the fault is not enough. */
  readonly notChanged?: string;
  /** Expects that what was typed is still there, or that what was chosen is as before. */
  readonly expectKept: (page: Page) => Promise<void>;
  readonly expectDone: (page: Page) => Promise<void>;
};

/** Describes an action of a customer that is tested with every fault of an API call (my-digi-action-faults.test.ts). */
import type { Page } from "playwright/test";
import type { Endpoint } from "#core/base/contract/endpoint.ts";

/** An action of a customer: one column of the table that tests each action with each fault. */
export type Action = {
  readonly name: string;
  readonly product: "mobile" | "internet" | "digi-tv";
  readonly section: "consumption" | "settings" | "alerts" | "activate" | "devices";
  /** The parameters in the page's address, besides the one for the tab. By default there are none. */
  readonly query?: string;
  readonly endpoint: Endpoint<any, any, any>;
  /**
   * Does what the customer does before the press that makes the call: opens a field and types, or opens a dialog. By default there is
   * nothing to do.
   */
  readonly begin?: (page: Page) => Promise<void>;
  /** Does the press, or the key, that makes the call. */
  readonly send: (page: Page) => Promise<void>;
  /** True where the button that was pressed stays beside the error box and repeats the call, so that the box needs no retry button. */
  readonly repeatsItself?: boolean;
  /**
   * The sentence that tells the customer that nothing has changed, for an action whose error box must show it besides the texts of the
   * fault.
   */
  readonly notChanged?: string;
  /** Expects that the customer's input is still in its fields, or that the choice is as it was before the action. */
  readonly expectKept: (page: Page) => Promise<void>;
  readonly expectDone: (page: Page) => Promise<void>;
};

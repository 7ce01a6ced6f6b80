import { createModel, type ReadonlySignal } from "@preact/signals-core";
import { createRedirect } from "#core/features/link-page/redirect.model.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { part } from "./way-on.part.ts";

export type Model = InstanceType<typeof Model>;

export type Given = {
  readonly to: "my-products" | "my-products-digi-tv";
  /** The address of the page. */
  readonly href: string;
  /** The text of the link. */
  readonly text: string;
  /** Called after 3 s, or when the customer presses the link, to lead to the page. */
  readonly onGo: () => void;
};

/** The redirect to the page that follows a finished action. It begins when the part is shown, and ends when the part is left. */
export const Model = createModel(({ clock }: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  const redirect = createRedirect({ clock, navigate: () => given.peek().onGo() }, given.peek().to);
  return {
    redirect,
    start() {
      redirect.begin();
      return () => redirect.stop();
    },
  };
});

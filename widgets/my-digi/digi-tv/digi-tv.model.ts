import { createModel, effect, untracked, type ReadonlySignal } from "@preact/signals-core";
import type { TvAccount } from "#core/domain/customer/product-lists.schema.ts";
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import { createRedirect, type Redirect } from "#core/features/link-page/redirect.model.ts";
import type { PartViewProps, PortsOf } from "#core/runtime/element/widget.ts";
import type { Model as Area } from "#widgets/my-digi/my-digi.model.ts";
import type { LinePage } from "#widgets/my-digi/product/line-page.model.ts";
import type { Line } from "#widgets/my-digi/product/line.model.ts";
import { createAccountEnd } from "./account-end.model.ts";
import { createActivation } from "./activation.model.ts";
import { createDevices } from "./devices.model.ts";
import type { part } from "./digi-tv.part.ts";
import { createTvPassword } from "./tv-password.model.ts";
import type { TvPorts } from "./typed.model.ts";

export type Model = InstanceType<typeof Model>;

export type DigiTv = ReturnType<typeof createDigiTv>;

export type Given = {
  readonly area: Pick<Area, "access" | "customer" | "show">;
  readonly line: Pick<Line, "modelOf">;
  readonly page: ProductPage;
  /** The section that is shown. */
  readonly section: "tv-activation" | "tv-devices" | "tv-settings";
  /** Called when the customer continues after an activation, so that the page of the new account is shown. */
  readonly onActivated: () => void;
};

/** The props of the view of each section. */
export type DigiTvProps = PartViewProps<Model, typeof part> & Given;

/** The props of the views of an account. */
export type AccountProps = DigiTvProps & { readonly account: TvAccount };

/**
 * Creates the models of the Digi TV account of one address. The model of the line holds them, so that they survive a change of the page's
 * tab.
 */
const createDigiTv = (ports: TvPorts, page: LinePage) => ({
  activation: createActivation(ports, page),
  devices: createDevices(ports, page),
  password: createTvPassword(ports, page),
  end: createAccountEnd(ports, page),
});

export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  const { clock } = ports;
  // The line does not change while the part is shown.
  const tv = given.peek().line.modelOf(createDigiTv);
  const { activation, devices, password, end } = tv;
  const toDevices = createRedirect({ clock, navigate: () => given.peek().onActivated() }, "my-products-digi-tv");
  const navigate = (page: "my-products"): void => {
    if (!given.peek().area.show(page)) ports.navigate(page);
  };
  const toProducts = createRedirect({ clock, navigate }, "my-products");
  return {
    /** Returns the models of the address's Digi TV account. They are not members of this model, because they live longer than it. */
    tv: (): DigiTv => tv,
    /** The redirect to the new account's page, 3 s after the activation (C-242). */
    toDevices,
    /** The redirect to My products, 3 s after the account was ended (C-241). */
    toProducts,
    start() {
      // An open confirmation dialog stays open while the page data is requested again, for example in another language, but closes when the
      // customer visits another section.
      const { section } = given.peek();
      if (section === "tv-devices") {
        devices.enter();
        end.close();
      } else devices.close();
      const stops = [
        effect(beginWhen(toDevices, () => activation.state.value.status === "sent")),
        effect(beginWhen(toProducts, () => end.state.value.kind === "ended")),
      ];
      return () => {
        for (const stop of stops) stop();
        toDevices.stop();
        toProducts.stop();
        devices.leave();
        activation.again();
        password.again();
        // Only the settings show how the end went.
        if (section === "tv-settings") end.leave();
      };
    },
  };
});

/** Returns an effect for a signal: it begins the redirect each time that `isDone` becomes true while the section is shown. */
function beginWhen(redirect: Redirect, isDone: () => boolean): () => void {
  let wasDone = false;
  return () => {
    const isNow = isDone();
    if (isNow && !wasDone) untracked(redirect.begin);
    wasDone = isNow;
  };
}

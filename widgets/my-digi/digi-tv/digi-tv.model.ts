import { createModel, type ReadonlySignal } from "@preact/signals-core";
import type { TvAccount } from "#core/domain/customer/product-lists.schema.ts";
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import type { PartViewProps, PortsOf } from "#core/runtime/element/widget.ts";
import type { Model as Area } from "#widgets/my-digi/my-digi.model.ts";
import type { LinePage } from "#widgets/my-digi/product/line-page.model.ts";
import type { Line } from "#widgets/my-digi/product/line.model.ts";
import type { TvPorts } from "#widgets/my-digi/typed.model.ts";
import { createAccountEnd } from "./account-end.model.ts";
import { createDevices } from "./devices.model.ts";
import type { part } from "./digi-tv.part.ts";
import { createTvPassword } from "./tv-password.model.ts";

export type Model = InstanceType<typeof Model>;

export type DigiTv = ReturnType<typeof createDigiTv>;

export type Given = {
  readonly area: Pick<Area, "access" | "show">;
  readonly line: Pick<Line, "modelOf">;
  readonly page: ProductPage;
  /** The section that is shown. */
  readonly section: "tv-devices" | "tv-settings";
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
  devices: createDevices(ports, page),
  password: createTvPassword(ports, page),
  end: createAccountEnd(ports, page),
});

export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  // The line does not change while the part is shown.
  const tv = given.peek().line.modelOf(createDigiTv);
  const { devices, password, end } = tv;
  return {
    /** Returns the models of the address's Digi TV account. They are not members of this model, because they live longer than it. */
    tv: (): DigiTv => tv,
    /** Leads to My products, because the account was ended (C-241). */
    toProducts(): void {
      if (!given.peek().area.show("my-products")) ports.navigate("my-products");
    },
    start() {
      // An open confirmation dialog stays open while the page data is requested again, for example in another language, but closes when the
      // customer visits another section.
      const { section } = given.peek();
      if (section === "tv-devices") {
        devices.enter();
        end.close();
      } else devices.close();
      return () => {
        devices.leave();
        password.again();
        // Only the settings show how the end went.
        if (section === "tv-settings") end.leave();
      };
    },
  };
});

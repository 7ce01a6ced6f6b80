import type { ReactNode } from "react";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { Account } from "./account.view.tsx";
import { Activation } from "./activation.view.tsx";
import { Devices } from "./devices.view.tsx";
import type { Given, Model } from "./digi-tv.model.ts";
import type { part } from "./digi-tv.part.ts";

export type DigiTvProps = PartViewProps<Model, typeof part> & Given;

/** Draws a section of the Digi TV page: the activation, the devices, or the account (C-081, C-115, C-116). */
export function View(props: DigiTvProps): ReactNode {
  const { devices, tv_account: account } = props.page;
  switch (props.section) {
    case "tv-activation":
      return <Activation {...props} />;
    case "tv-devices":
      return <Devices {...props} devices={devices ?? []} />;
    case "tv-settings":
      return account && <Account {...props} account={account} />;
  }
}

import type { ReactNode } from "react";
import { Account } from "./account.view.tsx";
import { Activation } from "./activation.view.tsx";
import { Devices } from "./devices.view.tsx";
import type { DigiTvProps } from "./digi-tv.model.ts";

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

import { Account } from "./account.view.tsx";
import { Devices } from "./devices.view.tsx";
import type { DigiTvProps } from "./digi-tv.model.ts";

/** Draws a section of the Digi TV page: the devices, or the account (C-081, C-115, C-116). */
export function View(props: DigiTvProps) {
  const { devices, tv_account: account } = props.page;
  if (props.section === "tv-devices") return <Devices {...props} devices={devices ?? []} />;
  return account && <Account {...props} account={account} />;
}

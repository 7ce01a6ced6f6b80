import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { QrCode } from "#core/ui/qr-code/qr-code.tsx";
import type { part } from "./wifi-code.part.ts";
import { wifiCode } from "./wifi-code.rules.ts";

type WifiCodeProps = PartViewProps<undefined, typeof part> & {
  readonly network: string;
  readonly password: string;
  /** The purpose of the code, for screen readers. */
  readonly label: string;
};

/**
 * Draws the code by which a phone joins a WiFi network (C-108). It is a part of its own, because the code is drawn only where the customer
 * wants to see the password.
 */
export const View = ({ network, password, label }: WifiCodeProps) => <QrCode text={wifiCode(network, password)} label={label} />;

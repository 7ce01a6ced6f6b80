/** The texts that say how an eSIM is installed. They use the words that the menus of each phone use. */
import { msg } from "@lit/localize";

export type Guide = { readonly id: string; readonly name: string; readonly steps: readonly string[] };

export const guidesHeading = (): string => msg("How to install it");

/** Returns the guides by family of phones, the most frequent one first. */
export const guides = (): readonly Guide[] => [
  {
    id: "iphone",
    name: msg("iPhone"),
    steps: [
      msg("Open Settings, then Mobile Service."),
      msg("Tap Add eSIM, then Use QR Code, and scan."),
      msg("Without the QR code: tap Enter Details Manually, and paste the two parts."),
    ],
  },
  {
    id: "samsung",
    name: msg("Samsung"),
    steps: [
      msg("Open Settings, Connections, then SIM manager."),
      msg("Tap Add eSIM, then Scan QR code, and scan."),
      msg("Without the QR code: tap Enter activation code, and paste the code as text."),
    ],
  },
  {
    id: "android",
    name: msg("Google Pixel and other Android phones"),
    steps: [
      msg("Open Settings, Network & internet, then SIMs."),
      msg("Tap Add SIM, then Set up an eSIM, and scan."),
      msg("Without the QR code: tap Need help, then Enter it manually, and paste the code as text."),
    ],
  },
];

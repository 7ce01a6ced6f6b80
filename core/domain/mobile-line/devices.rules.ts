/** Searches the phones that support eSIM. */
import { deviceNotFound } from "#core/base/values/esim-device.ts";
import { deviceSearchMinLength } from "#core/base/values/limits.ts";
import type { Device } from "./mobile-line.contract.ts";

/**
 * Returns the devices whose label contains the typed text, ignoring case, from 2 characters on (C-315); none for a shorter text. The entry
 * 'my device is not in the list' is in every result.
 */
export function findDevices(devices: readonly Device[], typed: string): readonly Device[] {
  const part = typed.trim().toLowerCase();
  if (part.length < deviceSearchMinLength) return [];
  return devices.filter(({ value, label }) => value === deviceNotFound || label.toLowerCase().includes(part));
}

/** The text of the QR code by which a phone joins a WiFi network, in the format that cameras of phones read (C-108). Pure. */

/** Returns a value with a backslash before each character that has a meaning in the format. */
const escaped = (value: string): string => value.replaceAll(/[\\;,:"]/g, String.raw`\$&`);

export const wifiCode = (name: string, password: string): string => `WIFI:T:WPA;S:${escaped(name)};P:${escaped(password)};;`;

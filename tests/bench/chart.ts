/** Draws a small chart of the measured times, for the README. */
import { isOurs } from "./pages.ts";
import { titles, type Measured } from "./report.ts";
import { median } from "./statistics.ts";

const width = 720;
const left = 190;
const row = 30;
const bar = 11;

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

type Bar = { readonly label: string; readonly cold: number; readonly warm: number; readonly isOurs: boolean };

const barOf = ({ form, maker, cold, warm }: Measured): Bar => ({
  label: form === "newsletter" ? titles[maker] : `${titles[maker]} (${form})`,
  cold: median(cold.map(({ usable }) => usable)),
  warm: median(warm.map(({ usable }) => usable)),
  isOurs: isOurs(maker),
});

function drawBar({ label, cold, warm, isOurs }: Bar, top: number, scale: number): string {
  const [strong, soft] = isOurs ? ["#0b6e5f", "#8fc7bd"] : ["#5b6472", "#b9c0ca"];
  const line = (value: number, y: number, colour: string): string =>
    `<rect x="${left}" y="${y}" width="${(value * scale).toFixed(1)}" height="${bar}" rx="2" fill="${colour}"/>` +
    `<text x="${(left + value * scale + 6).toFixed(1)}" y="${y + 9.5}" font-size="11">${value.toFixed(0)}</text>`;
  const weight = isOurs ? ` font-weight="700"` : "";
  return `<text x="${left - 10}" y="${top + 15}" text-anchor="end" font-size="13"${weight}>${escape(label)}</text>${line(cold, top, strong)}${line(warm, top + bar + 1, soft)}`;
}

/** Returns an SVG with bars for the newsletter, the same form by other makers, and the login of Hanko, who makes nothing else. */
export function chartOf(measured: readonly Measured[]): string {
  const bars = measured.filter(({ form, maker }) => form === "newsletter" || maker === "hanko").map(barOf);
  const scale = (width - left - 60) / Math.max(...bars.map(({ cold, warm }) => Math.max(cold, warm)));
  const height = 64 + bars.length * row;
  const title = "Milliseconds until a newsletter form can be typed in, on a slow phone";
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}" font-family="system-ui, sans-serif" fill="#1b2430">`,
    `<rect width="${width}" height="${height}" rx="8" fill="#ffffff"/>`,
    `<text x="20" y="28" font-size="15" font-weight="700">${title}</text>`,
    `<text x="20" y="46" font-size="12" fill="#5b6472">upper bar: first visit; lower bar: second visit; shorter is better</text>`,
    ...bars.map((one, index) => drawBar(one, 60 + index * row, scale)),
  ];
  return `${parts.join("\n")}\n</svg>\n`;
}

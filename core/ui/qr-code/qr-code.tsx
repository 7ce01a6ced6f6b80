import { encode } from "uqr";

type QrCodeProps = {
  /** The text that the code contains. */
  text: string;
  /** The purpose of the code, for screen readers. The encoded content is also shown as text beside the code. */
  label: string;
};

const quietZone = 4; // The width of the blank border around a code, in modules (ISO/IEC 18004).

/**
 * Renders a QR code. It is dark on light whatever the page's colours are, because cameras read nothing else. The error correction is of
 * level M, which the guideline for transfers asks for; the build contains no other level (`build/lean-libraries.ts`).
 */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: "M", boostEcc: false, border: 0 });
  const side = size + 2 * quietZone;
  return (
    <figure className="ui-qr" aria-label={label}>
      <svg viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`} shapeRendering="crispEdges" aria-hidden="true">
        <path fill="#fff" d={`M${-quietZone} ${-quietZone}h${side}v${side}h${-side}z`} />
        <path fill="#000" d={data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("")} />
      </svg>
    </figure>
  );
}

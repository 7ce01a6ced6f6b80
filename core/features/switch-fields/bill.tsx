/** A drawing of an operator's bill that shows where its two numbers are. The texts are beside the drawing. */
import { billOther, billText, customerNumberLabel, switchNumberLabel } from "./switch-fields.messages.ts";

/**
 * Renders the bill of an operator.
 *
 * @param operator the name of the operator; undefined as long as none is chosen
 */
export function Bill({ operator }: { operator: string | undefined }) {
  return (
    <div className="ui-bill">
      <svg viewBox="0 0 168 208" aria-hidden="true" focusable="false">
        <rect className="ui-bill-paper" x="1" y="1" width="166" height="206" rx="6" />
        <text x="14" y="30">
          {operator ?? ""}
        </text>
        <path className="ui-bill-print" d="M14 50h52M14 60h40M14 70h46" />
        <rect className="ui-bill-mark" x="88" y="44" width="68" height="16" rx="3" />
        <path className="ui-bill-print" d="M94 52h40" />
        <rect className="ui-bill-mark" x="88" y="66" width="68" height="16" rx="3" />
        <path className="ui-bill-print" d="M94 74h52" />
        <path className="ui-bill-print" d="M14 102h140M14 114h120M14 126h132M14 138h96" />
        <path className="ui-bill-line" d="M14 158h140" />
        <path className="ui-bill-print" d="M14 174h34M120 174h34M14 188h48" />
        <circle className="ui-bill-spot" cx="146" cy="42" r="10" />
        <circle className="ui-bill-spot" cx="146" cy="84" r="10" />
        <text className="ui-bill-number" x="146" y="46.5">
          1
        </text>
        <text className="ui-bill-number" x="146" y="88.5">
          2
        </text>
      </svg>
      <div>
        <ol>
          <li>{customerNumberLabel()}</li>
          <li>{switchNumberLabel()}</li>
        </ol>
        <p>{billText(operator)}</p>
        <p>{billOther()}</p>
      </div>
    </div>
  );
}

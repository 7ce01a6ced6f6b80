import * as say from "./withdrawal.messages.ts";
import type { Statement } from "./statement.schema.ts";

type StatementLinesProps = Statement & {
  /** The subject of the contract. It helps to recognise the contract, but is not a part of the declaration. */
  readonly note?: string | undefined;
};

/** Returns the values of a declaration with their labels, in the order in which they are sent. Products may be absent. */
export const entriesOf = ({ name, contract, email, products }: Partial<Statement>): readonly (readonly [string, string | undefined])[] => [
  [say.nameLabel(), name],
  [say.contractLabel(), contract],
  ...(products ? [[say.productsLabel(), products.map(({ title }) => title).join(", ")] as const] : []),
  [say.receiptEmailLabel(), email],
];

/** The position of the contract among the entries. */
const contractAt = 1;

/** Draws the values of the declaration, exactly as they are sent. */
export const StatementLines = ({ note, ...statement }: StatementLinesProps) =>
  entriesOf(statement).map(([label, value], at) => (
    <Line key={label} label={label} note={at === contractAt ? note : undefined}>
      {value}
    </Line>
  ));

type LineProps = { label: string; note?: string | undefined; children: string | undefined };

export function Line({ label, note, children }: LineProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {note !== undefined && <dd className="ui-quiet-text">{note}</dd>}
    </div>
  );
}

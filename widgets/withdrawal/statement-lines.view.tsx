import * as say from "./withdrawal.messages.ts";
import type { Statement } from "./statement.schema.ts";

type StatementLinesProps = Statement & {
  /** True to show the subject of the contract as well. It helps to recognise the contract, but is not a part of the declaration. */
  readonly showsTitle?: boolean;
};

/** Draws the values of the declaration, exactly as they are sent. */
export function StatementLines({ name, contract, email, products, title, showsTitle }: StatementLinesProps) {
  return (
    <>
      <Line label={say.nameLabel()}>{name}</Line>
      <Line label={say.contractLabel()} note={showsTitle ? title : undefined}>
        {contract}
      </Line>
      {products && <Line label={say.productsLabel()}>{products.map(({ title }) => title).join(", ")}</Line>}
      <Line label={say.receiptEmailLabel()}>{email}</Line>
    </>
  );
}

type LineProps = { label: string; note?: string | undefined; children: string };

export function Line({ label, note, children }: LineProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {note !== undefined && <dd className="ui-quiet-text">{note}</dd>}
    </div>
  );
}

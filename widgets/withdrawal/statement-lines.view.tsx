import * as say from "./withdrawal.messages.ts";
import type { Statement } from "./statement.schema.ts";

/** Draws what the statement says, letter by letter. */
export function StatementLines({ name, contract, email, products }: Statement) {
  return (
    <>
      <Line label={say.nameLabel()}>{name}</Line>
      <Line label={say.contractLabel()}>{contract}</Line>
      {products && <Line label={say.productsLabel()}>{products.map(({ title }) => title).join(", ")}</Line>}
      <Line label={say.receiptEmailLabel()}>{email}</Line>
    </>
  );
}

export function Line({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type BadgeProps = {
  /** The state, which gives the colour. Its words say the same, because nothing is told by colour alone. */
  state: string;
  children: string;
};

/** Renders the state of a thing beside its name: of a product, an order, an option or an invoice. */
export function Badge({ state, children }: BadgeProps) {
  return (
    <span className="ui-badge" data-state={state}>
      {children}
    </span>
  );
}

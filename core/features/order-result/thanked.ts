/** What the confirmation shows of the customer until the page is left. It is never stored (decisions §8). */
export type Thanked = {
  readonly firstName?: string | undefined;
  readonly email?: string | undefined;
  /** The address to which SIM cards are sent. */
  readonly address?: string | undefined;
};

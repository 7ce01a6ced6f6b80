import * as say from "./mobile-order.messages.ts";

/** Draws how a SIM comes to the customer, and when it is seen under My products. */
export function SimWay({ isEsim }: { readonly isEsim: boolean }) {
  if (isEsim) return <p>{say.esimWayText()}</p>;
  return (
    <p>
      {say.simWayText()} {say.simSeenText()}
    </p>
  );
}

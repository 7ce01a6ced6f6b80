import * as say from "./sim-way.messages.ts";

/** Draws how the SIM reaches the customer, and when the line appears under My products. */
export function SimWay({ isEsim }: { readonly isEsim: boolean }) {
  if (isEsim) return <p>{say.esimWayText()}</p>;
  return (
    <p>
      {say.simWayText()} {say.simSeenText()} {say.simOrderedText()}
    </p>
  );
}

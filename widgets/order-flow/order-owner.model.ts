/** The owner of the order: the person whose answers are stored. */
import { batch } from "@preact/signals-core";
import { emptySecret, type Identified } from "./order-flow.schema.ts";
import { accountKey, isOtherPerson, personKey } from "./stored-order.rules.ts";
import { newDraft, type StoredAnswers } from "./stored-answers.model.ts";

export function createOrderOwner({ secret, password, changeDraft, changeSecret }: StoredAnswers) {
  /** Sets the owner. Address, company and account number of another person are removed. */
  const belongTo = (owner: string): void => {
    const isOther = isOtherPerson(secret.peek().owner, owner);
    batch(() => {
      if (isOther) {
        password.value = undefined;
        // With a key of its own: what the person before has ordered by theirs does not concern this person.
        changeDraft(newDraft());
      }
      changeSecret({ ...(isOther && emptySecret), owner });
    });
  };
  return {
    setOrderer: (identified: Identified): void =>
      batch(() => {
        belongTo(personKey(identified));
        changeSecret({ orderer: identified });
      }),
    /** Sets the customer who is signed in as the owner. */
    setCustomer: (email: string): void => belongTo(accountKey(email)),
  };
}

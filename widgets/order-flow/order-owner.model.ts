/** The owner of the order is the person whose answers are stored. */
import { batch } from "@preact/signals-core";
import { emptySecret, type Identified } from "./order-flow.schema.ts";
import { accountKey, isOtherPerson, personKey } from "./stored-order.rules.ts";
import { newDraft, type StoredAnswers } from "./stored-answers.model.ts";

export function createOrderOwner({ secret, password, changeDraft, changeSecret }: StoredAnswers) {
  /** Sets the owner. If another person owned the order, that person's address, company and account number are deleted. */
  const belongTo = (owner: string): void => {
    const isOther = isOtherPerson(secret.peek().owner, owner);
    batch(() => {
      if (isOther) {
        password.value = undefined;
        // The new draft has a key of its own, because the previous person may have placed an order with the old key.
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
    /** Makes the customer who is signed in the owner of the order. */
    setCustomer: (email: string): void => belongTo(accountKey(email)),
  };
}

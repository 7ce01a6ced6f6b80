import { msg, str } from "@lit/localize";

export const contractsLabel = (): string => msg("Your contracts");
export const noContractText = (): string => msg("You have no contract with us yet. Put your pack together and you’ll find it here.");
export const toBuilderText = (): string => msg("Compose your pack");
export const sinceText = (day: string): string => msg(str`Since ${day}, without an end date`);
export const sinceUntilText = (since: string, until: string): string => msg(str`From ${since} to ${until}`);
export const contractNumberText = (id: string): string => msg(str`Contract ${id}`);
export const withdrawableText = (day: string): string => msg(str`You can withdraw from it until ${day}.`);
/** The text of the withdrawal link, in the wording of the law. */
export const withdrawText = (): string => msg("Withdraw from contract here");
export const moreDocumentsText = (count: number): string => (count === 1 ? msg("1 more document") : msg(str`${count} more documents`));
/** Returns the hidden text that says which contract a document belongs to. */
export const ofText = (contract: string): string => msg(str`of ${contract}`);

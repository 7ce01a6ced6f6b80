/** The availability of fibre at each address of the demo. Five addresses are promised by the manual; all others follow from their id. */

export type Availability = { fibre: boolean; internet: boolean; tv: boolean; slots: boolean };

const everything: Availability = { fibre: true, internet: true, tv: true, slots: true };
const nothing: Availability = { fibre: false, internet: false, tv: false, slots: false };

/** The promised availability by address id. A test compares the ids with the address book. */
export const promised: Readonly<Record<string, Availability>> = {
  "FTTB-1000-1-01-1": everything, // Grote Markt / Grand-Place 1, Brussels
  "FTTB-9000-1-01-10": { ...everything, tv: false }, // Veldstraat 10, Ghent
  "FTTB-4000-1-01-5": { ...everything, internet: false }, // Rue Léopold 5, Liège
  "FTTB-2000-1-01-50": { ...everything, slots: false }, // Meir 50, Antwerp
  "FTTB-5000-1-01-20": nothing, // Rue de Fer 20, Namur
};

/** Postal codes in hundreds where fibre is nearly everywhere: Brussels, Antwerp, Ghent, Liège, Charleroi, Bruges, Leuven. */
const fibreCities = new Set(["10", "11", "20", "90", "40", "60", "80", "30"]);
const shareInCities = 92;
const shareElsewhere = 64;
const shareWithTv = 90;
const shareWithSlots = 97;

/** Returns a number from 0 to 99, always the same one for a text, on every machine (FNV-1a). */
function percentile(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value % 100;
}

export function availabilityOf({ fttbAddressId, postalCode }: { fttbAddressId: string; postalCode: string }): Availability {
  const known = promised[fttbAddressId];
  if (known) return known;
  const share = fibreCities.has(postalCode.slice(0, 2)) ? shareInCities : shareElsewhere;
  if (percentile(`fibre ${fttbAddressId}`) >= share) return nothing;
  return {
    fibre: true,
    internet: true,
    tv: percentile(`tv ${fttbAddressId}`) < shareWithTv,
    slots: percentile(`slots ${fttbAddressId}`) < shareWithSlots,
  };
}

/**
 * This module decides whether fibre is available at an address of the demo. Five addresses are promised by the manual (decisions §11); the
 * availability of all others is computed from their id.
 */

export type Availability = { fibre: boolean; internet: boolean; tv: boolean; slots: boolean };

const everything: Availability = { fibre: true, internet: true, tv: true, slots: true };
const nothing: Availability = { fibre: false, internet: false, tv: false, slots: false };

/** The promised availability by address id. A test checks that the address book knows the ids. */
export const promised: Readonly<Record<string, Availability>> = {
  "FTTB-1000-1-01-1": everything, // Grote Markt / Grand-Place 1 in Brussels has everything.
  "FTTB-9000-1-01-10": { ...everything, tv: false }, // Veldstraat 10 in Ghent has no TV.
  "FTTB-4000-1-01-5": { ...everything, internet: false }, // Rue Léopold 5 in Liège has no internet offers.
  "FTTB-2000-1-01-50": { ...everything, slots: false }, // Meir 50 in Antwerp has no free slots.
  "FTTB-5000-1-01-20": nothing, // Rue de Fer 20 in Namur has no fibre.
};

/**
 * The first two digits of the postal codes where fibre is nearly everywhere: Brussels, Antwerp, Ghent, Liège, Charleroi, Bruges, Leuven.
 */
const fibreCities = new Set(["10", "11", "20", "90", "40", "60", "80", "30"]);
const shareInCities = 92;
const shareElsewhere = 64;
const shareWithTv = 90;
const shareWithSlots = 97;

/** Returns a number from 0 to 99, which is the same for a text on every machine (FNV-1a). */
function percentile(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value % 100;
}

/** Returns what is available at an address: as promised (decisions §11), else computed from the id, so that an address keeps its answer. */
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

/**
 * Pure rules for a page whose order is placed on another site. Such a page does not store the phone numbers that customers keep (decisions
 * §8), only placeholders for them.
 */
import { writeJson } from "#core/base/values/json.ts";
import { maxMobileLines } from "#core/base/values/limits.ts";
import { newPhone } from "#core/base/values/mobile-number.ts";
import { emptyBundle, lacksPrerequisite, landlineAnswers, priced } from "./bundle.rules.ts";
import type { Bundle, MobileLine, WantedLine } from "./bundle.schema.ts";

const keepsNumber = ({ phone }: MobileLine): boolean => phone !== newPhone;

/**
 * Returns the bundle without kept numbers, as a shared link has it: a mobile line that keeps a number becomes a line that the visitor still
 * has to finish, and of a landline only the fact remains that its number is kept.
 */
export function withoutKeptNumbers(bundle: Bundle): Bundle {
  const { mobile, landline, tv, wanted } = bundle;
  const kept = mobile.cards.filter(keepsNumber);
  const unanswered = landlineAnswers(emptyBundle.landline);
  const isLandlineBare = writeJson(landlineAnswers(landline)) === writeJson(unanswered);
  if (kept.length === 0 && isLandlineBare) return bundle;
  const lines = [...wanted.lines, ...kept.map(toFinish)].slice(0, maxMobileLines);
  const without: Bundle = {
    ...bundle,
    mobile: { ...mobile, cards: mobile.cards.filter((line) => !keepsNumber(line)) },
    landline: { ...landline, ...unanswered },
    wanted: { ...wanted, lines },
  };
  // TV is left out together with the mobile lines on which it depends, where those are removed here.
  return priced(
    tv.card && lacksPrerequisite(without, "tv")
      ? { ...without, tv: emptyBundle.tv, wanted: { ...without.wanted, tv: tv.card.wpId } }
      : without,
  );
}

const toFinish = ({ wpId, sim }: MobileLine): WantedLine => ({ wpId, sim: sim.name, keepsNumber: true });

/** Returns the bundle that another tab has stored, completed with the numbers that this page still holds in memory. */
export function withRemembered(stored: Bundle, own: Bundle): Bundle {
  const { landline } = own;
  const isSameLandline = landline.card !== null && landline.card.i === stored.landline.card?.i && stored.landline.currentPhone === true;
  const answered = isSameLandline ? { ...stored, landline: { ...stored.landline, ...landlineAnswers(landline) } } : stored;
  return priced(own.mobile.cards.filter(keepsNumber).reduce(withLine, answered));
}

function withLine(bundle: Bundle, line: MobileLine): Bundle {
  const { mobile, wanted } = bundle;
  const index = wanted.lines.findIndex((one) => one.keepsNumber && one.wpId === line.wpId && one.sim === line.sim.name);
  if (index < 0 || mobile.cards.length >= maxMobileLines) return bundle;
  const ids = mobile.cards.map(({ id }) => id);
  const id = ids.includes(line.id) ? 1 + Math.max(...ids) : line.id;
  return {
    ...bundle,
    mobile: { ...mobile, cards: [...mobile.cards, { ...line, id }] },
    wanted: { ...wanted, lines: wanted.lines.filter((_one, at) => at !== index) },
  };
}

/** This module tells what is known of a sample job, for the list, for the page of the job and for search engines, with pure functions. */
import type { JobDetails } from "#core/domain/jobs/job.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { centsOfEuros, formatMoney } from "#core/base/values/money.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { creditor } from "#demo/api/data/creditor.ts";
import {
  contracts,
  departments,
  hours,
  locations,
  mealVoucherEuros,
  postalCodes,
  settings,
  weeks,
  workLanguages,
  type Location,
} from "#demo/api/data/job-locations.ts";
import { openings, type Opening } from "#demo/api/data/job-openings.ts";
import { normalise } from "#demo/api/data/search-key.ts";
import { jobTexts } from "#demo/api/messages/job-texts.ts";

/** Returns what the list and the page of a job both say. */
export function headOf({ id, role, values }: Opening, lang: Language, siteUrl: string) {
  const location = locations[values.location as Location];
  return {
    category: departments[role.department][lang],
    title: role.texts[lang][0],
    tgs: [location, workLanguages[values.language as Language], contracts[role.contract], hours[role.hours]].map((texts) => texts[lang]),
    link: `${siteUrl}${pathOf("job-application", lang)}?job=${id}`,
  };
}

/** The days for which a sample job has been open, and those for which it stays open: they depend on its place in the list. */
const [openForDays, staysForDays] = [28, 60];

export function detailsOf(
  opening: Opening,
  lang: Language,
  { siteUrl, nowMs }: { readonly siteUrl: string; readonly nowMs: number },
): JobDetails {
  const { id, values } = opening;
  const location = values.location as Location;
  const posted = addDays(todayInBrussels(nowMs), -(openings.indexOf(opening) % openForDays) - 1);
  return {
    ...headOf(opening, lang, siteUrl),
    id,
    posted,
    until: addDays(posted, openForDays + staysForDays),
    place: { postalCode: postalCodes[location], city: locations[location][lang] },
    employer: creditor.name,
    sections: sectionsOf(opening, lang),
  };
}

function sectionsOf({ role, values }: Opening, lang: Language): JobDetails["sections"] {
  const texts = jobTexts[lang];
  const [tasks, profile] = role.more[lang];
  const money = (euros: number): string => formatMoney(centsOfEuros(euros), lang);
  const [from, to] = role.payEuros;
  const week = weeks[role.hours]?.[lang];
  return [
    { h: texts.work, p: [role.texts[lang][1], tasks] },
    { h: texts.profile, p: [profile, texts.languageOfWork(workLanguages[values.language as Language][lang])] },
    { h: texts.when, p: [...(week === undefined ? [] : [week]), settings[role.setting][lang]] },
    {
      h: texts.offer,
      p: [
        texts.contract(contracts[role.contract][lang], hours[role.hours][lang]),
        texts.pay[role.contract === "student" ? "hour" : "month"](money(from), money(to)),
        texts.benefits[role.contract](money(mealVoucherEuros)),
      ],
    },
    { h: texts.apply, p: [texts.applyText] },
  ];
}

/** Returns the text of an opening in which words are searched: its title, its texts and its tags. */
export function searchTextOf(opening: Opening, lang: Language): string {
  const { role } = opening;
  const { title, category, tgs } = headOf(opening, lang, "");
  return normalise([title, category, ...tgs, ...role.texts[lang], ...role.more[lang], settings[role.setting][lang]].join(" "));
}

/** Tells whether a normalised text contains each of the words, whatever their case and accents. */
export const hasWords = (text: string, words: string): boolean =>
  normalise(words)
    .split(" ")
    .every((word) => text.includes(word));

/** The mails that confirm a change of a plan, or the cancellation of a planned change. */
import { mail, type Texts } from "./mail-texts.ts";

type PlanFacts = {
  readonly firstName: string;
  /**
   * The sentence of the API's response, which the page has shown: the new plan, its first day and its price, or that the change is
   * cancelled.
   */
  readonly answer: string;
  /** The phone number or the address of the product. */
  readonly product: string;
  readonly pageUrl: string;
  readonly contactUrl: string;
};

type ChangeFacts = PlanFacts & {
  /** The present plan and its price per month. */
  readonly former: { readonly plan: string; readonly money: string };
  /** The last day on which the change can be cancelled, as a text. */
  readonly until: string;
  /** The last day to withdraw, in words, and the address of the page for it. Undefined where the new plan does not cost more. */
  readonly withdrawal: { readonly until: string; readonly url: string } | undefined;
};

export const planMail: Texts<ChangeFacts> = {
  en: ({ firstName, answer, product, former, until, withdrawal, pageUrl, contactUrl }) =>
    mail(
      "Your plan changes",
      `Hello ${firstName},`,
      answer,
      product,
      `Until then you have ${former.plan}, for ${former.money} a month.`,
      `You can change or take this back until ${until}:\n${pageUrl}`,
      ...(withdrawal === undefined
        ? []
        : [
            `You can withdraw from this change without giving a reason until ${withdrawal.until}. Withdraw from contract here:\n${withdrawal.url}`,
          ]),
      `Any questions? We’re happy to help:\n${contactUrl}`,
      "Kind regards,\ndigi",
    ),
  fr: ({ firstName, answer, product, former, until, withdrawal, pageUrl, contactUrl }) =>
    mail(
      "Votre abonnement change",
      `Bonjour ${firstName},`,
      answer,
      product,
      `D’ici là, vous avez ${former.plan}, pour ${former.money} par mois.`,
      `Vous pouvez encore modifier ou annuler ce changement jusqu’au ${until}\u00a0:\n${pageUrl}`,
      ...(withdrawal === undefined
        ? []
        : [
            `Vous pouvez vous rétracter de ce changement sans vous justifier jusqu’au ${withdrawal.until}. Se rétracter du contrat ici\u00a0:\n${withdrawal.url}`,
          ]),
      `Une question\u00a0? Nous sommes là pour vous aider\u00a0:\n${contactUrl}`,
      "Bien à vous,\ndigi",
    ),
  nl: ({ firstName, answer, product, former, until, withdrawal, pageUrl, contactUrl }) =>
    mail(
      "Je abonnement verandert",
      `Dag ${firstName},`,
      answer,
      product,
      `Tot dan heb je ${former.plan}, voor ${former.money} per maand.`,
      `Tot en met ${until} kun je dit nog wijzigen of annuleren:\n${pageUrl}`,
      ...(withdrawal === undefined
        ? []
        : [
            `Tot en met ${withdrawal.until} kun je deze wijziging zonder opgave van reden herroepen. Hier het contract herroepen:\n${withdrawal.url}`,
          ]),
      `Heb je een vraag? We helpen je graag:\n${contactUrl}`,
      "Vriendelijke groeten,\ndigi",
    ),
};

export const planKeptMail: Texts<PlanFacts> = {
  en: ({ firstName, answer, product, pageUrl, contactUrl }) =>
    mail(
      "Your plan stays as it is",
      `Hello ${firstName},`,
      answer,
      product,
      `Your plan:\n${pageUrl}`,
      `Any questions? We’re happy to help:\n${contactUrl}`,
      "Kind regards,\ndigi",
    ),
  fr: ({ firstName, answer, product, pageUrl, contactUrl }) =>
    mail(
      "Votre abonnement ne change pas",
      `Bonjour ${firstName},`,
      answer,
      product,
      `Votre abonnement\u00a0:\n${pageUrl}`,
      `Une question\u00a0? Nous sommes là pour vous aider\u00a0:\n${contactUrl}`,
      "Bien à vous,\ndigi",
    ),
  nl: ({ firstName, answer, product, pageUrl, contactUrl }) =>
    mail(
      "Je abonnement blijft zoals het is",
      `Dag ${firstName},`,
      answer,
      product,
      `Je abonnement:\n${pageUrl}`,
      `Heb je een vraag? We helpen je graag:\n${contactUrl}`,
      "Vriendelijke groeten,\ndigi",
    ),
};

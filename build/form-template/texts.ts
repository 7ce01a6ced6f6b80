/** The translations of a form's texts, by the English text. */
import type { Template } from "#build/template.ts";

export const formTexts: Template["texts"] = {
  "Ask us your question. We’ll reply by email.": {
    fr: "Posez-nous votre question. Nous vous répondrons par e\u2011mail.",
    nl: "Stel je vraag. We antwoorden per e\u2011mail.",
  },
  "Your question": { fr: "Votre question", nl: "Je vraag" },
  "You may use my details to reply to me. I accept the": {
    fr: "Vous pouvez utiliser mes données pour me répondre. J’accepte la",
    nl: "Jullie mogen mijn gegevens gebruiken om me te antwoorden. Ik ga akkoord met het",
  },
  "Send my question": { fr: "Envoyer ma question", nl: "Mijn vraag versturen" },
  "We’ll email you our answer.": {
    fr: "Vous recevrez notre réponse par e\u2011mail.",
    nl: "Je krijgt ons antwoord per e\u2011mail.",
  },
};

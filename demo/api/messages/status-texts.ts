/** This file has the sentences with which several calls answer. */
import type { Language } from "#core/base/values/language.ts";

const en = {
  malformed: "We couldn’t read the request.",
  unauthorised: "Please log in.",
  forbidden: "This page isn’t allowed to use this service.",
  notFound: "This doesn’t exist.",
  tooLarge: "What you sent is too large. A file can be up to 5\u00a0MB.",
  wrongType: "The request isn’t in the expected format.",
  rateLimited: "Too many requests. Please wait a moment and try again.",
  unavailable: "Our service isn’t available right now. Please try again in a few minutes.",
  internal: "Something went wrong on our side. Please try again.",
  captcha: "Please confirm again that you’re human.",
  unknownPostalCode: "We don’t know this postal code. Please check it.",
  unknownAddress: "We don’t know this address. Please choose it again.",
  noFibre: "We are still building in your area.",
  fibre: "Fibre is available at this address.",
  subscribed: "Thank you! You are now subscribed to our newsletter.",
  contacted: "Thank you for your message. We’ll get back to you as soon as we can.",
  openFibre: "Thank you! You are on our list.",
  callback: "Thank you! We have received your request.",
  /** The text of P-280, word for word. */
  applied: "Job apply successful!",
};

export type StatusTextId = keyof typeof en;
type Texts = Readonly<Record<StatusTextId, string>>;

const fr: Texts = {
  malformed: "Nous n’avons pas pu lire la demande.",
  unauthorised: "Veuillez vous connecter.",
  forbidden: "Cette page ne peut pas utiliser ce service.",
  notFound: "Cet élément n’existe pas.",
  tooLarge: "Votre envoi est trop volumineux. Un fichier peut faire 5\u00a0Mo au maximum.",
  wrongType: "La demande n’a pas le format attendu.",
  rateLimited: "Trop de demandes. Veuillez patienter un instant avant de réessayer.",
  unavailable: "Notre service est momentanément indisponible. Veuillez réessayer dans quelques minutes.",
  internal: "Un problème est survenu de notre côté. Veuillez réessayer.",
  captcha: "Veuillez confirmer à nouveau que vous n’êtes pas un robot.",
  unknownPostalCode: "Nous ne connaissons pas ce code postal. Veuillez le vérifier.",
  unknownAddress: "Nous ne connaissons pas cette adresse. Veuillez la choisir à nouveau.",
  noFibre: "Les travaux se poursuivent dans votre quartier.",
  fibre: "La fibre est disponible à cette adresse.",
  subscribed: "Merci\u00a0! Votre inscription à notre newsletter est confirmée.",
  contacted: "Merci pour votre message. Nous vous répondrons dès que possible.",
  openFibre: "Merci\u00a0! Vous êtes sur notre liste.",
  callback: "Merci\u00a0! Nous avons bien reçu votre demande.",
  applied: "Votre candidature a bien été envoyée\u00a0!",
};

const nl: Texts = {
  malformed: "We konden de aanvraag niet lezen.",
  unauthorised: "Log in om verder te gaan.",
  forbidden: "Deze pagina mag deze dienst niet gebruiken.",
  notFound: "Dit bestaat niet.",
  tooLarge: "Wat je verstuurt is te groot. Een bestand mag maximaal 5\u00a0MB zijn.",
  wrongType: "De aanvraag heeft niet het verwachte formaat.",
  rateLimited: "Te veel aanvragen. Wacht even en probeer het opnieuw.",
  unavailable: "Onze dienst is even niet beschikbaar. Probeer het over enkele minuten opnieuw.",
  internal: "Er ging iets mis aan onze kant. Probeer het opnieuw.",
  captcha: "Bevestig opnieuw dat je geen robot bent.",
  unknownPostalCode: "We kennen deze postcode niet. Kijk hem even na.",
  unknownAddress: "We kennen dit adres niet. Kies het opnieuw.",
  noFibre: "We werken nog aan het netwerk in je buurt.",
  fibre: "Glasvezel is beschikbaar op dit adres.",
  subscribed: "Bedankt! Je bent nu ingeschreven voor onze nieuwsbrief.",
  contacted: "Bedankt voor je bericht. We antwoorden zo snel mogelijk.",
  openFibre: "Bedankt! Je staat op onze lijst.",
  callback: "Bedankt! We hebben je aanvraag goed ontvangen.",
  applied: "Je sollicitatie is goed verstuurd!",
};

export const statusTexts: Readonly<Record<Language, Texts>> = { en, fr, nl };

export const statusText = (id: StatusTextId, language: Language): string => statusTexts[language][id];

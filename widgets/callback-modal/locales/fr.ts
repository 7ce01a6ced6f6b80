
    // Do not modify this file by hand!
    // Re-generate this file by running lit-localize

    
    import {str} from '@lit/localize';

    /* eslint-disable no-irregular-whitespace */
    /* eslint-disable @typescript-eslint/no-explicit-any */

    export const templates = {
      's09205907b5b56cda': `Non`,
's2a03dcad09d0c7cb': `Nous sommes fermés pour le moment`,
's2f8cd652a9f7eb44': `Laissez votre numéro et nous vous appelons. Ou appelez-nous :`,
's315eb4e291996ebd': str`Nous vous appelons demain, à partir de ${0}.`,
's3743d4698c841470': str`Nous appelons entre ${0} et ${1}, du lundi au samedi.`,
's6e6906cc61be26d8': `Vous pouvez m’appeler à ce numéro au sujet de ma demande, comme le décrit la`,
's7a5f1bc4a39a7198': `conditions générales`,
's7b2d42ab3655a3c5': str`Nous vous appelons lundi, à partir de ${0}.`,
's7d647e78c06f85eb': `Nous vous rappelons`,
's90e4463474961648': `Rappelez-moi`,
's970ba648a79e6c82': `Message envoyé`,
'sb0200c2a82599ba9': `Êtes-vous déjà client ?`,
'sb5aa3ed2d7c67757': str`Nous vous appelons aujourd’hui, à partir de ${0}.`,
'sc16e00a7a8b2fde2': `Retour`,
'sc376afd2a01ca424': str`Du lundi au samedi, de ${0} à ${1}`,
'scb489a1a173ac3f0': `Oui`,
'sdb7e770f6679b77f': `J’accepte les`,
'sdc880641f9833a51': `et la`,
'se4f0442cb4f201d8': `Indiquez d’abord votre prénom, votre nom et votre numéro de téléphone.`,
'sf818d7355e9f9872': `Les 9 chiffres après +32, par exemple 470 12 34 56`,
    };
  
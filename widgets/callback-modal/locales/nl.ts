
    // Do not modify this file by hand!
    // Re-generate this file by running lit-localize

    
    import {str} from '@lit/localize';

    /* eslint-disable no-irregular-whitespace */
    /* eslint-disable @typescript-eslint/no-explicit-any */

    export const templates = {
      's09205907b5b56cda': `Nee`,
's2a03dcad09d0c7cb': `We zijn nu gesloten`,
's2f8cd652a9f7eb44': `Laat je nummer achter en wij bellen je. Of bel ons zelf:`,
's315eb4e291996ebd': str`We bellen je morgen, vanaf ${0}.`,
's3743d4698c841470': str`We bellen tussen ${0} en ${1}, van maandag tot zaterdag.`,
's6e6906cc61be26d8': `Jullie mogen me op dit nummer bellen over mijn aanvraag, zoals beschreven in het`,
's7a5f1bc4a39a7198': `algemene voorwaarden`,
's7b2d42ab3655a3c5': str`We bellen je maandag, vanaf ${0}.`,
's7d647e78c06f85eb': `Wij bellen je terug`,
's90e4463474961648': `Bel me terug`,
's970ba648a79e6c82': `Bericht verzonden`,
'sb0200c2a82599ba9': `Ben je al klant?`,
'sb5aa3ed2d7c67757': str`We bellen je vandaag, vanaf ${0}.`,
'sc16e00a7a8b2fde2': `Terug`,
'sc376afd2a01ca424': str`Maandag tot zaterdag, van ${0} tot ${1}`,
'scb489a1a173ac3f0': `Ja`,
'sdb7e770f6679b77f': `Ik ga akkoord met de`,
'sdc880641f9833a51': `en het`,
'se4f0442cb4f201d8': `Vul eerst je voornaam, je achternaam en je telefoonnummer in.`,
'sf818d7355e9f9872': `De 9 cijfers na +32, bijvoorbeeld 470 12 34 56`,
    };
  
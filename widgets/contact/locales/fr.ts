
    // Do not modify this file by hand!
    // Re-generate this file by running lit-localize

    
    

    /* eslint-disable no-irregular-whitespace */
    /* eslint-disable @typescript-eslint/no-explicit-any */

    export const templates = {
      's0dc9d958e1550b47': `Arrêter l’envoi`,
's13dc5020ecf345dd': `L’envoi a été arrêté`,
's1c4467af30530487': `Vous pouvez utiliser mes données pour me répondre. J’accepte la`,
's1ff1b8bb0113084e': `Je souhaite recevoir des nouveautés et des offres par e-mail`,
's2574039d3ea9d663': `Sponsoring`,
's36857cce557aeca2': `Écrivez-nous et dites-nous de quoi il s’agit. Nous répondons par e-mail.`,
's41dead1015f21949': `9 chiffres, par exemple 470 12 34 56`,
's4705963f876b99c8': `De quoi s’agit-il ?`,
's47e2ff1164728130': `Une commande ou une offre`,
's6c470eea2ab4e3bd': `Emplois`,
's8642948ac334e994': `Presse`,
'sb2d8ab3ac7a9f1dd': `Votre message`,
'sb9e306d8fcfb3c1c': `Envoyer le message`,
'sbc6953a36ced943f': `politique de confidentialité`,
'sc342eb5979dd1db5': `Nous vous en avons envoyé une copie par e-mail.`,
'sd15de0dcd2378a55': `Contactez-nous`,
'sddfc86d2b1251528': `Pièce jointe`,
'sfb7a44981c34ce04': `De l’aide avec mes produits`,
'sfcbf4bc364027d53': `Un seul fichier PDF, Word, PNG ou JPEG, de 5 Mo au plus`,
    };
  
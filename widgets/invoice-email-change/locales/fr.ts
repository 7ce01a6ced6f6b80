
    // Do not modify this file by hand!
    // Re-generate this file by running lit-localize

    
    

    /* eslint-disable no-irregular-whitespace */
    /* eslint-disable @typescript-eslint/no-explicit-any */

    export const templates = {
      's19cdbc641c985fd6': `Nous y envoyons votre prochaine facture.`,
's700b2e06b6e7dbf8': `Vos factures partent vers la nouvelle adresse`,
'sc2bffa0c4aa8cc41': `Confirmez votre nouvelle adresse de facturation`,
    };
  

    // Do not modify this file by hand!
    // Re-generate this file by running lit-localize

    
    

    /* eslint-disable no-irregular-whitespace */
    /* eslint-disable @typescript-eslint/no-explicit-any */

    export const templates = {
      's19cdbc641c985fd6': `Daar sturen we je volgende factuur naartoe.`,
's700b2e06b6e7dbf8': `Je facturen gaan naar het nieuwe adres`,
'sc2bffa0c4aa8cc41': `Bevestig je nieuwe adres voor facturen`,
    };
  
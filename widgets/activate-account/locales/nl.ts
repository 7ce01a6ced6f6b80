
    // Do not modify this file by hand!
    // Re-generate this file by running lit-localize

    
    

    /* eslint-disable no-irregular-whitespace */
    /* eslint-disable @typescript-eslint/no-explicit-any */

    export const templates = {
      's42d088707cbc1fb1': `Je account is niet geactiveerd`,
's6685407ab7951b5f': `Je account is actief. Je kunt nu inloggen.`,
'sc6c236fcf24524f0': `Activeer je account`,
'sd096ed3571aaac38': `Bedankt`,
    };
  
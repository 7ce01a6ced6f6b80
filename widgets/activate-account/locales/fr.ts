
    // Do not modify this file by hand!
    // Re-generate this file by running lit-localize

    
    

    /* eslint-disable no-irregular-whitespace */
    /* eslint-disable @typescript-eslint/no-explicit-any */

    export const templates = {
      's42d088707cbc1fb1': `Votre compte n’est pas activé`,
's6685407ab7951b5f': `Votre compte est actif. Vous pouvez maintenant vous connecter.`,
'sc6c236fcf24524f0': `Activez votre compte`,
'sd096ed3571aaac38': `Merci`,
    };
  
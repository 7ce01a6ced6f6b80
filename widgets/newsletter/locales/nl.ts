
    // Do not modify this file by hand!
    // Re-generate this file by running lit-localize

    
    

    /* eslint-disable no-irregular-whitespace */
    /* eslint-disable @typescript-eslint/no-explicit-any */

    export const templates = {
      's064404cf59860b55': `Nieuws over glasvezel, mobiel en tv, hooguit één keer per maand. Je kunt stoppen wanneer je wilt.`,
's09839d9235684fbf': `Ik wil de nieuwsbrief ontvangen en ik ga akkoord met het`,
's34256e100361b150': `Blijf op de hoogte`,
's56d62c4d42e215ae': `Inschrijven op de nieuwsbrief`,
's713e6533f3c43443': `We hebben je een welkomstbericht gestuurd. Met de link daarin stop je de nieuwsbrief.`,
    };
  
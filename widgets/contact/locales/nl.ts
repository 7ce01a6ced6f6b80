
    // Do not modify this file by hand!
    // Re-generate this file by running lit-localize

    
    

    /* eslint-disable no-irregular-whitespace */
    /* eslint-disable @typescript-eslint/no-explicit-any */

    export const templates = {
      's0dc9d958e1550b47': `Stoppen met versturen`,
's13dc5020ecf345dd': `Het versturen is gestopt`,
's1c4467af30530487': `Jullie mogen mijn gegevens gebruiken om me te antwoorden. Ik ga akkoord met het`,
's1ff1b8bb0113084e': `Ik wil nieuws en aanbiedingen per e-mail ontvangen`,
's2574039d3ea9d663': `Sponsoring`,
's36857cce557aeca2': `Schrijf ons en vertel waarover het gaat. We antwoorden per e-mail.`,
's41dead1015f21949': `9 cijfers, bijvoorbeeld 470 12 34 56`,
's4705963f876b99c8': `Waarover gaat het?`,
's47e2ff1164728130': `Een bestelling of aanbod`,
's6c470eea2ab4e3bd': `Vacatures`,
's8642948ac334e994': `Pers`,
'sb2d8ab3ac7a9f1dd': `Je bericht`,
'sb9e306d8fcfb3c1c': `Bericht versturen`,
'sbc6953a36ced943f': `privacybeleid`,
'sc342eb5979dd1db5': `We hebben je een kopie ervan gemaild.`,
'sd15de0dcd2378a55': `Neem contact op`,
'sddfc86d2b1251528': `Bijlage`,
'sfb7a44981c34ce04': `Hulp bij mijn producten`,
'sfcbf4bc364027d53': `Eén pdf-, Word-, PNG- of JPEG-bestand van hoogstens 5 MB`,
    };
  
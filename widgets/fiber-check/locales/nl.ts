
    // Do not modify this file by hand!
    // Re-generate this file by running lit-localize

    
    import {str} from '@lit/localize';

    /* eslint-disable no-irregular-whitespace */
    /* eslint-disable @typescript-eslint/no-explicit-any */

    export const templates = {
      's054f832176097679': str`Tv: ${0}`,
's055c05f707d3c2d7': `Mijn adres controleren`,
's2689215e0770ca2a': `Glasvezel is beschikbaar`,
's2a90b8513a2ee36d': `Sluiten en een ander adres controleren`,
's31de2d65d0c0d940': str`Er ligt nog geen glasvezel op ${0}.`,
's3e9f15d8eafec70c': `Tv: nog geen aanbod op dit adres`,
's427caceb007621ac': `Ligt er glasvezel bij jou?`,
's4cb5406d558231e3': `We bouwen voort aan ons netwerk: laat je gegevens achter en we laten je weten wanneer er glasvezel komt.`,
's63314241ca64beb8': str`Internet: ${0}`,
's7b908e4290c8d487': `Internet: nog geen aanbod op dit adres`,
's8153fa3bebcc2002': `Hier ligt nog geen glasvezel`,
's92b74d1b1e71edb4': `Weet het als eerste wanneer er glasvezel komt`,
's939763fbb37413cc': `Een ander adres controleren`,
's9b4b92931bdf58e9': `Vul je adres in en je weet het meteen.`,
'saba9592b031b9d2d': `Je hoort van ons zodra er glasvezel op je adres ligt.`,
'sae398aff4a85b73c': str`Er ligt glasvezel op ${0}.`,
'sb2e92d2cbdaa7137': `We schrijven je alleen hierover, zoals je leest in ons`,
'sba25e7e18d690576': `Mijn bundel samenstellen`,
'sbd964ca80885ac1c': `Verwittig me als er glasvezel komt`,
'sc16e00a7a8b2fde2': `Terug`,
'sc74215076d64b0be': `De controle stoppen`,
'sd89ff2117bc6bfa6': `Hou me op de hoogte`,
    };
  